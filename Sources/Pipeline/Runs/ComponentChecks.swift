import Checks
import Layout
import Project
import Source
import Specs
import Tokens

/// Checks each component in each context, on all cores.
struct ComponentChecks: Sendable {
    /// What was found in all of them.
    struct Result {
        var findings: [Finding] = []
        var diagnostics: [Diagnostic] = []
        var usedTokens: Set<TokenPath> = []
        var pairs: Set<InkPair> = []
        var attention: RuleAttention
        /// In how many pictures: states, metrics contexts and appearances.
        var mockups = 0
        /// What is known of each component, as far as it is certain without the others.
        var answers: [String: ComponentCache.Answer] = [:]
    }

    private let project: LoadedProject
    private let design: Design
    private let rules: RuleSet
    private let typesetter: Typesetter
    private let pictures: PictureSources
    private let times: StageTimes?

    init(
        project: LoadedProject, rules: RuleSet, typesetter: Typesetter, pictures: PictureSources, times: StageTimes?
    ) {
        self.project = project
        design = project.design
        self.rules = rules
        self.typesetter = typesetter
        self.pictures = pictures
        self.times = times
    }

    /// A component in metrics contexts that differ in nothing but the screen, with all its states: what no screen decides
    /// is bound once for them.
    private struct Job: Sendable {
        var component: Component
        var screens: [(number: Int, metrics: MetricsContext)]
    }

    fileprivate struct JobResult: Sendable {
        /// By the number of the metrics context.
        var findings: [(context: Int, found: [Finding])] = []
        var diagnostics: [Diagnostic] = []
        var usedTokens: Set<TokenPath> = []
        var usedComponents: Set<String> = []
        var pairs: Set<InkPair> = []
        var attention: RuleAttention
    }

    /// - Parameter known: what need not be looked at again.
    func run(besides known: [String: ComponentCache.Answer], jobs count: Int) async -> Result {
        let all = jobs()
        let jobs = all.filter { known[$0.component.name] == nil }
        let results = await Workers.map(jobs, count: count) {
            DrawingState(project: project, typesetter: typesetter, pictures: pictures)
        } _: { job, state in
            check(job, using: &state)
        }
        var result = Result(attention: noAttention)
        result.mockups =
            all.reduce(0) { $0 + $1.component.stateNames.count * $1.screens.count } * design.appearances.count
        result.answers = known
        var unread: Set<String> = []
        for (job, part) in zip(jobs, results) {
            result.diagnostics += part.diagnostics
            result.pairs.formUnion(part.pairs)
            let name = job.component.name
            if !part.diagnostics.isEmpty { unread.insert(name) }
            result.answers[name, default: .init(attention: noAttention)].add(part)
        }
        for component in project.ownComponents {
            guard let answer = result.answers[component.name] else { continue }
            // By context as the manifest lists them, whichever are checked together.
            result.findings += answer.findings.sorted { $0.context < $1.context }.flatMap(\.found)
            result.usedTokens.formUnion(answer.tokens)
            result.attention.formUnion(answer.attention)
        }
        for name in unread { result.answers[name] = nil }
        return result
    }

    var noAttention: RuleAttention {
        RuleAttention(of: rules, named: AcceptanceJudgement.rules(named: project.library))
    }

    private func jobs() -> [Job] {
        let contexts = project.manifest.contexts.metrics(defaultDevice: project.facts.defaultDevice)
        let screens = Dictionary(grouping: contexts.enumerated(), by: \.element.reading).values
            .map { $0.map { (number: $0.offset, metrics: $0.element) } }
            .sorted { ($0.first?.number ?? 0) < ($1.first?.number ?? 0) }
        return project.ownComponents.flatMap { component in
            screens.map { Job(component: component, screens: $0) }
        }
    }

    private func check(
        _ job: Job, using state: inout DrawingState
    ) -> JobResult {
        state.worker.binder.begin()
        var attention = noAttention
        var result = JobResult(attention: attention)
        let (boxes, settled) = (KnownBoxes(), SettledNodes())
        for screen in job.screens {
            let mockups = mockups(of: job.component, in: screen.metrics, using: &state, boxes)
            result.findings.append(
                (screen.number, times.measure(.rules) { rules.check(states: mockups, in: design, besides: settled) }))
            times.measure(.pairs) {
                for mockup in mockups { attention.note(mockup, in: design, besides: state.attention) }
                for mockup in mockups { result.pairs.formUnion(rules.pairs(in: mockup, of: design)) }
            }
        }
        var seen = state.attention ?? attention
        seen.formUnion(attention)
        state.attention = seen
        result.attention = attention
        result.diagnostics = state.worker.binder.diagnostics
        result.usedTokens = state.worker.binder.usedTokens
        result.usedComponents = state.worker.binder.usedComponents
        return result
    }

    /// The states of a component in one context.
    private func mockups(
        of component: Component, in metrics: MetricsContext, using state: inout DrawingState, _ boxes: KnownBoxes
    ) -> [Mockup] {
        let sampler = state.sampler(timedBy: times)
        return component.stateNames.compactMap { name -> Mockup? in
            let tree = times.measure(.bind) {
                state.worker.binder.bind(component, state: name, metrics: metrics)
            }
            guard let tree else { return nil }
            let laidOut = times.measure(.layout) {
                LayoutEngine.layOut(tree, proposal: nil, shaper: state.worker.shaper, known: boxes)
            }
            return times.measure(.composing) { Mockup(laidOut, in: design, by: sampler) }
        }
    }
}

extension ComponentCache.Answer {
    fileprivate mutating func add(_ part: ComponentChecks.JobResult) {
        tokens.formUnion(part.usedTokens)
        parts.formUnion(part.usedComponents)
        attention.formUnion(part.attention)
        findings += part.findings
    }
}
