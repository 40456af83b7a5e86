import Generation
import Loading
import Pipeline
import Source
import Texts
import Tokens
import Values

/// Lists the tokens with their values.
struct TokenListTool: ProjectTool {
    let workspace: AgentWorkspace

    /// The number of tokens that a call returns unless it sets another one.
    private static let standardLimit = 200

    let facts = ToolFacts(
        name: "list_tokens", title: "List tokens",
        description: """
            Lists the design tokens of each project with type, value in each appearance, and the file and line that \
            define them. In a spec, refer to a token as "{color.accent}".
            """,
        inputs: [
            ToolInput("contains", .text, "Only tokens whose path contains this text, such as color."),
            ToolInput("platform", .flag, "Whether to list the tokens of iOS too, such as ios.color.label."),
            ToolInput("limit", .integer, "The maximum number of tokens. The default is \(standardLimit)."),
        ])

    func call(_ arguments: ToolArguments) async throws -> ToolAnswer {
        var left = arguments.integer("limit") ?? Self.standardLimit
        var hidden = 0
        let list = try workspace.load().map { project in
            let run = TokensRun(project, includesBuiltIn: arguments.flag("platform"))
            let wanted = arguments.text("contains")?.lowercased() ?? ""
            let tokens = run.tokens.filter { wanted.isEmpty || $0.path.text.lowercased().contains(wanted) }
            let shown = tokens.prefix(left)
            left -= shown.count
            hidden += tokens.count - shown.count
            return JSONValue.object([
                ("project", .text(project.name)),
                ("tokens", TokenListJSON.list(shown, sources: run.sources)),
            ])
        }
        let document = JSONValue.object(
            [("projects", .list(list))] + (hidden > 0 ? [("hidden", .integer(hidden))] : []))
        return ToolAnswer(content: [.text(document.formatted)])
    }
}
