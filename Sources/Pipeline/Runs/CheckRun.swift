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

    /// A component in metrics contexts that differ in nothing but the screen, with all its states: what no screen decides
    /// is bound once for them.
    private struct Job: Sendable {
        var component: Component
        var screens: [(number: Int, metrics: MetricsContext)]
    }

    private struct JobResult: Sendable {
        /// By the number of the screen.
        var findings: [(screen: Int, found: [Finding])]
        var diagnostics: [Diagnostic]
        var usedTokens: Set<TokenPath>
        var pairs: Set<InkPair>
        var attention: RuleAttention
    }

    package func run() async -> CheckResult {
        let design = project.design
        let rules = RuleSet(project.manifest.rules, only: options.only, skip: options.skip)
        var findings = options.times.measure(.rules) {
            project.library.components.flatMap { rules.check($0, in: design) }
        }
        let jobs = jobs()
        let results = await Workers.map(jobs, count: options.jobs) {
            DrawingState(project: project, typesetter: typesetter, pictures: pictures)
        } _: { job, state in
            check(job, with: rules, in: design, using: &state)
        }
        findings += Self.inOrder(zip(jobs, results))
        let uses = DesignUses(tokens: results.reduce(into: []) { $0.formUnion($1.usedTokens) })
        findings += options.times.measure(.rules) { rules.check(design, uses: uses) }
        let read = project.diagnostics + rules.diagnostics + results.flatMap(\.diagnostics)
        // A file that could not be read is told whatever rules are asked for: nothing in it was judged.
        let unread = read.filter { $0.rule == .syntaxError }
        findings += unread.uniqued().map { Finding($0) }
        findings += rules.weigh(read.filter { $0.rule != .syntaxError }.uniqued())
        findings += rules.weigh(typesetter.warnings.map(UnmeasuredText.withoutFonts))
        findings = Self.withoutEchoes(of: read, in: findings)
        let states = jobs.reduce(0) { $0 + $1.component.stateNames.count * $1.screens.count }
        let pairs = results.reduce(into: Set<InkPair>()) { $0.formUnion($1.pairs) }
        var attention = noAttention(by: rules)
        for result in results { attention.formUnion(result.attention) }
        return options.times.measure(.finish) {
            finish(
                findings, by: rules, mending: pairs, attention: attention, mockups: states * design.appearances.count)
        }
    }

    /// What does not resolve is drawn as something nobody wrote: what rules then say of that very place is not so.
    private static func withoutEchoes(of mistakes: [Diagnostic], in findings: [Finding]) -> [Finding] {
        let broken = Set(mistakes.filter { $0.rule == .unresolvedReference || $0.rule == .wrongType }.map(\.range))
        return findings.filter { finding in
            guard let range = finding.diagnostic.range, finding.measure?.unit == .ratio else { return true }
            return !broken.contains(range)
        }
    }

    private func noAttention(by rules: RuleSet) -> RuleAttention {
        RuleAttention(of: rules, named: AcceptanceJudgement.rules(named: project.library))
    }

    private func jobs() -> [Job] {
        let contexts = project.manifest.contexts.metrics(defaultDevice: project.facts.defaultDevice)
        let screens = Dictionary(grouping: contexts.enumerated(), by: \.element.reading).values
            .map { $0.map { (number: $0.offset, metrics: $0.element) } }
            .sorted { ($0.first?.number ?? 0) < ($1.first?.number ?? 0) }
        return project.library.components.flatMap { component in
            screens.map { Job(component: component, screens: $0) }
        }
    }

    /// The findings by component, then by context as the manifest lists them, whichever are checked together.
    private static func inOrder(_ results: Zip2Sequence<[Job], [JobResult]>) -> [Finding] {
        var found: [Finding] = []
        var parts: [(screen: Int, found: [Finding])] = []
        var component: String?
        for (job, result) in results {
            if job.component.name != component {
                found += parts.sorted { $0.screen < $1.screen }.flatMap(\.found)
                parts = []
                component = job.component.name
            }
            parts += result.findings
        }
        return found + parts.sorted { $0.screen < $1.screen }.flatMap(\.found)
    }

    private func check(
        _ job: Job, with rules: RuleSet, in design: Design, using state: inout DrawingState
    ) -> JobResult {
        let known = state.worker.binder.diagnostics.count
        var attention = noAttention(by: rules)
        var result = JobResult(findings: [], diagnostics: [], usedTokens: [], pairs: [], attention: attention)
        for screen in job.screens {
            let mockups = mockups(of: job.component, in: screen.metrics, design, using: &state)
            result.findings.append(
                (screen.number, options.times.measure(.rules) { rules.check(states: mockups, in: design) }))
            options.times.measure(.pairs) {
                for mockup in mockups { attention.note(mockup, in: design, besides: state.attention) }
                for mockup in mockups { result.pairs.formUnion(rules.pairs(in: mockup, of: design)) }
            }
        }
        var seen = state.attention ?? attention
        seen.formUnion(attention)
        state.attention = seen
        result.attention = attention
        result.diagnostics = Array(state.worker.binder.diagnostics.dropFirst(known))
        result.usedTokens = state.worker.binder.usedTokens
        return result
    }

    /// The states of a component in one context.
    private func mockups(
        of component: Component, in metrics: MetricsContext, _ design: Design, using state: inout DrawingState
    ) -> [Mockup] {
        let times = options.times
        let sampler = state.sampler(timedBy: times)
        return component.stateNames.compactMap { name -> Mockup? in
            let tree = times.measure(.bind) {
                state.worker.binder.bind(component, state: name, metrics: metrics)
            }
            guard let tree else { return nil }
            let laidOut = times.measure(.layout) {
                LayoutEngine.layOut(tree, proposal: nil, shaper: state.worker.shaper)
            }
            return times.measure(.composing) { Mockup(laidOut, in: design, by: sampler) }
        }
    }

    /// Marks what is waived, joins what is alike, drops what is silenced, judges the criteria.
    private func finish(
        _ findings: [Finding], by rules: RuleSet, mending pairs: Set<InkPair>, attention: RuleAttention,
        mockups: Int
    ) -> CheckResult {
        let owners = ComponentOwners(library: project.library)
        let (marked, problems) = WaiverMatching(
            project.manifest.waivers, owners: owners, tokens: project.tokens.all.map(\.path), today: options.today
        ).apply(to: findings, wasChecked: isWanted)
        let merger = FindingMerger(owners: owners)
        var silencing = SuppressionMatching(
            project.suppressions.map {
                .init(
                    rule: $0.rule, lines: $0.line...max($0.line, $0.lastLine), range: $0.range,
                    misspelling: $0.misspelling)
            },
            sources: project.sources, importedFiles: project.importedFiles)
        var baseline = BaselineMatching(options.baseline ?? Baseline())
        func finished(_ findings: [Finding]) -> [Finding] {
            silencing.kept(of: merger.merge(findings)).map {
                baseline.marked($0, identity: $0.identity(in: project.name, sources: project.sources))
            }
        }
        let told = finished(marked + rules.weigh(problems))
        var all =
            told.contains { $0.measure?.unit == .ratio && !$0.isWaived }
            ? ContrastMending(pairs, in: project.design).mend(told) : told
        let judgement = AcceptanceJudgement(
            library: project.library, rules: rules, owners: owners, findings: all, suppressed: silencing.silenced,
            attention: attention)
        let (criteria, unverified) = judgement.judge()
        all += finished(rules.weigh(unverified))
        // Last: only now is it known what every comment silenced.
        all += finished(rules.weigh(silencing.unused(wasChecked: isWanted)))
        var result = CheckResult(
            project: project.name, sources: project.sources,
            findings: inFileOrder(all),
            components: project.library.components.count, mockups: mockups, appearances: project.design.appearances,
            metrics: project.manifest.contexts.metrics(defaultDevice: project.facts.defaultDevice))
        result.rules = rules.ids
        result.tokens = project.ownTokens.count
        result.acceptance = criteria
        result.usedBaseline = baseline.used
        return result
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
