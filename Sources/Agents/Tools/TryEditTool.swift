import Checks
import Loading
import Pipeline
import Source
import Specs

/// Tries edits without writing them: which findings they fix and cause, with the picture before and after.
struct TryEditTool: ProjectTool {
    let workspace: AgentWorkspace

    let facts = ToolFacts(
        name: "try_edit", title: "Try an edit",
        description: """
            Applies edits in memory and writes nothing. Returns which findings they fix, cause and leave, and a \
            mock-up before and after. By default, checks the components of the edited files; scope project checks \
            everything, which takes seconds and is needed before a token is changed.
            """,
        inputs: [
            ToolInput("edits", .list(FileEdits.inputs), "The edits, for example those of a fix.", isRequired: true),
            ToolInput(
                "scope", .choice(["component", "project"]), "The extent of the check. The default is component."),
            ToolInput(
                "component", .text, "The component to check and draw; needed for edits of other files than specs."),
            ToolInput("state", .text, "The state to draw. The default is one whose findings change."),
        ] + ContextInputs.all)

    func call(_ arguments: ToolArguments) async throws -> ToolAnswer {
        let projects = try workspace.load()
        let edits = try FileEdits(arguments.list("edits", of: FileEdits.inputs)) { path in
            projects.lazy.flatMap(\.sources.files).first { workspace.isSame($0.path, path) }
        }
        let changed = ChangedFiles(workspace.files, changed: edits.changed)
        let before = projects.filter { project in
            project.sources.files.contains { edits.changed[$0.path] != nil }
        }
        let after = try workspace.load(from: changed).filter { project in
            project.sources.files.contains { edits.changed[$0.path] != nil }
        }
        let named = arguments.text("component")
        if let named { _ = try workspace.project(with: named, among: projects) }
        let parts = named.map { [$0] } ?? Self.components(in: edits, of: after + before)
        let isWhole = arguments.text("scope") == "project" || parts.isEmpty
        let checked = isWhole ? nil : Set(parts)
        let old = try await check(before, checked, from: workspace.files)
        let new = try await check(after, checked, from: changed)
        let comparison = TriedFindings(before: old, after: new)
        let users = isWhole ? [] : Self.users(of: Set(parts), in: after)
        var answer = comparison.answer(checked: isWhole ? nil : parts, users: users)
        if let component = parts.first {
            try Task.checkCancellation()
            let state = arguments.text("state") ?? comparison.state(of: component)
            answer.content += try pictures(
                of: component, in: state, arguments, before: (before, workspace.files), after: (after, changed))
        }
        return answer
    }

    private func check(
        _ projects: [LoadedProject], _ components: Set<String>?, from files: any FileSystem
    ) async throws -> [CheckResult] {
        var options = CheckRun.Options(jobs: workspace.jobs, today: workspace.today())
        options.components = components
        var results: [CheckResult] = []
        for project in projects {
            try Task.checkCancellation()
            let run = CheckRun(
                project, options: options, typesetter: workspace.typesetter,
                pictures: workspace.pictures(from: files))
            results.append(await run.run())
        }
        return results
    }

    /// The components that the edited files define, in the order of their files; empty if another file is edited, which
    /// may concern any component.
    private static func components(in edits: FileEdits, of projects: [LoadedProject]) -> [String] {
        var names: [String] = []
        for project in projects {
            for (index, file) in project.sources.files.enumerated() where edits.changed[file.path] != nil {
                let id = FileID(rawValue: UInt32(truncatingIfNeeded: index))
                guard project.specFiles.contains(id) else { return [] }
                for component in project.library.components
                where component.nameRange.file == id && !names.contains(component.name) {
                    names.append(component.name)
                }
            }
        }
        return names
    }

    private static func users(of components: Set<String>, in projects: [LoadedProject]) -> [String] {
        let users = projects.flatMap(\.library.components).filter {
            !components.contains($0.name) && !components.isDisjoint(with: $0.usedNames)
        }
        return Set(users.map(\.name)).sorted()
    }

    private typealias Version = (projects: [LoadedProject], files: any FileSystem)

    private func pictures(
        of component: String, in state: String?, _ arguments: ToolArguments, before: Version, after: Version
    ) throws -> [ToolAnswer.Content] {
        // Only the new version may have the state.
        let old = try? picture(of: component, in: state, arguments, version: before)
        guard let new = try picture(of: component, in: state, arguments, version: after) else {
            return [.text("After the edit, \(component) cannot be drawn.")]
        }
        guard let old else { return [.text("After: \(new.title)"), .png(new.png)] }
        if old.png == new.png { return [.text("The picture does not change: \(new.title)"), .png(new.png)] }
        return [
            .text("Before: \(old.title)"), .png(old.png), .text("After: \(new.title)"), .png(new.png),
        ]
    }

    /// Returns nil if a version does not have the component or cannot lay it out.
    private func picture(
        of component: String, in state: String?, _ arguments: ToolArguments, version: Version
    ) throws -> MockupPicture? {
        guard let project = version.projects.first(where: { $0.library[component] != nil }) else { return nil }
        var choice = MockupChoice()
        choice.component = component
        choice.state = state
        choice.contexts = try arguments.contexts.matrix(for: [project])
        return try MockupPicture.draw(
            project, choice, scale: arguments.scale, typesetter: workspace.typesetter,
            pictures: workspace.pictures(from: version.files))
    }
}
