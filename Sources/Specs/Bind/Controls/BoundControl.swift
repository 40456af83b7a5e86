package import Values

/// A standard control of iOS and the arrangement of its parts. The parts (track, thumb, titles) are its children in
/// drawing order, so they are drawn and checked like other nodes.
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
        /// The system keyboard, which is not a kind of node in the spec language.
        case keyboard
    }

    package enum Arrangement: Sendable, Hashable {
        /// A fixed size, regardless of the proposal. Each part has its own rectangle, relative to the top leading
        /// corner.
        case fixed(Size, parts: [Rect])
        case bar(Bar)
        case segments(Segments)
        case columns(Columns)
        case field(Field)
        /// The size of the last part, which is proposed to the others.
        case layers
    }

    /// A slider or a progress bar. Its parts: the track, the filled part of the track, and the thumb of a slider.
    package struct Bar: Sendable, Hashable {
        package var height: Points
        package var trackHeight: Points
        /// The diameter of the thumb; 0 without one.
        package var thumb: Points
        /// The filled fraction, 0…1.
        package var fraction: Double
    }

    /// A segmented control. Its parts: the background, the thumb if a segment is selected, a line after each segment in
    /// `separators`, the segments.
    package struct Segments: Sendable, Hashable {
        package var count: Int
        package var selected: Int?
        package var separators: [Int]
        package var height: Points
        /// The padding around the thumb.
        package var padding: Size
        /// The padding on both sides of a title.
        package var titlePadding: Points
        package var separatorWidth: Points
        /// The distance of separators from the control's top and bottom.
        package var separatorInset: Points
    }

    /// The wheels of a picker, all equally wide. Its parts: the band, then the rows, then the units.
    package struct Columns: Sendable, Hashable {
        package struct Row: Sendable, Hashable {
            package var column: Int
            /// The offset of its center from the center of the wheel.
            package var offset: Points
            /// The scale relative to a row in the center.
            package var scale: Double
        }

        package var count: Int
        /// The alignment of the rows of each wheel.
        package var alignments: [HorizontalAlignment]
        package var rows: [Row]
        /// The indices of the wheels with a unit.
        package var units: [Int]
        package var unitGap: Points
        package var idealWidth: Points
        package var height: Points
        package var rowHeight: Points
        package var bandHeight: Points
        package var bandMargin: Points
    }

    /// A text field. Its parts: the background if it has a border, the text, the caret if it is focused, the clear
    /// button if it has one.
    package struct Field: Sendable, Hashable {
        package enum Caret: Sendable, Hashable {
            case beforeText
            case afterText
        }

        package var hasBackground: Bool
        package var padding: Points
        package var minHeight: Points
        package var caret: Caret?
        /// The keyboard of an edited field.
        package var keyboard: KeyboardTraits?
        /// The distance kept between an edited field and the keyboard.
        package var keyboardGap: Points = 0
        package var caretWidth: Points
        /// The width of the clear button; 0 without one.
        package var clearButton: Points = 0
        /// The padding on both sides of the clear button.
        package var clearButtonPadding: Points = 0
        package var alignment: HorizontalAlignment

        /// The index of the caret among the parts; nil if the field is not focused.
        package var caretIndex: Int? { caret == nil ? nil : hasBackground ? 2 : 1 }
    }

    package var kind: Kind
    package var arrangement: Arrangement
    /// The index of the part that shows the control's value in a color of the project; nil if iOS's color is used.
    package var tintedPart: Int?

    package init(_ kind: Kind, _ arrangement: Arrangement) {
        self.kind = kind
        self.arrangement = arrangement
    }
}
