import Checks
import Layout
import Loading
import Project
import Source
import Specs
import Tokens

/// Checks each component in each context, on all cores.
struct ComponentChecks: Sendable {
    /// The combined result of all components.
    struct Result {
        var findings: [Finding] = []
        var diagnostics: [Diagnostic] = []
        var usedTokens: Set<TokenPath> = []
        var coverage: RuleCoverage
        var components = 0
        /// The number of mock-ups: states × metrics contexts × appearances.
        var mockups = 0
        /// The cacheable result of each component.
        var answers: [String: ComponentCache.Answer] = [:]
    }

    /// The empty coverage of the rules that run.
    let noCoverage: RuleCoverage
    private let project: LoadedProject
    private let components: [Component]
    private let design: Design
    private let rules: RuleSet
    private let asked: AskedContrast
    private let typesetter: Typesetter
    private let pictures: PictureSources
    private let times: StageTimes?

    /// - Parameter names: the components to check; nil for all of the project's own.
    init(
        project: LoadedProject, components names: Set<String>? = nil, rules: RuleSet, typesetter: Typesetter,
        pictures: PictureSources, times: StageTimes?
    ) {
        self.project = project
        components = project.ownComponents.filter { names?.contains($0.name) ?? true }
        design = project.design
        self.rules = rules
        asked = rules.askedContrast
        self.typesetter = typesetter
        self.pictures = pictures
        self.times = times
        noCoverage = RuleCoverage(of: rules, named: AcceptanceEvaluation.rules(named: project.library))
    }

    /// The unit of work of a worker.
    private enum Work: Sendable {
        case shown(Job)
        /// Checks of the source alone. They are fast, so they are never cached.
        case written(Component)
    }

    /// A component in one metrics context, with all its states.
    private struct Job: Sendable {
        var component: Component
        /// The index of the context.
        var number: Int
        var metrics: MetricsContext
    }

    fileprivate struct JobResult: Sendable {
        var component: String
        /// The index of the metrics context.
        var context: Int
        var findings: [Finding]
        var diagnostics: [Diagnostic]
        var usedTokens: Set<TokenPath>
        var usedComponents: Set<String>
        var coverage: RuleCoverage
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

    /// The state of a worker, with its caches for contexts that differ only in the screen.
    private struct State {
        var drawing: DrawingState
        private(set) var boxes = KnownBoxes()
        private(set) var settled = SettledNodes()
        /// The states of the component on the previous screen.
        private(set) var twins: [String: Mockup] = [:]
        private var subject: (component: String, reading: MetricsContext.Reading)?

        init(_ drawing: DrawingState) {
            self.drawing = drawing
        }

        mutating func begin(_ job: Job) {
            let reading = job.metrics.reading
            if let subject, subject == (job.component.name, reading) { return }
            // Nodes that are shared between type sizes have the same results in all of them.
            if subject?.component != job.component.name { settled = SettledNodes() }
            subject = (job.component.name, reading)
            drawing.worker.binder.begin(job.component)
            (boxes, twins) = (KnownBoxes(), [:])
        }

        mutating func end(with mockups: [Mockup]) {
            for mockup in mockups { twins[mockup.state] = mockup }
        }
    }

    /// - Parameter known: cached results by component.
    func run(reusing known: [String: ComponentCache.Answer], jobs count: Int) async -> Result {
        let all = jobs()
        let jobs = all.filter { $0.first.map { known[$0.component.name] == nil } ?? false }
        // Short work comes last, for workers that have finished their long work.
        let work = jobs.map { $0.map(Work.shown) } + components.map { [Work.written($0)] }
        let done = await Workers.map(groups: work, count: count) {
            State?.none
        } _: { work, state -> Done in
            switch work {
            case .shown(let job):
                var own = state ?? makeState()
                // Keep a single reference, so that changes do not copy the state.
                state = nil
                defer { state = own }
                own.begin(job)
                return .shown(check(job, using: &own))
            case .written(let component):
                return .written(times.measure(.rules) { rules.check(component, in: design) })
            }
        }.flatMap(\.self)
        var result = Result(coverage: noCoverage)
        result.components = components.count
        result.findings = done.flatMap(\.written)
        result.mockups =
            all.reduce(0) { $0 + $1.reduce(0) { $0 + $1.component.stateNames.count } } * design.appearances.count
        result.answers = known
        var unread: Set<String> = []
        for part in done.compactMap(\.shown) {
            result.diagnostics += part.diagnostics
            if !part.diagnostics.isEmpty { unread.insert(part.component) }
            result.answers[part.component, default: .init(coverage: noCoverage)].add(part)
        }
        for component in components {
            guard let answer = result.answers[component.name] else { continue }
            // Sort by context in the order of the manifest, regardless of the order of checking.
            result.findings += answer.findings.sorted { $0.context < $1.context }.flatMap(\.found)
            result.usedTokens.formUnion(answer.tokens)
            result.coverage.formUnion(answer.coverage)
        }
        for name in unread { result.answers[name] = nil }
        return result
    }

    /// Returns every pair of colors that the rules compare, which a suggested color must satisfy, once and in order.
    ///
    /// - Parameter excluded: components that are drawn with substitute colors.
    func pairs(jobs count: Int, excluding excluded: Set<String>) async -> [InkPair] {
        let jobs = jobs().filter { $0.first.map { !excluded.contains($0.component.name) } ?? false }
        let parts = await Workers.map(groups: jobs, count: count, makeState: makeState) { job, state in
            state.begin(job)
            let mockups = mockups(of: job, using: &state)
            return times.measure(.pairs) {
                mockups.filter { !$0.isTwin }.flatMap { rules.pairs(in: $0, of: design) }
            }
        }
        var seen: Set<InkPair> = []
        return parts.flatMap(\.self).flatMap(\.self).filter { seen.insert($0).inserted }
    }

    private func makeState() -> State {
        State(DrawingState(project: project, typesetter: typesetter, pictures: pictures))
    }

    /// Returns every component in all contexts, with contexts that differ only in the screen next to each other.
    ///
    /// The same worker can then reuse bindings and boxes between contexts. Diagnostics and used tokens are recorded
    /// only
    /// by the first job that produces them.
    private func jobs() -> [[Job]] {
        let contexts = project.manifest.contexts.metrics(defaultDevice: project.facts.defaultDevice)
        let readings = Dictionary(
            contexts.enumerated().map { ($0.element.reading, $0.offset) }, uniquingKeysWith: { first, _ in first })
        let sorted = contexts.enumerated().sorted { one, other in
            (readings[one.element.reading] ?? 0, one.offset) < (readings[other.element.reading] ?? 0, other.offset)
        }
        // The slowest components come first, so that no worker is left with one at the end.
        return components.sorted { $0.weight > $1.weight }.map { component in
            sorted.map { Job(component: component, number: $0.offset, metrics: $0.element) }
        }
    }

    private func check(_ job: Job, using state: inout State) -> JobResult {
        let mockups = mockups(of: job, using: &state)
        let settled = state.settled
        let found = times.measure(.rules) { rules.check(states: mockups, in: design, skipping: settled) }
        var coverage = noCoverage
        times.measure(.criteria) {
            for mockup in mockups { coverage.record(mockup, in: design, excluding: state.drawing.coverage) }
        }
        var seen = state.drawing.coverage ?? coverage
        seen.formUnion(coverage)
        state.drawing.coverage = seen
        let binder = state.drawing.worker.binder
        return JobResult(
            component: job.component.name, context: job.number, findings: found, diagnostics: binder.diagnostics,
            usedTokens: binder.usedTokens, usedComponents: binder.usedComponents, coverage: coverage)
    }

    /// Returns the states of a component in one context.
    private func mockups(of job: Job, using state: inout State) -> [Mockup] {
        let sampler = state.drawing.sampler(timedBy: times)
        let mockups = job.component.stateNames.compactMap { name -> Mockup? in
            let tree = times.measure(.bind) {
                state.drawing.worker.binder.bind(job.component, state: name, metrics: job.metrics)
            }
            guard let tree else { return nil }
            let laidOut = times.measure(.layout) {
                LayoutEngine.layOut(
                    tree, proposal: tree.openingProposal, shaper: state.drawing.worker.shaper, known: state.boxes)
            }
            return times.measure(.composing) {
                Mockup(laidOut, reusing: state.twins[name], in: design, by: sampler, asked: asked)
            }
        }
        state.end(with: mockups)
        return mockups
    }
}

extension Component {
    /// The approximate cost of checking the component. Screens contain several components.
    var weight: Int { stateNames.count * (screen == nil ? 1 : 8) }
}

extension ComponentCache.Answer {
    fileprivate mutating func add(_ part: ComponentChecks.JobResult) {
        tokens.formUnion(part.usedTokens)
        parts.formUnion(part.usedComponents)
        coverage.formUnion(part.coverage)
        findings.append((part.context, part.findings))
    }
}
