package import Source
import YAML

/// Reads `signoff.jsonl`: one JSON object per line.
package enum SignoffReader {
    /// Returns the decisions of the lines that can be read, and a diagnostic for each other line.
    ///
    /// - Parameters:
    ///   - path: the path of the file, for messages.
    ///   - defaultName: the name in decisions that have none; nil if each needs one.
    package static func read(
        _ file: SourceFile, id: FileID, defaultName: String? = nil
    ) -> (signoff: Signoff, diagnostics: [Diagnostic]) {
        var signoff = Signoff()
        var diagnostics: [Diagnostic] = []
        for line in file.lines.lineStarts.indices {
            let range = file.bytesOfLine(line)
            let bytes = file.bytes[range]
            if bytes.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) { continue }
            do throws(Problem) {
                signoff.add(try decision(in: Array(bytes), of: file.path, defaultName: defaultName))
            } catch {
                let start = UInt32(truncatingIfNeeded: range.lowerBound)
                let length = UInt32(truncatingIfNeeded: range.count)
                let place = SourceRange(
                    file: id, start: start + min(error.start, length), end: start + min(max(error.end, 1), length))
                diagnostics.append(Diagnostic(.invalidDocument, error.message, at: place, help: error.help))
            }
        }
        return (signoff, diagnostics)
    }

    /// A problem of one line, with its place in the line.
    private struct Problem: Error {
        var message: String
        var start: UInt32 = 0
        var end: UInt32 = 0
        var help: String?

        init(_ message: String, at range: SourceRange? = nil, help: String? = nil) {
            self.message = message
            (start, end) = (range?.start ?? 0, range?.end ?? .max)
            self.help = help
        }
    }

    private static let keys = [
        "at", "build", "by", "context", "criterion", "decision", "mockup", "note", "picture", "role", "scene",
    ]
    private static let longestText = 2_000

    private static func decision(
        in bytes: [UInt8], of path: String, defaultName: String?
    ) throws(Problem) -> SignoffDecision {
        let parsed = JSONReader.read(SourceFile(path: path, bytes: bytes), id: FileID(rawValue: 0))
        if let broken = parsed.diagnostics.first {
            throw Problem("this line is not a decision: \(broken.message)", at: broken.range, help: Self.repair)
        }
        guard let node = parsed.documents.first, let members = node.mapping else {
            throw Problem("this line is not a decision: a JSON object is required", help: Self.repair)
        }
        for member in members {
            guard keys.contains(member.key) else {
                throw Problem(
                    "unknown key “\(member.key)” in a decision", at: member.keyRange,
                    help: Suggestion.hint(for: member.key, among: keys)
                        ?? "the keys are \(keys.joined(separator: ", "))")
            }
            guard let text = member.value.string, text.utf8.count <= longestText else {
                throw Problem(
                    "“\(member.key)” must be a text of at most \(longestText) bytes", at: member.value.range)
            }
        }
        func text(_ key: String) -> String? {
            guard let text = node[key]?.string, !text.isEmpty else { return nil }
            return text
        }
        func required(_ key: String) throws(Problem) -> String {
            guard let text = text(key) else { throw Problem("a decision needs the key \(key)", at: node.range) }
            return text
        }
        guard let verdict = SignoffDecision.Verdict(rawValue: try required("decision")) else {
            throw Problem("a decision is accepted or rejected", at: node["decision"]?.range)
        }
        let at = try required("at")
        guard CalendarDay.isDay(at) || CalendarDay.isTime(at) else {
            throw Problem(
                "“at” must be a day or a time in UTC", at: node["at"]?.range,
                help: "write 2026-11-24 or 2026-11-24T09:30:00Z")
        }
        for key in ["picture", "scene"] {
            guard let print = text(key), !isFingerprint(print) else { continue }
            throw Problem("“\(key)” must be a fingerprint of sixteen hexadecimal digits", at: node[key]?.range)
        }
        guard let by = text("by") ?? defaultName else {
            throw Problem("a decision needs the key by", at: node.range, help: "git config user.name sets a default")
        }
        var result = SignoffDecision(
            try subject(of: text, in: node), seen: .init(picture: text("picture"), scene: text("scene")),
            verdict: verdict, by: by, at: at)
        (result.role, result.build, result.note) = (text("role"), text("build"), text("note"))
        return result
    }

    private static let repair = "restore the line from an earlier commit, or delete it and decide again"

    private static func subject(
        of text: (String) -> String?, in node: Node
    ) throws(Problem) -> SignoffDecision.Subject {
        switch (text("mockup"), text("criterion")) {
        case (let mockup?, nil):
            guard let context = text("context") else {
                throw Problem("a decision about a mock-up needs the key context", at: node.range)
            }
            guard text("picture") != nil || text("scene") != nil else {
                throw Problem("a decision about a mock-up needs the key picture or scene", at: node.range)
            }
            return .mockup(mockup, context: context)
        case (nil, let criterion?): return .criterion(criterion)
        case (nil, nil): throw Problem("a decision needs the key mockup or criterion", at: node.range)
        case (_?, _?): throw Problem("a decision has either the key mockup or the key criterion", at: node.range)
        }
    }

    private static func isFingerprint(_ text: String) -> Bool {
        text.utf8.count == 16 && text.utf8.allSatisfy { Array("0123456789abcdef".utf8).contains($0) }
    }
}
