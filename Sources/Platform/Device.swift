package import Values

/// The screen of an iPhone.
package struct Device: Sendable, Hashable {
    /// The area of the screen that the hardware covers.
    package enum Cutout: Sendable, Hashable {
        case none
        /// A notch at the middle of the top edge. `earRadius` rounds its concave upper corners, which are outside its
        /// width.
        case notch(size: Size, bottomRadius: Points, earRadius: Points)
        /// A capsule in the middle, `top` points below the top edge.
        case island(size: Size, top: Points)

        /// The size of the cutout, without ears.
        package var size: Size {
            switch self {
            case .none: .zero
            case .notch(let size, _, _), .island(let size, _): size
            }
        }

        /// The distance from the top edge of the screen to the cutout.
        package var top: Points {
            if case .island(_, let top) = self { top } else { 0 }
        }
    }

    /// The insets of the safe area, by the screen's physical sides.
    package struct SafeArea: Sendable, Hashable {
        package let portrait: EdgeInsets
        package let landscape: EdgeInsets

        package init(portrait: EdgeInsets, landscape: EdgeInsets) {
            self.portrait = portrait
            self.landscape = landscape
        }
    }

    /// The id in manifests and flags: `iphone-15-pro`.
    package let id: String
    /// Other ids of the same phone.
    package let aliases: [String]
    /// Apple's name: `iPhone 15 Pro`.
    package let name: String
    /// The size in portrait.
    package let size: Size
    /// Pixels per point.
    package let scale: Double
    package let safeArea: SafeArea
    /// The continuous corner radius of the display.
    package let cornerRadius: Points
    package let cutout: Cutout
    package let hasHomeButton: Bool

    package init(
        id: String, name: String, size: Size, scale: Double, safeArea: SafeArea, cornerRadius: Points = 0,
        cutout: Cutout = .none, hasHomeButton: Bool = false
    ) {
        self.id = id
        aliases = []
        self.name = name
        self.size = size
        self.scale = scale
        self.safeArea = safeArea
        self.cornerRadius = cornerRadius
        self.cutout = cutout
        self.hasHomeButton = hasHomeButton
    }
}

extension Device {
    init(_ facts: inout FactReader) {
        id = facts.string("id")
        aliases = facts.has("aliases") ? facts.strings("aliases") : []
        name = facts.string("name")
        size = facts.size("size")
        scale = facts.number("scale")
        safeArea = facts.map("safeArea") {
            SafeArea(portrait: $0.edgeInsets("portrait"), landscape: $0.edgeInsets("landscape"))
        }
        cornerRadius = facts.points("cornerRadius")
        cutout = facts.map("cutout") { Cutout(&$0) }
        hasHomeButton = facts.bool("homeButton")
    }
}

extension Device.Cutout {
    fileprivate init(_ facts: inout FactReader) {
        let kind = facts.string("kind")
        switch kind {
        case "notch":
            let size = Size(width: facts.points("width"), height: facts.points("height"))
            self = .notch(
                size: size, bottomRadius: facts.points("bottomRadius"), earRadius: facts.points("earRadius"))
        case "island":
            let size = Size(width: facts.points("width"), height: facts.points("height"))
            self = .island(size: size, top: facts.points("top"))
        default:
            if kind != "none" { facts.report("unknown kind of cutout “\(kind)”") }
            self = .none
        }
    }
}
