package import Project
package import Values

/// A screen on every phone that it is checked on, all at one scale.
package struct DeviceSheet: Sendable {
    package struct Cell: Sendable {
        package var name: String
        /// `59 top, 34 bottom`.
        package var safeArea: String
        /// In the picture's points; the picture is the whole screen.
        package var insets: EdgeInsets
        package var picture: PagePicture
        package var rings: [FindingRing]
        package var caption: CellCaption
        package var cornerRadius: Points
    }

    /// One appearance of all phones that are held one way.
    package struct Row: Sendable {
        /// `Light`.
        package var title: String
        package var note: String
        package var cells: [Cell]
    }

    /// Phones that are held one way.
    package struct Group: Sendable {
        package var orientation: Orientation
        package var rows: [Row]
    }

    package var header: Header
    package var facts: FactsRow
    package var groups: [Group]
    package var findings: [FindingText]
    package var footer: Footer

    /// What a header says of a device sheet's number.
    package static func name(number: Int, of total: Int) -> String { "Devices \(number) of \(total)" }
}
