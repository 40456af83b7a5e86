import Layout
import Specs
import Testing
import Values

/// Like ``FixedShaper``, but Japanese phrases end after は, が, を, に and marks, and words after ー.
private struct PhraseShaper: TextShaper {
    func shape(_ string: String, font: ResolvedFont) -> MeasuredText {
        var shaped = FixedShaper().shape(string, font: font)
        for (index, character) in string.enumerated() where !character.isASCII {
            shaped.clusters[index].isPhraseEnd = "はがをに、。".contains(character)
            shaped.clusters[index].isWordEnd = "ー".contains(character)
        }
        return shaped
    }
}

@Suite struct PhraseLineTests {
    /// Every phrase is broken, and no line is left to avoid it.
    @Test func `a text with a thousand broken phrases has the fewest lines`() throws {
        let string = String(repeating: "参加候補今日人員", count: 2_000)
        let frame = try layOut(text(string) { $0.lineLimit = 1_600 }, 100)
        #expect(frame.lines.count == 1_600)
    }

    private func layOut(_ node: BoundNode, _ width: Points, _ height: Points? = nil) throws -> TextFrame {
        let tree = BoundTree(
            component: "Test", state: "default", metrics: metrics(), arrangement: .component(node), backdrops: [],
            previewWidth: nil)
        let laidOut = LayoutEngine.layOut(tree, proposal: proposing(width, height), shaper: PhraseShaper())
        return try #require(laidOut.firstText)
    }

    @Test(arguments: [
        ("候補がいません", 50, ["候補が", "いません"]),
        ("候補がいません", 70, ["候補がいません"]),
        // The second phrase is longer than a line, and its rest has a line of its own.
        ("候補がいません", 30, ["候補が", "いま", "せん"]),
        // Only a phrase that is longer than a line is broken, although that takes a fourth line.
        ("参加していますが候補がいません", 50, ["参加してい", "ますが", "候補が", "いません"]),
        // As few lines as characters need: a fourth line, for breaks between phrases, would keep no more words whole.
        ("参加が候補にいませんので人を今日は", 60, ["参加が候補に", "いませんので", "人を今日は"]),
        ("参加が候補がいませんので今日は", 50, ["参加が", "候補が", "いませんの", "で今日は"]),
        // A phrase that is longer than a line is broken between words.
        ("メニューリストを", 60, ["メニュー", "リストを"]),
        // Two characters of a broken phrase must not be alone on a line.
        ("参加してみますいません", 50, ["参加してみ", "ますいま", "せん"]),
        // A character of a broken phrase is alone on the last line only if one would be alone on the line before
        // otherwise.
        ("保存しました", 50, ["保存しま", "した"]),
        ("保存しました\n候補が", 50, ["保存しま", "した", "候補が"]),
        ("いません", 30, ["いま", "せん"]),
        ("いませ", 20, ["いま", "せ"]),
        ("候補が人", 30, ["候補が", "人"]),
        ("コミュニティに参加してみましょう", 60, ["コミュニティ", "に参加してみ", "ましょう"]),
        ("aa 候補がいません", 45, ["aa 候補が", "いません"]),
        ("候補が\nいません", 90, ["候補が", "いません"]),
    ])
    func `lines end between phrases`(string: String, width: Int, lines: [String]) throws {
        #expect(try layOut(heading(string), Points(Double(width))).lines.map(\.text) == lines)
    }

    @Test func `lines of a title end between phrases, and those of other text are filled`() throws {
        let plain = text("参加が候補がいません")
        let header = plain.changed {
            $0.interaction = BoundInteraction(action: nil, role: "header", range: somewhere)
        }
        #expect(try layOut(plain, 50).lines.map(\.text) == ["参加が候補", "がいません"])
        #expect(try layOut(header, 50).lines.map(\.text) == ["参加が", "候補が", "いません"])
        #expect(try layOut(plain.action(), 50).lines.map(\.text) == ["参加が", "候補が", "いません"])
    }

    /// Broken between phrases, these nine characters need three lines of 50; between characters, two.
    @Test func `an additional line keeps words whole if there is room`() throws {
        let (string, torn, whole) = ("候補が会場に今日は", ["候補が会場", "に今日は"], ["候補が", "会場に", "今日は"])
        #expect(try layOut(heading(string), 50).lines.map(\.text) == whole)
        #expect(try layOut(heading(string), 60).lines.map(\.text) == ["候補が会場に", "今日は"])
        #expect(try layOut(heading(string) { $0.lineLimit = 3 }, 50).lines.map(\.text) == whole)
        let limited = try layOut(heading(string) { $0.lineLimit = 2 }, 50)
        #expect(limited.lines.map(\.text) == torn)
        #expect(!limited.isTruncated && limited.neededLines == 2)
        #expect(try layOut(heading(string), 50, 27).lines.map(\.text) == torn)
        // The last of two paragraphs gets the remaining line.
        let two = try layOut(heading(string + "\n" + string) { $0.lineLimit = 5 }, 50)
        #expect(two.lines.map(\.text) == torn + whole)
    }

    /// Broken between characters, these 18 need four lines of 50; between phrases, six.
    @Test func `phrases are kept whole at the cost of half as many additional lines`() throws {
        let (string, whole) = ("候補に今日を参加が写真は会場に人々を", ["候補に", "今日を", "参加が", "写真は", "会場に", "人々を"])
        #expect(try layOut(heading(string), 50).lines.map(\.text) == whole)
        #expect(try layOut(heading(string) { $0.lineLimit = 4 }, 50).lines.count == 4)
    }

    /// If one phrase must be broken, the others stay whole, within the limit of lines.
    @Test func `a phrase that is too long does not break others if there is room`() throws {
        let string = "参加していますが候補がいません"
        let torn = ["参加してい", "ますが候補", "がいません"]
        #expect(try layOut(heading(string) { $0.lineLimit = 3 }, 50).lines.map(\.text) == torn)
        #expect(try layOut(heading(string), 50, 47).lines.map(\.text) == torn)
        #expect(try layOut(heading(string) { $0.lineLimit = 4 }, 50).lines.count == 4)
    }

    /// A word that is longer than a line is broken, however many lines are used.
    @Test func `no line is added without a benefit`() throws {
        #expect(try layOut(heading("候補がいません今日は"), 50).lines.map(\.text) == ["候補がいま", "せん今日は"])
    }

    /// A greedy algorithm would put two phrases on the first line, and one character on the last.
    @Test func `no character is alone on the last line if other breaks avoid it`() throws {
        #expect(try layOut(heading("今日は候補が会"), 60).lines.map(\.text) == ["今日は", "候補が会"])
        #expect(try layOut(heading("今日は候補が会\n今日は"), 60).lines.map(\.text) == ["今日は", "候補が会", "今日は"])
        #expect(try layOut(heading("今日候補参加が会"), 70).lines.map(\.text) == ["今日候補参加が", "会"])
    }

    @Test func `text shrinks and is truncated only if breaks between characters do not suffice`() throws {
        let string = "候補がいません今日は"
        let shrinkable = heading(string) { ($0.lineLimit, $0.minimumScaleFactor) = (2, 0.5) }
        #expect(try layOut(shrinkable, 50).font.pointSize == 10)
        // Ten characters in two lines of 45: 0.9.
        let shrunk = try layOut(shrinkable, 45)
        #expect(abs(shrunk.font.pointSize - 9) < 1e-9)
        #expect(shrunk.lines.map(\.text) == ["候補がいま", "せん今日は"])
        // A text that is truncated anyway breaks no word.
        let cut = try layOut(heading(string) { $0.lineLimit = 2 }, 45)
        #expect(cut.lines.map(\.text) == ["候補が", "いません…"])
        #expect(cut.isTruncated && cut.neededLines == 3)
        let long = try layOut(heading("候補がいませんも今日は会場に人が") { $0.lineLimit = 3 }, 50)
        #expect(long.lines.map(\.text) == ["候補が", "いませんも", "今日は会…"])
    }

    /// A flexible frame measures its text with the proposal and places it with the resulting size. The rule caches the
    /// lines of a truncated text.
    @Test(arguments: Array(stride(from: 10.0, through: 160, by: 5)))
    func `a text of phrases has the same lines in its own size`(width: Double) throws {
        for limit in [nil, 1, 2, 3] {
            let node = heading("候補がいません今日は、新しいものを aa bbb に") { $0.lineLimit = limit }
            let first = try layOut(node, Points(width))
            if first.isTruncated { continue }
            let widest = first.lines.map(\.width).max() ?? 0
            let again = try layOut(node, min(widest.roundedUp(toPixelsAt: 1), Points(width)))
            #expect(again.lines.map(\.text) == first.lines.map(\.text), "\(limit ?? 0)")
        }
    }
}

/// A centered text, whose lines end at phrases.
private func heading(_ string: String, change: (inout BoundText) -> Void = { _ in }) -> BoundNode {
    text(string) { text in
        text.alignment = .center
        change(&text)
    }
}
