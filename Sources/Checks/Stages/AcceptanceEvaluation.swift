package import Source
package import Specs

/// Evaluates a project's acceptance criteria: each by the findings of its rules in its scope.
package struct AcceptanceEvaluation {
    private let library: SpecLibrary
    private let rules: RuleSet
    private let owners: ComponentOwners
    /// All reported findings, including accepted ones.
    private let findings: [Finding]
    private let suppressed: [Finding]
    private let coverage: RuleCoverage
    private let unresolved: Set<String>
    /// Whether only some of the contexts of the manifest were checked, as the user asked.
    private let isNarrowed: Bool

    /// - Parameters:
    ///   - findings: All reported findings, with waived and baselined ones marked.
    ///   - suppressed: The findings that comments suppress.
    ///   - coverage: Where the rules that the criteria name had something to check.
    ///   - unresolved: The components with unresolved references, even where those are not reported.
    ///   - isNarrowed: Whether only some of the contexts were checked. A rule that has nothing to check there needs no
    ///     finding.
    package init(
        library: SpecLibrary, rules: RuleSet, owners: ComponentOwners, findings: [Finding], suppressed: [Finding],
        coverage: RuleCoverage, unresolved: Set<String> = [], isNarrowed: Bool = false
    ) {
        self.library = library
        self.rules = rules
        self.owners = owners
        self.findings = findings
        self.suppressed = suppressed
        self.coverage = coverage
        self.unresolved = unresolved
        self.isNarrowed = isNarrowed
    }

    /// The rules that criteria name, with the members of named families.
    package static func rules(named library: SpecLibrary) -> Set<RuleID> {
        Set(library.acceptance.flatMap(\.criteria).flatMap(\.rules).flatMap(\.addressed))
    }

    /// Returns the result of every criterion, and the diagnostics about the criteria themselves.
    package func evaluate() -> (results: [CriterionResult], diagnostics: [Diagnostic]) {
        var results: [CriterionResult] = []
        var diagnostics: [Diagnostic] = []
        for document in library.acceptance {
            for criterion in document.criteria {
                let (result, problems) = evaluate(criterion, of: document.name)
                results.append(result)
                diagnostics += problems
            }
        }
        return (results, diagnostics)
    }

    private func evaluate(_ criterion: Criterion, of document: String) -> (CriterionResult, [Diagnostic]) {
        var result = CriterionResult(document: document, criterion: criterion, status: .passed)
        var problems: [Diagnostic] = []
        let known = criterion.rules.filter { !$0.addressed.isEmpty }
        for name in criterion.rules where name.addressed.isEmpty {
            problems.append(UnknownRule.diagnostic(name))
            result.reason = "unknown rule “\(name.name)”"
        }
        if criterion.verifiedBy.isEmpty {
            problems.append(UnverifiedCriterion.unnamed(criterion))
            result.reason = "it names no rule"
        }
        for name in known {
            let off = name.addressed.filter(rules.isOff)
            guard let first = off.first else { continue }
            let rule = off.count == name.addressed.count ? RuleID(name.name) : first
            // In a run limited by --only or --skip, a rule that did not run is not an error.
            if off.contains(where: rules.isOffInManifest) { problems.append(UnverifiedCriterion.off(name, rule)) }
            result.reason = result.reason ?? "\(rule) is off"
        }
        problems += emptyScopes(of: criterion)
        let names = Set(known.flatMap(\.addressed))
        // An implied finding fails a criterion as if it were reported separately.
        let found = findings.filter { finding in
            (names.contains(finding.rule) || finding.implied.contains { names.contains($0.rule) })
                && isInScope(finding, of: criterion)
        }
        // Notes never fail a criterion, so accepting one does not make it unverified.
        let accepted =
            (found.filter(\.isAccepted)
            + suppressed.filter { names.contains($0.rule) && isInScope($0, of: criterion) })
            .filter { $0.severity > .note }
        if let first = accepted.first(where: { !$0.isBaselined }),
            let name = known.first(where: { $0.addressed.contains(first.rule) })
        {
            let count = accepted.count { name.addressed.contains($0.rule) && !$0.isBaselined }
            problems.append(UnverifiedCriterion.waived(name, count: count))
        }
        result.findings = found.filter { !$0.isAccepted && $0.severity > .note }
        let idle = known.filter { name in
            name.addressed.allSatisfy { !rules.isOff($0) && coverage.isEmpty($0, in: criterion) }
        }
        let previewed = found.first { $0.severity == .note && Registry.rule($0.rule)?.facts.isPreview ?? false }
        if let empty = criterion.scope.first(where: isEmpty) {
            result.status = .failed
            result.reason =
                criterion.scope.count == 1 ? "its scope matches nothing" : "“\(empty.pattern.text)” matches nothing"
        } else if !result.findings.isEmpty {
            result.status = .failed
            result.reason = nil
        } else if result.reason == nil, !criterion.rules.isEmpty,
            let unverified = acceptedReason(accepted) ?? unmeasuredReason(names, in: criterion)
                ?? unresolvedReason(criterion)
        {
            result.reason = unverified
            result.status = .unverified
        } else if result.reason != nil {
            result.status = .unverified
        } else if let previewed {
            result.status = criterion.needsManualCheck ? .manual : .unverified
            result.reason = "\(previewed.rule) is in preview and has findings"
        } else if criterion.needsManualCheck {
            // A person decides, so that a rule without a subject needs no finding.
            result.status = .manual
            if !known.isEmpty { result.reason = knownReason(known, idle: idle, in: criterion) }
        } else if let first = idle.first {
            result.status = .unverified
            result.reason = "\(first.name) had nothing to check" + (isNarrowed ? " in these contexts" : "")
            if !isNarrowed { problems.append(UnverifiedCriterion.nothingToCheck(first)) }
        }
        return (result, problems)
    }

    /// The verdict of the rules of a criterion that a person has to confirm too.
    ///
    /// - Parameter idle: Those that had nothing to check.
    private func knownReason(
        _ known: [Criterion.Verification], idle: [Criterion.Verification], in criterion: Criterion
    ) -> String {
        let passed = known.filter { name in !idle.contains { $0.name == name.name } }
        let states = coverage.stateCount(of: Set(passed.flatMap(\.addressed)), in: criterion)
        let verdict =
            "\(passed.count) rule\(passed.count == 1 ? "" : "s") passed in "
            + "\(states) state\(states == 1 ? "" : "s")"
        let without =
            idle.isEmpty
            ? nil : idle.map(\.name).joined(separator: ", ") + " had nothing to check"
        return [passed.isEmpty ? nil : verdict, without, "a person still confirms the rest"].compactMap(\.self)
            .joined(separator: "; ")
    }

    // MARK: Reasons for an unverified criterion

    /// The reason if findings of its rules are accepted or a file could not be read.
    private func acceptedReason(_ accepted: [Finding]) -> String? {
        if let first = accepted.first {
            return first.isBaselined ? "\(first.rule) has findings in the baseline" : "\(first.rule) is waived"
        }
        return findings.contains { $0.rule == .syntaxError } ? "a file could not be read" : nil
    }

    /// The reason if its rules depend on text sizes, and texts could not be measured.
    private func unmeasuredReason(_ rules: Set<RuleID>, in criterion: Criterion) -> String? {
        let needTexts = rules.contains { name in
            Registry.rule(name).map { [.contrast, .layout, .targets].contains($0.facts.group) } ?? false
        }
        let unmeasured = findings.first {
            $0.rule == UnmeasuredText.facts.id && ($0.place == nil || isInScope($0, of: criterion))
        }
        return needTexts && unmeasured != nil ? "text could not be measured" : nil
    }

    /// The reason if a component in its scope has an unresolved reference.
    private func unresolvedReason(_ criterion: Criterion) -> String? {
        let first = unresolved.sorted().first { name in
            criterion.scope.isEmpty
                || library[name]?.stateNames.contains { state in
                    criterion.scope.contains { $0.pattern.matches(component: name, state: state) }
                } ?? false
        }
        return first.map { "\($0) has an invalid value or an unresolved reference" }
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

    /// Reports each pattern that matches nothing, even if another pattern of the scope matches.
    private func emptyScopes(of criterion: Criterion) -> [Diagnostic] {
        criterion.scope.filter(isEmpty).map { UnverifiedCriterion.emptyScope($0, among: library.names) }
    }
}

extension Criterion.Verification {
    /// The rules that the written name addresses; empty for an unknown name.
    fileprivate var addressed: [RuleID] { Registry.rules(addressedBy: RuleID(name)) }
}

extension Diagnostic {
    /// Whether a value was replaced by a default, so that findings about the drawn result are unreliable.
    package var isUnresolved: Bool {
        RuleID.unresolvedReference.covers(rule) || RuleID.wrongType.covers(rule) || rule == .referenceCycle
    }
}
