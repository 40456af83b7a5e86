/// The ids of a reference's sections, without their titles: `6.2, 5` for `6.2 Main app, 5 Functions (sign-in)`.
enum SectionIDs {
    static func of(_ reference: String) -> String {
        var seen: [String] = []
        for part in withoutRemarks(reference).split(separator: ",") {
            let words = part.split(separator: " ")
            let end = words.firstIndex { $0.first?.isNumber ?? false }
            let id = words.prefix(through: end ?? words.count - 1).joined(separator: " ")
            if !seen.contains(id) { seen.append(id) }
        }
        return seen.joined(separator: ", ")
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
