import Canvas
import Comparison
import Drawing
import Layout
import Loading
import Project
import Scene
import Source
import Specs
import Values

/// Compares the mock-ups of two versions of one project.
struct ProjectComparison: Sendable {
    let base: LoadedProject
    let head: LoadedProject
    let jobs: Int
    let typesetter: Typesetter
    let icons: IconFolder
    let files: any FileSystem
    /// The folder for pictures; nil for none.
    let output: String?
    /// Keeps the pictures for the page of `report`; nil for none.
    var kept: KeptPictures?

    struct Outcome: Sendable {
        var edits: [SpecEdit]
        var differences: [MockupDifference]
        var added: [MockupKey]
        var removed: [MockupKey]
        var compared: Int
        var problems: [RunFailure]
    }

    /// A mock-up in one version.
    private struct Version: Sendable {
        var component: Component
        var state: String
        var metrics: MetricsContext
    }

    /// The state of a worker: one for each version.
    private struct Worker {
        var base: DrawingState
        var head: DrawingState
    }

    private struct Compared: Sendable {
        var difference: MockupDifference?
        var problem: RunFailure?
    }

    func run(progress: (@Sendable (Int, Int) -> Void)?) async -> Outcome {
        let (old, new) = (SpecVersion(base), SpecVersion(head))
        let edits = SpecEdits.edits(from: old, to: new)
        let scope = EditScope(edits, from: old, to: new)
        let (before, after) = (mockups(of: base), mockups(of: head))
        let renamed = SpecEdits.renamed(from: old, to: new)
        func baseKey(_ key: MockupKey) -> MockupKey {
            MockupKey(component: renamed[key.component] ?? key.component, state: key.state, context: key.context)
        }
        let keys = after.keys.sorted()
        let shared = keys.filter { before[baseKey($0)] != nil }
        let pairs = shared.compactMap { key in after[key].flatMap { new in before[baseKey(key)].map { ($0, new) } } }
        let groups = Dictionary(grouping: pairs) { $0.1.component.name }.sorted { $0.key < $1.key }.map(\.value)
        let total = pairs.count
        let appearances = head.manifest.pictures.appearances.filter(base.manifest.pictures.appearances.contains)
        let compared = await Workers.map(
            groups: groups, count: jobs, progress: { progress?($0, total) },
            makeState: { [base, head, typesetter, icons, files] in
                let pictures = PictureSources(files: files, icons: icons)
                return Worker(
                    base: DrawingState(project: base, typesetter: typesetter, pictures: pictures),
                    head: DrawingState(project: head, typesetter: typesetter, pictures: pictures))
            }
        ) { pair, worker in compare(pair.0, pair.1, in: scope, appearances, using: &worker) }.flatMap(\.self)
        let kept = Set(shared.map(baseKey))
        return Outcome(
            edits: edits, differences: compared.compactMap(\.difference).filter { !$0.isEmpty },
            added: keys.filter { before[baseKey($0)] == nil },
            removed: before.keys.filter { !kept.contains($0) }.sorted(),
            compared: total, problems: compared.compactMap(\.problem))
    }

    private func mockups(of project: LoadedProject) -> [MockupKey: Version] {
        let contexts = project.manifest.pictures.metrics(defaultDevice: project.facts.defaultDevice)
        var result: [MockupKey: Version] = [:]
        for component in project.ownComponents {
            for state in component.stateNames {
                for metrics in contexts {
                    let key = MockupKey(component: component.name, state: state, context: metrics.comparisonName)
                    result[key] = Version(component: component, state: state, metrics: metrics)
                }
            }
        }
        return result
    }

    private func compare(
        _ old: Version, _ new: Version, in scope: EditScope, _ appearances: [Appearance], using worker: inout Worker
    ) -> Compared {
        guard let before = Self.layOut(old, using: &worker.base), let after = Self.layOut(new, using: &worker.head)
        else {
            let name = "\(new.component.name):\(new.state)"
            return Compared(problem: .brokenProject("\(name) cannot be laid out; run uispec check"))
        }
        var one = read(before, appearances, of: base, by: worker.base.painter)
        one.key.component = new.component.name
        let two = read(after, appearances, of: head, by: worker.head.painter)
        let comparison = MockupComparison(one, two, in: scope)
        if comparison.isDrawnAlike { return Compared(difference: comparison.difference([])) }
        var pictures: [MockupDifference.Picture] = []
        do {
            for appearance in appearances {
                let path = MockupPath(laidOut: after, appearance: appearance, matrix: head.manifest.contexts).text
                let pair = PicturePair(
                    try worker.base.painter.picture(of: before, appearance: appearance),
                    try worker.head.painter.picture(of: after, appearance: appearance), path: path)
                guard var picture = pair.compared(by: comparison) else { continue }
                picture.before = try kept.map { try pair.keep(in: $0, files: files) }
                pictures.append(picture)
                if let output { try pair.write(picture, to: output, files: files) }
            }
        } catch let error as FileSystemError {
            return Compared(difference: comparison.difference(pictures), problem: .file(error))
        } catch {
            let name = "\(new.component.name):\(new.state)"
            return Compared(
                difference: comparison.difference(pictures), problem: .drawing("\(name) cannot be drawn: \(error)"))
        }
        return Compared(difference: comparison.difference(pictures))
    }

    private static func layOut(_ version: Version, using state: inout DrawingState) -> LaidOut? {
        state.worker.binder.bind(version.component, state: version.state, metrics: version.metrics).map {
            LayoutEngine.layOut($0, proposal: $0.openingProposal, shaper: state.worker.shaper).reachingEdge
        }
    }

    private func read(
        _ laidOut: LaidOut, _ appearances: [Appearance], of project: LoadedProject, by painter: MockupPainter
    ) -> ComparedMockup {
        let scenes = SceneFingerprint.fingerprints(of: laidOut, in: appearances, bytes: project.shownFile)
        return MockupReader.read(laidOut, scenes: scenes, margin: MockupPainter.margin) { node in
            project.files(shownBy: node, from: painter.assets).map { "\($0.name) \(Fingerprint($0.bytes))" }
        }
    }
}
