import Canvas
import Layout
import Specs
import TestProjects
import Testing
import Values

@Suite(.enabled(if: RealTexts.hasFonts, "no fonts"))
struct RealTextTests {
    private let texts = RealTexts()

    private static let document = [
        "参加しているコミュニティで候補がいません。新しいコミュニティに参加してみましょう",
        "田中太郎、20〜22歳、学生、興味: カフェ・サウナ・写真。興味ありボタン、スキップボタン",
        "週末はカフェ巡りとサウナ。下北沢や清澄白河で、写真を撮りながら散歩できる友だちを探しています。",
        "削除すると復元できません。「本当に」よろしいですか?", "3秒で「読み込みに失敗しました」バナー + 再試行ボタン",
        "Instagramでつながりますか？ 外部アプリ（Instagram 12.5）へ移動します👨‍👩‍👧‍👦👍🏽🇯🇵", "キャッシュデータを表示、サーバーでヴァイオリンを弾く人々〜。フェス",
        "か\u{3099}き\u{3099}く\u{3099}け\u{3099}こ\u{3099} e\u{301}a\u{308}o\u{323}\u{302} 全角　空白　です",
    ]

    /// From four ems, the last characters of every phrase fit.
    @Test(arguments: document, [70.0, 85, 100, 120, 150, 190, 240, 320])
    func `lines follow kinsoku rules and contain the whole text`(string: String, width: Double) {
        let lines = texts.lines(string, width: Points(width))
        var rest = Substring(string)
        for line in lines {
            #expect(rest.hasPrefix(line), "\(line)")
            rest = rest.dropFirst(line.count).drop(while: \.isWhitespace)
            let scalars = line.unicodeScalars
            #expect(scalars.first.map { !Kinsoku.forbiddenAtStart.contains($0) } ?? true, "\(line)")
            #expect(scalars.last.map { !Kinsoku.forbiddenAtEnd.contains($0) } ?? true, "\(line)")
        }
        #expect(rest.isEmpty)
        // Grapheme clusters are not broken, and no line consists of a mark alone.
        #expect(lines.joined().filter { !$0.isWhitespace } == string.filter { !$0.isWhitespace })
    }

    @Test(arguments: [90.0, 110, 130, 170])
    func `numbers and Latin words stay whole in Japanese text`(width: Double) {
        let lines = texts.lines("価格は12,345.60円、Instagramのuser_nameで22歳です", width: Points(width))
        for word in ["12,345.60", "Instagram", "user_name", "22"] {
            #expect(lines.contains { $0.contains(word) }, "\(word) in \(lines)")
        }
    }

    @Test(arguments: [
        // 15.9 per character: seven in 112, and two are left instead of one.
        ("候補がいません", 112, ["候補がいません"]), ("候補がいません", 110, ["候補がいま", "せん"]),
        ("候補がいません", 50, ["候補が", "いま", "せん"]),
        ("全角　空白", 52, ["全角", "空白"]),
        ("一\n\n二 ", 100, ["一", "", "二"]),
        ("supercalifragilistic", 60, ["superc", "alifragili", "stic"]),
        ("日本語", 0.1, ["日", "本", "語"]),
    ])
    func `lines of real fonts`(string: String, width: Double, lines: [String]) {
        #expect(texts.lines(string, width: Points(width)) == lines)
    }

    /// 17 per character, minus the tracking of 0.43.
    @Test(arguments: [
        ("多摩川ピクニックと外ごはんの会", 236, ["多摩川ピクニックと", "外ごはんの会"]),
        ("サーバーに接続できません。少し待ってから、再試行してください。", 200, ["サーバーに", "接続できません。", "少し待ってから、", "再試行してください。"]),
        ("新しいコミュニティに参加", 140, ["新しい", "コミュニティに", "参加"]),
        ("公開されるのは年齢帯だけです。", 125, ["公開されるのは", "年齢帯だけ", "です。"]),
        // At seven characters per line, as at the largest type size, each of the three phrases is too long.
        (
            "サーバーに接続できません。少し待ってから、再試行してください。", 120,
            ["サーバーに接続", "できません。", "少し待って", "から、再試行", "してください。"]
        ),
        (
            "参加しているコミュニティで候補がいません。新しいコミュニティに参加してみましょう", 113,
            ["参加している", "コミュニティ", "で候補が", "いません。", "新しい", "コミュニティ", "に参加して", "みましょう"]
        ),
        ("お互いのプロフィールが表示されなくなります。", 113, ["お互いの", "プロフィール", "が表示", "されなくなり", "ます。"]),
        // を has no line to itself.
        ("Instagramを開きます。よろしいですか？", 85, ["Instagram", "を開き", "ます。", "よろしい", "ですか？"]),
        ("資料、確認しました。ありがとうございます！", 120, ["資料、", "確認しました。", "ありがとう", "ございます！"]),
        (
            "週末はカフェ巡りとサウナ。下北沢や清澄白河で、写真を撮りながら散歩できる友だちを探しています。", 120,
            ["週末は", "カフェ巡りと", "サウナ。", "下北沢や", "清澄白河で、", "写真を", "撮りながら", "散歩できる", "友だちを", "探しています。"]
        ),
        ("最高！週末いっしょに行こう🌊", 108, ["最高！週末", "いっしょに", "行こう🌊"]),
        ("5 件すべてダウンロードしますか？", 160, ["5 件すべて", "ダウンロード", "しますか？"]),
        ("コピーできませんでした", 125, ["コピー", "できません", "でした"]),
        ("{日付}（{曜日}）でよろしいでしょうか。", 200, ["{日付}（{曜日}）で", "よろしいでしょうか。"]),
        ("ダウンロードしますか？", 130, ["ダウンロード", "しますか？"]),
        ("登録日：2025年12月11日", 190, ["登録日：2025年", "12月11日"]),
        ("メンバーリストに登録されていません。", 120, ["メンバー", "リストに", "登録されて", "いません。"]),
        ("Googleドライブの容量が足りません", 130, ["Google", "ドライブの", "容量が", "足りません"]),
        ("ありがとうございました。", 140, ["ありがとう", "ございました。"]),
        ("ありがとうございました。", 110, ["ありがとう", "ござい", "ました。"]),
        ("よろしくお願いいたします。", 130, ["よろしくお願い", "いたします。"]),
        ("「キーボード」をタップ", 125, ["「キーボード」", "をタップ"]),
        ("本日{日付}はお時間を", 90, ["本日", "{日付}は", "お時間を"]),
        ("キーボード\u{200B}アプリ", 110, ["キーボード\u{200B}", "アプリ"]),
        ("退出したことがメンバーに表示されます。", 104, ["退出した", "ことが", "メンバーに", "表示され", "ます。"]),
    ])
    func `Japanese phrases are not broken to avoid a line, and no character is alone`(
        string: String, width: Double, lines: [String]
    ) {
        // The widths are those of characters of one em.
        #expect(texts.lines(string, width: Points(width * 0.935)) { $0.alignment = .center } == lines)
    }

    /// As in UILabel since iOS 11, the last line has at least two words.
    @Test(arguments: [
        ("週末はカフェ巡りとサウナ。下北沢や清澄白河で", 170, ["週末はカフェ巡りとサ", "ウナ。下北沢や清澄白", "河で"]),
        ("Your order has been placed successfully", 300, ["Your order has been", "placed successfully"]),
        ("見えるところ", 80, ["見えると", "ころ"]),
    ])
    func `running text fills its lines and leaves nothing alone on the last one`(
        string: String, width: Double, lines: [String]
    ) {
        #expect(texts.lines(string, width: Points(width)) == lines)
    }

    @Test func `a truncated text breaks no phrase before the ellipsis`() {
        let bio = "週末はカフェ巡りとサウナ。下北沢や清澄白河で、写真を撮りながら散歩できる友だちを探しています。"
        let lines = texts.lines(bio, width: 313 * 0.935) {
            ($0.lineLimit, $0.truncation, $0.alignment) = (2, .tail, .center)
        }
        #expect(lines.count == 2 && lines.first == "週末はカフェ巡りとサウナ。下北沢や")
    }

    @Test func `scripts share a baseline and a height`() throws {
        let plain = texts.layOut("Hello", width: nil)
        for string in ["こんにちは", "Aあ👍🏽", "👨‍👩‍👧", "ÅÇ゛", "\u{F0000}"] {
            let mixed = texts.layOut(string, width: nil)
            #expect(mixed.size.height == plain.size.height, "\(string)")
            #expect(mixed.text?.lines.first?.baseline == plain.text?.lines.first?.baseline, "\(string)")
        }
        let lines = try #require(texts.layOut("A\nあ\n👍\n", width: nil).text).lines
        #expect(lines.map(\.baseline.y) == [0, 1, 2].map { Points(17 * 0.8 + $0 * 17 * 1.5) })
    }

    @Test(arguments: [
        (Truncation.tail, "Instagram…", "のカフェ・写真"), (.middle, "Instagr…写真", "amのカフェ・"),
        (.head, "…フェ・写真", "Instagramのカ"),
    ])
    func `a truncated text ends in an ellipsis, fits and keeps the hidden text`(
        truncation: Truncation, expected: String, hidden: String
    ) throws {
        let cut = texts.layOut("Instagramのカフェ・写真", width: 105) { ($0.lineLimit, $0.truncation) = (1, truncation) }
        let text = try #require(cut.text)
        #expect(text.isTruncated && text.lines.count == 1)
        #expect(text.lines[0].text == expected)
        #expect(text.hidden == hidden)
        // As wide as the same characters without truncation, except for the kerning of the ellipsis.
        let whole = try #require(texts.layOut(text.lines[0].text, width: nil).text)
        #expect(abs((whole.lines[0].width - text.lines[0].width).value) < 1.5)
        #expect(text.lines[0].width <= 105)
    }

    /// At 22 points the font is Inter Display; below 20 points it is Inter, which is wider.
    @Test func `text that shrinks below the size of a font variant is measured in the variant it is drawn in`() throws {
        for width in stride(from: 90.0, through: 180, by: 5).map({ Points($0) }) {
            let string = "Settings and more"
            let shrunk = texts.layOut(string, size: 22, tracking: 0, width: width) {
                ($0.lineLimit, $0.minimumScaleFactor) = (1, 0.4)
            }
            let text = try #require(shrunk.text)
            #expect(!text.isTruncated)
            let drawn = texts.layOut(string, size: text.font.pointSize, tracking: 0, width: nil)
            let drawnWidth = try #require(drawn.text).lines[0].width
            #expect(abs((drawnWidth - text.lines[0].width).value) < 1e-6)
            #expect(text.lines[0].width <= width)
        }
    }

    @Test func `truncated Japanese and Arabic keep their order`() throws {
        let japanese = texts.lines("候補がいません", width: 70) { $0.lineLimit = 1 }
        #expect(japanese == ["候補が…"])
        // A right-to-left text is truncated at its end too, which is at the left.
        let arabic = texts.lines("مرحبا بالعالم", width: 40) { $0.lineLimit = 1 }
        #expect(arabic.count == 1 && arabic[0].hasSuffix("…") && arabic[0].hasPrefix("م"))
    }

    @Test func `a character without a glyph is reported even if it is truncated`() throws {
        let text = try #require(texts.layOut("a\u{F0000}b", width: 12) { $0.lineLimit = 1 }.text)
        #expect(text.missing == ["\u{F0000}"])
    }
}
