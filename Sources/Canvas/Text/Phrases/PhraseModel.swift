/// Tells where a phrase of Japanese ends: a word with what hangs on it (文節), which a reader would not see torn apart.
///
/// A sum of weights for the characters around a place, singly, in pairs and in threes. Source: BudouX
/// (github.com/google/budoux), whose Japanese model this reads; see ``PhraseWeights``.
package struct PhraseModel: Sendable {
    package static let japanese = PhraseModel(PhraseWeights.japanese)

    private var weights: [Feature: Int32] = [:]
    /// The sum of all weights; half of it is what a place must exceed.
    private var total: Int32 = 0

    /// Characters beside a place, and where they stand.
    private struct Feature: Hashable {
        var kind: UInt8
        /// Sixteen bits a character; nothing in a model lies beyond.
        var characters: UInt64
    }

    /// Some consecutive characters, the first of them at an offset from the first one after the place.
    private struct Window {
        var name: Substring
        var offset: Int
        var length: Int
    }

    /// In the order of their `kind`.
    private static let windows: [Window] = [
        Window(name: "UW1", offset: -3, length: 1), Window(name: "UW2", offset: -2, length: 1),
        Window(name: "UW3", offset: -1, length: 1), Window(name: "UW4", offset: 0, length: 1),
        Window(name: "UW5", offset: 1, length: 1), Window(name: "UW6", offset: 2, length: 1),
        Window(name: "BW1", offset: -2, length: 2), Window(name: "BW2", offset: -1, length: 2),
        Window(name: "BW3", offset: 0, length: 2), Window(name: "TW1", offset: -3, length: 3),
        Window(name: "TW2", offset: -2, length: 3), Window(name: "TW3", offset: -1, length: 3),
        Window(name: "TW4", offset: 0, length: 3),
    ]

    /// - Parameter rows: `window characters:weight characters:weight …`; what has another form is passed over.
    init(_ rows: String) {
        for row in rows.split(separator: "\n") {
            let words = row.split(separator: " ")
            guard let kind = Self.windows.firstIndex(where: { $0.name == words.first }) else { continue }
            for word in words.dropFirst() {
                let parts = word.split(separator: ":")
                guard parts.count == 2, let weight = Int32(parts[1]) else { continue }
                let characters = Self.packed(parts[0].unicodeScalars)
                weights[Feature(kind: UInt8(kind), characters: characters), default: 0] += weight
                total += weight
            }
        }
    }

    /// Whether a phrase ends between the characters `place - 1` and `place`.
    func endsPhrase(before place: Int, in scalars: [Unicode.Scalar]) -> Bool {
        var sum: Int32 = 0
        for (kind, window) in Self.windows.enumerated() {
            let start = place + window.offset
            guard start >= 0, start + window.length <= scalars.count else { continue }
            let characters = Self.packed(scalars[start..<start + window.length])
            sum += weights[Feature(kind: UInt8(kind), characters: characters)] ?? 0
        }
        return sum * 2 > total
    }

    private static func packed(_ scalars: some Sequence<Unicode.Scalar>) -> UInt64 {
        scalars.reduce(0) { $0 << 16 | UInt64(truncatingIfNeeded: min($1.value, 0xFFFF)) }
    }
}
