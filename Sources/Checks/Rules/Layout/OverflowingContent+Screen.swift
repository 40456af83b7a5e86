import Layout
import Specs
import Values

/// Finds controls and cards that are wider than the screen although their content fits.
extension OverflowingContent {
    /// - Parameter reported: the paths of nodes that already have a finding.
    func boxesBeyondScreen(in mockup: Mockup, excluding reported: Set<String>) -> [Finding] {
        var found: Set<Int> = []
        return mockup.frames.compactMap { placed -> Finding? in
            let node = placed.frame.node
            guard node.isControl || placed.frame.isCard, isContent(placed), !reported.contains(node.path),
                !placed.outer.contains(where: found.contains), staysOnScreen(placed, in: mockup),
                var overflow = overflow(of: placed.frame.rect, inWidthOf: mockup)
            else { return nil }
            found.insert(placed.index)
            overflow.nodes = [node.path]
            if let width = node.sizing.width, case .points = width.value { overflow.range = width.range }
            var finding = finding(for: placed, placed.frame.rect, overflow, in: mockup)
            finding.nodes = overflow.nodes
            return finding
        }
    }

    /// Whether it must stay on the screen. Scrolled content, overlays and nodes with an offset need not.
    private func staysOnScreen(_ placed: PlacedFrame, in mockup: Mockup) -> Bool {
        !mockup.scrollAxes(around: placed).contains(.horizontal)
            && sequence(first: placed, next: \.parent).allSatisfy { !$0.isOverlay && !$0.frame.node.isMovedOnPurpose }
    }
}

extension Frame {
    /// Whether a visible border or background separates its content from its surroundings.
    fileprivate var isCard: Bool {
        guard !children.isEmpty || node.isText else { return false }
        return node.hasBorder || (!node.background.isEmpty && node.corners != nil)
    }
}
