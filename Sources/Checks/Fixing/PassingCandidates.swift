/// The candidates with which a use passes, by their places in a list.
struct PassingCandidates: Hashable {
    private var words: [UInt64]

    init(_ passes: [Bool]) {
        words = Array(repeating: 0, count: (passes.count + UInt64.bitWidth - 1) / UInt64.bitWidth)
        for (place, passes) in passes.enumerated() where passes {
            words[place / UInt64.bitWidth] |= 1 << UInt64(place % UInt64.bitWidth)
        }
    }

    var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

    /// Whether no candidate is in both; both have the same list of candidates.
    func isDisjoint(with other: PassingCandidates) -> Bool {
        for place in words.indices where words[place] & other.words[place] != 0 { return false }
        return true
    }

    func intersection(_ other: PassingCandidates) -> PassingCandidates {
        var result = self
        for place in words.indices { result.words[place] &= other.words[place] }
        return result
    }
}
