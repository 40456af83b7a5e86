/// Keys that other tools use for the nodes of a spec, with an instruction of what to write instead.
///
/// The embedded table is searched in place.
package enum ForeignKeys {
    package struct Entry: Sendable, Hashable {
        /// Whether other tools use the word for a kind of node, such as a button.
        package let isKind: Bool
        package let instruction: String
    }

    /// Returns the entry of a key in any spelling: `font-size`, `fontSize`.
    package static func entry(for key: String) -> Entry? {
        let word = key.lowercased().filter { $0 != "-" && $0 != "_" }
        guard let columns = table.columns(of: word), columns.count == 3 else { return nil }
        return Entry(isKind: columns[1] == "kind", instruction: String(columns[2]))
    }

    /// The words, in lower case.
    package static var words: some Sequence<String> { table.keys }

    private static let table = SortedLines(EmbeddedData.foreignKeys)
}
