import Generation
import Loading
import Pipeline
import Project
import Source
import Tokens
import YAML

/// Token files and resolver documents: everything that is generated from them, and their import as YAML.
enum TokenTarget {
    private static let head = "uispec: 1\nname: Fuzz\ncontexts: { appearance: all, contrast: all }\n"
    private static let outputs =
        "generate: { swift: { path: T.swift, type: T }, css: { path: t.css }, xcassets: { path: C.xcassets },"
        + " dtcg: { path: t.json } }\n"

    static func tokens(_ input: [UInt8]) {
        let isJSON = input.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "{")
        generate(InputFiles(input, default: isJSON ? "tokens.json" : "tokens.yaml"))
    }

    static func resolver(_ input: [UInt8]) { generate(InputFiles(input, default: "t.resolver.json")) }

    private static func generate(_ input: InputFiles) {
        let names = input.files.keys.filter { $0 != "uispec.yaml" }.sorted()
        let listed = names.map { "\"\($0.filter { $0 != "\"" && $0 != "\\" })\"" }.joined(separator: ", ")
        let files = DiscardingFiles(input.over(["uispec.yaml": head + outputs + "tokens: [\(listed)]\n"]))
        guard let project = FuzzProject.load(files) else { return }
        FuzzProject.checkPlaces(project.diagnostics, in: project.sources)
        let text = TokensRun(project, includesBuiltIn: false).dtcg().text
        let written = SourceFile(path: "t.json", text: text)
        let problems = DocumentReader.read(written, id: FileID(rawValue: 0)).diagnostics
        Violation.check(problems.isEmpty, "the tokens are not JSON: \(problems.first?.message ?? "")")
        let run = GenerateRun(project, files: files, isVerifying: false)
        let result = try? run.run()
        FuzzProject.checkPlaces(result?.diagnostics ?? [], in: project.sources)
    }

    /// The YAML that an import writes can be read.
    static func `import`(_ input: [UInt8]) {
        let isJSON = input.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "{")
        let files = KeepingFiles(InputFiles(input, default: isJSON ? "tokens.json" : "tokens.yaml").files)
        let result = try? ImportRun.run(
            files.paths, into: "Imported", inputs: ResolverInputs(), isDry: false, files: files,
            workingDirectory: InputFolder.path)
        guard let result else { return }
        FuzzProject.checkPlaces(result.diagnostics, in: result.sources)
        for path in result.files.map(\.path) where path.hasSuffix(".yaml") {
            let file = SourceFile(path: path, bytes: (try? files.read(path)) ?? [])
            let problems = DocumentReader.read(file, id: FileID(rawValue: 0)).diagnostics
            Violation.check(problems.isEmpty, "\(path) cannot be read: \(problems.first?.message ?? "")")
        }
    }
}
