/// The fix of a misspelled name, which replaces the name only.
package enum Spelling {
    /// Returns the fix if one name is nearer than all others.
    ///
    /// The fix is safe if a single typo explains the misspelling: an extra, missing, wrong or swapped letter, or the
    /// wrong case. Another digit, or another letter that is a whole word, makes another name.
    /// - Parameters:
    ///   - name: the name as it was read.
    ///   - range: its range, with or without quotes. A name that is written with escapes, folded or interpolated has
    /// another length and is not fixed.
    ///   - before: the number of bytes in the range before the name, not counting quotes, such as 1 for the `$` of a
    /// property.
    ///   - behind: the number of bytes in the range after the name.
    package static func fixes(
        of name: String, at range: SourceRange?, among candidates: some Sequence<String>, before: Int = 0,
        behind: Int = 0
    ) -> [Fix] {
        guard let range, let near = Suggestion.clearNearest(to: name, among: candidates), isPlain(near.name) else {
            return []
        }
        return place(of: name, at: range, before: before, behind: behind).map { place in
            [
                Fix(
                    title: "Write \(near.name)", edits: [.init(range: place, replacement: near.name)],
                    applicability: near.isCertain ? .safe : .unsafe)
            ]
        } ?? []
    }

    /// Returns the fix that replaces one word by another, unrelated one.
    package static func fixes(
        of name: String, writing other: String, at range: SourceRange?, applicability: Fix.Applicability
    ) -> [Fix] {
        guard let range, let place = place(of: name, at: range) else { return [] }
        return [
            Fix(title: "Write \(other)", edits: [.init(range: place, replacement: other)], applicability: applicability)
        ]
    }

    /// The range of a name within a range that contains only the name, quotes, and the bytes before and after it; nil
    /// otherwise.
    private static func place(
        of name: String, at range: SourceRange, before: Int = 0, behind: Int = 0
    ) -> SourceRange? {
        let length = Int(range.end) - Int(range.start)
        let plain = before + name.utf8.count + behind
        // Without quotes, or with one at each end.
        let quotes: Int
        switch length {
        case plain: quotes = 0
        case plain + 2: quotes = 1
        default: return nil
        }
        let start = range.start + UInt32(clamping: quotes + before)
        return SourceRange(file: range.file, start: start, end: start + UInt32(clamping: name.utf8.count))
    }

    /// Whether a name can be written in YAML and JSON with and without quotes.
    private static func isPlain(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first,
            first.properties.isAlphabetic || "$0123456789".unicodeScalars.contains(first)
        else { return false }
        return name.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || "0123456789.-_/+$".unicodeScalars.contains($0)
        }
    }
}
