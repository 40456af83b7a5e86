import Specs
import Values

/// The edges of a box, as a stack with default spacing sees them.
///
/// Source: swiftui-layout.md, “Default spacing” (OpenSwiftUI, `Geometry/Spacing.swift`, `Text+Spacing.swift` and
/// `Separator/Spacer.swift`). A stack has the start edge of its first child and the end edge of its last child; across
/// its axis it has the edges of all children. A frame or a padding makes an edge plain.
struct EdgeSpacing {
    /// The kinds of content at one edge. Several children of a stack can share an edge.
    struct Edge {
        /// Whether content other than texts and spacers is at the edge.
        var hasPlainContent = false
        /// Whether a spacer is at the edge. It has no gap, except where texts and other content require one.
        var hasSpacer = false
        var fonts: [ResolvedFont] = []

        static let plain = Edge(hasPlainContent: true)
        static let spacer = Edge(hasSpacer: true)

        static func text(_ font: ResolvedFont) -> Edge { Edge(fonts: [font]) }

        func joined(with other: Edge) -> Edge {
            Edge(
                hasPlainContent: hasPlainContent || other.hasPlainContent, hasSpacer: hasSpacer || other.hasSpacer,
                fonts: fonts + other.fonts)
        }
    }

    var top = Edge.plain
    var leading = Edge.plain
    var bottom = Edge.plain
    var trailing = Edge.plain

    static let plain = EdgeSpacing()

    static func text(_ font: ResolvedFont) -> EdgeSpacing {
        EdgeSpacing(top: .text(font), bottom: .text(font))
    }

    static func spacer(along axis: Axis?) -> EdgeSpacing {
        switch axis {
        case .horizontal: EdgeSpacing(leading: .spacer, trailing: .spacer)
        case .vertical: EdgeSpacing(top: .spacer, bottom: .spacer)
        case nil: .plain
        }
    }

    static func stack(_ children: [Box], along axis: Axis) -> EdgeSpacing {
        guard let first = children.first?.spacing, let last = children.last?.spacing else { return .plain }
        var result = joining(children)
        if axis.isHorizontal {
            (result.leading, result.trailing) = (first.leading, last.trailing)
        } else {
            (result.top, result.bottom) = (first.top, last.bottom)
        }
        return result
    }

    /// Returns the edges of boxes in layers.
    static func joining(_ children: [Box]) -> EdgeSpacing {
        guard var result = children.first?.spacing else { return .plain }
        for other in children.dropFirst().map(\.spacing) {
            result.top = result.top.joined(with: other.top)
            result.leading = result.leading.joined(with: other.leading)
            result.bottom = result.bottom.joined(with: other.bottom)
            result.trailing = result.trailing.joined(with: other.trailing)
        }
        return result
    }

    /// Returns the edges inside a padding or margin.
    func inside(_ insets: Insets) -> EdgeSpacing {
        var edges = self
        if insets.top != 0 { edges.top = .plain }
        if insets.leading != 0 { edges.leading = .plain }
        if insets.bottom != 0 { edges.bottom = .plain }
        if insets.trailing != 0 { edges.trailing = .plain }
        return edges
    }

    /// Returns the edges inside a frame. An ideal length without limits, SwiftUI's `fixedSize`, keeps them.
    func insideFrame(_ horizontal: AxisSizing, _ vertical: AxisSizing) -> EdgeSpacing {
        var edges = self
        if horizontal.isFrame { (edges.leading, edges.trailing) = (.plain, .plain) }
        if vertical.isFrame { (edges.top, edges.bottom) = (.plain, .plain) }
        return edges
    }
}
