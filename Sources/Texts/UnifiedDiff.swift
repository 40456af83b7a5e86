/// Unified diffs, as `diff -u` prints them, with three lines of context.
package enum UnifiedDiff {
    private static let context = 3

    /// Returns the difference as a patch, or an empty text if the texts are equal.
    ///
    /// - Parameter path: the path in the patch, which adds `a/` and `b/` like Git.
    package static func text(old: String, new: String, path: String) -> String {
        String(decoding: bytes(old: Array(old.utf8), new: Array(new.utf8), path: path), as: UTF8.self)
    }

    /// Returns the difference of two files as a patch. Lines keep their bytes, so that it applies to any encoding.
    ///
    /// - Parameter path: the path in the patch, which adds `a/` and `b/` like Git.
    package static func bytes(old: [UInt8], new: [UInt8], path: String) -> [UInt8] {
        let edits = LineDifference.edits(from: lines(of: old), to: lines(of: new))
        let hunks = hunks(of: edits)
        if hunks.isEmpty { return [] }
        let head = "--- \(name("a/" + path))\n+++ \(name("b/" + path))\n"
        return Array(head.utf8) + hunks.flatMap { bytes(of: $0, in: edits) }
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

    /// Splits a file into lines, including their line feeds, to show whether the last line has one.
    private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = bytes.startIndex
        while start < bytes.endIndex {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.endIndex
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

    private static func bytes(of hunk: Range<Int>, in edits: [LineDifference.Edit]) -> [UInt8] {
        let before = edits[..<hunk.lowerBound]
        let oldStart = before.count { $0.kind != .added }
        let newStart = before.count { $0.kind != .removed }
        let inside = edits[hunk]
        let oldCount = inside.count { $0.kind != .added }
        let newCount = inside.count { $0.kind != .removed }
        var result = Array("@@ -\(span(oldStart, oldCount)) +\(span(newStart, newCount)) @@\n".utf8)
        for edit in inside {
            result += Array(edit.kind.rawValue.utf8) + edit.line
            if edit.line.last != UInt8(ascii: "\n") { result += Array("\n\\ No newline at end of file\n".utf8) }
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
