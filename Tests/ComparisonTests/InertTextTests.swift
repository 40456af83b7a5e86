import Loading
import Reports
import Testing
import Texts
import Values

@testable import Comparison

/// Texts of specs in the formats of diff.
@Suite struct InertTextTests {
    private static let hostile = [
        "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "a\n::error::planted", "\u{1B}[31mred",
        "\u{202E}reversed", "| cell | [link](https://example.com) `code` @user", "%0A::warning::x",
    ]

    private func result(_ text: String) -> ComparisonResult {
        var edit = SpecEdit(.text, name: "Card \(text)")
        edit.place = SpecEdit.Place(file: "Specs/\(text).yaml", line: 3)
        edit.before = text
        edit.after = text
        var cause = ComparisonResult.Cause(edit: edit)
        cause.mockups = [MockupKey(component: text, state: text, context: text)]
        cause.pictures = 1
        cause.paths = [ComparisonResult.PicturePath(mockup: text, start: text)]
        cause.changes = [
            ComparisonResult.Change(
                component: text, state: text, node: text, property: "text", before: .text(text), after: .none,
                isConsequence: false, isComputed: false)
        ]
        var result = ComparisonResult(base: text, head: text)
        result.causes = [cause]
        result.added = cause.mockups
        result.unexplained = [
            ComparisonResult.Unexplained(
                picture: text, box: PixelDifference.Box(x: 0, y: 0, width: 1, height: 1), pixels: 1)
        ]
        return result
    }

    @Test(arguments: hostile)
    func `a terminal shows control characters as escapes, on one line`(text: String) {
        let output = ComparisonText(style: .plain).document(result(text))
        #expect(!output.contains("\u{1B}") && !output.contains("\u{202E}"))
        #expect(!output.split(separator: "\n").contains { $0.hasPrefix("::") })
    }

    @Test(arguments: hostile)
    func `a page has no markup of a spec`(text: String) {
        let output = ComparisonHTML(pictures: "out").document(result(text))
        #expect(!output.contains("<script") && !output.contains("<img src=x"))
        #expect(output.contains("default-src 'none'"))
        #expect(!output.contains("\u{1B}") && !output.contains("\u{202E}"))
    }

    @Test(arguments: hostile)
    func `a comment has no link, mention or markup of a spec`(text: String) {
        let output = ComparisonMarkdown.document(result(text))
        #expect(!output.contains("<script") && !output.contains("](https:") && !output.contains("@user"))
        #expect(!output.split(separator: "\n").contains { $0.hasPrefix("::") })
    }

    @Test(arguments: hostile)
    func `an annotation cannot start another command`(text: String) {
        let lines = ComparisonAnnotations.document(result(text)).split(separator: "\n")
        #expect(lines.count == 2)
        #expect(
            lines.allSatisfy { $0.hasPrefix("::notice file=") || $0.hasPrefix("::error title=unexplained pixels::") })
        #expect(!lines.contains { $0.contains("\r") })
    }

    @Test(arguments: hostile)
    func `JSON keeps the text and escapes control characters`(text: String) {
        let output = ComparisonJSON.document(result(text)).formatted
        #expect(!output.contains("\u{1B}"))
        #expect(output.contains("\"version\": 1"))
    }

    @Test func `a comment that is too long says how many rows are missing`() {
        var long = result("text")
        long.causes = Array(repeating: long.causes[0], count: 200)
        let output = ComparisonMarkdown.document(long, maximumBytes: 4000)
        #expect(output.utf8.count <= 4000)
        #expect(output.contains("did not fit; run uispec diff to see all"))
    }
}
