import ArgumentParser
import Loading
import Pipeline
import Reports
import Source
import Terminal

struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Write JSON Schemas of the files that uispec reads and writes.",
        discussion: """
            Docs/language.md explains how to use them in an editor. The kinds findings, layout, mockups, \
            resolved-tokens and diff describe the JSON that check, layout, render, tokens and diff write, signoff a \
            line of signoff.jsonl, and blob the first line of a file of --shard.

            Example: uispec schema --output .uispec
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case json
        case markdown
    }

    @Argument(help: "Kind of file. (default: all kinds, with --output)") var kind: SchemaKind?
    @Option(
        help: ArgumentHelp("Write the schemas to this folder instead of standard output.", valueName: "folder"),
        completion: .directory)
    var output: String?
    @Option(help: "Output format; markdown is the language reference.")
    var format: Format = .json

    func validate() throws {
        if format == .markdown, kind != nil || output != nil {
            throw ValidationError(
                "--format markdown covers all kinds and prints to standard output; leave out KIND and --output")
        }
        if format == .json, kind == nil, output == nil {
            let kinds = SchemaKind.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("name a kind (\(kinds)), or write all kinds to a folder with --output")
        }
    }

    mutating func run() throws {
        let run = SchemaRun()
        if format == .markdown { return Console.write(LanguageReference.page(devices: run.devices)) }
        guard let output else { return Console.write(kind.map(run.text) ?? "") }
        for kind in kind.map({ [$0] }) ?? SchemaKind.allCases {
            let path = "\(output)/\(kind.fileName)"
            do { try DiskFileSystem().write(Array(run.text(kind).utf8), to: path) } catch {
                throw RunFailure.file(error)
            }
            Console.write("wrote \(path)\n")
        }
    }
}

extension SchemaKind: ExpressibleByArgument {}
