import Project
import Source
import Tokens
import Values

/// What a node hands down to all below it, as SwiftUI's environment does.
struct Environment: Equatable {
    /// The font as it is written, so that `scales` below can still change its size.
    var typography: Bound<Typography>
    var color: BoundColor
    /// Whether no node above has set a color, so that it is the label color.
    var isStandardColor = true
    /// Of controls and carets; nil for the system's.
    var tint: BoundColor?
    var lineLimit: Int?
    var textAlign: HorizontalAlignment = .leading
    var scaling: TypeScaling = .unlimited
    /// Where the scaling is written.
    var scalingRange: SourceRange?
    var hasLargeContent = false
    var isDisabled = false
    var isRedacted = false
    /// Whether the light of skeletons does not pass: nothing is loading.
    var isStill = false

    /// What a component starts with: the body font in the label color.
    static func root(color: BoundColor, fonts: FontResolver, metrics: MetricsContext) -> Environment {
        Environment(typography: Bound(Typography(style: .body), range: color.range), color: color)
    }
}

extension Environment {
    /// The color of a text or symbol; where none is written, it is told at the node itself.
    func color(of element: Element) -> BoundColor {
        isStandardColor ? Bound(color.value, range: element.kindRange, token: color.token) : color
    }
}

/// How far a text follows Dynamic Type.
enum TypeScaling: Equatable {
    case unlimited
    case fixed
    case upTo(TypeSize)

    /// The type size that a text is drawn in.
    func applied(to size: TypeSize) -> TypeSize {
        switch self {
        case .unlimited: size
        case .fixed: .large
        case .upTo(let limit): min(size, limit)
        }
    }

    /// The largest type size that a text is drawn in; nil for all.
    var limit: TypeSize? {
        switch self {
        case .unlimited: nil
        case .fixed: .large
        case .upTo(let limit): limit
        }
    }
}
