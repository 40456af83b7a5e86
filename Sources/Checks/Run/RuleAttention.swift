package import Source
import Specs

/// Where rules found something to look at: silence elsewhere is no pass.
package struct RuleAttention: Sendable {
    /// A state of a component.
    private struct Place: Hashable, Sendable {
        var component: String
        var state: String
    }

    private let rules: [any Rule]
    private let ids: [RuleID]
    private var seen: [Place: Set<RuleID>] = [:]

    /// - Parameter names: the rules that are asked for; of others nothing is kept.
    package init(of rules: RuleSet, named names: Set<RuleID>) {
        self.rules = rules.running(names)
        ids = self.rules.map { type(of: $0).facts.id }
    }

    /// Notes which rules have something to look at in a mock-up.
    ///
    /// - Parameter known: what was seen in other contexts, which need not be looked at again.
    package mutating func note(_ mockup: Mockup, in design: Design, besides known: RuleAttention? = nil) {
        let place = Place(component: mockup.component, state: mockup.state)
        let before = seen[place, default: []].union(known?.seen[place] ?? [])
        guard before.count < ids.count else { return }
        for (rule, id) in zip(rules, ids) where !before.contains(id) && rule.hasSubject(in: mockup, of: design) {
            seen[place, default: []].insert(id)
        }
    }

    package mutating func formUnion(_ other: RuleAttention) {
        seen.merge(other.seen) { $0.union($1) }
    }

    /// What was seen in a component, a line each, as ``restore(_:of:)`` takes it.
    package func sights(of component: String) -> [String] {
        seen.flatMap { place, rules in
            place.component == component ? rules.map { "\($0.rawValue) \(place.state)" } : []
        }.sorted()
    }

    /// Takes what was seen in a component before.
    package mutating func restore(_ sights: [String], of component: String) {
        for sight in sights {
            let parts = sight.split(separator: " ", maxSplits: 1)
            guard parts.count == 2 else { continue }
            seen[Place(component: component, state: String(parts[1])), default: []].insert(RuleID(String(parts[0])))
        }
    }

    /// Whether a rule had something to look at in a criterion's scope.
    func isEmpty(_ rule: RuleID, in criterion: Criterion) -> Bool {
        !seen.contains { place, rules in
            guard rules.contains(rule) else { return false }
            return criterion.scope.isEmpty
                || criterion.scope.contains { $0.pattern.matches(component: place.component, state: place.state) }
        }
    }
}

extension RuleSet {
    /// The rules of some names that run.
    fileprivate func running(_ names: Set<RuleID>) -> [any Rule] {
        rules.filter { names.contains(type(of: $0).facts.id) }
    }
}
