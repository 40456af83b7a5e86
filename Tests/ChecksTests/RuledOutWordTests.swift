import Testing

@testable import Checks

/// A word is found however it is written, and not in what only begins like it.
struct `Ruled-out words` {
    @Test(arguments: [
        ("デート", "次のデートを決める", true), ("デート", "アップデート", false),
        // In code points that join.
        ("デート", "次のテ\u{3099}ートを決める", true), ("テ\u{3099}ート", "次のデートを決める", true),
        ("café", "A CAFE\u{301} nearby", true), ("cafe\u{301}", "Café", true), ("café", "cafe", false),
        ("date", "DATE night", true), ("date", "Update", false), ("date", "“Date”", true), ("Å", "\u{212B} 5", true),
        ("date", "𝐝𝐚𝐭𝐞", false), ("恋愛", "恋と愛", false), ("恋愛", "恋愛👩‍❤️‍👨", true), ("愛", "愛\u{FE00}", false),
        ("a", "a\u{301}", false), ("", "date", false), ("date", "", false), ("line\nfeed", "a line\nfeed", true),
    ])
    func `a word stands in a text whatever its case and form`(word: String, text: String, stands: Bool) {
        #expect(RuledOutWord(word).stands(in: FoldedText(text), besides: []) == stands)
    }
}
