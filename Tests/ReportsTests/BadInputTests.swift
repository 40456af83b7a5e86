import Checks
import Foundation
import Reports
import Source
import Testing
import Texts
import Values

/// Names, paths and messages with text that a format could take for its own syntax.
@Suite struct `A report about hostile names` {
    private static let parts: [String] = [
        String(String.UnicodeScalarView((0..<0x20).compactMap(Unicode.Scalar.init))),
        "\u{7F}\u{85}\u{9B}31m\u{2028}\u{2029}\u{202E}\u{2066}\u{FFFE}\u{FFFF}",
        "A\n::error file=x.yaml::pwned", "A\r\n::error::pwned", "A\r::error::pwned", "::add-mask::a",
        "%0A::error::pwned",
        "%25%0D", "<script>alert(1)</script>&amp;\"'", "]]>", "<!-- -->", "| a | b |", "`code` **bold** [a](b) ![c](d)",
        "@team https://example.com", "\\ \\u{A} \\n", "{ \"a\": 1 }", "..", "/etc/passwd", "仕様 書.yaml",
        "e\u{301}👩‍👩‍👧",
        String(repeating: "長", count: 100_000), String(repeating: "\n::error::", count: 10_000),
    ]

    /// A result in which every name and text is hostile.
    private func check(_ text: String) -> CheckResult {
        var sources = SourceMap()
        let id = sources.add(SourceFile(path: text, text: "a: 1\nb: 二三\n"))
        let range = SourceRange(file: id, start: 5, end: 6)
        let fix = Fix(title: text, edits: [Fix.Edit(range: range, replacement: text)], applicability: .safe)
        let findings = Severity.allCases.map { severity in
            var finding = Finding(
                Diagnostic(
                    "low-contrast-text", severity, text, at: range, annotation: text,
                    notes: [Diagnostic.Note(text, at: range), Diagnostic.Note(text)], help: text, fixes: [fix]),
                at: Finding.Place(component: text, state: text, node: text))
            finding.otherPlaces = [Finding.Place(component: text)]
            return finding
        }
        return CheckResult(
            project: text, sources: sources, findings: findings, components: 1, mockups: 1, appearances: [.light],
            metrics: [])
    }

    private func lines(_ text: String) -> [Substring] {
        text.split(whereSeparator: \.isNewline)
    }

    /// Whether the runner of GitHub Actions takes no line for a command.
    private func hasNoCommand(_ text: String) -> Bool {
        !lines(text).contains { $0.drop(while: \.isWhitespace).hasPrefix("::") }
    }

    @Test(arguments: parts)
    func `as text has no line that starts with a name`(text: String) {
        let report = CheckText(style: .plain).findings(check(text))
        #expect(hasNoCommand(report))
        #expect(!report.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" })
    }

    @Test(arguments: parts)
    func `as annotations has one command per finding`(text: String) {
        let report = CheckAnnotations.document([check(text)])
        #expect(lines(report).count == 3)
        #expect(lines(report).allSatisfy { $0.contains("title=low-contrast-text::") && $0.utf8.count < 600_000 })
        for line in lines(report) {
            let head = line.dropFirst(2).prefix { $0 != ":" }
            let names = head.drop { $0 != " " }.dropFirst().split(separator: ",").map { $0.prefix { $0 != "=" } }
            #expect(names == ["file", "line", "col", "endLine", "endColumn", "title"])
        }
    }

    @Test(arguments: parts)
    func `for compilers has one line per finding`(text: String) {
        let report = CheckLines.document([check(text)])
        #expect(lines(report).count == 3)
        #expect(lines(report).allSatisfy { $0.hasSuffix(" (low-contrast-text)") })
        if !text.hasPrefix("::") { #expect(hasNoCommand(report)) }
    }

    @Test(arguments: parts)
    func `as JUnit is valid`(text: String) throws {
        for isStrict in [false, true] {
            let document = CheckJUnit(isStrict: isStrict).document([check(text)])
            let report = try JUnitReport(document)
            #expect(report.violations == [])
            #expect(report.cases.count == 1)
            #expect(hasNoCommand(document))
        }
    }

    @Test(arguments: parts)
    func `as JSON keeps the text`(text: String) throws {
        let json = CheckJSON.document([check(text)], version: "1").formatted
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        let findings = try #require(object?["findings"] as? [[String: Any]])
        #expect(findings.allSatisfy { ($0["message"] as? String)?.unicodeScalars.count == text.unicodeScalars.count })
        let sarif = CheckSARIF.document([check(text)], facts: Registry.facts, version: "1").formatted
        let log = try JSONSerialization.jsonObject(with: Data(sarif.utf8)) as? [String: Any]
        let run = try #require((log?["runs"] as? [[String: Any]])?.first)
        #expect((run["results"] as? [Any])?.count == 3)
        let category = try #require((run["automationDetails"] as? [String: String])?["id"])
        #expect(category.hasPrefix("uispec/") && category.hasSuffix("/") && category.count < 120)
        #expect(category.split(separator: "/").count <= 2 && !category.contains { $0.isNewline })
    }

    @Test(arguments: parts)
    func `for GitLab has a description, a path and a line`(text: String) throws {
        let json = CheckCodeQuality.document([check(text)]).formatted
        let issues = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
        #expect(issues.count == 3)
        #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 3)
    }

    @Test(arguments: parts)
    func `for reviewdog has lines that its reader accepts`(text: String) throws {
        let report = CheckDiagnosticLines.document([check(text)])
        let lines = report.utf8.split(separator: UInt8(ascii: "\n"))
        #expect(lines.count == 3)
        for line in lines {
            #expect(line.count < 64 * 1024)
            let object = try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any]
            #expect((object?["message"] as? String)?.isEmpty == false)
        }
    }

    @Test(arguments: parts)
    func `as Markdown has one row per finding and no markup of its own`(text: String) {
        let report = CheckMarkdown.document([check(text)])
        let rows = lines(report).filter { $0.hasPrefix("| ") && $0.contains("](https://github.com/") }
        #expect(rows.count == 3)
        #expect(lines(report).count == 7)
        for row in rows {
            #expect(row.count { $0 == "|" } == 5)
            let plain = row.replacing("<br>", with: "").replacing("<!-- -->", with: "")
            #expect(!plain.contains { "<>`*".contains($0) })
            #expect(plain.count { $0 == "[" } == 1 && !row.contains("https://example.com") && !row.contains("@team"))
        }
    }
}
