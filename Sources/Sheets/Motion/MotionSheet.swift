package import Values

/// All animations of a component, each beside the form that it takes under Reduce Motion.
package struct MotionSheet: Sendable {
    /// A film strip of one form.
    package struct Row: Sendable {
        package struct Frame: Sendable {
            package var time: String
            /// The values that move, one line each.
            package var values: [String]
            package var picture: PagePicture
            package var hasFinger: Bool
        }

        /// `Standard`, `Reduce Motion`.
        package var name: String
        package var caption: String
        package var frames: [Frame]
    }

    /// What the frames of a section look at.
    package struct Subject: Sendable {
        /// The frame at rest, in the picture's points.
        package var rest: Rect
        /// All that it covers in the frames, but for the way that it moves.
        package var extent: Rect
        /// Of a screen, beyond whose edge there is nothing.
        package var screen: Size?
        /// Whether it leaves to a side of the screen, whose width a frame then shows.
        package var crossesScreen = false
        package var radius: Points
        /// Letters and small shapes beside it, through which the edge of a frame should not run.
        package var inks: [Rect] = []
        package var stageColor: RGBA
        /// What a finger that presses it lies on.
        package var pressedColor: RGBA
        /// Whether it leaves the place and size that it has at rest.
        package var leavesRest = true
    }

    package struct Section: Sendable {
        package var story: MotionStory
        package var subject: Subject
        package var rows: [Row]
        package var appearance: Appearance
    }

    package var header: Header
    package var facts: FactsRow
    package var sections: [Section]
    package var findings: [FindingText]
    package var footer: Footer

    /// What a header says of a motion sheet's number.
    package static func name(number: Int, of total: Int) -> String { "Motion \(number) of \(total)" }
}
