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
    /// How what is below steps back, as for a sheet that all but covers it.
    package var steppingBack: SteppingBack?
    /// What a popover points at.
    package var target: Target?

    /// The screen behind a large sheet: smaller, in the middle, with round corners before black.
    package struct SteppingBack: Sendable, Hashable {
        /// Of the screen's own size.
        package var scale: Double
        /// Of its corners, as they are seen.
        package var radius: Points
        /// Where its upper edge is, from the display's.
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
        /// How far the arrow stands out of the popover.
        package var arrowHeight: Points
        /// How near the popover comes to the edge of the screen.
        package var margin: Points
        /// Whether the popover stands above the node where it fits; else below.
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

    /// The presented node with an arrow on one of its edges. It grows there, around the component that it uses, whose
    /// ground and shadow become its own.
    ///
    /// - Parameter place: where the arrow's tip is, from the leading edge.
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
