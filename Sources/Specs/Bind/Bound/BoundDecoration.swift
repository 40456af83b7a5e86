package import Platform
package import Values

/// Background, border, corners, clipping and shadow.
package struct BoundDecoration: Sendable, Equatable {
    /// Back to front.
    package var background: [BackgroundLayer] = []
    package var border: BoundBorder?
    package var radius: Bound<CornerRadii>?
    /// The corners that iOS gives a sheet or a popover. No radius is written, so the project's radius scale does not
    /// apply.
    package var standardRadius: CornerRadii?
    package var cornerStyle: CornerStyle = .continuous
    /// The arrow of a popover, which is part of its outline.
    package var tail: BoundTail?
    package var clips = false
    package var shadows: [BoundShadow] = []

    package init() {}

    /// The corners as drawn; nil if none is rounded.
    package var corners: CornerRadii? { radius?.value ?? standardRadius }
}

package enum BackgroundLayer: Sendable, Equatable {
    case color(BoundColor)
    /// `angle` in degrees, 0 upward, 90 toward trailing.
    case gradient([BoundGradientStop], angle: Double)
    case material(Bound<Material>)
    case image(BoundImage)
    /// A shape with the node's corners.
    case shape(BoundShape)
}

/// A gradient stop: its position, 0…1, and its color.
package struct BoundGradientStop: Sendable, Equatable {
    package var position: Double
    package var color: BoundColor

    package init(position: Double, color: BoundColor) {
        self.position = position
        self.color = color
    }
}

package struct BoundBorder: Sendable, Equatable {
    package enum Width: Sendable, Hashable {
        case points(Points)
        /// One pixel of the device.
        case hairline
    }

    package struct Edges: OptionSet, Sendable, Hashable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }
        package static let top = Edges(rawValue: 1)
        package static let leading = Edges(rawValue: 2)
        package static let bottom = Edges(rawValue: 4)
        package static let trailing = Edges(rawValue: 8)
        package static let all: Edges = [.top, .leading, .bottom, .trailing]
    }

    package var color: BoundColor
    package var width: Width
    package var edges: Edges

    package init(color: BoundColor, width: Width, edges: Edges = .all) {
        self.color = color
        self.width = width
        self.edges = edges
    }
}

package struct BoundShadow: Sendable, Equatable {
    package var color: BoundColor
    package var offset: Point
    /// The blur as in CSS: twice the standard deviation.
    package var blur: Points
    package var spread: Points

    package init(color: BoundColor, offset: Point, blur: Points, spread: Points) {
        self.color = color
        self.offset = offset
        self.blur = blur
        self.spread = spread
    }
}
