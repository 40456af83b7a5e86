package import Project
package import Source
package import Specs

/// The rules that run for a project, configured as its manifest says.
package struct RuleSet: Sendable {
    let rules: [any Rule]
    private let nodeRules: [any NodeRule]
    private let severities: [RuleID: Severity]
    private let off: Set<RuleID>
    private let offInManifest: Set<RuleID>
    /// What is wrong with the manifest's settings.
    package let diagnostics: [Diagnostic]

    /// - Parameters:
    ///   - only: where not empty, the rules that run.
    ///   - skip: rules that do not run, whatever the manifest says.
    package init(_ settings: [RuleSetting], only: Set<RuleID> = [], skip: Set<RuleID> = []) {
        var rules: [any Rule] = []
        var diagnostics: [Diagnostic] = []
        var severities: [RuleID: Severity] = [:]
        var off = skip
        let names = Registry.ids.map(\.rawValue)
        for setting in settings {
            if Registry.rule(setting.rule) == nil {
                diagnostics.append(
                    Diagnostic(
                        UnknownRule.facts.id, "there is no rule “\(setting.rule)”", at: setting.ruleRange,
                        help: Suggestion.hint(for: setting.rule.rawValue, among: names),
                        fixes: Spelling.fixes(of: setting.rule.rawValue, at: setting.ruleRange, among: names)))
            }
            if setting.isOff { off.insert(setting.rule) }
            if let severity = setting.severity { severities[setting.rule] = severity }
        }
        for type in Registry.rules {
            let id = type.facts.id
            var reader = RuleSettings(settings.first { $0.rule == id }, of: id)
            let rule = type.init(&reader)
            diagnostics += reader.diagnostics
            // A file that does not say one thing is told whatever is asked for: nothing in it can be judged.
            if !only.isEmpty, !only.contains(id), type.facts.group != .sources, id != UnmeasuredText.facts.id {
                off.insert(id)
            }
            if !off.contains(id) { rules.append(rule) }
        }
        self.rules = rules
        nodeRules = rules.compactMap { $0 as? any NodeRule }
        self.severities = severities
        self.off = off
        offInManifest = Set(settings.filter(\.isOff).map(\.rule))
        self.diagnostics = diagnostics
    }

    /// What all rules say of a component whatever the context.
    package func check(_ component: Component, in design: Design) -> [Finding] {
        guard !design.unjudged.contains(component.name) else { return [] }
        return rules.flatMap { $0.check(component, in: design) }.map(weighed)
    }

    /// What all rules say of a mock-up.
    ///
    /// - Parameter settled: the nodes of other mock-ups that need not be looked at again.
    package func check(_ mockup: Mockup, in design: Design, besides settled: SettledNodes? = nil) -> [Finding] {
        guard !design.unjudged.contains(mockup.component) else { return [] }
        let found = rules.flatMap { $0.check(mockup, in: design) } + checkNodes(of: mockup, in: design, settled)
        return found.map(weighed)
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

    /// What all rules say of the states of a component in one metrics context, each by itself and one beside the other.
    package func check(
        states mockups: [Mockup], in design: Design, besides settled: SettledNodes? = nil
    ) -> [Finding] {
        let mockups = mockups.filter { !design.unjudged.contains($0.component) }
        return mockups.flatMap { check($0, in: design, besides: settled) }
            + rules.flatMap { $0.check(states: mockups, in: design) }.map(weighed)
    }

    /// What all rules say of the project as a whole.
    package func check(_ design: Design, uses: DesignUses) -> [Finding] {
        rules.flatMap { $0.check(design, uses: uses) }.map(weighed)
    }

    /// The pairs of colors that all rules compare.
    package func pairs(in mockup: Mockup, of design: Design) -> [InkPair] {
        guard !design.unjudged.contains(mockup.component) else { return [] }
        return rules.flatMap { $0.pairs(in: mockup, of: design) }
    }

    /// The greatest contrasts that the rules that run ask for.
    package var askedContrast: AskedContrast {
        rules.reduce(into: AskedContrast()) { $0.formUnion($1.askedContrast) }
    }

    /// Whether a rule does not run.
    package func isOff(_ rule: RuleID) -> Bool { off.contains(rule) }

    /// Whether the manifest is what keeps a rule from running.
    package func isOffInManifest(_ rule: RuleID) -> Bool { offInManifest.contains(rule) }

    /// The rules that run, in the order of the registry.
    package var ids: [RuleID] { Registry.ids.filter { !off.contains($0) } }

    /// How many things all rules look at in a mock-up.
    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        rules.reduce(0) { $0 + $1.subjects(in: mockup, of: design) }
    }

    /// The diagnostics of the readers that are wanted, in the severity that the manifest gives them.
    package func weigh(_ diagnostics: [Diagnostic]) -> [Finding] {
        diagnostics.filter { !off.contains($0.rule) }.map { weighed(Finding($0)) }
    }

    private func weighed(_ finding: Finding) -> Finding {
        guard let severity = severities[finding.rule] else { return finding }
        var result = finding
        result.diagnostic.severity = severity
        return result
    }
}
