package import Values

/// The way a component is presented over a screen.
package enum PresentationStyle: String, Sendable, Hashable, CaseIterable {
    case sheet
    case alert
    case toast
    case popover
    case keyboard

    /// Whether the presentation blocks touches and VoiceOver below it, and uses iOS's elevated level.
    package var isModal: Bool {
        switch self {
        case .sheet, .alert, .popover: true
        case .toast, .keyboard: false
        }
    }
}

/// A node that a screen presents above all others.
package struct BoundPresentation: Sendable {
    package var node: BoundNode
    /// Nil if the component sets no presentation; it then covers only its own frame.
    package var style: PresentationStyle?
    /// A rectangle that dims the screen below it.
    package var dimming: BoundNode?
    /// The scaled-down screen behind a sheet that nearly covers it.
    package var scaledBackdrop: ScaledBackdrop?
    /// The node that a popover points at.
    package var target: Target?

    /// The screen behind a large sheet: scaled down and centered, with rounded corners on black.
    package struct ScaledBackdrop: Sendable, Hashable {
        /// The scale relative to the screen's own size.
        package var scale: Double
        /// The visible corner radius.
        package var radius: Points
        /// The distance of its upper edge from the top of the display.
        package var top: Points

        package init(scale: Double, radius: Points, top: Points) {
            self.scale = scale
            self.radius = radius
            self.top = top
        }
    }

    /// The node that a popover points at.
    package struct Target: Sendable, Hashable {
        package var id: String
        /// The height of the arrow outside the popover.
        package var arrowHeight: Points
        /// The minimum distance from the popover to the edge of the screen.
        package var margin: Points
        /// Whether the popover is placed above the node if it fits; otherwise below.
        package var prefersAbove = false

        package init(id: String, arrowHeight: Points, margin: Points) {
            self.id = id
            self.arrowHeight = arrowHeight
            self.margin = margin
        }
    }

    package init(_ node: BoundNode) {
        self.node = node
    }

    /// Returns the presented node with an arrow on one edge. The node grows on this edge and takes over the background
    /// and shadow of the component that it uses.
    ///
    /// - Parameter place: The distance of the arrow's tip from the leading edge.
    package func node(pointing edge: BoundTail.Edge, at place: Points) -> BoundNode {
        guard let target, let body = node.children.first else { return node }
        var pointing = node
        let tail = BoundTail(edge: edge, place: .points(place), size: target.arrowHeight)
        pointing.decoration.background = body.decoration.background
        pointing.decoration.standardRadius = body.decoration.corners
        pointing.decoration.cornerStyle = body.decoration.cornerStyle
        pointing.decoration.shadows = body.decoration.shadows
        pointing.decoration.tail = tail
        pointing.isSystemPart = true
        pointing.children[0].decoration.background = []
        pointing.children[0].decoration.shadows = []
        var insets = node.padding?.value ?? .zero
        if edge == .top { insets.top += tail.size } else { insets.bottom += tail.size }
        pointing.padding = Bound(insets, range: node.padding?.range ?? node.range, token: node.padding?.token)
        return pointing
    }
}
