package import Platform
package import Source
package import Values

/// The extent that a node requests on one axis.
package enum Extent: Sendable, Hashable {
    case points(Points)
    /// The proposed size.
    case fill
    /// The ideal size, regardless of the proposal.
    case hug
}

/// `width` … `idealHeight`, `aspect`, `layoutPriority`.
package struct BoundSizing: Sendable, Equatable {
    package var width: Bound<Extent>?
    package var height: Bound<Extent>?
    package var minWidth: Bound<Points>?
    package var maxWidth: Bound<Points>?
    package var idealWidth: Bound<Points>?
    package var minHeight: Bound<Points>?
    package var maxHeight: Bound<Points>?
    package var idealHeight: Bound<Points>?
    /// Width divided by height.
    package var aspect: Bound<Double>?
    package var layoutPriority = 0.0

    package init() {}
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

package enum BackgroundLayer: Sendable, Equatable {
    case color(BoundColor)
    /// `angle` in degrees, 0 upward, 90 toward trailing.
    case gradient([BoundGradientStop], angle: Double)
    case material(Bound<Material>)
    case image(BoundImage)
    /// A shape with the node's corners.
    case shape(BoundShape)
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

/// The direction in which a picture is mirrored: left and right, or top and bottom.
package enum Flip: String, Sendable, Hashable, CaseIterable {
    case horizontal
    case vertical
}

/// Modifiers that change how a node is drawn but not its layout. The offset also moves its hit area.
package struct BoundEffects: Sendable, Equatable {
    package var offset = Point.zero
    package var scale = 1.0
    /// The vertical scale of the picture; rows of a wheel are compressed.
    package var squeeze = 1.0
    /// In degrees, clockwise.
    package var rotation = 0.0
    /// Nil if the picture is not mirrored.
    package var flip: Flip?
    package var saturation = 1.0
    /// The standard deviation, in points.
    package var blur: Points = 0
    package var opacity = 1.0

    package init() {}
}

/// The interaction of a control.
package struct BoundInteraction: Sendable, Equatable {
    package var action: Bound<String>?
    /// `button`, `link`, `tab`, `toggle`, `retry` …; `button` for a node with an action and no role.
    package var role: String
    package var isPrimary = false
    package var isDisabled = false
    /// The minimum hit area on both axes, centered on the node.
    package var hitArea: Bound<Size>?
    /// The place where a fix may write another hit area; nil if there is none.
    package var hitAreaPlace: HitAreaPlace?
    /// The insets of the hit area from the frame; negative values enlarge it.
    package var hitInsets: Bound<Insets>?
    /// The range of the declaration: the action, or the kind of a standard control.
    package var range: SourceRange

    package init(action: Bound<String>?, role: String, range: SourceRange) {
        self.action = action
        self.role = role
        self.range = range
    }

    package enum HitAreaPlace: Sendable, Equatable {
        /// The written number.
        case value(SourceRange)
        /// No hit area is written; the key can be added here.
        case key(KeyPlace)
    }

    /// Roles that make a node a control even without an action.
    package static let controlRoles: Set<String> = [
        "button", "link", "tab", "toggle", "retry", "slider", "stepper", "picker", "field",
    ]

    /// Whether the node can be acted on; a header or a card has a role but is not a control.
    package var isControl: Bool { action != nil || Self.controlRoles.contains(role) }
}

/// The VoiceOver attributes of a node.
package struct BoundVoice: Sendable, Equatable {
    package enum Children: String, Sendable, Hashable {
        case combine
        case contain
        case ignore
    }

    package var label: Bound<String>?
    package var hint: Bound<String>?
    package var value: Bound<String>?
    package var traits: [String] = []
    package var children: Children?
    package var isHidden = false
    package var order: [String] = []
    /// The names of the VoiceOver actions in addition to a double tap.
    package var actions: [Bound<String>] = []

    package init() {}
}

extension BoundEffects {
    /// Whether the picture differs from the frame in position or form.
    package var movesPicture: Bool { scale != 1 || squeeze != 1 || rotation != 0 || flip != nil }
}
