/// Unified diffs, as `diff -u` prints them, with three lines of context.
package enum UnifiedDiff {
    private static let context = 3

    /// Returns the difference as a patch, or an empty text if the texts are equal.
    ///
    /// - Parameter path: the path in the patch, which adds `a/` and `b/` like Git.
    package static func text(old: String, new: String, path: String) -> String {
        let edits = LineDifference.edits(from: lines(of: old), to: lines(of: new))
        let hunks = hunks(of: edits)
        if hunks.isEmpty { return "" }
        return "--- \(name("a/" + path))\n+++ \(name("b/" + path))\n" + hunks.map { text(of: $0, in: edits) }.joined()
    }

    /// Returns a name as Git writes it. A name with a space is followed by a tab, because `patch` would otherwise end
    /// it at
    /// the space. A name with special characters is quoted.
    private static func name(_ path: String) -> String {
        let isPlain = path.unicodeScalars.allSatisfy {
            $0.value >= 0x20 && $0.value != 0x7F && $0 != "\"" && $0 != "\\"
        }
        if isPlain { return path.contains(" ") ? path + "\t" : path }
        let escaped = path.unicodeScalars.map { scalar -> String in
            switch scalar {
            case "\n": "\\n"
            case "\t": "\\t"
            case "\"", "\\": "\\\(scalar)"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: octal(scalar.value)
            default: String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
    }

    private static func octal(_ value: UInt32) -> String {
        let digits = String(value, radix: 8)
        return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }

    /// Splits text into lines, including their line feeds, to show whether the last line has one.
    ///
    /// Lines are compared by bytes, because strings in different Unicode normal forms compare as equal.
    private static func lines(of text: String) -> [Substring.UTF8View] {
        var lines: [Substring.UTF8View] = []
        let bytes = text.utf8
        var start = bytes.startIndex
        while start < bytes.endIndex {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map(bytes.index(after:)) ?? bytes.endIndex
            lines.append(bytes[start..<end])
            start = end
        }
        return lines
    }

    /// Returns the ranges of edits that form hunks. Changes with overlapping context share a hunk.
    private static func hunks(of edits: [LineDifference.Edit]) -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for (index, edit) in edits.enumerated() where edit.kind != .same {
            let range = max(0, index - context)..<min(edits.count, index + context + 1)
            if let last = hunks.last, range.lowerBound <= last.upperBound {
                hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
            } else {
                hunks.append(range)
            }
        }
        return hunks
    }

    private static func text(of hunk: Range<Int>, in edits: [LineDifference.Edit]) -> String {
        let before = edits[..<hunk.lowerBound]
        let oldStart = before.count { $0.kind != .added }
        let newStart = before.count { $0.kind != .removed }
        let inside = edits[hunk]
        let oldCount = inside.count { $0.kind != .added }
        let newCount = inside.count { $0.kind != .removed }
        var result = "@@ -\(span(oldStart, oldCount)) +\(span(newStart, newCount)) @@\n"
        for edit in inside {
            result += edit.kind.rawValue + (String(Substring(edit.line)))
            if edit.line.last != UInt8(ascii: "\n") { result += "\n\\ No newline at end of file\n" }
        }
        return result
    }

    /// Returns the range of a hunk as POSIX *diff* writes it: the first line from 1 and the count, unless it is 1. An
    /// empty
    /// range names the line before it.
    private static func span(_ before: Int, _ count: Int) -> String {
        switch count {
        case 0: "\(before),0"
        case 1: "\(before + 1)"
        default: "\(before + 1),\(count)"
        }
    }
}
