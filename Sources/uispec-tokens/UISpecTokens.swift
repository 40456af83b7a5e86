import ArgumentParser
import Source
import Terminal

/// The root command of the small executable, which has the commands of `uispec` that lay out and draw nothing.
struct UISpecTokens: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "uispec-tokens",
        abstract: "Generate the design tokens of an iOS app, without drawing anything.",
        discussion: """
            These are commands of uispec, and write the same bytes. They need no libraries, fonts or icons. uispec has \
            all other commands.

            Commands use the nearest uispec.yaml, in the working directory or a folder above it.

            Exit codes:
              0  no errors
              1  errors in the tokens, or a stale file
              2  the command could not run: bad usage, or a file error
              3  a bug in uispec

            Example: uispec-tokens generate
            """,
        version: ToolVersion.current,
        subcommands: [GenerateCommand.self, TokensCommand.self, ImportCommand.self])

    /// Without a subcommand nothing runs. This must not look like success, for example where the system does not pass
    /// the arguments on.
    func run() throws {
        Console.note(Self.helpMessage())
        throw ExitStatus.couldNotRun
    }
}
