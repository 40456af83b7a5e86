import Comparison
import Layout
import Loading
import Project
import Reports
import Scene
import Source
import Specs
import Values
import YAML

/// Compares descriptions of mock-ups, at least one of which is a saved mockups.json.
struct SavedComparison: Sendable {
    let jobs: Int
    let typesetter: Typesetter

    /// One side: a saved file, or a project that is described in the same way.
    enum Side: Sendable {
        case saved(SavedMockups)
        case project(LoadedProject)
    }

    func run(_ base: Side, _ head: Side) async -> ProjectComparison.Outcome {
        let (old, new) = (await mockups(of: base, like: head), await mockups(of: head, like: base))
        var version: SpecVersion?
        if case .project(let project) = head { version = SpecVersion(project) }
        var causes = DescribedCauses(in: version)
        let shared = new.keys.filter { old[$0] != nil }.sorted()
        for key in shared {
            if let before = old[key], let after = new[key] { causes.add(before, after) }
        }
        return ProjectComparison.Outcome(
            edits: causes.edits, differences: causes.differences,
            added: new.keys.filter { old[$0] == nil }.sorted(), removed: old.keys.filter { new[$0] == nil }.sorted(),
            compared: shared.count, problems: [])
    }

    private func mockups(of side: Side, like other: Side) async -> [MockupKey: ComparedMockup] {
        switch (side, other) {
        case (.saved(let saved), _): return saved.mockups
        case (.project(let project), .saved(let saved)): return await describe(project, like: saved)
        case (.project, .project): return [:]
        }
    }

    /// Describes the mock-ups of a project in the appearances of a saved file.
    private func describe(_ project: LoadedProject, like saved: SavedMockups) async -> [MockupKey: ComparedMockup] {
        let contexts = project.manifest.pictures.metrics(defaultDevice: project.facts.defaultDevice)
        let items = project.ownComponents.flatMap { component in
            component.stateNames.flatMap { state in contexts.map { (component, state, $0) } }
        }
        let standard = project.manifest.pictures.appearances
        let mockups = await Workers.map(
            items, count: jobs, makeState: { WorkerState(project: project, typesetter: typesetter) }
        ) { item, worker -> ComparedMockup? in
            let (component, state, metrics) = item
            guard let tree = worker.binder.bind(component, state: state, metrics: metrics) else { return nil }
            let laidOut = LayoutEngine.layOut(tree, proposal: tree.openingProposal, shaper: worker.shaper).reachingEdge
            let key = MockupKey(component: component.name, state: state, context: metrics.comparisonName)
            let names = saved.appearances[key] ?? []
            let appearances = Appearance.base.filter { names.contains($0.name) }
            return Self.mockup(laidOut, appearances.isEmpty ? standard : appearances, of: project)
        }
        return Dictionary(mockups.compactMap(\.self).map { ($0.key, $0) }) { first, _ in first }
    }

    /// Describes a mock-up as a saved file does, with the places of its nodes.
    static func mockup(
        _ laidOut: LaidOut, _ appearances: [Appearance], of project: LoadedProject
    ) -> ComparedMockup? {
        let text = JSONValue.object(PictureDescription(laidOut, appearances: appearances).members()).formatted
        let file = SourceFile(path: "shows.json", text: text)
        guard let node = JSONReader.read(file, id: FileID(rawValue: 0)).documents.first,
            var mockup = SavedMockups.mockup(
                node,
                scenes: SceneFingerprint.fingerprints(of: laidOut, in: appearances, bytes: project.shownFile))
        else { return nil }
        var ranges: [SourceRange] = []
        laidOut.forEachFrame { frame, _ in ranges.append(frame.node.range) }
        for (index, range) in zip(mockup.nodes.indices, ranges) { mockup.nodes[index].range = range }
        return mockup
    }
}
