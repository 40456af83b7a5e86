import Layout
import Specs
import Testing
import Values

/// A text, a proposal and the expected lines. Latin characters are 5 wide, CJK 10, “…” 5.
struct LineCase: Sendable, CustomTestStringConvertible {
    var name: String
    var string: String
    var width: Points?
    var height: Points?
    var change: @Sendable (inout BoundText) -> Void = { _ in }
    var lines: [String]
    var size: String
    var isTruncated = false
    var needed: Int?

    var testDescription: String { name }
}

@Suite struct LineTests {
    @Test(arguments: breaking + cutting + shrinking)
    func `a text is broken, shrunk and truncated to fit its proposal`(_ example: LineCase) throws {
        let laidOut = layOut(
            text(example.string, change: example.change), in: proposing(example.width, example.height))
        let frame = try #require(laidOut.firstText)
        #expect(frame.lines.map(\.text) == example.lines)
        #expect("\(laidOut.size.width) \(laidOut.size.height)" == example.size)
        #expect(frame.isTruncated == example.isTruncated)
        #expect(frame.neededLines == example.needed ?? example.lines.count)
    }

    static let breaking: [LineCase] = [
        .init(name: "nothing proposed", string: "aaaa bbbb", lines: ["aaaa bbbb"], size: "45 12"),
        .init(name: "between words", string: "aaaa bbbb", width: 44, lines: ["aaaa", "bbbb"], size: "20 27"),
        // 25 is enough for the five characters before the space; the space itself may overflow.
        .init(name: "whitespace hangs over", string: "aaaa  bbbb", width: 20, lines: ["aaaa", "bbbb"], size: "20 27"),
        .init(name: "a long word", string: "aaaaaaa", width: 15, lines: ["aaa", "aaa", "a"], size: "15 42"),
        .init(
            name: "a long word after another", string: "b aaaaaaa", width: 15, lines: ["b", "aaa", "aaa", "a"],
            size: "15 57"),
        .init(name: "between CJK characters", string: "日本語", width: 25, lines: ["日本", "語"], size: "20 27"),
        .init(name: "CJK beside Latin", string: "日本abc", width: 30, lines: ["日本", "abc"], size: "20 27"),
        .init(name: "line breaks", string: "aa\nb", width: 90, lines: ["aa", "b"], size: "10 27"),
        .init(name: "an empty line", string: "aa\n\nb", width: 90, lines: ["aa", "", "b"], size: "10 42"),
        .init(name: "a line break at the end", string: "aa\n", width: 90, lines: ["aa"], size: "10 12"),
        .init(name: "whitespace at the start", string: "  aa", width: 90, lines: ["  aa"], size: "20 12"),
        .init(name: "only whitespace", string: "  ", width: 90, lines: [""], size: "0 12"),
        .init(name: "empty", string: "", width: 90, lines: [], size: "0 0"),
        // Wider than proposed: one character per line, but the reported width is the proposed one.
        .init(name: "narrower than a character", string: "日本", width: 4, lines: ["日", "本"], size: "4 27"),
        .init(
            name: "no width", string: "aa", width: 0, height: 50, lines: [], size: "0 12", isTruncated: true,
            needed: 2),
        .init(name: "no size", string: "aa", width: 0, height: 0, lines: [], size: "0 0", isTruncated: true, needed: 2),
        .init(
            name: "infinite", string: "aaaa bbbb", width: .infinity, height: .infinity, lines: ["aaaa bbbb"],
            size: "45 12"),
    ]

    static let cutting: [LineCase] = [
        // 30 − 5 for the ellipsis: five characters; the last is whitespace.
        .init(
            name: "a line limit", string: "aaaa bbbb", width: 30, change: { $0.lineLimit = 1 }, lines: ["aaaa…"],
            size: "25 12", isTruncated: true, needed: 2),
        .init(
            name: "within a word", string: "aaaa bbbb", width: 35, change: { $0.lineLimit = 1 }, lines: ["aaaa b…"],
            size: "35 12", isTruncated: true, needed: 2),
        .init(
            name: "the second line", string: "aaaa bbbb cccc", width: 25, change: { $0.lineLimit = 2 },
            lines: ["aaaa", "bbbb…"], size: "25 27", isTruncated: true, needed: 3),
        .init(
            name: "a further paragraph", string: "aa\nbb", width: 90, change: { $0.lineLimit = 1 }, lines: ["aa…"],
            size: "15 12", isTruncated: true, needed: 2),
        // 25 without the ellipsis: two characters in each half, and the rest for the first.
        .init(
            name: "in the middle", string: "abcdefghij", width: 30,
            change: { ($0.lineLimit, $0.truncation) = (1, .middle) },
            lines: ["abc…ij"], size: "30 12", isTruncated: true, needed: 2),
        .init(
            name: "at the head", string: "abcdefghij", width: 30,
            change: { ($0.lineLimit, $0.truncation) = (1, .head) },
            lines: ["…fghij"], size: "30 12", isTruncated: true, needed: 2),
        .init(
            name: "no room but for the ellipsis", string: "aaaa", width: 7, change: { $0.lineLimit = 1 }, lines: ["…"],
            size: "5 12", isTruncated: true, needed: 4),
        // 12 + 15 = 27 is too high for 26.9: one line.
        .init(
            name: "a height", string: "aaaa bbbb", width: 30, height: 26.9, lines: ["aaaa…"], size: "25 12",
            isTruncated: true, needed: 2),
        .init(
            name: "a height that is enough", string: "aaaa bbbb", width: 30, height: 27, lines: ["aaaa", "bbbb"],
            size: "20 27"),
        .init(
            name: "a height below a line", string: "aa", width: 30, height: 5, lines: ["aa"], size: "10 12"),
        .init(
            name: "a limit that is not reached", string: "aaaa", width: 30, change: { $0.lineLimit = 1 },
            lines: ["aaaa"],
            size: "20 12"),
        // Two lines, 12 + 15 = 27, of which one is empty.
        .init(
            name: "reserved lines", string: "aaaa", width: 30,
            change: { ($0.lineLimit, $0.reservesSpace) = (2, true) }, lines: ["aaaa"], size: "20 27"),
        .init(
            name: "reserved lines without room", string: "aaaa", width: 30, height: 26,
            change: { ($0.lineLimit, $0.reservesSpace) = (2, true) }, lines: ["aaaa"], size: "20 12"),
        .init(
            name: "reserved lines of a longer text", string: "aaaa bbbb cccc", width: 25,
            change: { ($0.lineLimit, $0.reservesSpace) = (2, true) }, lines: ["aaaa", "bbbb…"], size: "25 27",
            isTruncated: true, needed: 3),
    ]

    static let shrinking: [LineCase] = [
        // 45 in 36: 0.8; a line of 12 × 0.8 = 9.6 is 10 pixels high.
        .init(
            name: "as far as needed", string: "aaaa bbbb", width: 36,
            change: { ($0.lineLimit, $0.minimumScaleFactor) = (1, 0.5) }, lines: ["aaaa bbbb"], size: "36 10"),
        // 45 × 0.9 = 40.5 > 36: truncated at 0.9, where 36 corresponds to 40: 35 and the ellipsis.
        .init(
            name: "to the floor, then cut", string: "aaaa bbbb", width: 36,
            change: { ($0.lineLimit, $0.minimumScaleFactor) = (1, 0.9) }, lines: ["aaaa bb…"], size: "36 11",
            isTruncated: true, needed: 2),
        .init(
            name: "not where it fits", string: "aaaa", width: 36,
            change: { ($0.lineLimit, $0.minimumScaleFactor) = (1, 0.5) }, lines: ["aaaa"], size: "20 12"),
        // A line of 12 in 6: half the size, with half the width of 20.
        .init(
            name: "to the height", string: "aaaa", width: 36, height: 6, change: { $0.minimumScaleFactor = 0.3 },
            lines: ["aaaa"], size: "10 6"),
        // 12 × 0.8 = 9.6 is 10 pixels high, and as low as it gets.
        .init(
            name: "to the floor, and higher than the room", string: "aaaa", width: 36, height: 6,
            change: { $0.minimumScaleFactor = 0.8 }, lines: ["aaaa"], size: "16 10"),
        // Without a limit of lines or height, the text is broken instead.
        .init(
            name: "not where it may break", string: "aaaa bbbb", width: 36, change: { $0.minimumScaleFactor = 0.5 },
            lines: ["aaaa", "bbbb"], size: "20 27"),
    ]
}
