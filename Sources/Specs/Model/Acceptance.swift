package import Source

/// The acceptance criteria of one document.
package struct Acceptance: Sendable {
    package var name: String
    package var nameRange: SourceRange
    package var criteria: [Criterion] = []
}

/// One thing that a product's owner will check before accepting the app.
package struct Criterion: Sendable {
    /// What checks the criterion: a rule, or `manual`.
    package struct Verification: Sendable, Hashable {
        package var name: String
        package var range: SourceRange
    }

    /// `*Card` or `Explore:offline`, of what the criterion speaks.
    package struct Scope: Sendable, Hashable {
        package var pattern: ScopePattern
        package var range: SourceRange
    }

    /// Stands in `verifiedBy` for a person who looks.
    package static let manual = "manual"

    package var id: String
    package var idRange: SourceRange
    package var text: String
    package var verifiedBy: [Verification] = []
    /// Empty where the criterion speaks of the whole project.
    package var scope: [Scope] = []

    /// The rules that verify it.
    package var rules: [Verification] { verifiedBy.filter { $0.name != Self.manual } }
    /// Whether a person has to look too.
    package var needsPerson: Bool { verifiedBy.contains { $0.name == Self.manual } }
}

/// A component's name, and a state's behind a colon, with `*` for any letters but `/`.
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

    /// Whether a place lies in the scope; one without a state is of all states.
    package func matches(component name: String, state: String?) -> Bool {
        guard Self.matches(component, Array(name)) else { return false }
        guard let pattern = self.state, let state else { return true }
        return Self.matches(pattern, Array(state))
    }

    /// Looks at each `*` again where what follows it does not fit: never more steps than both lengths multiplied.
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
