package import Source

/// Prints each kind of departure from the token standard once for a file, with a count: a file of another tool usually
/// departs in the same way in all of its tokens.
package enum RepeatedDepartures {
    private struct Kind: Hashable {
        var file: FileID
        var severity: Severity
        var message: String
    }

    /// Returns the items without repetitions, in their order.
    package static func folded<Item>(_ items: [Item], _ diagnostic: WritableKeyPath<Item, Diagnostic>) -> [Item] {
        var counts: [Kind: Int] = [:]
        for kind in items.compactMap({ kind(of: $0[keyPath: diagnostic]) }) { counts[kind, default: 0] += 1 }
        guard counts.values.contains(where: { $0 > 1 }) else { return items }
        var seen: Set<Kind> = []
        return items.compactMap { item in
            guard let kind = kind(of: item[keyPath: diagnostic]), let count = counts[kind], count > 1 else {
                return item
            }
            guard seen.insert(kind).inserted else { return nil }
            var first = item
            let places = count == 2 ? "1 more place" : "\(count - 1) more places"
            first[keyPath: diagnostic].notes.append(Diagnostic.Note("the same in \(places) of this file"))
            return first
        }
    }

    /// The kind of a departure; nil for other diagnostics.
    private static func kind(of diagnostic: Diagnostic) -> Kind? {
        guard let range = diagnostic.range else { return nil }
        // Two files that define the same tokens are one mistake.
        if diagnostic.rule == .duplicateKey, let other = diagnostic.notes.first?.range?.file, other != range.file {
            return Kind(file: range.file, severity: diagnostic.severity, message: "twice \(other.rawValue)")
        }
        guard diagnostic.rule == .nonstandardToken else { return nil }
        return Kind(file: range.file, severity: diagnostic.severity, message: withoutNames(diagnostic.message))
    }

    /// A message without numbers, and without references and names of tokens, which contain a dot.
    private static func withoutNames(_ message: String) -> String {
        message.split(separator: " ").map { word in
            word.contains { $0.isNumber || $0 == "{" || $0 == "#" } || word.dropLast().contains(".")
                ? "#" : String(word)
        }.joined(separator: " ")
    }
}
