import Values

/// Which pairs of colors a mend of others must suit, of those that do not pass now: whoever accepts one asks for no more.
package struct MendingLimits {
    /// Pairs that nothing is asked of: those that a person accepts, and those that are only seen for another reason.
    private var released: Set<InkPair> = []
    /// Pairs that may stay as they are and get no worse, by what they have now.
    private var held: [InkPair: Double] = [:]

    package init() {}

    /// Asks nothing more of the pairs of some findings.
    package mutating func release(_ findings: [Finding]) {
        for finding in findings { released.formUnion(finding.occurrences.compactMap(\.pair)) }
    }

    /// Asks no more of the pairs of some findings than they have.
    package mutating func hold(_ findings: [Finding]) {
        for occurrence in findings.flatMap(\.occurrences) {
            guard let pair = occurrence.pair, let measure = occurrence.measure else { continue }
            held[pair] = min(held[pair] ?? .infinity, measure.measured)
        }
    }

    /// The pairs that a mend must suit, each with what it asks.
    ///
    /// - Parameter told: the findings that are not accepted. A pair may be accepted in one context and told in another.
    package func kept(of pairs: some Sequence<InkPair>, besides told: [Finding]) -> [InkPair] {
        let open = Set(told.flatMap(\.occurrences).compactMap(\.pair))
        return pairs.compactMap { pair in
            if open.contains(pair) { return pair }
            if released.contains(pair) { return nil }
            guard let least = held[pair] else { return pair }
            var result = pair
            result.required = min(pair.required, least)
            return result
        }
    }
}
