package import Specs
package import Values

/// The measurements of a laid-out component, each with its place, in points of the component.
package struct Anatomy: Sendable {
    /// A padding or a gap: an area and its length along an axis.
    package struct Band: Sendable, Hashable {
        package var kind: RedlineKind
        package var rect: Rect
        /// The axis of the length.
        package var axis: Axis
        /// Whether it has a number. A distance that appears once in the spec is numbered once.
        package var isNumbered: Bool
        /// The rounded box that has the padding.
        package var box: Box?
        /// Whether it is between a part and the edge of its container.
        package var isMargin = false
        /// Whether the nearest background color around it is dark.
        package var isOnDark = false
        /// The padding whose edge it is.
        package var padding: Padding?

        package init(
            _ kind: RedlineKind, _ rect: Rect, along axis: Axis, isNumbered: Bool = true, in box: Box? = nil
        ) {
            self.kind = kind
            self.rect = rect
            self.axis = axis
            self.isNumbered = isNumbered
            self.box = box
        }

        package var value: Points { axis == .horizontal ? rect.width : rect.height }
    }

    /// All edges of a padding, and its box.
    package struct Padding: Sendable, Hashable {
        package var box: Rect
        package var edges: EdgeInsets

        package init(box: Rect, edges: EdgeInsets) {
            self.box = box
            self.edges = edges
        }
    }

    /// A rectangle with four rounded corners.
    package struct Box: Sendable, Hashable {
        package var rect: Rect
        package var radius: Points
    }

    /// A rounded box, labeled at its lower right corner, or else at the upper right one.
    package struct Corner: Sendable, Hashable {
        package var rect: Rect
        package var radius: Points
        package var words: String
        package var style: CornerStyle
        package var isUpper = false
    }

    /// A note about a part: its font or its size.
    package struct Note: Sendable, Hashable {
        package var rect: Rect
        package var words: String
        /// Other parts with the same note.
        package var others: [Rect] = []
        /// Whether it is about letters or a symbol rather than about an area.
        package var isInk = false
        /// Whether it describes texts that each have the same padding.
        package var isPadded = false

        package init(rect: Rect, words: String) {
            self.rect = rect
            self.words = words
        }
    }

    /// A range along an axis.
    package struct Span: Sendable, Hashable {
        package var start: Points
        package var end: Points

        package init(_ start: Points, _ end: Points) {
            self.start = start
            self.end = end
        }

        package var length: Points { end - start }
    }

    /// The frame of the component, without its margin.
    package var frame: Rect
    /// The radius of ``frame``, so that bands follow its corners.
    package var frameRadius: Points
    /// Whether the lower corners of ``frame`` are square, as those of a sheet at the edge of the screen.
    package var isSquareBelow = false
    /// The axes along which the size of ``frame`` is shown.
    package var shownAxes: Set<Axis> = [.horizontal, .vertical]
    /// The size of the whole picture.
    package var size: Size
    /// The parts side by side and one below the other; empty without such parts.
    package var columns: [Span] = []
    package var rows: [Span] = []
    package var bands: [Band] = []
    /// The boxes inside paddings, and the frames of pictures and symbols.
    package var insides: [Rect] = []
    package var parts: [Rect] = []
    package var corners: [Corner] = []
    package var notes: [Note] = []
    /// The areas that labels must not cover.
    package var inks: [Rect] = []
    /// The areas that leaders should avoid.
    package var solids: [Rect] = []

    /// The frame including everything drawn beyond it, such as the edge of a card below.
    var reach: Rect { corners.reduce(frame) { $0.union($1.rect) } }

    package init(frame: Rect, frameRadius: Points = 0, size: Size) {
        self.frame = frame
        self.frameRadius = frameRadius
        self.size = size
    }
}
