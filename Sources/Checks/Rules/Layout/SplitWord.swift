import Layout
import Source
import Specs
import Values

/// A word or number that is split over several lines without a hyphen because its text is too narrow.
struct SplitWord {
    let placed: PlacedFrame
    let word: String
    /// The number of lines that it is split over.
    let pieces: Int

    private static let minimumPieces = 2
    /// From this number of pieces, the text has become a column of letters.
    private static let columnPieces = 3

    /// Whether the word is only broken in two.
    var isReadable: Bool { pieces < Self.columnPieces }

    /// Finds the word of a text with the most pieces; nil if every word is readable.
    init?(_ placed: PlacedFrame) {
        guard let frame = placed.frame.text, frame.lines.count >= Self.minimumPieces,
            case .text(let text) = placed.frame.node.content
        else { return nil }
        var rest = Substring(text.string)
        var (word, pieces, worst) = ("", 0, (word: "", pieces: 0))
        for line in frame.lines.map(\.text) {
            let start = rest.drop(while: \.isWhitespace)
            // An ellipsis replaces the rest of the text, which ends the comparison.
            guard start.hasPrefix(line) else { break }
            let goesOn = start.startIndex == rest.startIndex && word.last?.isSplit(before: start.first) ?? false
            let parts = line.split(whereSeparator: \.isWhitespace)
            if goesOn, let first = parts.first {
                (word, pieces) = (word + first, pieces + 1)
                if pieces > worst.pieces { worst = (word, pieces) }
            }
            if !goesOn || parts.count > 1 { (word, pieces) = (parts.last.map(String.init) ?? "", 1) }
            rest = start.dropFirst(line.count)
        }
        guard worst.pieces >= Self.columnPieces || worst.pieces >= Self.minimumPieces && worst.word.isWordOrNumber
        else { return nil }
        (self.placed, self.word, self.pieces) = (placed, worst.word, worst.pieces)
    }
}

extension OverflowingContent {
    func finding(for split: SplitWord, in mockup: Mockup) -> Finding {
        let frame = split.placed.frame
        var finding = finding(
            "“\(split.word)” is split over \(split.pieces) lines because its width is only \(frame.content.width) pt",
            at: frame.node.range, in: mockup.place(of: frame),
            help: "give it more width: write fits: with a layout for large type sizes, or use a vstack",
            occurrences: [
                mockup.occurrence(nil, Finding.Measure(measured: Double(split.pieces), required: 1, unit: .count))
            ], severity: split.isReadable ? .warning : nil)
        finding.area = frame.rect
        finding.nodes = [frame.node.path]
        return finding
    }
}

extension String {
    /// Whether it is a word or a number, and no address or name of an account, which is read in parts.
    fileprivate var isWordOrNumber: Bool {
        allSatisfy { $0.isLetter || $0 == "’" || $0 == "'" || $0 == "-" }
            || allSatisfy { $0.isNumber || ".,:".contains($0) }
    }
}

extension Character {
    /// Whether a line break before the next character splits a word. Japanese, Chinese and Thai may break there.
    fileprivate func isSplit(before next: Character?) -> Bool {
        isSpelled && next?.isSpelled ?? false
    }

    /// Whether it is part of a number, such as 12,800 or 1:18, or a letter of a script that separates words with
    /// spaces: Latin, Greek, Cyrillic, Armenian, Hebrew or Arabic.
    private var isSpelled: Bool {
        if isASCII, isNumber || self == "." || self == "," || self == ":" { return true }
        guard isLetter, let scalar = unicodeScalars.first else { return false }
        return scalar.value < 0x0780 || (0x1E00...0x1FFF).contains(scalar.value)
    }
}
