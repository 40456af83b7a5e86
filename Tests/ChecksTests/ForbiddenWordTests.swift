import Testing

@testable import Checks

/// A word is found in any spelling, but not at the start of a longer word.
@Suite struct ForbiddenWordTests {
    @Test(arguments: [
        ("デート", "次のデートを決める", true), ("デート", "アップデート", false),
        // Combining code points.
        ("デート", "次のテ\u{3099}ートを決める", true), ("テ\u{3099}ート", "次のデートを決める", true),
        ("café", "A CAFE\u{301} nearby", true), ("cafe\u{301}", "Café", true), ("café", "cafe", false),
        ("date", "DATE night", true), ("date", "da\u{AD}te", true), ("date", "da\u{200B}te", true),
        ("date", "Update", false), ("date", "“Date”", true), ("Å", "\u{212B} 5", true),
        ("date", "𝐝𝐚𝐭𝐞", false), ("恋愛", "恋と愛", false), ("恋愛", "恋愛👩‍❤️‍👨", true), ("愛", "愛\u{FE00}", false),
        ("a", "a\u{301}", false), ("", "date", false), ("date", "", false), ("line\nfeed", "a line\nfeed", true),
    ])
    func `a word is found in any case and encoding`(word: String, text: String, occurs: Bool) {
        #expect(ForbiddenWord(word).occurs(in: FoldedText(text), outside: []) == occurs)
    }
}
