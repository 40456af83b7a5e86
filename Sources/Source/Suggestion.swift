/// Suggestions for misspelled names: the “did you mean” of every reader.
package enum Suggestion {
    /// Returns the candidate nearest to `name` by edit distance, if it is near enough.
    ///
    /// The maximum distance is a third of the name's length, and at least one edit. Of equally near candidates the
    /// first in alphabetical order is returned, so that the result does not depend on hash order.
    package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
        let wanted = Array(name.unicodeScalars.prefix(64))
        let limit = max(1, wanted.count / 3)
        var best: (name: String, distance: Int)?
        for candidate in candidates {
            let scalars = Array(candidate.unicodeScalars.prefix(64))
            guard abs(scalars.count - wanted.count) <= limit else { continue }
            guard let distance = editDistance(wanted, scalars, limit: limit) else { continue }
            if let current = best, (current.distance, current.name) <= (distance, candidate) { continue }
            best = (candidate, distance)
        }
        return best?.name
    }

    /// Returns the names to show for an unknown one: the likely misspelling alone, or else some candidates: those that
    /// contain the name or a part of it first, then the others by edit distance.
    package static func shortlist(
        for name: String, among candidates: some Sequence<String>, count: Int = 5
    ) -> [String] {
        if let nearest = nearest(to: name, among: candidates) { return [nearest] }
        let wanted = name.lowercased()
        let scalars = Array(name.unicodeScalars.prefix(64))
        let ranked = Set(candidates).map { candidate -> (name: String, distance: Int) in
            let other = candidate.lowercased()
            // Parts of a name count as near, such as “Card” for “WalkCard”.
            if !wanted.isEmpty, other.contains(wanted) || wanted.contains(other) { return (candidate, -1) }
            let letters = Array(candidate.unicodeScalars.prefix(64))
            return (candidate, editDistance(scalars, letters, limit: 128) ?? 128)
        }
        return ranked.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(count).map(\.name)
    }

    /// Returns the candidate that is nearer than all others, and whether a single typo explains the difference. The
    /// steps of a scale are as near to each other as a name to its misspelling.
    ///
    /// - Returns: nil if no candidate is near enough, or if several are equally near.
    package static func clearNearest(
        to name: String, among candidates: some Sequence<String>
    ) -> (name: String, isCertain: Bool)? {
        let wanted = Array(name.unicodeScalars.prefix(64))
        let limit = max(1, wanted.count / 3)
        var near: [(name: String, distance: Int)] = []
        for candidate in Set(candidates) where candidate != name {
            let scalars = Array(candidate.unicodeScalars.prefix(64))
            guard abs(scalars.count - wanted.count) <= limit else { continue }
            if let distance = editDistance(wanted, scalars, limit: limit) { near.append((candidate, distance)) }
        }
        guard let best = near.min(by: { $0.distance < $1.distance }),
            near.count(where: { $0.distance == best.distance }) == 1
        else { return nil }
        let isOther = ScaleStep.distinguishes(wanted, from: Array(best.name.unicodeScalars.prefix(64)))
        return (best.name, best.distance <= 1 && !isOther)
    }

    /// Returns `did you mean “x”?` for a word of a text that lists what is expected: `report, accept`. A candidate that
    /// begins with the name, such as `warning` for `warn`, counts as near.
    package static func hint(for name: String, in expected: String) -> String? {
        let all = expected.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init)
        let words = all.filter { !["one", "of", "or", "a", "an", "and"].contains($0) }
        let longer = words.first { name.count > 2 && $0.lowercased().hasPrefix(name.lowercased()) }
        return (nearest(to: name, among: words) ?? longer).map { "did you mean “\($0)”?" }
    }

    /// Returns `did you mean “x”?`, or nil if no candidate is near enough.
    package static func hint(for name: String, among candidates: some Sequence<String>) -> String? {
        nearest(to: name, among: candidates).map { "did you mean “\($0)”?" }
    }

    /// Computes the optimal string alignment distance: insertions, deletions, substitutions and swapped neighbors. A
    /// change of case has no cost.
    ///
    /// - Returns: nil beyond the limit, which mostly becomes clear after a few letters.
    private static func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], limit: Int) -> Int? {
        var beforePrevious: [Int] = []
        var previous = Array(0...right.count)
        for row in left.indices {
            var current = [row + 1]
            for column in right.indices {
                let change = isSameLetter(left[row], right[column]) ? 0 : 1
                var distance = min(previous[column + 1] + 1, current[column] + 1, previous[column] + change)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    distance = min(distance, beforePrevious[column - 1] + 1)
                }
                current.append(distance)
            }
            // A swap refers to the row before the previous one.
            if let least = (current + previous).min(), least > limit { return nil }
            beforePrevious = previous
            previous = current
        }
        return previous.last.flatMap { $0 <= limit ? $0 : nil }
    }

    private static func isSameLetter(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Bool {
        if left == right { return true }
        // Lowercase mappings are much slower than this.
        if left.isASCII, right.isASCII {
            return left.value ^ right.value == 0x20 && left.properties.isAlphabetic
        }
        return left.properties.lowercaseMapping == right.properties.lowercaseMapping
    }
}
