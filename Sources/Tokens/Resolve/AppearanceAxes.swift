import Values

/// The parts of an appearance that can change each token's value: those named by its modes, and those of every token
/// that it refers to. Most tokens depend on none and are read once.
struct AppearanceAxes {
    /// By token, the bits of ``Appearance/index`` that matter.
    private(set) var masks: [UInt8]

    init(_ set: TokenSet, _ links: TokenLinks) {
        masks = set.tokens.map { Self.mask(of: $0) }
        spread(links)
    }

    /// Returns the bits of a token's own modes. Any mode makes dark matter, because a mode for increased contrast in
    /// light is not used in dark.
    private static func mask(of token: Token) -> UInt8 {
        token.modes.isEmpty ? 0 : token.modes.reduce(1) { $0 | UInt8(truncatingIfNeeded: $1.appearance.index) }
    }

    /// Adds each token's mask to the tokens that refer to it, until no mask changes. A mask changes at most three
    /// times.
    private mutating func spread(_ links: TokenLinks) {
        let readers = Readers(of: masks.count, links)
        var waiting = masks.indices.filter { masks[$0] != 0 }
        while let target = waiting.popLast() {
            for place in readers.range(of: target) {
                let reader = readers.reader(at: place)
                let union = masks[reader] | masks[target]
                guard union != masks[reader] else { continue }
                masks[reader] = union
                waiting.append(reader)
            }
        }
    }

    /// Whether this appearance is read, out of all appearances that have the same value of the token.
    func isRead(_ appearance: Appearance, for token: Int) -> Bool {
        appearance.index & ~Int(masks[token]) == 0
    }

    /// The number of values of a token.
    static func count(of mask: UInt8) -> Int { 1 << mask.nonzeroBitCount }

    /// The index of an appearance's value among the values of a token.
    static func place(of appearance: Appearance, mask: UInt8) -> Int {
        places[Int(mask)][appearance.index]
    }

    /// By mask, the index of each appearance: the bits that matter, moved together.
    private static let places: [[Int]] = (0..<8).map { mask in
        (0..<8).map { index in
            var place = 0
            var next = 0
            for bit in 0..<3 where mask >> bit & 1 == 1 {
                place |= (index >> bit & 1) << next
                next += 1
            }
            return place
        }
    }
}

/// The inverse links: which tokens refer to a token.
private struct Readers {
    private var first: [Int32]
    private var readers: [Int32]

    init(of count: Int, _ links: TokenLinks) {
        first = Array(repeating: 0, count: count + 1)
        for token in 0..<count {
            for place in links.range(of: token) { first[links.target(at: place) + 1] += 1 }
        }
        for token in 0..<count { first[token + 1] += first[token] }
        readers = Array(repeating: 0, count: Int(first[count]))
        var next = first
        for token in 0..<count {
            for place in links.range(of: token) {
                let target = links.target(at: place)
                readers[Int(next[target])] = Int32(truncatingIfNeeded: token)
                next[target] += 1
            }
        }
    }

    func range(of token: Int) -> Range<Int> { Int(first[token])..<Int(first[token + 1]) }

    func reader(at place: Int) -> Int { Int(readers[place]) }
}
