package import Values

/// How a component appears over others.
package enum PresentationStyle: String, Sendable, Hashable, CaseIterable {
    case sheet
    case alert
    case toast
    case popover
    case keyboard

    /// Whether what is below it can neither be touched nor is read by VoiceOver, and whether it stands on iOS's elevated
    /// level.
    package var isModal: Bool {
        switch self {
        case .sheet, .alert, .popover: true
        case .toast, .keyboard: false
        }
    }
}

/// Something that a screen presents above all.
package struct BoundPresentation: Sendable {
    package var node: BoundNode
    /// Nil where the component does not say how it is presented: then it covers what it covers.
    package var style: PresentationStyle?
    /// What dims the screen below it: a plain rectangle.
    package var dimming: BoundNode?
    /// What a popover points at.
    package var target: Target?

    /// The node that a popover points at.
    package struct Target: Sendable, Hashable {
        package var id: String
        /// How far the arrow stands out of the popover.
        package var arrowHeight: Points
        /// How near the popover comes to the edge of the screen.
        package var margin: Points
    }

    init(_ node: BoundNode) {
        self.node = node
    }

    /// The presented node with an arrow on one of its edges, for which it grows there.
    ///
    /// - Parameter place: where the arrow's tip is, from the leading edge.
    package func node(pointing edge: BoundTail.Edge, at place: Points) -> BoundNode {
        guard let target else { return node }
        var pointing = node
        let tail = BoundTail(edge: edge, place: .points(place), size: target.arrowHeight)
        if !pointing.children.isEmpty, case .use = pointing.content {
            pointing.children[0].point(with: tail)
        } else {
            pointing.point(with: tail)
        }
        return pointing
    }
}

extension BoundNode {
    fileprivate mutating func point(with tail: BoundTail) {
        decoration.tail = tail
        var insets = padding?.value ?? .zero
        if tail.edge == .top { insets.top += tail.size } else { insets.bottom += tail.size }
        padding = Bound(insets, range: padding?.range ?? range, token: padding?.token)
    }
}
