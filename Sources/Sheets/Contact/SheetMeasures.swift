import Checks
import Layout
import Project
import Specs
package import Values

/// What a sheet tells of a mock-up besides its picture.
extension Mockup {
    /// What the component stands on: its first backdrop, or a screen's background.
    var backdrop: BoundColor? { backdrops.first }

    /// All that it may stand on.
    var backdrops: [BoundColor] {
        switch laidOut.tree.arrangement {
        case .screen(let screen): [screen.background]
        case .component: laidOut.tree.backdrops
        }
    }

    /// Whether it is a sheet by itself, without the screen below it.
    package var isSheet: Bool { laidOut.tree.isSheet }

    /// Whether it is never seen but over a screen that is dimmed.
    var isOverDimmedScreen: Bool {
        guard let style = laidOut.tree.behavior.presentation?.value, !isWholeScreen else { return false }
        return style == .sheet || style == .alert
    }

    /// Whether it is a screen rather than a component by itself.
    package var isWholeScreen: Bool {
        if case .screen = laidOut.tree.arrangement { true } else { false }
    }

    /// How far a sheet by itself goes on below what is laid out: through the safe area to the edge of the screen.
    package var heightBelow: Points { laidOut.tree.heightBelow }

    /// How far below its layout something of it is seen, as the edge of the next card.
    var overhang: Points {
        guard !isWholeScreen else { return 0 }
        let shown = frames.filter { $0.isShown && $0.clip == nil && $0.frame.showsItself }
        let lowest = shown.map(\.frame.rect.maxY).max() ?? 0
        return max(0, lowest - laidOut.size.height)
    }

    /// `361 × 481`; of a sheet the safe area apart, which its detent does not count: `393 × 357.5 + 34`.
    var sizeWords: String { Self.words(ownSize, below: heightBelow) }

    static func words(_ size: Size, below: Points) -> String {
        size.figures + (below > 0 ? " + \(below.redline)" : "")
    }

    /// The opaque color of the stage.
    ///
    /// - Parameter index: of the backdrop.
    func stageColor(in appearance: Appearance, at index: Int = 0) -> RGBA {
        let ground: RGBA = appearance.isDark ? .black : .white
        return backdrops.dropFirst(index).first?.value[appearance].composited(over: ground) ?? ground
    }

    /// The component's own size, without its margin; a screen's.
    var ownSize: Size {
        switch laidOut.tree.arrangement {
        case .screen: laidOut.size
        case .component: laidOut.roots.first?.rect.size ?? laidOut.size
        }
    }

    /// The radius of what is drawn in an area, so that a ring around it follows its corners.
    func radius(at area: Rect) -> Points {
        frames.first { $0.frame.rect == area && $0.frame.node.decoration.radius != nil }.map { placed in
            placed.frame.node.decoration.radius?.value.largest(in: area.size) ?? 0
        } ?? 0
    }

    /// The smallest hit area of a control.
    var smallestTarget: Size? {
        frames.compactMap { HitArea.rect(of: $0.frame, direction: metrics.direction)?.size }
            .min { $0.isSmallerTarget(than: $1) }
    }
}

extension Size {
    /// By the shorter side; where that is the same, by the longer one.
    func isSmallerTarget(than other: Size) -> Bool {
        (shorterSide.value, max(width, height).value) < (other.shorterSide.value, max(other.width, other.height).value)
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

    /// The worst ratio of a symbol of which one is required.
    private func symbols(in appearance: Appearance) -> String? {
        let ratios = contrasts.filter {
            $0.kind == .graphic && $0.appearance == appearance && !$0.isHidden && !$0.isDisabled
                && grade(of: $0) != .exempt
        }.map(\.ratio)
        return ratios.min().map { "symbol \(DecimalText.floored($0, places: 2)):1" }
    }

    /// Why no text was measured: there is none, none that must be readable, or none but the system's own.
    private func unmeasuredText(in appearance: Appearance) -> String {
        if contrasts.contains(where: { $0.kind == .text }) { return "text exempt" }
        let written = mockup.frames.filter { placed in
            guard placed.isShown, !placed.frame.node.isRedacted, case .text(let text) = placed.frame.node.content else {
                return false
            }
            return !text.string.allSatisfy(\.isWhitespace)
        }
        let systems = mockup.frames.filter { placed in
            guard case .control(let control) = placed.frame.node.content else { return false }
            return control.kind == .alert || control.kind == .keyboard
        }.map(\.frame.node.path)
        if written.isEmpty { return symbols(in: appearance) ?? "no text" }
        return written.allSatisfy { !Set($0.ancestors).isDisjoint(with: systems) } ? "system text" : "text exempt"
    }

    /// The size, the worst text ratio and the counts; what fails leads, and only that is red.
    func caption(in appearance: Appearance) -> CellCaption {
        let failed = failing(in: appearance)
        let waived = waived(in: appearance)
        let contrast =
            worstContrast[appearance].map { "text \(DecimalText.floored($0, places: 2)):1" }
            ?? unmeasuredText(in: appearance)
        let fails = failed == 0 ? nil : "\(failed) \(failed == 1 ? "fails" : "fail")"
        let isContrastLow = findings(in: appearance).contains { !$0.isWaived && $0.measure?.unit == .ratio }
        let lead = isContrastLow ? contrast : fails ?? contrast
        let rest = [
            lead == contrast ? nil : contrast, "\(passed(in: appearance)) pass", lead == fails ? nil : fails,
            waived == 0 ? nil : "\(waived) waived",
        ].compactMap { $0 }
        return CellCaption(
            size: mockup.sizeWords, verdict: verdict(in: appearance), lead: lead,
            counts: rest.joined(separator: " · "))
    }
}

extension Frame {
    /// Whether it shows something, and not only what it holds.
    fileprivate var showsItself: Bool {
        switch node.content {
        case .text, .symbol, .image, .shape, .skeleton: true
        default: !node.decoration.background.isEmpty || node.decoration.border != nil
        }
    }
}
