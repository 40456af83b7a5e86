import Layout
import Specs
import Values

/// Controls and cards that are wider than the screen although what they hold is not: their edges and corners are cut off.
extension OverflowingContent {
    /// - Parameter told: the paths of what is told already.
    func boxesBeyondScreen(in mockup: Mockup, besides told: Set<String>) -> [Finding] {
        var found: Set<Int> = []
        return mockup.frames.compactMap { placed -> Finding? in
            let node = placed.frame.node
            guard node.isControl || placed.frame.isCard, isContent(placed), !told.contains(node.path),
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

    /// Whether nothing says that it may stand beyond the screen: what scrolls, hangs over something or was moved may.
    private func staysOnScreen(_ placed: PlacedFrame, in mockup: Mockup) -> Bool {
        !mockup.scrollAxes(around: placed).contains(.horizontal)
            && sequence(first: placed, next: \.holder).allSatisfy { !$0.isOverlay && !$0.frame.node.isMovedOnPurpose }
    }
}

extension Frame {
    /// Whether an outline of its own tells what it holds from what is around it.
    fileprivate var isCard: Bool {
        guard !children.isEmpty || node.isText else { return false }
        return node.hasBorder || (!node.background.isEmpty && node.corners != nil)
    }
}
