import ArgumentParser
import Pipeline
import Reports
import Source

struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Writes JSON Schemas of the files that are written by hand, for editors.",
        discussion: """
            Docs/language.md tells how an editor finds them.

            Example: uispec schema --output .uispec
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case json
        case markdown
    }

    @Argument(help: "manifest, spec, tokens or acceptance; all of them where none is given.") var kind: SchemaKind?
    @Option(help: "Write the schemas to this folder instead of standard output.", completion: .directory)
    var output: String?
    @Option(help: "json, or markdown: the reference of the language, which is made of the same tables.")
    var format: Format = .json

    func validate() throws {
        if format == .markdown, kind != nil || output != nil {
            throw ValidationError("--format markdown is of all kinds, and goes to standard output")
        }
        if format == .json, kind == nil, output == nil {
            let kinds = SchemaKind.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("name a kind – \(kinds) –, or a folder for all of them with --output")
        }
    }

    mutating func run() throws {
        let run = SchemaRun()
        if format == .markdown { return Console.write(LanguageReference.page) }
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
