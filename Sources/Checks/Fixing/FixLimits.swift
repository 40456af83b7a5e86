import Values

/// Which color pairs a suggested color must keep readable.
///
/// Accepted findings relax the requirement: a waived pair has none, a pair in the baseline only must not get worse.
package struct FixLimits {
    /// Pairs without a requirement: their findings are waived, suppressed or implied by other findings.
    private var exempted: Set<InkPair> = []
    /// Pairs that may keep their contrast but must not lose any, with the contrast that they have now.
    private var minimums: [InkPair: Double] = [:]

    package init() {}

    /// Drops the requirement for the pairs of some findings.
    package mutating func exempt(_ findings: [Finding]) {
        for finding in findings { exempted.formUnion(finding.occurrences.compactMap(\.pair)) }
    }

    /// Lowers the requirement for the pairs of some findings to their present contrast.
    package mutating func keepContrast(of findings: [Finding]) {
        for occurrence in findings.flatMap(\.occurrences) {
            guard let pair = occurrence.pair, let measure = occurrence.measure else { continue }
            minimums[pair] = min(minimums[pair] ?? .infinity, measure.measured)
        }
    }

    /// Returns the pairs that a suggested color must keep readable, each with its required contrast.
    ///
    /// - Parameter open: The findings that are not accepted. A pair may be accepted in one context and open in another.
    package func requiredPairs(among pairs: some Sequence<InkPair>, open findings: [Finding]) -> [InkPair] {
        let open = Set(findings.flatMap(\.occurrences).compactMap(\.pair))
        return pairs.compactMap { pair in
            if open.contains(pair) { return pair }
            if exempted.contains(pair) { return nil }
            guard let minimum = minimums[pair] else { return pair }
            var result = pair
            result.required = min(pair.required, minimum)
            return result
        }
    }
}
