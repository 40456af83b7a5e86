import Testing

@testable import Codegen

/// Names, comments and literals of plain ASCII have a fast path, which must give the same result.
@Suite struct PlainTextTests {
    /// A character that disables the fast path and is then dropped from a name or a comment.
    private static let invisible = "\u{200B}"

    static let names = [
        "accent", "on-accent", "onAccent", "on_accent", "a", "a1", "gray-50", "gray-50x", "a--b", "a-", "a_-b", "x-Y",
        "aB-cD", "default", "self", "-a", "_a", "1x", "Type", "URLColor", "", "-", "9-a", "a b",
    ]

    @Test(arguments: names) func `a name is the same on both paths`(_ name: String) {
        guard !name.isEmpty, name != "-" else { return }
        #expect(SwiftIdentifier.member(name) == SwiftIdentifier.member(name + Self.invisible))
        #expect(SwiftIdentifier.type(name) == SwiftIdentifier.type(name + Self.invisible))
    }

    static let paragraphs = [
        "", " ", "Plain text", "Ends in a space ", "  starts with two", "two  within", "one\ntwo", "tab\tinside",
        "\n\nx\n",
        "delete\u{7F}d", "日本語の説明", "“quoted” – and more", String(repeating: "word ", count: 40),
        String(repeating: "x", count: 112), String(repeating: "x", count: 113), String(repeating: "x", count: 300),
        String(repeating: "ab ", count: 37) + "a", String(repeating: "ab ", count: 37) + "ab", "a\r\nb", "nul\u{0}",
    ]

    @Test(arguments: paragraphs) func `a comment is the same on both paths`(_ text: String) {
        for isFirst in [true, false] {
            #expect(
                comment(text, isFirst: isFirst) == comment(text + Self.invisible, isFirst: isFirst),
                "\(isFirst)")
        }
    }

    @Test(arguments: paragraphs) func `a line of a comment exceeds the limit only if a word does`(_ text: String) {
        for line in comment(text, isFirst: false).split(separator: "\n") {
            #expect(line.hasPrefix("    ///") && line.last != " ")
            #expect(line.count <= SwiftLayout.longestLine || !line.dropFirst(8).contains(" "))
        }
    }

    private func comment(_ text: String, isFirst: Bool) -> String {
        var bytes: [UInt8] = []
        SwiftComment.append(Array(text.utf8), isFirst: isFirst, indent: 4, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(arguments: paragraphs + names + ["a\"b", "back\\slash", "\\(x)"])
    func `a literal is the same on both paths`(_ text: String) {
        // A letter outside ASCII disables the fast path and is kept.
        #expect(SwiftLiteral.string(text + "é") == SwiftLiteral.string(text).dropLast() + "é\"")
    }
}
