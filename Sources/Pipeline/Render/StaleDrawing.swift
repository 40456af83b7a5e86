/// A mock-up or a sheet that differs from its description or from its file.
package struct StaleDrawing: Sendable, Hashable {
    package enum Reason: Sendable, Hashable {
        /// The file is missing.
        case missing
        /// The file belongs to no component.
        case orphaned
        /// The file differs, as described.
        case different(String)
        /// `mockups.json` does not describe it.
        case undescribed
        /// `mockups.json` describes it, but the project no longer has it.
        case removed
        /// It looks different from its description: the first changes in words, and the number of all.
        case changed([String], count: Int)
    }

    /// The path of a file; for a mock-up, its component and state: `Chip:selected`.
    package var name: String
    package var reason: Reason
}
