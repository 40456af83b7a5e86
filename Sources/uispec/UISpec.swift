import ArgumentParser
import Source
import Terminal

/// The root command. Each subcommand wraps one run of the Pipeline.
struct UISpec: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "uispec",
        abstract:
            "Compile the UI definition of an iOS app: check it, generate Swift tokens and draw mock-ups.",
        discussion: """
            Commands use the nearest uispec.yaml, in the working directory or a folder above it.

            Exit codes:
              0  no errors
              1  findings of severity error, a stale file, a difference, or something unsigned
              2  the command could not run: bad usage, or a file error
              3  a bug in uispec

            Example: uispec check
            """,
        version: ToolVersion.current,
        subcommands: [
            CheckCommand.self, GenerateCommand.self, RenderCommand.self, TokensCommand.self, LayoutCommand.self,
            DiffCommand.self, ReportCommand.self, ContrastCommand.self, ExplainCommand.self, InitCommand.self,
            ImportCommand.self, SchemaCommand.self, MergeCommand.self, MCPCommand.self,
        ])

    /// Without a subcommand nothing runs. This must not look like success, for example where the system does not pass
    /// the arguments on.
    func run() throws {
        Console.note(Self.helpMessage())
        throw ExitStatus.couldNotRun
    }
}
