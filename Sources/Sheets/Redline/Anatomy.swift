package import Specs
package import Values

/// The figures of a laid-out component, each with the place where it is measured, in the component's points.
package struct Anatomy: Sendable {
    /// A padding or a gap: an area, and how far it reaches along an axis.
    package struct Band: Sendable, Hashable {
        package var kind: RedlineKind
        package var rect: Rect
        /// Along which the distance is measured.
        package var axis: Axis
        /// Whether its number is told: a distance that the design writes once is told once.
        package var isNumbered: Bool
        /// The box with round corners whose padding it is.
        package var box: Box?
        /// The padding that it is one edge of.
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

    /// All edges of a padding, and the box that has it.
    package struct Padding: Sendable, Hashable {
        package var box: Rect
        package var edges: EdgeInsets

        package init(box: Rect, edges: EdgeInsets) {
            self.box = box
            self.edges = edges
        }
    }

    /// A rectangle with four round corners.
    package struct Box: Sendable, Hashable {
        package var rect: Rect
        package var radius: Points
    }

    /// A box with round corners, told at one of them: the lower right one, or else the upper right one.
    package struct Corner: Sendable, Hashable {
        package var rect: Rect
        package var radius: Points
        package var words: String
        package var style: CornerStyle
        package var isUpper = false
    }

    /// A remark on a part: its font, its size.
    package struct Note: Sendable, Hashable {
        package var rect: Rect
        package var words: String
        /// Of what else the same is true.
        package var others: [Rect] = []
        /// Whether it is about a text with a padding of its own, which the others have too.
        package var isPadded = false

        package init(rect: Rect, words: String) {
            self.rect = rect
            self.words = words
        }
    }

    /// From one end to the other along an axis.
    package struct Span: Sendable, Hashable {
        package var start: Points
        package var end: Points

        package init(_ start: Points, _ end: Points) {
            self.start = start
            self.end = end
        }

        package var length: Points { end - start }
    }

    /// The area that the component takes, without its margin.
    package var frame: Rect
    /// The radius of ``frame``, so that bands follow its corners.
    package var frameRadius: Points
    /// Whether the lower corners of ``frame`` are square: a sheet ends with the screen.
    package var isSquareBelow = false
    /// The whole picture's size.
    package var size: Size
    /// The parts side by side, and one below the other; empty where the component has no such parts.
    package var columns: [Span] = []
    package var rows: [Span] = []
    package var bands: [Band] = []
    /// The boxes that paddings leave, and the frames of pictures and symbols.
    package var insides: [Rect] = []
    package var parts: [Rect] = []
    package var corners: [Corner] = []
    package var notes: [Note] = []
    /// What labels must not hide.
    package var inks: [Rect] = []
    /// What leaders go around.
    package var solids: [Rect] = []

    /// The area with what is drawn beyond it, such as the edge of a card below.
    var reach: Rect { corners.reduce(frame) { $0.union($1.rect) } }

    package init(frame: Rect, frameRadius: Points = 0, size: Size) {
        self.frame = frame
        self.frameRadius = frameRadius
        self.size = size
    }
}
