import Canvas
import Checks
import Drawing
import Layout
package import Loading
import Project
package import Reports
import Scene
package import Source
import Specs
import Values

/// `report --verify`: compares all mock-ups and manual criteria with the decisions of `signoff.jsonl`.
package struct SignoffRun: Sendable {
    package struct Result: Sendable {
        /// Pictures and criteria without an accepted decision, in the order of the project.
        package var open: [SignoffLine] = []
        /// The number of those with one.
        package var accepted = 0
    }

    private let project: LoadedProject
    /// The roles that each have to accept; an empty text for any role.
    private let roles: [String]
    private let jobs: Int
    private let files: any FileSystem
    private let typesetter: Typesetter
    private let icons: IconFolder

    package init(
        _ project: LoadedProject, roles: [String], jobs: Int, files: any FileSystem, typesetter: Typesetter,
        icons: IconFolder
    ) {
        self.project = project
        self.roles = roles.isEmpty ? [""] : roles
        self.jobs = jobs
        self.files = files
        self.typesetter = typesetter
        self.icons = icons
    }

    private typealias Item = (component: Component, state: String, metrics: MetricsContext)

    package func run() async -> Result {
        let contexts = project.manifest.pictures.metrics(defaultDevice: project.facts.defaultDevice)
        let items: [Item] = project.ownComponents.flatMap { component in
            component.stateNames.flatMap { state in contexts.map { (component, state, $0) } }
        }
        let lines = await Workers.map(
            items, count: jobs,
            makeState: { [project, typesetter, icons, files] in
                DrawingState(
                    project: project, typesetter: typesetter, pictures: PictureSources(files: files, icons: icons))
            }
        ) { item, worker in self.lines(of: item, using: &worker) }
        return (lines.joined() + criteria).reduce(into: Result()) { result, line in
            if line.status.isAccepted { result.accepted += 1 } else { result.open.append(line) }
        }
    }

    // MARK: Pictures

    private func lines(of item: Item, using worker: inout DrawingState) -> [SignoffLine] {
        guard let tree = worker.worker.binder.bind(item.component, state: item.state, metrics: item.metrics) else {
            return []
        }
        let laidOut = LayoutEngine.layOut(tree, proposal: tree.openingProposal, shaper: worker.worker.shaper)
            .reachingEdge
        return project.manifest.pictures.appearances.flatMap { appearance -> [SignoffLine] in
            let subject = SignoffDecision.Subject.mockup(
                "\(item.component.name):\(item.state)",
                context: project.contextNames.name(of: item.metrics, in: appearance))
            let scene = SceneFingerprint.fingerprint(of: laidOut, in: appearance, bytes: project.shownFile)
            var seen = SignoffDecision.Seen(scene: scene.description)
            // A picture is drawn only if its content has changed, because it may look the same.
            if isExpired(subject, seen),
                let file = try? worker.painter.picture(of: laidOut, appearance: appearance).png()
            {
                seen.picture = Fingerprint(file).description
            }
            return lines(of: subject, seen)
        }
    }

    private func isExpired(_ subject: SignoffDecision.Subject, _ seen: SignoffDecision.Seen) -> Bool {
        roles.contains { role in
            switch project.signoff.status(of: subject, seen: seen, role: role.isEmpty ? nil : role) {
            case .expired: true
            case .unsigned, .accepted, .rejected: false
            }
        }
    }

    /// One line for each required role that has not accepted, or one line if all have.
    private func lines(of subject: SignoffDecision.Subject, _ seen: SignoffDecision.Seen) -> [SignoffLine] {
        let all = roles.map { role in
            SignoffLine(
                subject: subject, seen: seen, role: role.isEmpty ? nil : role,
                status: project.signoff.status(of: subject, seen: seen, role: role.isEmpty ? nil : role))
        }
        let open = all.filter { !$0.status.isAccepted }
        return open.isEmpty ? Array(all.prefix(1)) : open
    }

    // MARK: Criteria

    /// The criteria that a person has to confirm.
    private var criteria: [SignoffLine] {
        project.library.acceptance.flatMap(\.criteria).filter(\.needsManualCheck).flatMap { criterion in
            lines(of: .criterion(criterion.id), .init(scene: CriterionFingerprint.text(of: criterion)))
        }
    }
}
