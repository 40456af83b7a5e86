/// The mend of a misspelled name: the name that was meant in its place, nothing else changed.
package enum Spelling {
    /// The fix, where one name is nearer than all others.
    ///
    /// It is safe where one slip made the mistake: a letter too many, missing, wrong, swapped with its neighbor, or of the
    /// other case. Another digit, or another letter that is all of a word, makes another name.
    /// - Parameters:
    ///   - name: the name as it was read.
    ///   - range: where it stands, in quotes or not; a text that is written otherwise – with escapes, folded, made by a
    ///     property – is as long as the name only by accident, and is left alone.
    ///   - before: how many bytes stand in the range before the name, quotes apart, such as the `$` of a property.
    ///   - behind: how many stand behind it.
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
                    isSafe: near.isCertain)
            ]
        } ?? []
    }

    /// The fix that writes one word for another one, which is no near miss of it.
    package static func fixes(of name: String, writing other: String, at range: SourceRange?, isSafe: Bool) -> [Fix] {
        guard let range, let place = place(of: name, at: range) else { return [] }
        return [Fix(title: "Write \(other)", edits: [.init(range: place, replacement: other)], isSafe: isSafe)]
    }

    /// Where a name stands in a range that it fills, but for quotes and what is before and behind it; nil where it is
    /// written otherwise.
    private static func place(
        of name: String, at range: SourceRange, before: Int = 0, behind: Int = 0
    ) -> SourceRange? {
        let length = Int(range.end) - Int(range.start)
        let plain = before + name.utf8.count + behind
        // Without quotes, or with one at either end.
        let quotes: Int
        switch length {
        case plain: quotes = 0
        case plain + 2: quotes = 1
        default: return nil
        }
        let start = range.start + UInt32(clamping: quotes + before)
        return SourceRange(file: range.file, start: start, end: start + UInt32(clamping: name.utf8.count))
    }

    /// Whether a name may stand in YAML and JSON, with quotes and without, as it is.
    private static func isPlain(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first,
            first.properties.isAlphabetic || "$0123456789".unicodeScalars.contains(first)
        else { return false }
        return name.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || "0123456789.-_/+$".unicodeScalars.contains($0)
        }
    }
}
