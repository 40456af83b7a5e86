package import Checks
import Generation
import Layout
package import Loading
package import Project
package import Source
import Specs
import Tokens
import YAML

/// `check`: runs every rule on every state of every component in every context.
package struct CheckRun: Sendable {
    package struct Options: Sendable {
        package var only: Set<RuleID> = []
        package var skip: Set<RuleID> = []
        /// The effect of findings of rules in preview.
        package var previews = RuleSet.Previews.shown
        /// The number of workers that lay out and check.
        package var jobs: Int
        /// Today, as YYYY-MM-DD, for waivers that expire.
        package var today: String
        /// Findings that do not count.
        package var baseline: Baseline?
        /// Records the duration of each stage.
        package var times: StageTimes?
        /// Whether only some contexts are checked. Nothing is then said about waivers, comments and expectations that
        /// apply in others.
        package var isNarrowed = false
        /// The components to check; nil for all. The rules of the whole project do not run then, criteria are not
        /// evaluated and colors are not suggested.
        package var components: Set<String>?
        /// Caches the results of each component.
        package var cache: ComponentCache?
        /// The parts of shards of this project, in the form of ``cache``, that replace what it has on disk.
        package var shards: [[UInt8]]?

        package init(jobs: Int, today: String) {
            self.jobs = jobs
            self.today = today
        }
    }

    let project: LoadedProject
    let options: Options
    let typesetter: Typesetter
    let pictures: PictureSources

    /// - Parameter pictures: the images and symbols for contrasts that must be measured by drawing.
    package init(
        _ project: LoadedProject, options: Options, typesetter: Typesetter, pictures: PictureSources = .none
    ) {
        var project = project
        if options.isNarrowed { project.manifest.contexts.isComplete = false }
        self.project = project
        self.options = options
        self.typesetter = typesetter
        self.pictures = pictures
    }

    /// The selected rules.
    var ruleSet: RuleSet {
        RuleSet(
            project.manifest.rules, profile: project.manifest.profile, only: options.only, skip: options.skip,
            previews: options.previews)
    }

    package func run() async -> CheckResult {
        let rules = ruleSet
        let checks = ComponentChecks(
            project: project, components: options.components, rules: rules, typesetter: typesetter, pictures: pictures,
            times: options.times)
        let isCached = project.diagnostics.isEmpty && rules.diagnostics.isEmpty && options.components == nil
        let cache = isCached ? options.cache : nil
        let known = await knownAnswers(in: cache, none: checks.noCoverage)
        let checked = await checks.run(reusing: known, jobs: options.jobs)
        if options.shards == nil { cache?.keep(checked.answers, for: project) }
        return await conclude(
            checked, by: rules, fixingWith: options.only.isEmpty && options.skip.isEmpty ? checks : allChecks)
    }

    /// Checks with all rules of the project. A suggested color must satisfy those too that were not selected.
    private var allChecks: ComponentChecks {
        ComponentChecks(
            project: project, rules: RuleSet(project.manifest.rules, profile: project.manifest.profile),
            typesetter: typesetter, pictures: pictures,
            times: options.times)
    }

    /// Turns the results of all components into the final result.
    private func conclude(
        _ checked: ComponentChecks.Result, by rules: RuleSet, fixingWith checks: ComponentChecks
    ) async -> CheckResult {
        var findings = checked.findings
        if options.components == nil {
            let design = project.design
            findings += options.times.measure(.rules) {
                rules.check(design, uses: DesignUses(tokens: checked.usedTokens))
            }
        }
        var read = project.diagnostics + rules.diagnostics + checked.diagnostics
        if options.components == nil { read += NameClashes.diagnostics(of: project) }
        // Syntax errors are reported regardless of the selected rules, because the file was not checked.
        let unread = read.filter { $0.rule == .syntaxError }
        findings += unread.uniqued().map { Finding($0) }
        // The substitute for an unreadable value has no type, so its type is not reported.
        let unreadPlaces = Set(unread.compactMap(\.range))
        findings += rules.findings(
            for: read.filter { diagnostic in
                diagnostic.rule != .syntaxError
                    && !(RuleID.wrongType.covers(diagnostic.rule)
                        && diagnostic.range.map(unreadPlaces.contains) ?? false)
            }.uniqued())
        findings += rules.findings(for: typesetter.warnings.map(UnmeasuredText.withoutFonts))
        let unresolved = UnresolvedParts(read, in: project)
        findings = withoutConsequences(of: unresolved, in: findings)
        return await finish(findings, of: checked, unresolved: unresolved, by: rules, fixingWith: checks)
    }

    /// Removes findings that are only a consequence of an unresolved reference or a wrong type.
    ///
    /// Such a value is drawn as a substitute. Contrasts with it, expectations in its component, a reading order with an
    /// unknown id and what a misspelled reference leaves unused are therefore not reported.
    private func withoutConsequences(of unresolved: UnresolvedParts, in findings: [Finding]) -> [Finding] {
        guard !unresolved.components.isEmpty else { return findings }
        let owners = ComponentOwners(library: project.library)
        return findings.filter { finding in
            guard let range = finding.diagnostic.range else { return true }
            if finding.rule == UnmetExpectation.facts.id {
                return !(owners.component(at: range).map(unresolved.withAffectedDrawing.contains) ?? false)
            }
            if finding.rule == UnusedDefinition.facts.id {
                return !(finding.place.map { unresolved.components.contains($0.component) } ?? false)
            }
            if finding.rule == ConfusingReadingOrder.facts.id {
                return !(finding.place.map { unresolved.withUnknownOrder.contains($0.component) } ?? false)
            }
            guard finding.measure?.unit == .ratio else { return true }
            return !unresolved.places.contains(range)
                && !(finding.place.map { unresolved.withUnknownColors.contains($0.component) } ?? false)
        }
    }

    /// Marks waived findings, merges equal ones, drops suppressed ones, and evaluates the acceptance criteria.
    private func finish(
        _ findings: [Finding], of checked: ComponentChecks.Result, unresolved: UnresolvedParts,
        by rules: RuleSet, fixingWith checks: ComponentChecks
    ) async -> CheckResult {
        let owners = ComponentOwners(library: project.library)
        let waivers = WaiverMatching(
            project.manifest.waivers, owners: owners, tokens: project.tokens.all.map(\.path),
            contexts: project.design.checkedContexts, today: options.today)
        let (marked, problems) = waivers.apply(to: findings, wasChecked: isWanted)
        let merger = FindingMerger(owners: owners)
        var suppressions = SuppressionMatching(
            project.suppressions.map {
                .init(
                    rule: $0.rule, lines: $0.line...max($0.line, $0.lastLine), range: $0.range,
                    misspelling: $0.misspelling, hasReason: $0.reason != nil)
            },
            sources: project.sources, importedFiles: project.importedFiles)
        var baseline = BaselineMatching(options.baseline ?? Baseline())
        var limits = FixLimits()
        func finished(_ findings: [Finding]) -> [FindingMerger.Group] {
            merger.groups(findings).compactMap { group in
                guard suppressions.keeps(group.finding) else {
                    limits.exempt(group.parts)
                    return nil
                }
                var group = group
                group.finding = baseline.marked(
                    group.finding, identity: group.finding.identity(in: project.name, sources: project.sources))
                if group.finding.isWaived { limits.exempt(group.parts) }
                if group.finding.isBaselined { limits.keepContrast(of: group.parts) }
                return group
            }
        }
        let groups = options.times.measure(.finish) { finished(marked + rules.findings(for: problems)) }
        let filtered = options.times.measure(.finish) { ImpliedFindingFilter(merger).filter(groups) }
        var all = filtered.findings
        limits.exempt(filtered.implied)
        all = await addingFixes(all, within: limits, excluding: unresolved.withUnknownColors, with: checks)
            .addingNearestColors()
        let single = all.count
        all = SystemColorFolding.folded(all)
        let isGrouped = all.count < single || !filtered.implied.isEmpty
        let evaluation = AcceptanceEvaluation(
            library: project.library, rules: rules, owners: owners, findings: all, suppressed: suppressions.suppressed,
            coverage: checked.coverage, unresolved: unresolved.components, isNarrowed: options.isNarrowed)
        let (criteria, unverified) = options.components == nil ? evaluation.evaluate() : ([], [])
        var last = finished(rules.findings(for: unverified))
        // Unused comments can be determined only after all other findings.
        last += finished(rules.findings(for: suppressions.diagnostics(wasChecked: isWanted)))
        all += last.map(\.finding)
        var result = CheckResult(
            project: project.name, sources: project.sources,
            findings: inFileOrder(all),
            components: checked.components, mockups: checked.mockups, appearances: project.design.appearances,
            metrics: project.manifest.contexts.metrics(defaultDevice: project.facts.defaultDevice))
        // After a syntax error an unknown name may be defined in the unreadable part.
        if project.design.isComplete { result.unresolvedAcceptances = waivers.unresolved + suppressions.unresolved }
        if isGrouped { result.ungrouped = inFileOrder((groups + last).map(\.finding)) }
        result.rules = rules.ids
        result.tokens = project.ownTokens.count
        result.acceptance = criteria
        (result.usedBaseline, result.outgrownBaseline) = (baseline.used, baseline.outgrown)
        return result
    }

    /// Returns the findings with suggested colors.
    private func addingFixes(
        _ findings: [Finding], within limits: FixLimits, excluding excluded: Set<String>,
        with checks: ComponentChecks
    ) async -> [Finding] {
        guard options.components == nil, findings.contains(where: { $0.hasColorPair && !$0.isWaived }) else {
            return findings
        }
        let design = project.design
        guard design.isComplete, design.manifest.contexts.isComplete else {
            return ContrastFixing.deferringFixes(of: findings.addingNearestColors(), in: design)
        }
        // A new color must pass for all pairs that use it, including those of components that did not change.
        let pairs = await checks.pairs(jobs: options.jobs, excluding: excluded)
        return options.times.measure(.pairs) {
            let required = limits.requiredPairs(among: pairs, open: findings.filter { !$0.isAccepted })
            return ContrastFixing(required, in: design).addingFixes(to: findings)
        }
    }

    /// Sorts findings by path, then by place, so that the order does not depend on the manifest.
    private func inFileOrder(_ findings: [Finding]) -> [Finding] {
        let paths = project.sources.files.map(\.path)
        let ranks = Dictionary(
            paths.enumerated().sorted { $0.element < $1.element }.enumerated()
                .map { (FileID(rawValue: UInt32(truncatingIfNeeded: $1.offset)), $0) },
            uniquingKeysWith: { first, _ in first })
        return findings.sorted { left, right in
            let leftRank = left.diagnostic.range.flatMap { ranks[$0.file] } ?? -1
            let rightRank = right.diagnostic.range.flatMap { ranks[$0.file] } ?? -1
            if leftRank != rightRank { return leftRank < rightRank }
            return Diagnostic.inSourceOrder(left.diagnostic, right.diagnostic)
        }
    }

    /// Whether every rule that an id addresses is selected, so that its waivers and comments can be found unused.
    private func isWanted(_ id: RuleID) -> Bool {
        !options.isNarrowed && options.components == nil
            && Registry.rules(addressedBy: id).allSatisfy { rule in
                (options.only.isEmpty || options.only.cover(rule)) && !options.skip.cover(rule)
            }
    }
}

extension [Diagnostic] {
    /// Returns each diagnostic once, in source order. Every state and context produces the same ones.
    fileprivate func uniqued() -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return filter { seen.insert($0).inserted }.sorted(by: Diagnostic.inSourceOrder)
    }
}

extension Finding {
    /// Whether a different color may fix the finding.
    fileprivate var hasColorPair: Bool { occurrences.contains { $0.pair != nil } }
}
