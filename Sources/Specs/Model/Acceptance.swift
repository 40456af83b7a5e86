package import Source

/// The acceptance criteria of one document.
package struct Acceptance: Sendable {
    package var name: String
    package var nameRange: SourceRange
    package var criteria: [Criterion] = []
}

/// One acceptance criterion of the product.
package struct Criterion: Sendable {
    /// An entry of `verifiedBy`: a rule, or `manual`.
    package struct Verification: Sendable, Hashable {
        package var name: String
        package var range: SourceRange
    }

    /// A pattern of the components that the criterion covers: `*Card` or `Explore:offline`.
    package struct Scope: Sendable, Hashable {
        package var pattern: ScopePattern
        package var range: SourceRange
    }

    /// The entry of `verifiedBy` for a check by a person.
    package static let manual = "manual"

    package var id: String
    package var idRange: SourceRange
    package var text: String
    package var verifiedBy: [Verification] = []
    /// Empty if the criterion covers the whole project.
    package var scope: [Scope] = []

    /// The rules that verify it.
    package var rules: [Verification] { verifiedBy.filter { $0.name != Self.manual } }
    /// Whether a check by a person is required too.
    package var needsManualCheck: Bool { verifiedBy.contains { $0.name == Self.manual } }
}

/// A pattern of a component's name, optionally followed by a colon and a state's name. `*` matches any characters
/// except `/`.
package struct ScopePattern: Sendable, Hashable {
    package var text: String
    private let component: [Character]
    private let state: [Character]?

    package init(_ text: String) {
        self.text = text
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        component = Array(parts.first ?? "")
        state = parts.count > 1 ? Array(parts[1]) : nil
    }

    /// Whether a component's state is in the scope; without a state, only the component is compared.
    package func matches(component name: String, state: String?) -> Bool {
        guard Self.matches(component, Array(name)) else { return false }
        guard let pattern = self.state, let state else { return true }
        return Self.matches(pattern, Array(state))
    }

    /// Backtracks to the last `*` on a mismatch. Takes at most as many steps as the product of both lengths.
    private static func matches(_ pattern: [Character], _ name: [Character]) -> Bool {
        var (patternPlace, place) = (0, 0)
        var star: (pattern: Int, name: Int)?
        while place < name.count {
            if patternPlace < pattern.count, pattern[patternPlace] == "*" {
                star = (patternPlace, place)
                patternPlace += 1
            } else if patternPlace < pattern.count, pattern[patternPlace] == name[place] {
                patternPlace += 1
                place += 1
            } else if let last = star, name[last.name] != "/" {
                star = (last.pattern, last.name + 1)
                patternPlace = last.pattern + 1
                place = last.name + 1
            } else {
                return false
            }
        }
        return pattern[patternPlace...].allSatisfy { $0 == "*" }
    }
}
