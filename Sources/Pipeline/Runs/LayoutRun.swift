package import Layout
import Project
package import Source
import Specs
package import Values

/// `layout`: one mock-up, laid out.
package enum LayoutRun {
    package struct Result: Sendable {
        /// Nil where the component cannot be laid out at all; ``diagnostics`` say why.
        package var laidOut: LaidOut?
        /// The appearance that was asked for; frames do not depend on it.
        package var appearance: Appearance
        package var sources: SourceMap
        /// What is wrong with the files that the mock-up comes from.
        package var diagnostics: [Diagnostic]
    }

    /// - Parameter proposal: width and height in points that take the place of the screen's.
    package static func run(
        _ projects: [LoadedProject], choice: MockupChoice, proposal: (width: Double?, height: Double?),
        typesetter: Typesetter
    ) throws(RunFailure) -> Result {
        guard let project = Self.project(projects, holding: choice.component) else {
            // A file that cannot be read may be the one that it stands in.
            if let broken = projects.first(where: { $0.diagnostics.contains { $0.severity == .error } }) {
                return Result(
                    laidOut: nil, appearance: .light, sources: broken.sources, diagnostics: broken.diagnostics)
            }
            throw .unknownComponent(
                choice.component ?? "",
                suggestion: Suggestion.nearest(
                    to: choice.component ?? "", among: projects.flatMap(\.library.names)))
        }
        guard let component = try choice.components(of: project).first else {
            throw .brokenProject("the project has no components")
        }
        let state = choice.state == nil ? component.defaultState : try choice.states(of: component)[0]
        let matrix = project.manifest.contexts.overlaid(by: project.manifest.render ?? ContextMatrix())
            .overlaid(by: choice.contexts)
        guard let metrics = matrix.metrics(defaultDevice: project.facts.defaultDevice).first else {
            throw .brokenProject("the contexts of the manifest have no device")
        }
        var worker = WorkerState(project: project, typesetter: typesetter)
        let tree = worker.binder.bind(component, state: state, metrics: metrics)
        return Result(
            laidOut: tree.map {
                LayoutEngine.layOut($0, proposal: proposedSize(proposal, for: $0), shaper: worker.shaper)
            },
            appearance: matrix.appearances.first ?? .light, sources: project.sources,
            diagnostics: project.diagnostics + worker.binder.diagnostics)
    }

    /// What flags do not say is proposed as for any mock-up.
    private static func proposedSize(_ proposal: (width: Double?, height: Double?), for tree: BoundTree)
        -> ProposedSize?
    {
        guard proposal.width != nil || proposal.height != nil else { return tree.openingProposal }
        let screen = tree.metrics.screen
        return ProposedSize(
            width: proposal.width.map { Points($0) } ?? tree.previewWidth ?? screen.width,
            height: proposal.height.map { Points($0) } ?? screen.height)
    }

    private static func project(_ projects: [LoadedProject], holding component: String?) -> LoadedProject? {
        guard let component else { return projects.first }
        return projects.first { $0.library[component] != nil }
    }
}
