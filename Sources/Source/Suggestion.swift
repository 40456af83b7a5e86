/// Near-miss suggestions for names: the "did you mean" of every reader.
package enum Suggestion {
    /// The candidate nearest to `name` by edit distance, if it is near enough to be what was meant.
    ///
    /// Near enough is at most a third of the name's length, and at least one edit. Of equally near candidates the first
    /// in alphabetical order is taken, so that the answer does not depend on the order of a dictionary.
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

    /// The candidate that is nearer than every other, and whether one edit at most lies between that a slip may have
    /// made: a step of a scale is as near to the next one as a name to its misspelling.
    ///
    /// - Returns: nil where none is near enough to be what was meant, or several are equally near.
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
        let isOther = ScaleStep.tells(wanted, from: Array(best.name.unicodeScalars.prefix(64)))
        return (best.name, best.distance <= 1 && !isOther)
    }

    /// `did you mean “x”?`, or nil where nothing is near.
    package static func hint(for name: String, among candidates: some Sequence<String>) -> String? {
        nearest(to: name, among: candidates).map { "did you mean “\($0)”?" }
    }

    /// Optimal string alignment: insertions, deletions, substitutions (a change of case counts as none of the three,
    /// but as less than one) and swapped neighbours.
    ///
    /// - Returns: nil beyond the limit, which mostly shows after a few letters.
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
            // A swap looks two rows back.
            if let least = (current + previous).min(), least > limit { return nil }
            beforePrevious = previous
            previous = current
        }
        return previous.last.flatMap { $0 <= limit ? $0 : nil }
    }

    private static func isSameLetter(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Bool {
        if left == right { return true }
        // Looking up how a letter is written small takes much longer than this.
        if left.isASCII, right.isASCII {
            return left.value ^ right.value == 0x20 && left.properties.isAlphabetic
        }
        return left.properties.lowercaseMapping == right.properties.lowercaseMapping
    }
}
