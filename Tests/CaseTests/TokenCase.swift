import Source
import TestProjects
import Testing

/// A folder of `Tests/Cases/tokens`: token files, a `uispec.yaml` where they need one, and `expected.yaml` with the
/// requirements of the standard, written by hand.
struct TokenCase: Sendable, CustomTestStringConvertible {
    /// The path below `Tests/Cases/tokens`, such as `types/number`.
    var name: String

    static let root = "Tests/Cases/tokens"
    private static let disk = RepositoryFiles()

    static let all: [TokenCase] = {
        let areas = (try? disk.list(root)) ?? []
        return areas.flatMap { area in
            ((try? disk.list("\(root)/\(area)")) ?? []).map { TokenCase(name: "\(area)/\($0)") }
        }.filter { disk.kind(of: "\($0.path)/\(expectation)") == .file }
    }()

    private static let expectation = "expected.yaml"

    var path: String { "\(Self.root)/\(name)" }
    var testDescription: String { name }

    // MARK: Open requirements

    /// Lines such as `values types/number`. Text after # is a comment.
    static let open: Set<String> = {
        let bytes = (try? disk.read("\(root)/open.txt")) ?? []
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        return Set(lines.map { $0.prefix { $0 != "#" }.split(separator: " ").joined(separator: " ") })
    }()

    /// Runs a test of this case. Its failure is a known issue if `open.txt` lists it.
    func meets(_ part: String, _ test: () async throws -> Void) async throws {
        guard Self.open.contains("\(part) \(name)") else { return try await test() }
        await withKnownIssue { try await test() }
    }

    // MARK: Files

    func expected() throws -> ExpectedTokens {
        try ExpectedTokens(text: text(Self.expectation))
    }

    /// The case as a project. Without a manifest, the first file with a usual name is the token file.
    func project() throws -> TestProject {
        var files: [String: String] = [:]
        for file in try Self.files(below: path, as: "") where file != Self.expectation {
            files[file] = try text(file)
        }
        if files["uispec.yaml"] == nil {
            let usual = ["theme.resolver.json", "tokens.json", "tokens.yaml"]
            let tokens = try #require(usual.first { files[$0] != nil }, "\(name) has no token file")
            files["uispec.yaml"] = Self.manifest(naming: tokens)
        }
        return TestProject(files: files)
    }

    /// A manifest without specs and with all appearances.
    static func manifest(naming tokens: String) -> String {
        """
        uispec: 1
        name: Case
        tokens: [\(tokens)]
        specs: []
        contexts:
          { appearance: [light, dark], contrast: [standard, increased], typeSize: [large], device: [iphone-15] }
        """
    }

    private func text(_ file: String) throws -> String {
        String(decoding: try Self.disk.read("\(path)/\(file)"), as: UTF8.self)
    }

    private static func files(below folder: String, as prefix: String) throws -> [String] {
        try disk.list(folder).flatMap { name in
            disk.kind(of: "\(folder)/\(name)") == .folder
                ? try files(below: "\(folder)/\(name)", as: "\(prefix)\(name)/") : [prefix + name]
        }
    }
}
