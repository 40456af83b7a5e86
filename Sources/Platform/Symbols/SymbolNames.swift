import Source

/// The names of all symbols, prepared for the suggestions of many unknown names.
struct SymbolNames: Sendable {
    /// The first name with the same words in any order, by the words in order.
    private var byWords: [[Substring]: String] = [:]
    /// Each name with the set of its letters.
    private var letters: [(name: String, set: UInt64)] = []

    init(_ names: [String]) {
        letters.reserveCapacity(names.count)
        for name in names {
            let words = Self.words(of: name)
            if byWords[words] == nil { byWords[words] = name }
            letters.append((name, Self.letters(of: name)))
        }
    }

    /// The suggestion for an unknown name: the same words in another order, or else the nearest name.
    func nearest(to name: String) -> String? {
        if let match = byWords[Self.words(of: name)] { return match }
        let count = name.unicodeScalars.prefix(64).count
        let set = Self.letters(of: name)
        // An edit changes at most two letters of the set, and a name is near within a third of its length.
        let limit = 2 * max(1, count / 3)
        let candidates = letters.lazy.filter { ($0.set ^ set).nonzeroBitCount <= limit }.map(\.name)
        return Suggestion.nearest(to: name, among: Array(candidates))
    }

    private static func words(of name: String) -> [Substring] { name.split(separator: ".").sorted() }

    /// A bit for each letter, without regard to case.
    private static func letters(of name: String) -> UInt64 {
        name.unicodeScalars.prefix(64).reduce(0) { set, scalar in
            let lower = scalar.isASCII ? scalar : scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
            let isUpper = (0x41...0x5A).contains(lower.value)
            return set | 1 << UInt64((isUpper ? lower.value | 0x20 : lower.value) & 63)
        }
    }
}
