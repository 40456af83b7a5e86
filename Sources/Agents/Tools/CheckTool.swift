import Checks
import Loading
import Pipeline
import Source

/// Checks the projects.
struct CheckTool: ProjectTool {
    let workspace: AgentWorkspace

    let facts = ToolFacts(
        name: "check", title: "Check the specs",
        description: """
            Checks every component in every state and context: contrast, tap targets, text, Dynamic Type, VoiceOver \
            and more. Returns the findings as text, then their fixes as JSON. The edits of a fix can be passed to \
            try_edit.
            """,
        inputs: [
            ToolInput("file", .text, "Report only the findings of this file."),
            ToolInput("only", .text, "Run only these rules, separated by commas."),
            ToolInput(
                "limit", .integer, "The maximum number of findings. The default is \(FindingAnswer.standardLimit)."),
        ])

    func call(_ arguments: ToolArguments) async throws -> ToolAnswer {
        let traced = TracedFiles(workspace.files)
        var options = CheckRun.Options(jobs: workspace.jobs, today: workspace.today())
        options.only = try Self.rules(arguments.text("only"))
        let environment = DrawingEnvironment.text(
            typesetter: workspace.typesetter, icons: IconFolder(files: workspace.files))
        let question = options.only.map(\.rawValue).sorted().joined(separator: ",")
        options.cache = ComponentCache(question: [question, "", "false"], environment: environment, files: traced)
        let pictures = workspace.pictures(from: traced)
        var results: [CheckResult] = []
        for project in try workspace.load(from: traced) {
            try Task.checkCancellation()
            results.append(
                await CheckRun(project, options: options, typesetter: workspace.typesetter, pictures: pictures).run())
        }
        if let file = arguments.text("file") {
            try ReportedFiles(
                [file], files: workspace.files, workingDirectory: workspace.workingDirectory,
                allowsOutside: workspace.allowsOutside
            ).limit(&results)
        }
        return FindingAnswer.make(
            results, heading: nil, limit: arguments.integer("limit") ?? FindingAnswer.standardLimit)
    }

    private static func rules(_ text: String?) throws(ToolFailure) -> Set<RuleID> {
        var result: Set<RuleID> = []
        for name in (text ?? "").split(separator: ",").map({ String($0.filter { $0 != " " }) }) {
            let rules = Registry.rules(addressedBy: RuleID(name))
            guard !rules.isEmpty else {
                throw ToolFailure("unknown rule “\(name)”" + (UnknownRule.hint(for: name).map { "; \($0)" } ?? ""))
            }
            result.formUnion(rules)
        }
        return result
    }
}
