import Checks
package import Source
package import Texts

/// A finding that a command other than `check` reports. It is not a rule: nothing configures or waives it.
package struct CommandFinding: Sendable {
    package let id: RuleID
    /// The command that reports it.
    let command: String
    let summary: String
    let fixing: String

    package static let all = [
        CommandFinding(
            id: "edited-token", command: "import",
            summary: "a token that an import leaves as it was edited by hand",
            fixing: """
                Nothing, if the edit should stay. To take the value of the source, write it into the file: the next \
                import --update then changes it again. Values, names and deleted tokens count as edits, because they \
                differ from import.lock.
                """),
        CommandFinding(
            id: "left-out-token", command: "generate",
            summary: """
                tokens without a valid value and second definitions of tokens, which generated files do not contain
                """,
            fixing: """
                Run check for the errors in the tokens and in what they refer to. With --strict nothing is generated.
                """
        ),
        CommandFinding(
            id: "inexpressible-value", command: "generate",
            summary: "a part of a value that the language of a generated file cannot express",
            fixing: "Exclude the token from this file, or accept the loss that the message names."),
        CommandFinding(
            id: "unusable-name", command: "generate",
            summary: "a name in the manifest that does not compile in the generated source",
            fixing: "Write another name under generate: in uispec.yaml."),
        CommandFinding(
            id: "unsafe-output", command: "generate",
            summary: "an output that would overwrite a file of the project or be read as one",
            fixing: "Write another path under generate: in uispec.yaml."),
        CommandFinding(
            id: "foreign-file", command: "generate",
            summary: "a file in a generated folder that uispec did not write",
            fixing: "Move the file to another folder, or delete it."),
    ]

    /// The finding in the layout of the page of a rule.
    package func page(style: TerminalStyle) -> String {
        [
            "\(style.bold(id.rawValue)) (reported by uispec \(command))",
            RuleText.paragraph(summary.prefix(1).uppercased() + summary.dropFirst() + "."),
            style.bold("How to fix") + "\n" + RuleText.paragraph(fixing),
        ].joined(separator: "\n\n") + "\n"
    }
}
