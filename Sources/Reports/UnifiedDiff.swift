/// What `diff -u` tells about two texts: hunks of changed lines with three lines of context.
package enum UnifiedDiff {
    private static let context = 3

    /// The difference as a patch; empty where the texts are the same.
    ///
    /// - Parameter path: the file as the patch names it, `a/` and `b/` before it as in Git's.
    package static func text(old: String, new: String, path: String) -> String {
        let edits = LineDifference.edits(from: lines(of: old), to: lines(of: new))
        let hunks = hunks(of: edits)
        if hunks.isEmpty { return "" }
        return "--- \(name("a/" + path))\n+++ \(name("b/" + path))\n" + hunks.map { text(of: $0, in: edits) }.joined()
    }

    /// A name as Git writes it: with a tab behind it where it holds a space, at which `patch` takes it to end, and in quotes
    /// where it holds what would end it earlier.
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

    /// The lines with their line feeds, so that the last one tells whether it has one. Bytes decide, not the canonical
    /// equivalence of strings: a file in another normal form differs.
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

    /// Ranges of edits that each make a hunk: changes whose context touches are one.
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

    /// POSIX, *diff*: the first line from 1 and the count, which is left out where it is 1; an empty span names the line
    /// before it.
    private static func span(_ before: Int, _ count: Int) -> String {
        switch count {
        case 0: "\(before),0"
        case 1: "\(before + 1)"
        default: "\(before + 1),\(count)"
        }
    }
}
