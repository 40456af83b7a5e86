import Layout
import Source
import Specs
import Values

/// A word or a number for which its text is too narrow, so that it goes on in the next lines without a hyphen.
struct TornWord {
    let placed: PlacedFrame
    let word: String
    /// Over how many lines it is spread.
    let pieces: Int

    /// From so many pieces on a text is not just in a narrow place: it has become a column of letters.
    private static let leastPieces = 3

    /// The word of a text that is torn into most pieces; nil where all can be read.
    init?(_ placed: PlacedFrame) {
        guard let frame = placed.frame.text, frame.lines.count >= Self.leastPieces,
            case .text(let text) = placed.frame.node.content
        else { return nil }
        var rest = Substring(text.string)
        var (word, pieces, worst) = ("", 0, (word: "", pieces: 0))
        for line in frame.lines.map(\.text) {
            let start = rest.drop(while: \.isWhitespace)
            // An ellipsis stands for something else, and ends what can be told.
            guard start.hasPrefix(line) else { break }
            let goesOn = start.startIndex == rest.startIndex && word.last?.isTorn(before: start.first) ?? false
            let parts = line.split(whereSeparator: \.isWhitespace)
            if goesOn, let first = parts.first {
                (word, pieces) = (word + first, pieces + 1)
                if pieces > worst.pieces { worst = (word, pieces) }
            }
            if !goesOn || parts.count > 1 { (word, pieces) = (parts.last.map(String.init) ?? "", 1) }
            rest = start.dropFirst(line.count)
        }
        guard worst.pieces >= Self.leastPieces else { return nil }
        (self.placed, self.word, self.pieces) = (placed, worst.word, worst.pieces)
    }
}

extension OverflowingContent {
    func finding(for torn: TornWord, in mockup: Mockup) -> Finding {
        let frame = torn.placed.frame
        var finding = finding(
            "“\(torn.word)” is split over \(torn.pieces) lines because its width is only \(frame.content.width) pt",
            at: frame.node.range, in: mockup.place(of: frame),
            help: "give it more width: write fits: with a layout for large type sizes, or use a vstack",
            occurrences: [
                mockup.occurrence(nil, Finding.Measure(measured: Double(torn.pieces), required: 1, unit: .count))
            ])
        finding.area = frame.rect
        finding.nodes = [frame.node.path]
        return finding
    }
}

extension Character {
    /// Whether a line ends within a word between two characters: Japanese, Chinese and Thai may end a line there.
    fileprivate func isTorn(before next: Character?) -> Bool {
        isSpelled && next?.isSpelled ?? false
    }

    /// Whether it is a letter of a script that parts its words: Latin, Greek, Cyrillic, Armenian, Hebrew, Arabic; or a part of
    /// a number, such as 12,800 or 1:18.
    private var isSpelled: Bool {
        if isASCII, isNumber || self == "." || self == "," || self == ":" { return true }
        guard isLetter, let scalar = unicodeScalars.first else { return false }
        return scalar.value < 0x0780 || (0x1E00...0x1FFF).contains(scalar.value)
    }
}
