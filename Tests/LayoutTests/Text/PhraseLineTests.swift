import Layout
import Specs
import Testing
import Values

/// Phrases of Japanese end after は, が, を, に and marks, words after ー; else as ``FixedShaper``.
private struct PhraseShaper: TextShaper {
    func shape(_ string: String, font: ResolvedFont) -> ShapedText {
        var shaped = FixedShaper().shape(string, font: font)
        for (index, character) in string.enumerated() where !character.isASCII {
            shaped.clusters[index].isPhraseEnd = "はがをに、。".contains(character)
            shaped.clusters[index].isWordEnd = "ー".contains(character)
        }
        return shaped
    }
}

@Suite struct PhraseLineTests {
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
        // The second phrase is longer than a line, and no phrase is set beside what is left of it.
        ("候補がいません", 30, ["候補が", "いま", "せん"]),
        // A phrase that is longer than a line is torn, and no other with it, though that takes a fourth line.
        ("参加していますが候補がいません", 50, ["参加してい", "ますが", "候補が", "いません"]),
        // As few lines as characters need: between phrases this takes four, and a fourth saves no word.
        ("参加が候補にいませんので人を今日は", 60, ["参加が候補に", "いませんので", "人を今日は"]),
        ("参加が候補がいませんので今日は", 50, ["参加が", "候補が", "いませんの", "で今日は"]),
        // A phrase that is longer than a line is torn between words.
        ("メニューリストを", 60, ["メニュー", "リストを"]),
        // Two characters of a torn phrase would look lost on a line.
        ("参加してみますいません", 50, ["参加してみ", "ますいま", "せん"]),
        // No character of a torn phrase stands alone on the last line, unless the line before would hold one alone.
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
        #expect(try layOut(text(string), Points(Double(width))).lines.map(\.text) == lines)
    }

    /// Between phrases these nine characters need three lines of 50, between characters two.
    @Test func `a line more saves words, where there is room for it`() throws {
        let (string, torn, whole) = ("候補が会場に今日は", ["候補が会場", "に今日は"], ["候補が", "会場に", "今日は"])
        #expect(try layOut(text(string), 50).lines.map(\.text) == whole)
        #expect(try layOut(text(string), 60).lines.map(\.text) == ["候補が会場に", "今日は"])
        #expect(try layOut(text(string) { $0.lineLimit = 3 }, 50).lines.map(\.text) == whole)
        let limited = try layOut(text(string) { $0.lineLimit = 2 }, 50)
        #expect(limited.lines.map(\.text) == torn)
        #expect(!limited.isTruncated && limited.neededLines == 2)
        #expect(try layOut(text(string), 50, 27).lines.map(\.text) == torn)
        // Of two paragraphs the last one has the line that is left.
        let two = try layOut(text(string + "\n" + string) { $0.lineLimit = 5 }, 50)
        #expect(two.lines.map(\.text) == torn + whole)
    }

    /// Between characters these 18 need four lines of 50, between phrases six.
    @Test func `half as many lines more save phrases`() throws {
        let (string, whole) = ("候補に今日を参加が写真は会場に人々を", ["候補に", "今日を", "参加が", "写真は", "会場に", "人々を"])
        #expect(try layOut(text(string), 50).lines.map(\.text) == whole)
        #expect(try layOut(text(string) { $0.lineLimit = 4 }, 50).lines.count == 4)
    }

    /// Where a phrase has to be torn the others stay whole, within the limit of lines.
    @Test func `a phrase that is too long tears no other where there is room`() throws {
        let string = "参加していますが候補がいません"
        let torn = ["参加してい", "ますが候補", "がいません"]
        #expect(try layOut(text(string) { $0.lineLimit = 3 }, 50).lines.map(\.text) == torn)
        #expect(try layOut(text(string), 50, 47).lines.map(\.text) == torn)
        #expect(try layOut(text(string) { $0.lineLimit = 4 }, 50).lines.count == 4)
    }

    /// A word that is longer than a line is torn whatever is spent.
    @Test func `no line is spent where it saves nothing`() throws {
        #expect(try layOut(text("候補がいません今日は"), 50).lines.map(\.text) == ["候補がいま", "せん今日は"])
    }

    /// Greedily the first line would hold the first two phrases, and the last one character.
    @Test func `no character stands alone on the last line where another break has none`() throws {
        #expect(try layOut(text("今日は候補が会"), 60).lines.map(\.text) == ["今日は", "候補が会"])
        #expect(try layOut(text("今日は候補が会\n今日は"), 60).lines.map(\.text) == ["今日は", "候補が会", "今日は"])
        #expect(try layOut(text("今日候補参加が会"), 70).lines.map(\.text) == ["今日候補参加が", "会"])
    }

    @Test func `type shrinks and text is cut only where characters do not fit either`() throws {
        let string = "候補がいません今日は"
        let shrinkable = text(string) { ($0.lineLimit, $0.minimumScaleFactor) = (2, 0.5) }
        #expect(try layOut(shrinkable, 50).font.pointSize == 10)
        // Ten characters in two lines of 45: 0.9.
        let shrunk = try layOut(shrinkable, 45)
        #expect(abs(shrunk.font.pointSize - 9) < 1e-9)
        #expect(shrunk.lines.map(\.text) == ["候補がいま", "せん今日は"])
        // What is cut anyway tears no word before.
        let cut = try layOut(text(string) { $0.lineLimit = 2 }, 45)
        #expect(cut.lines.map(\.text) == ["候補が", "いません…"])
        #expect(cut.isTruncated && cut.neededLines == 3)
        let long = try layOut(text("候補がいませんも今日は会場に人が") { $0.lineLimit = 3 }, 50)
        #expect(long.lines.map(\.text) == ["候補が", "いませんも", "今日は会…"])
    }

    /// A flexible frame measures its text with the proposal and places it with what that came to. Of a text that is cut
    /// its rule remembers the lines.
    @Test(arguments: Array(stride(from: 10.0, through: 160, by: 5)))
    func `a text of phrases has the same lines in the size that it picked`(width: Double) throws {
        for limit in [nil, 1, 2, 3] {
            let node = text("候補がいません今日は、新しいものを aa bbb に") { $0.lineLimit = limit }
            let first = try layOut(node, Points(width))
            if first.isTruncated { continue }
            let widest = first.lines.map(\.width).max() ?? 0
            let again = try layOut(node, min(widest.roundedUp(toPixelsAt: 1), Points(width)))
            #expect(again.lines.map(\.text) == first.lines.map(\.text), "\(limit ?? 0)")
        }
    }
}
