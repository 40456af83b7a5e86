package import Project
package import Source
package import Specs

/// The rules that run for a project, configured by its manifest.
package struct RuleSet: Sendable {
    /// The effect of findings of rules in preview.
    package enum Previews: Sendable {
        /// Their rules do not run.
        case leftOut
        /// They are notes, which never fail a run.
        case shown
        /// They have the severity of their rules.
        case counted
    }

    let rules: [any Rule]
    private let nodeRules: [any NodeRule]
    private let severities: [RuleID: Severity]
    private let off: Set<RuleID>
    private let offInManifest: Set<RuleID>
    /// The diagnostics about the manifest's settings.
    package let diagnostics: [Diagnostic]

    /// - Parameters:
    ///   - profile: The choice of rules that the settings change.
    ///   - only: If not empty, only these rules and families run.
    ///   - skip: Rules and families that do not run, regardless of the manifest.
    ///   - previews: The effect of findings of rules in preview.
    package init(
        _ settings: [RuleSetting], profile: RuleProfile = RuleProfile(), only: Set<RuleID> = [],
        skip: Set<RuleID> = [], previews: Previews = .leftOut
    ) {
        var rules: [any Rule] = []
        var diagnostics: [Diagnostic] = []
        var severities: [RuleID: Severity] = [:]
        var off: Set<RuleID> = []
        var offInManifest: Set<RuleID> = []
        let names = Set(settings.map(\.rule))
        for setting in settings where Registry.rule(setting.rule) == nil {
            diagnostics +=
                Registry.isUnknown(setting.rule)
                ? [UnknownRule.diagnostic(setting.rule, at: setting.ruleRange, beside: names)]
                // A family takes only a severity.
                : RuleSettings(setting, of: setting.rule).diagnostics
        }
        for type in Registry.rules {
            let id = type.facts.id
            let own = settings.filter { $0.rule == id }
            var reader = RuleSettings(own.first, of: id, presets: profile.presets(of: id))
            let rule = type.init(&reader)
            diagnostics += reader.diagnostics
            // The rule's own setting takes precedence over its family's.
            let effective = own.isEmpty ? settings.filter { $0.rule.covers(id) } : own
            severities[id] = effective.last { $0.severity != nil }?.severity ?? profile.severity(of: type.facts)
            if type.facts.isPreview, previews == .shown { severities[id] = .note }
            let isUnnamed = type.facts.isOptional && !only.cover(id)
            if effective.contains(where: \.isOff)
                || effective.isEmpty && (isUnnamed || profile.turnsOff(type.facts))
            {
                offInManifest.insert(id)
            }
            // Rules about unreadable sources always run: without them, the findings of other rules are unreliable.
            let isSelected =
                only.isEmpty || only.cover(id) || type.facts.group == .sources || id == UnmeasuredText.facts.id
            let isLeftOut = type.facts.isPreview && previews == .leftOut
            if !isSelected || isLeftOut || skip.cover(id) || offInManifest.contains(id) {
                off.insert(id)
            } else {
                rules.append(rule)
            }
        }
        self.rules = rules
        nodeRules = rules.compactMap { $0 as? any NodeRule }
        self.severities = severities
        self.off = off
        self.offInManifest = offInManifest
        self.diagnostics = diagnostics
    }

    /// The findings about a component that do not depend on a context.
    package func check(_ component: Component, in design: Design) -> [Finding] {
        guard !design.unreadable.contains(component.name) else { return [] }
        return rules.flatMap { $0.check(component, in: design) }.map(withSeverity)
    }

    /// The findings about a mock-up.
    ///
    /// - Parameter settled: The nodes of other mock-ups that no rule reported, which are skipped.
    package func check(_ mockup: Mockup, in design: Design, skipping settled: SettledNodes? = nil) -> [Finding] {
        guard !design.unreadable.contains(mockup.component) else { return [] }
        let found = rules.flatMap { $0.check(mockup, in: design) } + checkNodes(of: mockup, in: design, settled)
        return found.map(withSeverity)
    }

    private func checkNodes(of mockup: Mockup, in design: Design, _ settled: SettledNodes?) -> [Finding] {
        var found: [Finding] = []
        for placed in mockup.frames where !(settled?.holds(placed) ?? false) {
            let before = found.count
            for rule in nodeRules { found += rule.check(placed, of: mockup, in: design) }
            if found.count == before { settled?.note(placed) }
        }
        return found
    }

    /// The findings about a component's states in one metrics context, and about differences between them.
    package func check(
        states mockups: [Mockup], in design: Design, skipping settled: SettledNodes? = nil
    ) -> [Finding] {
        let mockups = mockups.filter { !design.unreadable.contains($0.component) }
        return mockups.flatMap { check($0, in: design, skipping: settled) }
            + rules.flatMap { $0.check(states: mockups, in: design) }.map(withSeverity)
    }

    /// The findings about the project as a whole.
    package func check(_ design: Design, uses: DesignUses) -> [Finding] {
        rules.flatMap { $0.check(design, uses: uses) }.map(withSeverity)
    }

    /// The pairs of colors that all rules compare.
    package func pairs(in mockup: Mockup, of design: Design) -> [InkPair] {
        guard !design.unreadable.contains(mockup.component) else { return [] }
        return rules.flatMap { $0.pairs(in: mockup, of: design) }
    }

    /// The greatest contrasts that the rules require.
    package var askedContrast: AskedContrast {
        rules.reduce(into: AskedContrast()) { $0.formUnion($1.askedContrast) }
    }

    /// Whether a rule does not run.
    package func isOff(_ rule: RuleID) -> Bool { off.contains(rule) }

    /// Whether the manifest turns a rule off.
    package func isOffInManifest(_ rule: RuleID) -> Bool { offInManifest.contains(rule) }

    /// The rules that run, in the order of the registry.
    package var ids: [RuleID] { Registry.ids.filter { !off.contains($0) } }

    /// The number of nodes of a mock-up that the rules check, summed over all rules.
    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        rules.reduce(0) { $0 + $1.subjects(in: mockup, of: design) }
    }

    /// The rules that check at least one node of a mock-up.
    package func applicable(to mockup: Mockup, of design: Design) -> Set<RuleID> {
        Set(rules.filter { $0.subjects(in: mockup, of: design) > 0 }.map { type(of: $0).facts.id })
    }

    /// The readers' diagnostics as findings with the manifest's severities; those of rules that are off are removed.
    package func findings(for diagnostics: [Diagnostic]) -> [Finding] {
        diagnostics.filter { !off.contains($0.rule) }.map { withSeverity(Finding($0)) }
    }

    private func withSeverity(_ finding: Finding) -> Finding {
        guard let severity = severities[finding.rule] else { return finding }
        var result = finding
        result.diagnostic.severity = severity
        return result
    }
}
