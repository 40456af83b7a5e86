package import ArgumentParser
package import Texts

/// How a command prints its output.
package struct OutputOptions: ParsableArguments {
    @Option(help: ArgumentHelp("When to color the output.", valueName: "when"))
    package var color: ColorChoice = .auto

    package init() {}

    /// The style of standard output.
    package var style: TerminalStyle { color.style(of: 1) }
}
