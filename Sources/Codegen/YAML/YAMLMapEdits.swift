import Source
import YAML

/// The places in a YAML file where entries of maps are added and removed. All other text stays, with its comments.
struct YAMLMapEdits {
    /// A place for a new entry.
    struct Slot: Hashable {
        var range: SourceRange
        /// The indentation of the entry on its own line; nil in braces.
        var indent: Int?
        var hasReturn = false
        /// Whether the entry is the first one in its braces.
        var isFirst = false

        /// - Parameter entry: with indentation, but without the line break before it.
        func edit(_ entry: String) -> Fix.Edit {
            guard indent != nil else {
                return Fix.Edit(range: range, replacement: isFirst ? " " + entry : ", " + entry)
            }
            let text = "\n" + entry
            return Fix.Edit(range: range, replacement: hasReturn ? text.replacing("\n", with: "\r\n") : text)
        }
    }

    let file: SourceFile

    /// Whether a map is in braces.
    func isFlow(_ map: Node) -> Bool {
        Int(map.range.start) < file.bytes.count && file.bytes[Int(map.range.start)] == UInt8(ascii: "{")
    }

    /// The slot after an entry of a map; nil if other text follows on its line.
    func slot(after entry: Node.Entry, in map: Node) -> Slot? {
        let end = Self.end(of: entry)
        guard let place = KeyPlace(in: map.range, behind: entry.keyRange, valueEnd: end, of: file) else { return nil }
        return switch place.form {
        case .flow: Slot(range: place.range)
        case .line(let indent, let hasReturn): Slot(range: place.range, indent: indent, hasReturn: hasReturn)
        }
    }

    /// The slot before all entries of a map that is the value of a key.
    func slot(atStartOf map: Node, of key: SourceRange) -> Slot? {
        guard let first = map.mapping?.first else { return nil }
        if isFlow(map) {
            let range = SourceRange(file: map.range.file, start: map.range.start + 1, end: map.range.start + 1)
            return Slot(range: range, isFirst: true)
        }
        let line = file.lines.line(at: key.start)
        let end = file.bytesOfLine(line).upperBound
        guard file.lines.line(at: first.keyRange.start) > line, let indent = indent(of: first.keyRange) else {
            return nil
        }
        let offset = UInt32(clamping: end)
        return Slot(
            range: SourceRange(file: key.file, start: offset, end: offset), indent: indent,
            hasReturn: end < file.bytes.count && file.bytes[end] == UInt8(ascii: "\r"))
    }

    /// The edits that remove entries of a map, which keeps at least one other.
    ///
    /// - Parameter removed: the indices of the entries.
    func removals(of removed: Set<Int>, from map: Node) -> [Fix.Edit] {
        guard let entries = map.mapping else { return [] }
        let isFlow = isFlow(map)
        let firstKept = entries.indices.first { !removed.contains($0) } ?? entries.count
        return removed.sorted().filter(entries.indices.contains).map { index in
            let entry = entries[index]
            if !isFlow { return Fix.Edit(range: lines(of: entry), replacement: "") }
            let start: UInt32
            var end = Self.end(of: entry)
            if index > firstKept {
                start = Self.end(of: entries[index - 1])
            } else {
                start = entry.keyRange.start
                if index + 1 < entries.count { end = entries[index + 1].keyRange.start }
            }
            return Fix.Edit(range: SourceRange(file: map.range.file, start: start, end: end), replacement: "")
        }
    }

    /// The whole lines of an entry, with the line break before them.
    func lines(of entry: Node.Entry) -> SourceRange {
        let first = file.lines.line(at: entry.keyRange.start)
        let last = file.lines.line(at: Self.end(of: entry))
        let starts = file.lines.lineStarts
        let start = first == 0 ? 0 : file.bytesOfLine(first - 1).upperBound
        var end = file.bytesOfLine(last).upperBound
        if first == 0 { end = last + 1 < starts.count ? Int(starts[last + 1]) : file.bytes.count }
        return SourceRange(file: entry.keyRange.file, start: UInt32(clamping: start), end: UInt32(clamping: end))
    }

    /// The indentation of a key that is the first on its line.
    func indent(of key: SourceRange) -> Int? {
        let start = file.bytesOfLine(file.lines.line(at: key.start)).lowerBound
        let end = Int(key.start)
        guard start <= end, file.bytes[start..<end].allSatisfy({ $0 == UInt8(ascii: " ") }) else { return nil }
        return end - start
    }

    /// The end of the last part of a value. A value that is missing ends at its key.
    static func end(of entry: Node.Entry) -> UInt32 {
        // The colon is part of the entry.
        max(entry.keyRange.end + 1, entry.value.range.end)
    }
}
