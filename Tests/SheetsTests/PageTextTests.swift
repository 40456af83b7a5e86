import Sheets
import Testing
import Values

@Suite struct PageTextTests {
    private static let english =
        "One friend candidate at a time, with everything that helps to decide: skip, or show interest in them."
    private static let japanese = "週末はカフェ巡りとサウナ。下北沢や清澄白河で、写真を撮りながら散歩できる友だちを探しています。"

    @Test(arguments: [english, japanese, english + japanese], [Points(60), 162, 246, 760])
    func `wrapped lines fit and contain the whole text`(text: String, width: Points) throws {
        let lines = try PageText(engine: newEngine()).lines(text, .text, width: width)
        #expect(lines.allSatisfy { $0.width <= width + 0.01 })
        let joined = lines.map(\.text).joined().filter { $0 != " " }
        #expect(joined == text.filter { $0 != " " })
    }

    @Test func `English breaks between words, Japanese not before a full stop`() throws {
        let text = try PageText(engine: newEngine())
        #expect(text.lines("skip or show interest", .text, width: 90).map(\.text) == ["skip or show", "interest"])
        let clause = "サウナが好き。"
        let width = text.width("サウナが好き", .text)
        #expect(text.lines(clause, .text, width: width).map(\.text) == ["サウナが", "好き。"])
    }

    @Test func `a long name breaks before a capital, other text anywhere`() throws {
        let text = try PageText(engine: newEngine())
        #expect(text.lines("MembershipConfirmation", .title, width: 400).map(\.text) == ["Membership", "Confirmation"])
        let lines = text.lines(String(repeating: "x", count: 60), .text, width: 100)
        #expect(lines.count > 1)
        #expect(lines.allSatisfy { $0.width <= 100.01 })
    }

    @Test func `the name of a token breaks after a dot`() throws {
        let text = try PageText(engine: newEngine())
        let width = text.width("common.color.", .captionLead) + 2
        #expect(
            text.lines("common.color.background", .captionLead, width: width).map(\.text) == [
                "common.color.", "background",
            ])
        #expect(text.lines("15.250", .caption, width: text.width("15.25", .caption)).first?.text == "15.25")
    }

    @Test func `a line of Japanese ends with a phrase`() throws {
        let text = try PageText(engine: newEngine())
        let width = text.width("条件を変えると、新しいコミュ", .text)
        let lines = text.lines("条件を変えると、新しいコミュニティに会えます。", .text, width: width).map(\.text)
        #expect(lines.count == 2)
        #expect(lines.allSatisfy { !$0.hasSuffix("コミュ") && !$0.hasPrefix("ニティ") })
    }

    @Test func `a short phrase has its own line if the next one then fits one line`() throws {
        let text = try PageText(engine: newEngine())
        let width = text.width("メッセージを読み込んでいま", .caption) + 1
        let lines = text.lines("メッセージを読み込んでいます", .caption, width: width).map(\.text)
        #expect(lines == ["メッセージを", "読み込んでいます"])
    }

    @Test func `lines are filled if a phrase does not fit one line`() throws {
        let text = try PageText(engine: newEngine())
        let spoken = "「総務、年末の予定をまとめて共有しましたので確認してください、9:41」"
        let width = text.width("「総務、年末の予定をまとめて共有", .text)
        #expect(text.phraseLines(spoken, .text, width: width).first?.text.hasPrefix("「総務、年末の") == true)
        #expect(
            text.phraseLines("「カフェ、ボタン、選択中」", .text, width: text.width("「カフェ、ボタン、選", .text)).map(\.text) == [
                "「カフェ、ボタン、", "選択中」",
            ])
    }

    @Test func `a size is not divided`() throws {
        let text = try PageText(engine: newEngine())
        let narrow = max(text.width("69 × 32 pt;", .text), text.width("44 × 44 pt", .text))
        for extra in stride(from: 0.5, to: 200, by: 3.5) {
            let message = "a hit area of 69 × 32 pt; 44 × 44 pt is required"
            let lines = text.lines(message, .text, width: narrow + Points(extra)).map(\.text)
            #expect(lines.allSatisfy { !$0.hasPrefix("×") && !$0.hasPrefix("pt") && !$0.hasSuffix("×") }, "\(lines)")
        }
    }

    @Test func `a size that is wider than its line is divided between its numbers`() throws {
        let text = try PageText(engine: newEngine())
        let lines = text.lines("12.5 × 12.5 × 12.5 pt", .text, width: text.width("12.5 × 12.5 ×", .text)).map(\.text)
        #expect(lines.count == 2)
        #expect(lines.allSatisfy { $0.contains("12.5") && !$0.hasSuffix("1") }, "\(lines)")
    }

    @Test func `line feeds end lines`() throws {
        let lines = try PageText(engine: newEngine()).lines("one\n\ntwo", .text, width: 200)
        #expect(lines.map(\.text) == ["one", "", "two"])
    }

    @Test func `text beyond the limit of lines ends in an ellipsis`() throws {
        let text = try PageText(engine: newEngine())
        let lines = text.lines(Self.japanese, .text, width: 120, limit: 2)
        #expect(lines.count == 2)
        #expect(lines.last?.text.hasSuffix("…") == true)
        #expect(lines.allSatisfy { $0.width <= 120.01 })
        #expect(text.line("fits", .text, width: 120).text == "fits")
        #expect(text.line("", .text, width: 120).text == "")
    }

    @Test func `figures have equal widths`() throws {
        let text = try PageText(engine: newEngine())
        #expect(text.width("111", .caption) == text.width("888", .caption))
    }
}
