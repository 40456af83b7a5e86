import Source
import Testing
import Texts

struct `The text of a diagnostic` {
    /// Returns the lines that show the source of `marked`, in which » and « delimit the range.
    private func snippet(_ marked: String) -> [String] {
        let parts = marked.split(separator: "»", maxSplits: 1, omittingEmptySubsequences: false)
        let rest = parts[1].split(separator: "«", maxSplits: 1, omittingEmptySubsequences: false)
        let start = UInt32(parts[0].utf8.count)
        let end = start + UInt32(rest[0].utf8.count)
        var sources = SourceMap()
        let id = sources.add(SourceFile(path: "f.yaml", text: String(parts[0] + rest[0] + rest[1])))
        let diagnostic = Diagnostic("wrong-type", "no", at: SourceRange(file: id, start: start, end: end))
        let text = DiagnosticText(style: .plain).text([diagnostic], in: sources)
        return text.split(separator: "\n").map(String.init).filter { $0.contains("│") }
    }

    @Test func `underlines the range`() {
        #expect(snippet("a: 1\nb: »two« # 3\n") == ["2│ b: two # 3", " │    ^^^"])
    }

    @Test func `counts columns of wide characters and tabs like a terminal`() {
        #expect(snippet("色\tx: »赤い« y") == ["1│ 色    x: 赤い y", " │          ^^^^"])
    }

    @Test func `escapes terminal controls`() {
        #expect(
            snippet("a\u{0}: »\u{1B}[31m\u{202E}« y") == [
                "1│ a\\u{0}: \\u{1B}[31m\\u{202E} y", " │         ^^^^^^^^^^^^^^^^^^",
            ])
        let diagnostic = Diagnostic("wrong-type", "no “\u{0}”", at: nil, help: "\u{7}")
        let text = DiagnosticText(style: .plain).text([diagnostic], in: SourceMap())
        #expect(text == "error: no “\\u{0}” [wrong-type]\n  = help: \\u{7}\n\n")
    }

    @Test func `shows a line of 140 columns in full`() {
        let line = String(repeating: "a", count: 100) + "»b«" + String(repeating: "c", count: 39)
        #expect(snippet(line)[0].count == 3 + 140)
    }

    @Test func `cuts a longer line around the range`() {
        let line = String(repeating: "a", count: 500) + "»bbb«" + String(repeating: "c", count: 500)
        let before = "…" + String(repeating: "a", count: 40)
        let behind = String(repeating: "c", count: 97) + "…"
        #expect(snippet(line) == ["1│ \(before)bbb\(behind)", " │ " + String(repeating: " ", count: 41) + "^^^"])
    }

    @Test(arguments: ["x", "色"])
    func `cuts a range of any length`(_ character: String) {
        let lines = snippet("a: »" + String(repeating: character, count: 5_000_000) + "«")
        #expect(lines.allSatisfy { $0.utf8.count < 400 })
        #expect(lines[0].hasSuffix(character + "…"))
        #expect(lines[1].hasSuffix("^"))
    }
}
