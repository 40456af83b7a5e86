import Checks
import Layout
import Project
import Specs
import Values

/// What a sheet tells of a mock-up besides its picture.
extension Mockup {
    /// What the component stands on: its first backdrop, or a screen's background.
    var backdrop: BoundColor? {
        switch laidOut.tree.arrangement {
        case .screen(let screen): screen.background
        case .component: laidOut.tree.backdrops.first
        }
    }

    /// The opaque color of the stage.
    func stageColor(in appearance: Appearance) -> RGBA {
        let ground: RGBA = appearance.isDark ? .black : .white
        return backdrop?.value[appearance].composited(over: ground) ?? ground
    }

    /// The smallest hit area of a control.
    var smallestTarget: Size? {
        frames.compactMap { HitArea.rect(of: $0.frame, direction: metrics.direction)?.size }
            .min { $0.shorterSide < $1.shorterSide }
    }
}

extension SheetState {
    private func failing(in appearance: Appearance) -> Int {
        findings(in: appearance).count { !$0.isWaived }
    }

    private func waived(in appearance: Appearance) -> Int {
        findings(in: appearance).count(where: \.isWaived)
    }

    func passed(in appearance: Appearance) -> Int {
        max(0, subjects - findings(in: appearance).count)
    }

    func verdict(in appearance: Appearance) -> Verdict {
        if failing(in: appearance) > 0 { return .fail }
        return waived(in: appearance) > 0 ? .waived : .pass
    }

    /// `14 pass`, `10 pass · 1 fails`.
    func counts(in appearance: Appearance) -> String {
        let failed = failing(in: appearance)
        let waived = waived(in: appearance)
        return [
            "\(passed(in: appearance)) pass", failed == 0 ? nil : "\(failed) \(failed == 1 ? "fails" : "fail")",
            waived == 0 ? nil : "\(waived) waived",
        ].compactMap { $0 }.joined(separator: " · ")
    }
}
