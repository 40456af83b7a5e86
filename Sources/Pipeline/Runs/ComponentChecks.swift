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

    /// Without anything, for the rules that run.
    let noAttention: RuleAttention
    private let project: LoadedProject
    private let design: Design
    private let rules: RuleSet
    private let asked: AskedContrast
    private let typesetter: Typesetter
    private let pictures: PictureSources
    private let times: StageTimes?

    init(
        project: LoadedProject, rules: RuleSet, typesetter: Typesetter, pictures: PictureSources, times: StageTimes?
    ) {
        self.project = project
        design = project.design
        self.rules = rules
        asked = rules.askedContrast
        self.typesetter = typesetter
        self.pictures = pictures
        self.times = times
        noAttention = RuleAttention(of: rules, named: AcceptanceJudgement.rules(named: project.library))
    }

    /// What one worker does at a time.
    private enum Work: Sendable {
        case shown(Job)
        /// What is written of a component is looked at whatever is known of it, since it takes next to nothing.
        case written(Component)
    }

    /// A component in one metrics context, with all its states.
    private struct Job: Sendable {
        var component: Component
        /// The number of the context.
        var number: Int
        var metrics: MetricsContext
    }

    fileprivate struct JobResult: Sendable {
        var component: String
        /// The number of the metrics context.
        var context: Int
        var findings: [Finding]
        var diagnostics: [Diagnostic]
        var usedTokens: Set<TokenPath>
        var usedComponents: Set<String>
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

    /// What a worker owns, and what it knows of a component in contexts that differ in nothing but the screen.
    private struct State {
        var drawing: DrawingState
        private(set) var boxes = KnownBoxes()
        private(set) var settled = SettledNodes()
        /// The states of the component on the screen before.
        private(set) var twins: [String: Mockup] = [:]
        private var subject: (component: String, reading: MetricsContext.Reading)?

        init(_ drawing: DrawingState) {
            self.drawing = drawing
        }

        mutating func begin(_ job: Job) {
            let reading = job.metrics.reading
            if let subject, subject == (job.component.name, reading) { return }
            // Nodes that type sizes share say the same of themselves in all.
            if subject?.component != job.component.name { settled = SettledNodes() }
            subject = (job.component.name, reading)
            drawing.worker.binder.begin(job.component)
            (boxes, twins) = (KnownBoxes(), [:])
        }

        mutating func end(with mockups: [Mockup]) {
            for mockup in mockups { twins[mockup.state] = mockup }
        }
    }

    /// - Parameter known: what need not be looked at again.
    func run(besides known: [String: ComponentCache.Answer], jobs count: Int) async -> Result {
        let all = jobs()
        let jobs = all.filter { $0.first.map { known[$0.component.name] == nil } ?? false }
        // Last what is short, for the workers that are done with what is long.
        let work = jobs.map { $0.map(Work.shown) } + project.ownComponents.map { [Work.written($0)] }
        let done = await Workers.map(groups: work, count: count) {
            State?.none
        } _: { work, state -> Done in
            switch work {
            case .shown(let job):
                var own = state ?? makeState()
                // Held once, so that nothing of it is copied when it changes.
                state = nil
                defer { state = own }
                own.begin(job)
                return .shown(check(job, using: &own))
            case .written(let component):
                return .written(times.measure(.rules) { rules.check(component, in: design) })
            }
        }.flatMap(\.self)
        var result = Result(attention: noAttention)
        result.findings = done.flatMap(\.written)
        result.mockups =
            all.reduce(0) { $0 + $1.reduce(0) { $0 + $1.component.stateNames.count } } * design.appearances.count
        result.answers = known
        var unread: Set<String> = []
        for part in done.compactMap(\.shown) {
            result.diagnostics += part.diagnostics
            if !part.diagnostics.isEmpty { unread.insert(part.component) }
            result.answers[part.component, default: .init(attention: noAttention)].add(part)
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
    ///
    /// - Parameter leftOut: components whose colors are not those that are written.
    func pairs(jobs count: Int, leavingOut leftOut: Set<String>) async -> Set<InkPair> {
        let jobs = jobs().filter { $0.first.map { !leftOut.contains($0.component.name) } ?? false }
        let parts = await Workers.map(groups: jobs, count: count, makeState: makeState) { job, state in
            state.begin(job)
            let mockups = mockups(of: job, using: &state)
            return times.measure(.pairs) {
                mockups.reduce(into: Set<InkPair>()) { pairs, mockup in
                    if !mockup.isTwin { pairs.formUnion(rules.pairs(in: mockup, of: design)) }
                }
            }
        }
        return parts.flatMap(\.self).reduce(into: []) { $0.formUnion($1) }
    }

    private func makeState() -> State {
        State(DrawingState(project: project, typesetter: typesetter, pictures: pictures))
    }

    /// Every component in all contexts, those beside each other that differ in nothing but the screen: what no screen decides
    /// is bound and placed once for them, and what no type size decides but for its fonts is bound once for all. So a job
    /// tells and uses nothing that one before it, by the same worker, told and used.
    private func jobs() -> [[Job]] {
        let contexts = project.manifest.contexts.metrics(defaultDevice: project.facts.defaultDevice)
        let readings = Dictionary(
            contexts.enumerated().map { ($0.element.reading, $0.offset) }, uniquingKeysWith: { first, _ in first })
        let sorted = contexts.enumerated().sorted { one, other in
            (readings[one.element.reading] ?? 0, one.offset) < (readings[other.element.reading] ?? 0, other.offset)
        }
        // What takes longest first, so that no worker is left with it while the others have nothing to do.
        return project.ownComponents.sorted { $0.weight > $1.weight }.map { component in
            sorted.map { Job(component: component, number: $0.offset, metrics: $0.element) }
        }
    }

    private func check(_ job: Job, using state: inout State) -> JobResult {
        let mockups = mockups(of: job, using: &state)
        let settled = state.settled
        let found = times.measure(.rules) { rules.check(states: mockups, in: design, besides: settled) }
        var attention = noAttention
        times.measure(.criteria) {
            for mockup in mockups { attention.note(mockup, in: design, besides: state.drawing.attention) }
        }
        var seen = state.drawing.attention ?? attention
        seen.formUnion(attention)
        state.drawing.attention = seen
        let binder = state.drawing.worker.binder
        return JobResult(
            component: job.component.name, context: job.number, findings: found, diagnostics: binder.diagnostics,
            usedTokens: binder.usedTokens, usedComponents: binder.usedComponents, attention: attention)
    }

    /// The states of a component in one context.
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
                Mockup(laidOut, besides: state.twins[name], in: design, by: sampler, asked: asked)
            }
        }
        state.end(with: mockups)
        return mockups
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
        findings.append((part.context, part.findings))
    }
}
