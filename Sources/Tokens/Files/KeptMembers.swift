package import Source
import YAML

/// Members that another tool writes beside a value and that uispec does not know. They have no effect, and an import
/// keeps them under `$extensions`.
package enum KeptMembers {
    /// The number of names in a note.
    private static let mostNames = 6

    /// Returns a note about the members of each file.
    ///
    /// - Parameter indices: the indices of the imported tokens.
    package static func notes(in set: TokenSet, tokens indices: [Int]) -> [Diagnostic] {
        var found: [FileID: (names: [String], places: Int, range: SourceRange)] = [:]
        func add(_ data: Node?) {
            guard let data, let first = VendorExtension.added(to: data).first else { return }
            var entry = found[first.keyRange.file] ?? ([], 0, first.keyRange)
            entry.places += 1
            for member in VendorExtension.added(to: data) where !entry.names.contains(member.key) {
                entry.names.append(member.key)
            }
            found[first.keyRange.file] = entry
        }
        for (_, data) in set.extensions.sorted(by: { $0.key < $1.key }) { add(data) }
        for group in set.groups { add(group.extensions) }
        for index in indices { add(set.tokens[index].extensions) }
        return found.sorted { $0.key < $1.key }.map { _, file in
            var names = file.names.prefix(mostNames).map { "“\($0)”" }.joined(separator: ", ")
            if file.names.count > mostNames { names += " and \(file.names.count - mostNames) more" }
            let isOne = file.names.count == 1
            let count = file.places == 1 ? "" : ", at \(file.places) places in this file"
            return Diagnostic(
                .nonstandardToken, .note,
                "\(names) \(isOne ? "has" : "have") no meaning here; \(isOne ? "it is" : "they are") kept under "
                    + "$extensions\(count)", at: file.range)
        }
    }
}
