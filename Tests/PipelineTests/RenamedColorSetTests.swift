import Generation
import Loading
import Pipeline
import Source
import Testing

/// Tokens whose names change only in case, on a file system that ignores case.
@Suite struct RenamedColorSetTests {
    private static let manifest = """
        uispec: 1
        name: App
        tokens: [tokens.yaml]
        output: Out
        generate: { xcassets: { path: C.xcassets } }

        """

    private func generate(_ files: CaselessFiles, isVerifying: Bool = false) async throws -> GenerateRun.Result {
        let projects = try ProjectLoader.load(
            ["uispec.yaml"], files: files, workingDirectory: TestFiles.workingDirectory)
        return try GenerateRun(try #require(projects.first), files: files, isVerifying: isVerifying).run()
    }

    private func write(_ group: String, _ name: String, _ value: String, to files: CaselessFiles) {
        let text = "\(group): { $type: color, \(name): { $value: \"\(value)\" }, other: { $value: \"#445566\" } }\n"
        files.write(Array(text.utf8), to: "tokens.yaml")
    }

    @Test(arguments: [
        ("color", "Accent", "#112233"), ("color", "Accent", "#332211"), ("Color", "accent", "#112233"),
        ("COLOR", "ACCENT", "#332211"),
    ])
    func `keep their color sets under the new name`(_ group: String, _ name: String, _ value: String) async throws {
        let files = CaselessFiles(["uispec.yaml": Self.manifest])
        write("color", "accent", "#112233", to: files)
        _ = try await generate(files)
        write(group, name, value, to: files)
        let stale = try await generate(files, isVerifying: true)
        #expect(
            stale.outputs.contains { output in
                if case .stale(let diff) = output.status {
                    return output.path.contains("/\(name).colorset/") && diff.contains("\n+")
                }
                return false
            })
        let result = try await generate(files)
        #expect(result.diagnostics.isEmpty)
        let expected = [
            "Contents.json", "\(group)/\(name).colorset/Contents.json", "\(group)/other.colorset/Contents.json",
            "\(group)/Contents.json",
        ].map { "Out/C.xcassets/\($0)" }
        #expect(files.paths.filter { $0.hasPrefix("Out/") } == expected.sorted())
        let accent = try files.read("Out/C.xcassets/\(group)/\(name).colorset/Contents.json")
        let red = value == "#112233" ? "0.067" : "0.200"
        #expect(String(decoding: accent, as: UTF8.self).contains("\"red\" : \"\(red)\""))
        #expect(try await generate(files, isVerifying: true).outputs.allSatisfy { $0.status == .upToDate })
    }
}
