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

    /// What one worker does at a time.
    private enum Work: Sendable {
        case shown(Job)
        /// What is written of a component is looked at whatever is known of it, since it takes next to nothing.
        case written(Component)
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
        var attention: RuleAttention
    }

    private enum Done: Sendable {
        case shown(JobResult)
        case written([Finding])

        var shown: JobResult? {
            if case .shown(let result) = self { result } else { nil }
        }

        var written: [Finding] {
            if case .written(let found) = self { found } else { [] }
        }
    }

    /// - Parameter known: what need not be looked at again.
    func run(besides known: [String: ComponentCache.Answer], jobs count: Int) async -> Result {
        let all = jobs()
        let jobs = all.filter { known[$0.component.name] == nil }
        // Last what is short, for the workers that are done with what is long.
        let work = jobs.map(Work.shown) + project.ownComponents.map(Work.written)
        let done = await Workers.map(work, count: count) {
            DrawingState?.none
        } _: { work, state -> Done in
            switch work {
            case .shown(let job):
                var drawing = state ?? DrawingState(project: project, typesetter: typesetter, pictures: pictures)
                // Held once, so that nothing of it is copied when it changes.
                state = nil
                defer { state = drawing }
                return .shown(check(job, using: &drawing))
            case .written(let component):
                return .written(times.measure(.rules) { rules.check(component, in: design) })
            }
        }
        var result = Result(attention: noAttention)
        result.findings = done.flatMap(\.written)
        result.mockups =
            all.reduce(0) { $0 + $1.component.stateNames.count * $1.screens.count } * design.appearances.count
        result.answers = known
        var unread: Set<String> = []
        for (job, part) in zip(jobs, done.compactMap(\.shown)) {
            result.diagnostics += part.diagnostics
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

    /// Every pair of colors that the rules compare: what a mend must not break. Looked for only where there is something to
    /// mend.
    func pairs(jobs count: Int) async -> Set<InkPair> {
        let parts = await Workers.map(jobs(), count: count) {
            DrawingState(project: project, typesetter: typesetter, pictures: pictures)
        } _: { job, state in
            state.worker.binder.begin()
            let boxes = KnownBoxes()
            var pairs: Set<InkPair> = []
            forEachScreen(of: job, using: &state, boxes) { _, mockups, _ in
                times.measure(.pairs) {
                    for mockup in mockups where !mockup.isTwin { pairs.formUnion(rules.pairs(in: mockup, of: design)) }
                }
            }
            return pairs
        }
        return parts.reduce(into: []) { $0.formUnion($1) }
    }

    var noAttention: RuleAttention {
        RuleAttention(of: rules, named: AcceptanceJudgement.rules(named: project.library))
    }

    private func jobs() -> [Job] {
        let contexts = project.manifest.contexts.metrics(defaultDevice: project.facts.defaultDevice)
        let screens = Dictionary(grouping: contexts.enumerated(), by: \.element.reading).values
            .map { $0.map { (number: $0.offset, metrics: $0.element) } }
            .sorted { ($0.first?.number ?? 0) < ($1.first?.number ?? 0) }
        // What takes longest first, so that no worker is left with it while the others have nothing to do.
        let components = project.ownComponents.sorted { $0.weight > $1.weight }
        return components.flatMap { component in screens.map { Job(component: component, screens: $0) } }
    }

    private func check(
        _ job: Job, using state: inout DrawingState
    ) -> JobResult {
        state.worker.binder.begin()
        var attention = noAttention
        var result = JobResult(attention: attention)
        let (boxes, settled) = (KnownBoxes(), SettledNodes())
        forEachScreen(of: job, using: &state, boxes) { number, mockups, state in
            result.findings.append(
                (number, times.measure(.rules) { rules.check(states: mockups, in: design, besides: settled) }))
            times.measure(.criteria) {
                for mockup in mockups { attention.note(mockup, in: design, besides: state.attention) }
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

    /// Hands over the states of a job's component on one screen after the other, with the number of the context.
    private func forEachScreen(
        of job: Job, using state: inout DrawingState, _ boxes: KnownBoxes,
        _ body: (Int, [Mockup], inout DrawingState) -> Void
    ) {
        var twins: [String: Mockup] = [:]
        for screen in job.screens {
            let mockups = mockups(of: job.component, in: screen.metrics, besides: twins, using: &state, boxes)
            for mockup in mockups { twins[mockup.state] = mockup }
            body(screen.number, mockups, &state)
        }
    }

    /// The states of a component in one context.
    ///
    /// - Parameter twins: its states on another device.
    private func mockups(
        of component: Component, in metrics: MetricsContext, besides twins: [String: Mockup],
        using state: inout DrawingState, _ boxes: KnownBoxes
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
            return times.measure(.composing) { Mockup(laidOut, besides: twins[name], in: design, by: sampler) }
        }
    }
}

extension Component {
    /// About how long it takes to check: screens hold what several components do.
    fileprivate var weight: Int { stateNames.count * (screen == nil ? 1 : 8) }
}

extension ComponentCache.Answer {
    fileprivate mutating func add(_ part: ComponentChecks.JobResult) {
        tokens.formUnion(part.usedTokens)
        parts.formUnion(part.usedComponents)
        attention.formUnion(part.attention)
        findings += part.findings
    }
}
