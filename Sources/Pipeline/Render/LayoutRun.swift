package import Layout
package import Loading
import Project
package import Source
import Specs
package import Values

/// `layout`: lays out one mock-up.
package enum LayoutRun {
    package struct Result: Sendable {
        /// Nil if the component cannot be laid out; see ``diagnostics``.
        package var laidOut: LaidOut?
        /// The selected appearance. Frames do not depend on it.
        package var appearance: Appearance
        package var sources: SourceMap
        /// The diagnostics of the project's files.
        package var diagnostics: [Diagnostic]
    }

    /// - Parameter proposal: the width and height in points that replace the default proposal.
    package static func run(
        _ projects: [LoadedProject], choice: MockupChoice, proposal: (width: Double?, height: Double?),
        typesetter: Typesetter
    ) throws(RunFailure) -> Result {
        guard let project = Self.project(projects, holding: choice.component) else {
            // A file that could not be read may define the component.
            if let broken = projects.first(where: { $0.diagnostics.contains { $0.severity == .error } }) {
                return Result(
                    laidOut: nil, appearance: .light, sources: broken.sources, diagnostics: broken.diagnostics)
            }
            throw .unknownComponent(
                choice.component ?? "",
                nearest: Suggestion.shortlist(
                    for: choice.component ?? "", among: projects.flatMap(\.library.names)))
        }
        guard let component = try choice.components(of: project).first else {
            throw .brokenProject("the project has no components")
        }
        let state = choice.state == nil ? component.defaultState : try choice.states(of: component)[0]
        let matrix = project.manifest.pictures.overlaid(by: choice.contexts)
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

    /// Returns the proposed size, with the defaults of the mock-up for omitted flags.
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
