/// The ids of a reference's sections, without their titles: `6.2, 5` for `6.2 Main app, 5 Functions (sign-in)`.
enum SectionIDs {
    /// Returns the ids on one line.
    ///
    /// - Parameter limit: the number of characters; ids beyond it are counted: `6.2, 5 + 3`.
    static func of(_ reference: String, within limit: Int = .max) -> String {
        let ids = all(in: reference)
        let whole = ids.joined(separator: ", ")
        guard whole.count > limit else { return whole }
        for shown in stride(from: ids.count - 1, to: 0, by: -1) {
            let text = ids.prefix(shown).joined(separator: ", ") + " + \(ids.count - shown)"
            if text.count <= limit || shown == 1 { return text }
        }
        return whole
    }

    private static func all(in reference: String) -> [String] {
        var seen: [String] = []
        for part in withoutRemarks(reference).split(separator: ",") {
            let words = part.split(separator: " ")
            let end = words.firstIndex { $0.first?.isNumber ?? false }
            let id = words.prefix(end.map { $0 + 1 } ?? words.count).joined(separator: " ")
            if !id.isEmpty, !seen.contains(id) { seen.append(id) }
        }
        return seen
    }

    /// Returns the text without its parentheses.
    private static func withoutRemarks(_ text: String) -> String {
        var depth = 0
        return text.reduce(into: "") { result, character in
            if "(（".contains(character) { depth += 1 }
            if depth == 0 { result.append(character) }
            if ")）".contains(character) { depth = max(0, depth - 1) }
        }
    }
}
