import YAML

/// A range of characters whose lines are higher than those of Latin, in text styles.
struct TallScript: Sendable {
    let characters: ClosedRange<UInt32>
    /// The height of a line as a multiple of that of Latin.
    let factor: Double

    /// Reads `tallScripts`; nil if the ranges are not ascending.
    static func list(_ node: Node) -> [TallScript]? {
        guard let rows = node.sequence else { return nil }
        let scripts = rows.compactMap { row -> TallScript? in
            guard let figures = FactReader.numbers(row), figures.count == 3, figures[2] >= 1,
                let first = UInt32(exactly: figures[0]), let last = UInt32(exactly: figures[1]), first <= last
            else { return nil }
            return TallScript(characters: first...last, factor: figures[2])
        }
        let isAscending = zip(scripts, scripts.dropFirst()).allSatisfy { pair in
            pair.0.characters.upperBound < pair.1.characters.lowerBound
        }
        return scripts.count == rows.count && isAscending ? scripts : nil
    }
}

extension DynamicType {
    /// The height of the lines of a text in a text style, as a multiple of that of Latin: the largest of its scripts.
    package func lineFactor(of text: String) -> Double {
        guard let first = tallScripts.first?.characters.lowerBound else { return 1 }
        return text.unicodeScalars.reduce(1) { largest, scalar in
            // Latin letters are before the first range.
            guard scalar.value >= first else { return largest }
            return max(largest, tallScripts.first { $0.characters.contains(scalar.value) }?.factor ?? 1)
        }
    }
}
