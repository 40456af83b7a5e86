package import Project
package import Values

/// A screen on every device that it is checked on, at one scale.
package struct DeviceSheet: Sendable {
    package struct Cell: Sendable {
        package var name: String
        /// `59 top, 34 bottom`.
        package var safeArea: String
        /// In points of the picture, which is the whole screen.
        package var insets: EdgeInsets
        package var picture: PagePicture
        package var rings: [FindingRing]
        package var caption: CellCaption
        package var cornerRadius: Points
    }

    /// All devices of one orientation in one appearance.
    package struct Row: Sendable {
        /// `Light`.
        package var title: String
        package var note: String
        package var cells: [Cell]
    }

    /// Devices in one orientation.
    package struct Group: Sendable {
        package var orientation: Orientation
        package var rows: [Row]
    }

    package var header: Header
    package var facts: FactsRow
    package var groups: [Group]
    package var findings: [FindingText]
    package var footer: Footer

    /// Returns the name of a device sheet for the header.
    package static func name(number: Int, of total: Int) -> String { SheetWords["Devices % of %", number, total] }
}
