package import Checks
import Layout
package import Project
package import Source
import Specs
import Tokens
import YAML

/// `check`: every rule over every state of every component in every context of the matrix.
package struct CheckRun: Sendable {
    package struct Options: Sendable {
        package var only: Set<RuleID> = []
        package var skip: Set<RuleID> = []
        /// How many workers lay out and check; nil takes the number of cores.
        package var jobs: Int
        /// Today, as YYYY-MM-DD, for waivers that expire.
        package var today: String
        /// Findings that do not count.
        package var baseline: Baseline?
        /// Is told what each stage takes.
        package var times: StageTimes?
        /// Remembers what was said of each component.
        package var cache: ComponentCache?

        package init(jobs: Int, today: String) {
            self.jobs = jobs
            self.today = today
        }
    }

    private let project: LoadedProject
    private let options: Options
    private let typesetter: Typesetter
    private let pictures: PictureSources

    /// - Parameter pictures: what mock-ups are drawn with where only drawing tells what is behind a text.
    package init(
        _ project: LoadedProject, options: Options, typesetter: Typesetter, pictures: PictureSources = .none
    ) {
        self.project = project
        self.options = options
        self.typesetter = typesetter
        self.pictures = pictures
    }

    package func run() async -> CheckResult {
        let rules = RuleSet(project.manifest.rules, only: options.only, skip: options.skip)
        let checks = ComponentChecks(
            project: project, rules: rules, typesetter: typesetter, pictures: pictures, times: options.times)
        let cache = project.diagnostics.isEmpty && rules.diagnostics.isEmpty ? options.cache : nil
        let known = await cache?.answers(for: project, none: checks.noAttention, jobs: options.jobs) ?? [:]
        let checked = await checks.run(besides: known, jobs: options.jobs)
        cache?.keep(checked.answers, for: project)
        return await conclude(
            checked, by: rules, mendingWith: options.only.isEmpty && options.skip.isEmpty ? checks : allChecks)
    }

    /// A mend must suit every rule of the project, those too that nobody asks for now.
    private var allChecks: ComponentChecks {
        ComponentChecks(
            project: project, rules: RuleSet(project.manifest.rules), typesetter: typesetter, pictures: pictures,
            times: options.times)
    }

    /// What is said once all components were looked at.
    private func conclude(
        _ checked: ComponentChecks.Result, by rules: RuleSet, mendingWith checks: ComponentChecks
    ) async -> CheckResult {
        let design = project.design
        var findings = checked.findings
        findings += options.times.measure(.rules) { rules.check(design, uses: DesignUses(tokens: checked.usedTokens)) }
        let read = project.diagnostics + rules.diagnostics + checked.diagnostics
        // A file that could not be read is told whatever rules are asked for: nothing in it was judged.
        let unread = read.filter { $0.rule == .syntaxError }
        findings += unread.uniqued().map { Finding($0) }
        // What stands in for the value of an alias that leads nowhere has no type of its own.
        let unreadPlaces = Set(unread.compactMap(\.range))
        findings += rules.weigh(
            read.filter { diagnostic in
                diagnostic.rule != .syntaxError
                    && !(diagnostic.rule == .wrongType && diagnostic.range.map(unreadPlaces.contains) ?? false)
            }.uniqued())
        findings += rules.weigh(typesetter.warnings.map(UnmeasuredText.withoutFonts))
        let unresolved = UnresolvedParts(read, in: project)
        findings = withoutEchoes(of: unresolved, in: findings)
        return await finish(findings, of: checked, besides: unresolved, by: rules, mendingWith: checks)
    }

    /// What does not resolve is drawn as something nobody wrote: what rules then say of contrast there is not so, nor
    /// that a figure is missed which a component promises that holds it, nor how VoiceOver reads an order with an unknown id.
    private func withoutEchoes(of unresolved: UnresolvedParts, in findings: [Finding]) -> [Finding] {
        guard !unresolved.components.isEmpty else { return findings }
        let owners = ComponentOwners(library: project.library)
        return findings.filter { finding in
            guard let range = finding.diagnostic.range else { return true }
            if finding.rule == UnmetExpectation.facts.id {
                return !(owners.component(at: range).map(unresolved.misdrawn.contains) ?? false)
            }
            if finding.rule == ConfusingReadingOrder.facts.id {
                return !(finding.place.map { unresolved.disordered.contains($0.component) } ?? false)
            }
            guard finding.measure?.unit == .ratio else { return true }
            return !unresolved.places.contains(range)
                && !(finding.place.map { unresolved.uncolored.contains($0.component) } ?? false)
        }
    }

    /// Marks what is waived, joins what is alike, drops what is silenced, judges the criteria.
    private func finish(
        _ findings: [Finding], of checked: ComponentChecks.Result, besides unresolved: UnresolvedParts,
        by rules: RuleSet, mendingWith checks: ComponentChecks
    ) async -> CheckResult {
        let owners = ComponentOwners(library: project.library)
        let waivers = WaiverMatching(
            project.manifest.waivers, owners: owners, tokens: project.tokens.all.map(\.path),
            contexts: project.design.checkedContexts, today: options.today)
        let (marked, problems) = waivers.apply(to: findings, wasChecked: isWanted)
        let merger = FindingMerger(owners: owners)
        var silencing = SuppressionMatching(
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
                guard silencing.keeps(group.finding) else {
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
        let groups = options.times.measure(.finish) { finished(marked + rules.weigh(problems)) }
        let told = options.times.measure(.finish) { CauseMatching(merger).told(groups) }
        var all = told.findings
        limits.exempt(told.implied)
        all = await mended(all, within: limits, leavingOut: unresolved.uncolored, with: checks)
        let judgement = AcceptanceJudgement(
            library: project.library, rules: rules, owners: owners, findings: all, suppressed: silencing.silenced,
            attention: checked.attention, unjudged: unresolved.components)
        let (criteria, unverified) = judgement.judge()
        var last = finished(rules.weigh(unverified))
        // Only now is it known what every comment silenced.
        last += finished(rules.weigh(silencing.questionable(wasChecked: isWanted)))
        all += last.map(\.finding)
        var result = CheckResult(
            project: project.name, sources: project.sources,
            findings: inFileOrder(all),
            components: project.ownComponents.count, mockups: checked.mockups, appearances: project.design.appearances,
            metrics: project.manifest.contexts.metrics(defaultDevice: project.facts.defaultDevice))
        // After a syntax error what a name leads to may stand in what could not be read.
        if project.design.isWhole { result.lostAcceptances = waivers.lost + silencing.lost }
        if !told.implied.isEmpty { result.unabridged = inFileOrder((groups + last).map(\.finding)) }
        result.rules = rules.ids
        result.tokens = project.ownTokens.count
        result.acceptance = criteria
        (result.usedBaseline, result.outgrownBaseline) = (baseline.used, baseline.outgrown)
        return result
    }

    /// The findings with what mends their tokens.
    private func mended(
        _ findings: [Finding], within limits: FixLimits, leavingOut leftOut: Set<String>,
        with checks: ComponentChecks
    ) async -> [Finding] {
        guard findings.contains(where: { $0.isMended && !$0.isWaived }) else { return findings }
        let design = project.design
        guard design.isWhole, design.manifest.contexts.isWhole else {
            return ContrastFixing.deferringFixes(of: findings, in: design)
        }
        // A color is mended for all pairs that it takes part in, those of components that did not change too.
        let pairs = await checks.pairs(jobs: options.jobs, leavingOut: leftOut)
        return options.times.measure(.pairs) {
            let told = limits.requiredPairs(among: pairs, open: findings.filter { !$0.isAccepted })
            return ContrastFixing(told, in: design).addingFixes(to: findings)
        }
    }

    /// By the path of the file, then by place: the order does not depend on how the manifest lists its files.
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

    /// A run of some rules says nothing of waivers for the others.
    private func isWanted(_ rule: RuleID) -> Bool {
        (options.only.isEmpty || options.only.contains(rule)) && !options.skip.contains(rule)
    }
}

extension [Diagnostic] {
    /// Each diagnostic once, in source order: the same one comes from every state and context.
    fileprivate func uniqued() -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return filter { seen.insert($0).inserted }.sorted(by: Diagnostic.inSourceOrder)
    }
}

extension Finding {
    /// Whether another color may settle it.
    fileprivate var isMended: Bool { occurrences.contains { $0.pair != nil } }
}
