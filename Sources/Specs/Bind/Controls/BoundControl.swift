package import Values

/// A standard control of iOS. What it is made of – track, thumb, titles – are its children, in the order of drawing,
/// so that they are drawn and checked as any other node; this says where they stand.
package struct BoundControl: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        case field
        case toggle
        case slider
        case stepper
        case segmented
        case progress
        case spinner
        case pageControl
        case wheel
        case alert
        /// The system keyboard, which is no node of the language.
        case keyboard
    }

    package enum Arrangement: Sendable, Hashable {
        /// One size, whatever is proposed; each part has a rectangle of its own, counted from the top leading corner.
        case fixed(Size, parts: [Rect])
        case bar(Bar)
        case segments(Segments)
        case columns(Columns)
        case field(Field)
        /// As large as the last part; the others are proposed its size.
        case layers
    }

    /// A slider or a progress bar. Its parts: the track, the part of it that is done, and a thumb if it has one.
    package struct Bar: Sendable, Hashable {
        package var height: Points
        package var trackHeight: Points
        /// 0 without a thumb.
        package var thumb: Points
        /// 0…1
        package var fraction: Double
    }

    /// A segmented control. Its parts: the ground, the thumb if one segment is selected, a line after each segment of
    /// `separators`, the segments.
    package struct Segments: Sendable, Hashable {
        package var count: Int
        package var selected: Int?
        package var separators: [Int]
        package var height: Points
        /// Around the thumb.
        package var padding: Size
        /// On either side of a title.
        package var titlePadding: Points
        package var separatorWidth: Points
        /// From the control's top and bottom.
        package var separatorInset: Points
    }

    /// A picker's wheels, all equally wide. Its parts: the band, then the rows, then the units.
    package struct Columns: Sendable, Hashable {
        package struct Row: Sendable, Hashable {
            package var column: Int
            /// Of its middle, from the middle of the wheel.
            package var offset: Points
            /// How much smaller it is than in the middle.
            package var scale: Double
        }

        package var count: Int
        /// Of the rows of each wheel.
        package var alignments: [HorizontalAlignment]
        package var rows: [Row]
        /// The wheels that have one.
        package var units: [Int]
        package var unitGap: Points
        package var idealWidth: Points
        package var height: Points
        package var rowHeight: Points
        package var bandHeight: Points
        package var bandMargin: Points
    }

    /// A text field. Its parts: the ground if it has a border, the text, the caret if it is focused, the button that
    /// clears it if it has one.
    package struct Field: Sendable, Hashable {
        package enum Caret: Sendable, Hashable {
            case beforeText
            case afterText
        }

        package var hasGround: Bool
        package var padding: Points
        package var minHeight: Points
        package var caret: Caret?
        /// Of a field that is edited.
        package var keyboard: KeyboardWish?
        /// What is left below a field that is edited when it has scrolled into view.
        package var keyboardGap: Points = 0
        package var caretWidth: Points
        /// How wide the clear button is; 0 where there is none.
        package var clearButton: Points = 0
        /// On either side of the clear button.
        package var clearButtonPadding: Points = 0
        package var alignment: HorizontalAlignment
    }

    package var kind: Kind
    package var arrangement: Arrangement
    /// The part that shows what the control says, in a color of the project's; nil where iOS's color does.
    package var tintedPart: Int?

    package init(_ kind: Kind, _ arrangement: Arrangement) {
        self.kind = kind
        self.arrangement = arrangement
    }
}
