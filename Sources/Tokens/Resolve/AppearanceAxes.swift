import Values

/// Which parts of an appearance can change each token's value: those that its modes name, and those of every token that
/// it refers to. Most tokens depend on none, and are read once.
struct AppearanceAxes {
    /// By token, the bits of ``Appearance/index`` that matter.
    private(set) var masks: [UInt8]

    init(_ set: TokenSet, _ links: TokenLinks) {
        masks = set.tokens.map { Self.mask(of: $0) }
        spread(links)
    }

    /// A mode for light and increased contrast says nothing of dark, so any mode makes dark matter.
    private static func mask(of token: Token) -> UInt8 {
        token.modes.isEmpty ? 0 : token.modes.reduce(1) { $0 | UInt8(truncatingIfNeeded: $1.appearance.index) }
    }

    /// Hands every token's mask to those that refer to it, until none learns anything new: at most three times each.
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

    /// Whether an appearance is the one that is read for all those that do not differ in what matters to a token.
    func isRead(_ appearance: Appearance, for token: Int) -> Bool {
        appearance.index & ~Int(masks[token]) == 0
    }

    /// How many values a token has.
    static func count(of mask: UInt8) -> Int { 1 << mask.nonzeroBitCount }

    /// The place of an appearance's value among a token's.
    static func place(of appearance: Appearance, mask: UInt8) -> Int {
        places[Int(mask)][appearance.index]
    }

    /// By mask, the place of each appearance: the bits that matter, moved together.
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

/// The links the other way: who refers to a token.
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
