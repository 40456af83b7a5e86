import Project
import Source
import Tokens
import Values

/// The values that a node passes down to its descendants, like SwiftUI's environment.
struct Environment: Equatable {
    /// The font as written; a descendant's `scales` can still change its size.
    var typography: Bound<Typography>
    var color: BoundColor
    /// Whether no ancestor sets a color, so the label color applies.
    var isStandardColor = true
    /// The tint of controls and carets; nil for the system's.
    var tint: BoundColor?
    var lineLimit: Int?
    var textAlign: HorizontalAlignment = .leading
    var scaling: TypeScaling = .unlimited
    /// The range of the scaling.
    var scalingRange: SourceRange?
    var hasLargeContent = false
    var isDisabled = false
    var isRedacted = false
    /// Whether skeletons have no shimmer, because nothing is loading.
    var isStill = false

    /// The initial environment of a component: the body font in the label color.
    static func root(color: BoundColor, fonts: FontResolver, metrics: MetricsContext) -> Environment {
        Environment(typography: Bound(Typography(style: .body), range: color.range), color: color)
    }
}

extension Environment {
    /// Returns the color of a text or symbol. If no color is set, its range is that of the node itself.
    func color(of element: Element) -> BoundColor {
        isStandardColor ? Bound(color.value, range: element.kindRange, token: color.token) : color
    }
}

/// How a text scales with Dynamic Type.
enum TypeScaling: Equatable {
    case unlimited
    case fixed
    case upTo(TypeSize)

    /// Returns the type size that a text is drawn in.
    func applied(to size: TypeSize) -> TypeSize {
        switch self {
        case .unlimited: size
        case .fixed: .large
        case .upTo(let limit): min(size, limit)
        }
    }

    /// The largest type size that a text is drawn in; nil if unlimited.
    var limit: TypeSize? {
        switch self {
        case .unlimited: nil
        case .fixed: .large
        case .upTo(let limit): limit
        }
    }
}
