import Canvas
import Testing
import Values

@Suite struct BreakTests {
    /// Returns the text with a bar at each possible line break.
    private func bars(_ text: String) throws -> String {
        let bytes = Array(text.utf8)
        return try newEngine().shape(text, face: FontFace(size: 17)).clusters.map { cluster in
            String(decoding: bytes[cluster.range], as: UTF8.self) + (cluster.canBreakAfter ? "|" : "")
        }.joined()
    }

    @Test(arguments: [
        ("日本語", "日|本|語"),
        ("ことば。", "こ|と|ば。"),
        ("はい、「ええ」と", "は|い、|「え|え」|と"),
        ("キャッシュ", "キャッ|シュ"),
        ("ヴァイオリン", "ヴァ|イ|オ|リ|ン"),
        ("サーバー", "サー|バー"),
        ("人々の", "人々|の"),
        ("ヶ月", "ヶ|月"),
        ("今日は10時", "今|日|は|10|時"),
        ("約1,000円(税込)", "約|1,000|円|(税|込)"),
        ("Hello world", "Hello |world"),
        ("本当!?", "本|当!?"),
        ("…と", "…|と"),
        ("東京〜大阪", "東|京〜|大|阪"),
        ("👨‍👩‍👧です", "👨‍👩‍👧|で|す"),
        ("a\u{A0}b", "a\u{A0}b"),
        ("一\n二", "一\n|二"),
        ("漢漢“漢漢”漢", "漢|漢|“漢|漢”|漢"),
        ("it’s", "it’s"),
    ])
    func `lines break where Japanese rules allow it`(text: String, expected: String) throws {
        #expect(try bars(text) == expected)
    }

    @Test func `a character that must not begin a line never does`() throws {
        for scalar in Kinsoku.forbiddenAtStart {
            #expect(try !bars("字\(scalar)字").hasPrefix("字|"), "U+\(String(scalar.value, radix: 16))")
        }
    }

    @Test func `a character that must not end a line never does`() throws {
        for scalar in Kinsoku.forbiddenAtEnd {
            #expect(try !bars("字\(scalar)字").contains("\(scalar)|"), "U+\(String(scalar.value, radix: 16))")
        }
    }
}
