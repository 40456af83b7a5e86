/// The purpose of a token in few words, from its description.
enum ShortUse {
    /// An explanation of the purpose starts with one of these, and is left out.
    private static let ends = [
        "; ", ". ", " (", " – ", ": ", ", which ", ", where ", ", with ", ", in place of ", ", on ", ", so that ",
        ", because ",
    ]

    /// Returns the start of a description, up to an explanation. The names of other tokens have no braces.
    static func of(_ description: String) -> String {
        let end = ends.compactMap { description.firstRange(of: $0)?.lowerBound }.filter { $0 > description.startIndex }
        let first = description[..<(end.min() ?? description.endIndex)]
        return (first.hasSuffix(".") ? first.dropLast() : first).filter { $0 != "{" && $0 != "}" }
    }
}
