import Project
package import Specs
package import Values

/// A node with its place. Checks, mock-ups, redlines and JSON share one tree of frames.
///
/// Coordinates are those of the mock-up, in points, with y down, not rounded to pixels. They include `offset`, which
/// moves a node with its contents. `scale` and `rotation` change only the picture.
///
/// Frames are immutable and share their storage: they are copied often, and states have most of their frames in common.
package struct Frame: Sendable, Equatable {
    @usableFromInline let storage: Storage

    /// - Parameters:
    ///   - rect: the node's box after padding and size, without its margin.
    ///   - content: `rect` without the padding.
    ///   - text: the lines of a text.
    ///   - children: the children that a container placed.
    ///   - overlay: the nodes above it.
    ///   - bleed: the distance by which its background extends beyond `rect`.
    package init(
        node: BoundNode, rect: Rect, content: Rect, text: TextFrame? = nil, children: [Frame] = [],
        overlay: [Frame] = [], bleed: EdgeInsets = .zero
    ) {
        storage = Storage(
            node: node, rect: rect, content: content, text: text, children: children, overlay: overlay, bleed: bleed,
            descendantCount: children.countWithDescendants + overlay.countWithDescendants, isDistant: false)
    }

    /// Makes a frame for contents that are not visible: a box, which still counts its descendants.
    init(distant frame: Frame, at rect: Rect) {
        storage = Storage(
            node: frame.node, rect: rect, content: rect, text: nil, children: [], overlay: [], bleed: .zero,
            descendantCount: frame.descendantCount, isDistant: true)
    }

    @usableFromInline
    final class Storage: Sendable {
        @usableFromInline let node: BoundNode
        @usableFromInline let rect: Rect
        @usableFromInline let content: Rect
        @usableFromInline let text: TextFrame?
        @usableFromInline let children: [Frame]
        @usableFromInline let overlay: [Frame]
        @usableFromInline let bleed: EdgeInsets
        @usableFromInline let descendantCount: Int
        @usableFromInline let isDistant: Bool

        init(
            node: BoundNode, rect: Rect, content: Rect, text: TextFrame?, children: [Frame], overlay: [Frame],
            bleed: EdgeInsets, descendantCount: Int, isDistant: Bool
        ) {
            self.node = node
            self.rect = rect
            self.content = content
            self.text = text
            self.children = children
            self.overlay = overlay
            self.bleed = bleed
            self.descendantCount = descendantCount
            self.isDistant = isDistant
        }
    }

    /// Whether two frames share their storage. The comparison does not read their contents.
    package func isSame(as other: Frame) -> Bool { storage === other.storage }

    package static func == (one: Frame, other: Frame) -> Bool {
        one.isSame(as: other)
            || one.rect == other.rect && one.content == other.content && one.bleed == other.bleed
                && one.text == other.text && one.node == other.node && one.children == other.children
                && one.overlay == other.overlay
    }
}

extension Frame {
    @inlinable package var node: BoundNode { storage.node }
    /// The node's box after padding and size, without its margin.
    @inlinable package var rect: Rect { storage.rect }
    /// ``rect`` without the padding.
    @inlinable package var content: Rect { storage.content }
    /// The children that a container placed, in source order; for `fits`, only the chosen child.
    @inlinable package var children: [Frame] { storage.children }
    @inlinable package var overlay: [Frame] { storage.overlay }
    /// The distance by which background layers extend beyond ``rect``, where it touches the edge of the safe area.
    @inlinable package var bleed: EdgeInsets { storage.bleed }
    /// The number of descendants. In drawing order, the next sibling follows after this many frames.
    @inlinable package var descendantCount: Int { storage.descendantCount }
    /// Whether the frame is not visible, and its contents were omitted.
    @inlinable package var isDistant: Bool { storage.isDistant }
    /// The lines of a text; nil for other kinds.
    @inlinable package var text: TextFrame? { storage.text }

    /// Whether a text is truncated. This property and the next two avoid a copy of the lines.
    @inlinable package var isTruncated: Bool { storage.text?.isTruncated ?? false }
    /// The characters of a text for which no font has a glyph.
    @inlinable package var missing: [Unicode.Scalar] { storage.text?.missing ?? [] }
    /// The characters of a text that the project's own fonts do not have.
    @inlinable package var substituted: [Unicode.Scalar] { storage.text?.substituted ?? [] }
    /// The font size of a text; nil for other kinds.
    @inlinable package var pointSize: Double? { storage.text?.font.pointSize }

    /// Returns the frame with other children and another overlay.
    package func holding(_ children: [Frame], overlay: [Frame]) -> Frame {
        Frame(
            node: node, rect: rect, content: content, text: text, children: children, overlay: overlay, bleed: bleed)
    }

    /// Returns the frame with a background that extends beyond it.
    package func bleeding(_ bleed: EdgeInsets) -> Frame {
        Frame(
            node: node, rect: rect, content: content, text: text, children: children, overlay: overlay, bleed: bleed)
    }
}

extension [Frame] {
    fileprivate var countWithDescendants: Int { reduce(0) { $0 + 1 + $1.descendantCount } }
}

/// A text broken into lines.
package struct TextFrame: Sendable, Hashable {
    package struct Line: Sendable, Hashable {
        /// The drawn text, including an ellipsis if the line was truncated.
        package var text: String
        /// The left end of the baseline.
        package var baseline: Point
        package var width: Points

        package init(text: String, baseline: Point, width: Points) {
            self.text = text
            self.baseline = baseline
            self.width = width
        }
    }

    package var lines: [Line]
    /// The font of the lines: smaller than the node's if `minimumScaleFactor` applied.
    package var font: ResolvedFont
    package var isTruncated: Bool
    /// The text that an ellipsis replaces; empty if the text is complete.
    package var hidden = ""
    /// The number of lines that the whole text needs at this width.
    package var neededLines: Int
    /// Characters for which no font has a glyph.
    package var missing: [Unicode.Scalar]
    /// Characters that the project's own fonts do not have, and that a font of the system draws.
    package var substituted: [Unicode.Scalar] = []

    package init(
        lines: [Line], font: ResolvedFont, isTruncated: Bool, neededLines: Int, missing: [Unicode.Scalar] = []
    ) {
        self.lines = lines
        self.font = font
        self.isTruncated = isTruncated
        self.neededLines = neededLines
        self.missing = missing
    }
}

/// A mock-up after layout.
package struct LaidOut: Sendable {
    package var tree: BoundTree
    /// The size of the component or screen.
    package var size: Size
    /// The frame of a component. For a screen: its body, then its bars, then presented components, each with the layer
    /// that dims the screen below it, in drawing order.
    package var roots: [Frame]
    /// The keyboard above a sheet without a screen. It is not part of the sheet, and only pictures add it to the roots.
    var keyboard: [Frame] = []
    /// The number of roots that a modal covers. They can neither be tapped nor read.
    package var coveredRoots = 0
    /// The roots that recede behind a sheet. Only the picture shows it; their frames are unchanged.
    package var receding: Receding?
    /// The safe area of the screen; for a component, its whole box.
    package var safeArea: Rect

    /// Whether two mock-ups of a component look the same, even on different devices.
    ///
    /// Screens show their device, and never look the same.
    package func looksLike(_ other: LaidOut) -> Bool {
        guard case .component = tree.arrangement, case .component = other.tree.arrangement else { return false }
        return size == other.size && tree.metrics.reading == other.tree.metrics.reading
            && tree.backdrops == other.tree.backdrops && roots == other.roots
    }

    /// The roots that recede behind the first large sheet.
    package struct Receding: Sendable {
        package var roots: Int
        package var scaledBackdrop: BoundPresentation.ScaledBackdrop
    }

    package init(tree: BoundTree, size: Size, roots: [Frame], safeArea: Rect) {
        self.tree = tree
        self.size = size
        self.roots = roots
        self.safeArea = safeArea
    }
}
