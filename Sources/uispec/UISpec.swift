import ArgumentParser
import Pipeline

/// The command line. Each command is a thin shell over a run of the Pipeline.
struct UISpec: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "uispec",
        abstract:
            "Compiles the UI definition of an iOS app: checks it, generates its Swift tokens, draws its mock-ups.",
        discussion: """
            Works from the nearest uispec.yaml.
            Exit codes: 0 clean, 1 findings, 2 the run could not judge, 3 a defect of uispec itself.

            Example: uispec check
            """,
        version: ToolVersion.current,
        subcommands: [
            CheckCommand.self, GenerateCommand.self, RenderCommand.self, TokensCommand.self, LayoutCommand.self,
            ContrastCommand.self, ExplainCommand.self, InitCommand.self, SchemaCommand.self,
        ])
}
