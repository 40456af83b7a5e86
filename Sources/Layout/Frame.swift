import Project
package import Specs
package import Values

/// A node with its place. One tree of frames serves the checks, the mock-up, the redlines and the JSON.
///
/// Coordinates are the mock-up's, in points, y down, not rounded to pixels. `offset` is included – it moves a node and
/// all it holds – while `scale` and `rotation` change only the picture.
///
/// Frames are handed on by everyone, and states share most of theirs: so what a frame says is shared by its copies. Who
/// changes a frame makes a new one.
package struct Frame: Sendable, Equatable {
    @usableFromInline let storage: Storage

    /// - Parameters:
    ///   - rect: the node's box after padding and size, without its margin.
    ///   - content: `rect` less the padding.
    ///   - text: the lines of a text.
    ///   - children: what a container placed.
    ///   - overlay: what lies over it.
    ///   - bleed: how far its background reaches beyond `rect`.
    package init(
        node: BoundNode, rect: Rect, content: Rect, text: TextFrame? = nil, children: [Frame] = [],
        overlay: [Frame] = [], bleed: EdgeInsets = .zero
    ) {
        storage = Storage(
            node: node, rect: rect, content: content, text: text, children: children, overlay: overlay, bleed: bleed,
            held: children.heldWithThem + overlay.heldWithThem, isDistant: false)
    }

    /// What is left of a frame of which nothing shows: its box, which still counts as all that it held.
    init(distant frame: Frame, at rect: Rect) {
        storage = Storage(
            node: frame.node, rect: rect, content: rect, text: nil, children: [], overlay: [], bleed: .zero,
            held: frame.held, isDistant: true)
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
        @usableFromInline let held: Int
        @usableFromInline let isDistant: Bool

        init(
            node: BoundNode, rect: Rect, content: Rect, text: TextFrame?, children: [Frame], overlay: [Frame],
            bleed: EdgeInsets, held: Int, isDistant: Bool
        ) {
            self.node = node
            self.rect = rect
            self.content = content
            self.text = text
            self.children = children
            self.overlay = overlay
            self.bleed = bleed
            self.held = held
            self.isDistant = isDistant
        }
    }

    /// Whether two frames are one and the same, as states share them: told without looking at them.
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
    /// ``rect`` less the padding.
    @inlinable package var content: Rect { storage.content }
    /// What a container placed, in the order of the node's children; of `fits` only the one that is shown.
    @inlinable package var children: [Frame] { storage.children }
    @inlinable package var overlay: [Frame] { storage.overlay }
    /// How far background layers reach beyond ``rect``, where it touches the edge of the safe area.
    @inlinable package var bleed: EdgeInsets { storage.bleed }
    /// How many frames it holds, at any depth: by as many its neighbor stands further on in the order of drawing.
    @inlinable package var held: Int { storage.held }
    /// Whether nothing of it shows, so that what it holds was left out.
    @inlinable package var isDistant: Bool { storage.isDistant }
    /// The lines of a text; nil for other kinds.
    @inlinable package var text: TextFrame? { storage.text }

    /// Whether a text is cut off: told without handing its lines on, as are its missing glyphs and its size.
    @inlinable package var isTruncated: Bool { storage.text?.isTruncated ?? false }
    /// The characters of a text for which no font has a glyph.
    @inlinable package var missing: [Unicode.Scalar] { storage.text?.missing ?? [] }
    /// The size that a text is drawn in; nil for other kinds.
    @inlinable package var pointSize: Double? { storage.text?.font.pointSize }

    /// The same frame with other frames in it and over it.
    package func holding(_ children: [Frame], overlay: [Frame]) -> Frame {
        Frame(
            node: node, rect: rect, content: content, text: text, children: children, overlay: overlay, bleed: bleed)
    }

    /// The same frame with a background that reaches so far beyond it.
    package func bleeding(_ bleed: EdgeInsets) -> Frame {
        Frame(
            node: node, rect: rect, content: content, text: text, children: children, overlay: overlay, bleed: bleed)
    }
}

extension [Frame] {
    fileprivate var heldWithThem: Int { reduce(0) { $0 + 1 + $1.held } }
}

/// A text as it was broken into lines.
package struct TextFrame: Sendable, Hashable {
    package struct Line: Sendable, Hashable {
        /// What is drawn, an ellipsis included where the line was cut.
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
    /// The font that the lines are drawn in: smaller than the node's where `minimumScaleFactor` applied.
    package var font: ResolvedFont
    package var isTruncated: Bool
    /// What an ellipsis stands for; empty where all is shown.
    package var hidden = ""
    /// How many lines the whole text would need in this width.
    package var neededLines: Int
    /// Characters for which no font has a glyph.
    package var missing: [Unicode.Scalar]

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

/// A mock-up that is laid out.
package struct LaidOut: Sendable {
    package var tree: BoundTree
    /// A component's size, or a screen's.
    package var size: Size
    /// A component's frame; of a screen its body, then its bars, then what is presented with what dims the screen below
    /// it, in the order of drawing.
    package var roots: [Frame]
    /// The keyboard over a sheet by itself, which is no part of it: only pictures have it among the roots.
    var keyboard: [Frame] = []
    /// How many of the roots a modal covers: they are neither touched nor read.
    package var coveredRoots = 0
    /// What steps back behind a sheet, which only the picture shows: frames stay where they are.
    package var receding: Receding?
    /// Where on the screen the safe area is; of a component its whole box.
    package var safeArea: Rect

    /// Whether nobody could tell two mock-ups of a component apart, whatever device each stands for.
    ///
    /// A screen shows its device: two are never alike.
    package func looksLike(_ other: LaidOut) -> Bool {
        guard case .component = tree.arrangement, case .component = other.tree.arrangement else { return false }
        return size == other.size && tree.metrics.reading == other.tree.metrics.reading
            && tree.backdrops == other.tree.backdrops && roots == other.roots
    }

    /// The first roots, behind the first sheet that is large.
    package struct Receding: Sendable {
        package var roots: Int
        package var steppingBack: BoundPresentation.SteppingBack
    }

    package init(tree: BoundTree, size: Size, roots: [Frame], safeArea: Rect) {
        self.tree = tree
        self.size = size
        self.roots = roots
        self.safeArea = safeArea
    }
}
