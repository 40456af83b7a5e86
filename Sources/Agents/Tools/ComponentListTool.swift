import Loading
import Pipeline
import Source
import Specs
import Values

/// Lists the components and screens with their states.
struct ComponentListTool: ProjectTool {
    let workspace: AgentWorkspace

    let facts = ToolFacts(
        name: "list_components", title: "List components",
        description: """
            Lists the components and screens of each project: states, level, summary, file and line, and the \
            components that each one uses.
            """,
        inputs: [ToolInput("component", .text, "Only this component.")])

    func call(_ arguments: ToolArguments) async throws -> ToolAnswer {
        var projects = try workspace.load()
        let name = arguments.text("component")
        if let name { projects = [try workspace.project(with: name, among: projects)] }
        let list = projects.map { project in
            JSONValue.object([
                ("project", .text(project.name)),
                (
                    "components",
                    .list(
                        project.ownComponents.filter { name == nil || $0.name == name }
                            .map { component($0, in: project) })
                ),
            ])
        }
        return ToolAnswer(content: [.text(JSONValue.object([("projects", .list(list))]).formatted)])
    }

    private func component(_ component: Component, in project: LoadedProject) -> JSONValue {
        var members: [(String, JSONValue)] = [("name", .text(component.name))]
        let kind = component.isScreen ? "screen" : component.level?.rawValue
        if let kind { members.append(("level", .text(kind))) }
        if let summary = component.summary { members.append(("summary", .text(summary))) }
        members.append(("states", .list(component.stateNames.map { .text($0) })))
        if let place = project.sources.location(of: component.nameRange) {
            members += [("file", .text(place.path)), ("line", .integer(place.line))]
        }
        let used = Set(component.usedNames).sorted()
        if !used.isEmpty { members.append(("uses", .list(used.map { .text($0) }))) }
        return .object(members)
    }
}
