import Checks
import Foundation
import Reports
import Source
import TestProjects
import Testing
import Values

/// `check --format rdjsonl`, checked against the definition of reviewdog's diagnostic format.
@Suite struct `Lines for reviewdog` {
    private typealias Object = [String: Any]

    private func diagnostics(_ check: CheckResult) throws -> [Object] {
        try CheckDiagnosticLines.document([check]).split(separator: "\n").map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? Object)
        }
    }

    private func position(_ range: Object?, _ key: String) -> [Int] {
        let position = range?[key] as? [String: Int]
        return [position?["line"], position?["column"]].compactMap(\.self)
    }

    /// Applies a suggestion as reviewdog does, by lines and bytes.
    private func applying(_ suggestion: Object, to text: String) throws -> String {
        var starts = [0]
        let bytes = Array(text.utf8)
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
        let range = suggestion["range"] as? Object
        let (start, end) = (position(range, "start"), position(range, "end"))
        let (first, last) = (starts[start[0] - 1] + start[1] - 1, starts[end[0] - 1] + end[1] - 1)
        let replacement = try #require(suggestion["text"] as? String)
        return String(decoding: bytes[..<first] + Array(replacement.utf8) + bytes[last...], as: UTF8.self)
    }

    @Test func `have the members of the format`() async throws {
        let check = try await SampleCheck.result()
        let diagnostics = try diagnostics(check)
        #expect(diagnostics.count == check.findings.count { !$0.isAccepted })
        let names: Set = ["message", "location", "severity", "source", "code", "suggestions", "related_locations"]
        for diagnostic in diagnostics {
            #expect(names.isSuperset(of: diagnostic.keys))
            #expect(["ERROR", "WARNING", "INFO"].contains(diagnostic["severity"] as? String))
            let location = try #require(diagnostic["location"] as? Object)
            #expect(Set(location.keys).isSubset(of: ["path", "range"]))
            let code = try #require(diagnostic["code"] as? [String: String])
            #expect(code["url"]?.hasSuffix("/Docs/rules/\(code["value"] ?? "").md") == true)
        }
        #expect(diagnostics.contains { $0["related_locations"] != nil })
    }

    @Test func `count columns in bytes`() async throws {
        let spec = "component: A\nbody: { text: 仕様書, colr: \"#000000\" }\n"
        let check = try await TestProject(spec: spec).check(only: ["unknown-key"])
        let location = try #require(try diagnostics(check).first?["location"] as? Object)
        let range = try #require(location["range"] as? Object)
        // 14 characters, nine bytes of Japanese, a comma and a space.
        #expect(position(range, "start") == [2, 26])
        #expect(position(range, "end") == [2, 30])
    }

    @Test func `have fixes that apply`() async throws {
        let spec = "component: A\nbody: { text: 仕様書, colr: \"#000000\" }\n"
        let check = try await TestProject(spec: spec).check(only: ["unknown-key"])
        let suggestions = try #require(try diagnostics(check).first?["suggestions"] as? [Object])
        #expect(try suggestions.map { try applying($0, to: spec) } == [spec.replacing("colr", with: "color")])
    }

    /// A finding at the start of `a.yaml`, with one fix.
    private func check(_ edits: [(start: UInt32, end: UInt32)], in text: String, ofOtherFile: Bool = false)
        -> CheckResult
    {
        var sources = SourceMap()
        let id = sources.add(SourceFile(path: "a.yaml", text: text))
        let other = sources.add(SourceFile(path: "b.yaml", text: text))
        let edits = edits.map { edit in
            let range = SourceRange(file: ofOtherFile ? other : id, start: edit.start, end: edit.end)
            return Fix.Edit(range: range, replacement: "色")
        }
        let fix = Fix(title: "x", edits: edits, applicability: .safe)
        let diagnostic = Diagnostic(
            "unknown-key", "x", at: SourceRange(file: id, start: 0, end: 1), fixes: [fix])
        return CheckResult(
            project: "A", sources: sources, findings: [Finding(diagnostic)], components: 1, mockups: 1,
            appearances: [], metrics: [])
    }

    @Test func `have one suggestion for a fix in several places`() throws {
        let text = "a: 1\nb: 二三\nc: 4\n"
        // The second edit comes first, and inserts.
        let suggestions = try #require(
            try diagnostics(check([(16, 16), (3, 4)], in: text)).first?["suggestions"] as? [Object])
        #expect(try suggestions.map { try applying($0, to: text) } == ["a: 色\nb: 二三\nc色: 4\n"])
    }

    @Test func `have no suggestion for a fix of another file`() throws {
        let diagnostic = try #require(try diagnostics(check([(0, 1)], in: "a: 1\n", ofOtherFile: true)).first)
        #expect(diagnostic["suggestions"] == nil)
    }

    @Test func `have no suggestion that would make a line too long`() throws {
        let text = "a: \"" + String(repeating: "長", count: 40_000) + "\"\n"
        let end = UInt32(text.utf8.count)
        let report = CheckDiagnosticLines.document([check([(0, 1), (end - 1, end)], in: text)])
        #expect(report.utf8.count < 1000)
    }
}
