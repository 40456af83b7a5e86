import Checks
import Layout
import Project
import Specs
package import Values

/// The figures of a mock-up that sheets show.
extension Mockup {
    /// The background of the component: its first backdrop, or that of the screen.
    var backdrop: BoundColor? { backdrops.first }

    /// All backgrounds that the component may have.
    var backdrops: [BoundColor] {
        switch laidOut.tree.arrangement {
        case .screen(let screen): [screen.background]
        case .component: laidOut.tree.backdrops
        }
    }

    /// Whether it is a sheet presentation without the screen below it.
    package var isSheet: Bool { laidOut.tree.isSheet }

    /// Whether it only appears over a dimmed screen.
    var isOverDimmedScreen: Bool {
        guard let style = laidOut.tree.behavior.presentation?.value, !isWholeScreen else { return false }
        return style == .sheet || style == .alert
    }

    /// Whether it is a screen rather than a single component.
    package var isWholeScreen: Bool {
        if case .screen = laidOut.tree.arrangement { true } else { false }
    }

    /// How far a sheet presentation extends below its layout, through the safe area to the edge of the screen.
    package var heightBelow: Points { laidOut.tree.heightBelow }

    /// A bar at the lower edge of a screen, extended through the safe area.
    func reachingEdge(of context: StageContext) -> Mockup {
        guard context == .bottomBar, metrics.safeArea.bottom > 0 else { return self }
        return Mockup(laidOut.extended(below: metrics.safeArea.bottom))
    }

    /// How far it is visible below its layout, such as the edge of the next card.
    var overhang: Points {
        guard !isWholeScreen else { return 0 }
        let shown = frames.filter { $0.isShown && $0.clip == nil && $0.frame.showsItself }
        let lowest = shown.map(\.frame.rect.maxY).max() ?? 0
        return max(0, lowest - laidOut.size.height)
    }

    /// `361 × 481`, or `393 × 357.5 + 34` for a sheet presentation, whose detent does not include the safe area.
    var sizeWords: String { Self.words(ownSize, below: heightBelow) }

    static func words(_ size: Size, below: Points) -> String {
        size.figures + (below > 0 ? " + \(below.redline)" : "")
    }

    /// Returns the opaque color of the stage.
    ///
    /// - Parameter index: the index of the backdrop.
    func stageColor(in appearance: Appearance, at index: Int = 0) -> RGBA {
        let background: RGBA = appearance.isDark ? .black : .white
        return backdrops.dropFirst(index).first?.value[appearance].composited(over: background) ?? background
    }

    /// The component's own size without its margin, or the size of the screen.
    var ownSize: Size {
        switch laidOut.tree.arrangement {
        case .screen: laidOut.size
        case .component: laidOut.roots.first?.rect.size ?? laidOut.size
        }
    }

    /// Returns the corner radius of the frame with an area, so that a ring around it follows its corners.
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
    /// Compares sizes by the shorter side, then by the longer one.
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

    /// Returns the lowest contrast of a symbol that requires one.
    private func symbols(in appearance: Appearance) -> String? {
        let ratios = contrasts.filter {
            $0.kind == .graphic && $0.appearance == appearance && !$0.isHidden && !$0.isDisabled
                && grade(of: $0) != .exempt
        }.map(\.ratio)
        return ratios.min().map { SheetWords["symbol %:1", DecimalText.floored($0, places: 2)] }
    }

    /// Returns the lowest contrast of a symbol, or the reason why no text was measured: there is none, none that
    /// requires contrast, or only system text.
    private func unmeasuredText(in appearance: Appearance) -> String {
        let exempt = symbols(in: appearance) ?? SheetWords["text exempt"]
        if contrasts.contains(where: { $0.kind == .text }) { return exempt }
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
        if written.isEmpty { return symbols(in: appearance) ?? SheetWords["no text"] }
        return written.allSatisfy { !Set($0.ancestors).isDisjoint(with: systems) }
            ? SheetWords["system text"] : exempt
    }

    /// Returns the size, the lowest text contrast and the counts. Failures come first and only they are red.
    func caption(in appearance: Appearance) -> CellCaption {
        let failed = failing(in: appearance)
        let waived = waived(in: appearance)
        let contrast =
            worstContrast[appearance].map { SheetWords["text %:1", DecimalText.floored($0, places: 2)] }
            ?? unmeasuredText(in: appearance)
        let fails = failed == 0 ? nil : SheetWords[failed == 1 ? "% fails" : "% fail", failed]
        let isContrastLow = findings(in: appearance).contains { !$0.isWaived && $0.measure?.unit == .ratio }
        let lead = isContrastLow ? contrast : fails ?? contrast
        let rest = [
            lead == contrast ? nil : contrast, SheetWords["% pass", passed(in: appearance)],
            lead == fails ? nil : fails,
            waived == 0 ? nil : SheetWords["% waived", waived],
        ].compactMap { $0 }
        return CellCaption(
            size: mockup.sizeWords, verdict: verdict(in: appearance), lead: lead,
            counts: rest.joined(separator: " · "))
    }
}

extension Frame {
    /// Whether it is visible itself, not only through its content.
    fileprivate var showsItself: Bool {
        switch node.content {
        case .text, .symbol, .image, .shape, .skeleton: true
        default: !node.decoration.background.isEmpty || node.decoration.border != nil
        }
    }
}
