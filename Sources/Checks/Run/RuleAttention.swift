import Layout
package import Source
import Specs
import Tokens
import Values

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

extension Rule {
    /// Whether there is something in a mock-up that the rule could object to.
    ///
    /// Most rules count what they look at. Those that look at components or at the whole project are asked here for
    /// what they need; files and the manifest always are there.
    package func hasSubject(in mockup: Mockup, of design: Design) -> Bool {
        var component: Component? { design.library[mockup.component] }
        switch Self.facts.group {
        case .sources, .manifest, .acceptance: return true
        case .tokens: return hasToken(in: mockup, of: design)
        case .assets: return design.icon != nil
        case .states where Self.facts.id != JumpingContent.facts.id:
            return (component?.hasRemoteContent ?? false) || mockup.behavior.presentation?.value == .toast
        default: break
        }
        switch Self.facts.id {
        case UnmeasuredText.facts.id: return true
        case LowContrastGraphic.facts.id:
            return mockup.contrast(in: design).measured.contains { $0.kind != .text }
        case ColorOnlyState.facts.id:
            return (component?.stateNames.count ?? 0) > 1 && (self as? ColorOnlyState)?.compares(mockup.state) ?? true
        case OffScaleRadius.facts.id:
            return subjects(in: mockup, of: design) > 0 && (self as? OffScaleRadius)?.hasScale(in: design) ?? true
        case OffScaleDuration.facts.id:
            return subjects(in: mockup, of: design) > 0 && (self as? OffScaleDuration)?.hasScale(in: design) ?? true
        case JumpingContent.facts.id:
            return subjects(in: mockup, of: design) > 0 && (component?.stateNames.count ?? 0) > 1
        case WeakerIncreasedContrast.facts.id:
            return design.appearances.contains(where: \.isIncreasedContrast)
                && mockup.contrast(in: design).counts[.text] ?? 0 > 0
        case SilentAnnouncement.facts.id:
            return mockup.behavior.announces || mockup.isLoading || mockup.behavior.presentation?.value == .toast
                || !check(mockup, in: design).isEmpty
        default: return subjects(in: mockup, of: design) > 0
        }
    }

    /// Whether a project has what a rule about tokens, their names and values speaks of.
    private func hasToken(in mockup: Mockup, of design: Design) -> Bool {
        let colors: Set<TokenType> = [.color, .gradient, .shadow, .border]
        lazy var hasColors = design.ownTokens.contains { colors.contains($0.type) }
        switch Self.facts.id {
        case OffConventionName.facts.id: return true
        case UnavailableSymbol.facts.id:
            return mockup.frames.contains { placed in
                if case .symbol = placed.frame.node.content { true } else { false }
            }
        case MissingDarkValue.facts.id:
            return hasColors && design.appearances.contains(where: \.isDark)
                && design.appearances.contains { !$0.isDark }
        case OutOfGamutColor.facts.id:
            let literals = design.library[mockup.component]?.literals(in: design.library) ?? []
            return hasColors || literals.contains { $0.role == .color }
        default: return !design.ownTokens.isEmpty
        }
    }
}
