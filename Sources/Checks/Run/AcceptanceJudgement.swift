package import Source
package import Specs

/// Tells which acceptance criteria a project meets: each by the findings of its rules in its scope.
package struct AcceptanceJudgement {
    private let library: SpecLibrary
    private let rules: RuleSet
    private let owners: ComponentOwners
    /// Everything that was found, what is accepted and what a comment silences included.
    private let findings: [Finding]
    private let suppressed: [Finding]
    private let attention: RuleAttention
    private let unjudged: Set<String>

    /// - Parameters:
    ///   - findings: all that stand in the report, marked as waived or as part of the baseline.
    ///   - suppressed: those that comments silence.
    ///   - attention: where the rules that the criteria name had something to look at.
    ///   - unjudged: the components that hold what does not resolve, whether or not somebody wants to be told of that.
    package init(
        library: SpecLibrary, rules: RuleSet, owners: ComponentOwners, findings: [Finding], suppressed: [Finding],
        attention: RuleAttention, unjudged: Set<String> = []
    ) {
        self.library = library
        self.rules = rules
        self.owners = owners
        self.findings = findings
        self.suppressed = suppressed
        self.attention = attention
        self.unjudged = unjudged
    }

    /// The rules that criteria name.
    package static func rules(named library: SpecLibrary) -> Set<RuleID> {
        Set(library.acceptance.flatMap(\.criteria).flatMap(\.rules).map { RuleID($0.name) })
    }

    /// Every criterion with its status, and what is wrong with the criteria themselves.
    package func judge() -> (results: [CriterionResult], diagnostics: [Diagnostic]) {
        var results: [CriterionResult] = []
        var diagnostics: [Diagnostic] = []
        for document in library.acceptance {
            for criterion in document.criteria {
                let (result, problems) = judge(criterion, of: document.name)
                results.append(result)
                diagnostics += problems
            }
        }
        return (results, diagnostics)
    }

    private func judge(_ criterion: Criterion, of document: String) -> (CriterionResult, [Diagnostic]) {
        var result = CriterionResult(document: document, criterion: criterion, status: .passed)
        var problems: [Diagnostic] = []
        let known = criterion.rules.filter { Registry.rule(RuleID($0.name)) != nil }
        for name in criterion.rules where Registry.rule(RuleID(name.name)) == nil {
            problems.append(UnverifiedCriterion.unknownRule(name))
            result.reason = "there is no rule “\(name.name)”"
        }
        if criterion.verifiedBy.isEmpty {
            problems.append(UnverifiedCriterion.unnamed(criterion))
            result.reason = "it names no rule"
        }
        for name in known where rules.isOff(RuleID(name.name)) {
            // A run of some rules says nothing of the others.
            if rules.isOffInManifest(RuleID(name.name)) { problems.append(UnverifiedCriterion.off(name)) }
            result.reason = result.reason ?? "\(name.name) is off"
        }
        problems += emptyScopes(of: criterion)
        let names = Set(known.map { RuleID($0.name) })
        // What another finding implies fails a criterion as if it were told by itself.
        let found = findings.filter { finding in
            (names.contains(finding.rule) || finding.implied.contains { names.contains($0.rule) })
                && isInScope(finding, of: criterion)
        }
        // A note fails no criterion, so that accepting it leaves nothing open.
        let accepted =
            (found.filter(\.isAccepted)
            + suppressed.filter { names.contains($0.rule) && isInScope($0, of: criterion) })
            .filter { $0.severity > .note }
        if let first = accepted.first(where: { !$0.isBaselined }) {
            let count = accepted.count { $0.rule == first.rule && !$0.isBaselined }
            let name = known.first { $0.name == first.rule.rawValue }
            problems += name.map { [UnverifiedCriterion.waived($0, count: count)] } ?? []
        }
        result.findings = found.filter { !$0.isAccepted && $0.severity > .note }
        let idle = known.first { !rules.isOff(RuleID($0.name)) && attention.isEmpty(RuleID($0.name), in: criterion) }
        if let empty = criterion.scope.first(where: isEmpty) {
            result.status = .failed
            result.reason =
                criterion.scope.count == 1 ? "its scope matches nothing" : "“\(empty.pattern.text)” matches nothing"
        } else if !result.findings.isEmpty {
            result.status = .failed
            result.reason = nil
        } else if result.reason == nil, !criterion.rules.isEmpty,
            let unverified = whyUnverified(accepted) ?? whyUnmeasured(names, in: criterion) ?? whyUnjudged(criterion)
        {
            result.reason = unverified
            result.status = .unverified
        } else if result.reason != nil {
            result.status = .unverified
        } else if let idle {
            // Where a person looks anyway the criterion is theirs to judge.
            result.status = criterion.needsPerson ? .manual : .unverified
            result.reason = "\(idle.name) had nothing to look at"
            if !criterion.needsPerson { problems.append(UnverifiedCriterion.idle(idle)) }
        } else if criterion.needsPerson {
            result.status = .manual
        }
        return (result, problems)
    }

    /// What keeps rules without findings from vouching for the criterion.
    private func whyUnverified(_ accepted: [Finding]) -> String? {
        if let first = accepted.first {
            return first.isBaselined ? "\(first.rule) has findings in the baseline" : "\(first.rule) is waived"
        }
        return findings.contains { $0.rule == .syntaxError } ? "a file could not be read" : nil
    }

    /// Why rules that look at laid-out texts cannot vouch for the criterion.
    private func whyUnmeasured(_ rules: Set<RuleID>, in criterion: Criterion) -> String? {
        let needTexts = rules.contains { name in
            Registry.rule(name).map { [.contrast, .layout, .targets].contains($0.facts.group) } ?? false
        }
        let unmeasured = findings.first {
            $0.rule == UnmeasuredText.facts.id && ($0.place == nil || isInScope($0, of: criterion))
        }
        return needTexts && unmeasured != nil ? "texts could not be measured" : nil
    }

    /// Why components that hold a name which does not resolve cannot meet the criterion yet.
    private func whyUnjudged(_ criterion: Criterion) -> String? {
        let first = unjudged.sorted().first { name in
            criterion.scope.isEmpty
                || library[name]?.stateNames.contains { state in
                    criterion.scope.contains { $0.pattern.matches(component: name, state: state) }
                } ?? false
        }
        return first.map { "\($0) holds what does not resolve" }
    }

    // MARK: Scope

    private func isInScope(_ finding: Finding, of criterion: Criterion) -> Bool {
        guard !criterion.scope.isEmpty else { return true }
        var places = finding.otherPlaces + [finding.place].compactMap { $0 }
        if places.isEmpty, let owner = finding.diagnostic.range.flatMap(owners.component(at:)) {
            places = [Finding.Place(component: owner)]
        }
        return places.contains { place in
            criterion.scope.contains { $0.pattern.matches(component: place.component, state: place.state) }
        }
    }

    private func isEmpty(_ scope: Criterion.Scope) -> Bool {
        !library.components.contains { component in
            component.stateNames.contains { scope.pattern.matches(component: component.name, state: $0) }
        }
    }

    /// A pattern that matches nothing is a mistake, even where another one matches.
    private func emptyScopes(of criterion: Criterion) -> [Diagnostic] {
        criterion.scope.filter(isEmpty).map { UnverifiedCriterion.emptyScope($0, among: library.names) }
    }
}

extension Diagnostic {
    /// Whether something is not as it is written, so that what is drawn in its place says nothing of it.
    package var leavesUnjudged: Bool {
        rule == .unresolvedReference || rule == .wrongType || rule == .referenceCycle
    }
}
