package import ArgumentParser
import Generation
import Loading
import Project
import Source
import Texts
import Tokens

/// `import`: writes the tokens of other tools as YAML.
package struct ImportCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Write the tokens of another tool as YAML token files.",
        discussion: """
            Reads DTCG files and resolver documents, exports of Figma's variables, Tokens Studio, Style Dictionary and \
            asset catalogs. Each guess is a note with its place. Existing files are never overwritten; --update edits \
            those of an earlier import and keeps their comments, order and hand-written descriptions.

            Example: uispec import Export --into Tokens --mode dark=theme:dark
            """)

    @Argument(help: "Token files, folders of them, and asset catalogs (.xcassets).", completion: .file())
    var sources: [String]
    @Option(help: "Folder for the YAML files.", completion: .directory) var into = "Tokens"
    @Option(
        help: ArgumentHelp(
            "Context of a modifier, theme group or collection with the values for an appearance: dark=theme:night.",
            valueName: "mode=modifier:context"))
    var mode: [String] = []
    @Flag(help: "Edit the files of an earlier import. What was edited by hand stays.") var update = false
    @Flag(help: "Write nothing; print a diff.") var dryRun = false
    @Flag(help: "Exit with 1 if anything was guessed or departs from the standard.") var strict = false
    @OptionGroup var reach: ReachOptions
    @OptionGroup var display: OutputOptions

    package init() {}

    package mutating func run() throws {
        let result = try ImportRun.run(
            sources, into: into, inputs: try inputs(), isDry: dryRun, isUpdate: update, files: DiskFileSystem(),
            workingDirectory: DiskFileSystem.workingDirectory, allowsOutside: reach.allowOutside)
        Console.write(DiagnosticText(style: display.style).text(result.diagnostics, in: result.sources))
        for file in result.files {
            switch file.status {
            case .written: Console.write("wrote \(file.path)\n")
            case .upToDate: Console.write("\(file.path) is up to date\n")
            case .removed: Console.write("removed \(file.path)\n")
            case .pending(let diff): Console.write(diff)
            }
        }
        Console.note((result.count == 1 ? "1 token" : "\(result.count) tokens") + Self.text(result.changes))
        let isFailure = result.diagnostics.contains { $0.severity == .error || strict }
        if isFailure { throw ExitStatus.findings }
    }

    /// `: 2 changed, 1 added`; empty for the first import.
    private static func text(_ changes: ImportRun.Changes?) -> String {
        guard let changes else { return "" }
        let parts = [
            (changes.changed, "changed"), (changes.renamed, "renamed"), (changes.added, "added"),
            (changes.removed, "removed"),
        ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        return ": " + (parts.isEmpty ? "none changed" : parts.joined(separator: ", "))
    }

    private func inputs() throws -> ResolverInputs {
        var inputs = ResolverInputs()
        for text in mode {
            guard inputs.add(mode: text) else {
                throw ValidationError(
                    "--mode takes \(ResolverInputs.modeNames.joined(separator: ", ")) with a modifier and its context, "
                        + "such as dark=theme:night, not “\(text)”")
            }
        }
        return inputs
    }
}
