package import Source
import Specs

/// Which rules had something to check in which states. A rule without a subject does not verify a criterion.
package struct RuleCoverage: Sendable {
    /// A state of a component.
    private struct Place: Hashable, Sendable {
        var component: String
        var state: String
    }

    private let rules: [any Rule]
    private let ids: [RuleID]
    private var covered: [Place: Set<RuleID>] = [:]

    /// - Parameter names: The rules to record; others are ignored.
    package init(of rules: RuleSet, named names: Set<RuleID>) {
        self.rules = rules.running(names)
        ids = self.rules.map { type(of: $0).facts.id }
    }

    /// Records the rules that have something to check in a mock-up.
    ///
    /// - Parameter known: The coverage of other contexts, which is not computed again.
    package mutating func record(_ mockup: Mockup, in design: Design, excluding known: RuleCoverage? = nil) {
        let place = Place(component: mockup.component, state: mockup.state)
        let before = covered[place, default: []].union(known?.covered[place] ?? [])
        guard before.count < ids.count else { return }
        for (rule, id) in zip(rules, ids) where !before.contains(id) && rule.hasSubject(in: mockup, of: design) {
            covered[place, default: []].insert(id)
        }
    }

    package mutating func formUnion(_ other: RuleCoverage) {
        covered.merge(other.covered) { $0.union($1) }
    }

    /// The coverage of a component as lines of text, which ``restore(_:of:)`` reads.
    package func lines(of component: String) -> [String] {
        covered.flatMap { place, rules in
            place.component == component ? rules.map { "\($0.rawValue) \(place.state)" } : []
        }.sorted()
    }

    /// Adds the cached coverage of a component.
    package mutating func restore(_ lines: [String], of component: String) {
        for line in lines {
            let parts = line.split(separator: " ", maxSplits: 1)
            guard parts.count == 2 else { continue }
            covered[Place(component: component, state: String(parts[1])), default: []].insert(RuleID(String(parts[0])))
        }
    }

    /// The number of states in a criterion's scope in which at least one of the rules had something to check.
    func stateCount(of names: Set<RuleID>, in criterion: Criterion) -> Int {
        covered.count { place, rules in !rules.isDisjoint(with: names) && holds(place, in: criterion) }
    }

    /// Whether a rule had nothing to check in a criterion's scope.
    func isEmpty(_ rule: RuleID, in criterion: Criterion) -> Bool {
        !covered.contains { place, rules in rules.contains(rule) && holds(place, in: criterion) }
    }

    private func holds(_ place: Place, in criterion: Criterion) -> Bool {
        criterion.scope.isEmpty
            || criterion.scope.contains { $0.pattern.matches(component: place.component, state: place.state) }
    }
}

extension RuleSet {
    /// The rules with these ids that run.
    fileprivate func running(_ names: Set<RuleID>) -> [any Rule] {
        rules.filter { names.contains(type(of: $0).facts.id) }
    }
}
