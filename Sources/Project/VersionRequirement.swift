/// The versions of uispec that a manifest accepts: `requires: ">=0.2"`, or several with commas, `">=0.2, <1"`.
package struct VersionRequirement: Sendable, Hashable {
    private enum Operator: String, Sendable, CaseIterable {
        // The longer spellings first: `>=` also begins with `>`.
        case atLeast = ">="
        case atMost = "<="
        case exactly = "=="
        case above = ">"
        case below = "<"
    }

    private struct Comparator: Sendable, Hashable {
        var relation: Operator
        var version: [Int]
    }

    private let comparators: [Comparator]

    /// Nil unless the text is a list of comparators, each an operator with one to three numbers.
    package init?(_ text: String) {
        var comparators: [Comparator] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let word = part.drop { $0 == " " }
            guard let relation = Operator.allCases.first(where: { word.hasPrefix($0.rawValue) }),
                let version = Self.numbers(word.dropFirst(relation.rawValue.count))
            else { return nil }
            comparators.append(Comparator(relation: relation, version: version))
        }
        guard !comparators.isEmpty else { return nil }
        self.comparators = comparators
    }

    /// Whether a version, such as `0.2.0`, meets every comparator. Missing numbers count as 0.
    package func accepts(_ version: String) -> Bool {
        guard let numbers = Self.numbers(version[...]) else { return false }
        return comparators.allSatisfy { comparator in
            switch comparator.relation {
            case .atLeast: !Self.isLower(numbers, comparator.version)
            case .atMost: !Self.isLower(comparator.version, numbers)
            case .above: Self.isLower(comparator.version, numbers)
            case .below: Self.isLower(numbers, comparator.version)
            case .exactly: numbers == comparator.version
            }
        }
    }

    private static func isLower(_ left: [Int], _ right: [Int]) -> Bool {
        left.lexicographicallyPrecedes(right)
    }

    /// `0.2` as [0, 2, 0].
    private static func numbers(_ text: Substring) -> [Int]? {
        let parts = text.split(separator: " ").joined().split(separator: ".", omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count) else { return nil }
        let numbers = parts.compactMap { part in
            part.allSatisfy { $0.isASCII && $0.isNumber } && part.count <= 6 ? Int(part) : nil
        }
        guard numbers.count == parts.count else { return nil }
        return numbers + Array(repeating: 0, count: 3 - parts.count)
    }
}
