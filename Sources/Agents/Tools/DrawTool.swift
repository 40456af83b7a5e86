import Pipeline

/// Draws one mock-up.
struct DrawTool: ProjectTool {
    let workspace: AgentWorkspace

    let facts = ToolFacts(
        name: "draw", title: "Draw a mock-up",
        description: "Draws a component or a screen in one state and one context, and returns the picture.",
        inputs: [
            ToolInput("component", .text, "The component or screen.", isRequired: true),
            ToolInput("state", .text, "The state; a+b combines two. The default is the component's default state."),
        ] + ContextInputs.all)

    func call(_ arguments: ToolArguments) async throws -> ToolAnswer {
        let projects = try workspace.load()
        let project = try workspace.project(with: arguments.text("component") ?? "", among: projects)
        var choice = MockupChoice()
        choice.component = arguments.text("component")
        choice.state = arguments.text("state")
        choice.contexts = try arguments.contexts.matrix(for: [project])
        let picture = try MockupPicture.draw(
            project, choice, scale: arguments.scale, typesetter: workspace.typesetter, pictures: workspace.pictures())
        guard let picture else {
            throw ToolFailure("“\(choice.component ?? "")” cannot be drawn; call check for the reason")
        }
        return ToolAnswer(content: [.text(picture.title), .png(picture.png)])
    }
}
