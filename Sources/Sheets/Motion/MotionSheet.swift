package import Values

/// All animations of a component, each with its form under Reduce Motion.
package struct MotionSheet: Sendable {
    /// A film strip of one form.
    package struct Row: Sendable {
        package struct Frame: Sendable {
            package var time: String
            /// The changing values, one per line.
            package var values: [String]
            package var picture: PagePicture
            package var hasFinger: Bool
        }

        /// `Standard`, `Reduce Motion`.
        package var name: String
        package var caption: String
        package var frames: [Frame]
    }

    /// The content of the frames of a section.
    package struct Subject: Sendable {
        /// The frame at rest, in points of the picture.
        package var rest: Rect
        /// The area that it covers in the frames, without its movement.
        package var extent: Rect
        /// The size of a screen, beyond whose edges nothing is shown.
        package var screen: Size?
        /// Whether it leaves through a side of the screen, so that frames show the full width.
        package var crossesScreen = false
        package var radius: Points
        /// Text and small shapes next to it that the edges of a frame should not cut.
        package var inks: [Rect] = []
        package var stageColor: RGBA
        /// The color below a pressing finger.
        package var pressedColor: RGBA
        /// Whether it leaves its place or size at rest.
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

    /// Returns the name of a motion sheet for the header.
    package static func name(number: Int, of total: Int) -> String { SheetWords["Motion % of %", number, total] }
}
