import Source
import Testing

@testable import Loading
@testable import Pipeline

/// `requires:` in a manifest.
@Suite struct RequiredVersionTests {
    private func load(_ files: [String: String], _ paths: [String] = []) throws -> [LoadedProject] {
        try ProjectLoader.load(paths, files: TestFiles(files), workingDirectory: TestFiles.workingDirectory)
    }

    private func refusal(of files: [String: String]) -> String? {
        do {
            _ = try load(files)
            return nil
        } catch {
            return (error as? RunFailure)?.message
        }
    }

    @Test func `a satisfied version requirement has no effect`() throws {
        let project = try #require(
            try load(["uispec.yaml": "uispec: 1\nrequires: '>=0.2, <1000'\nspecs: [a.yaml]\n", "a.yaml": ""]).first)
        #expect(project.diagnostics.map(\.message) == [])
    }

    @Test(arguments: [
        ["uispec.yaml": "uispec: 1\nrequires: \">=99\"\nlater: key\n"],
        ["uispec.yaml": "workspace: [App]\nrequires: \">=99\"\n", "App/uispec.yaml": "uispec: 1\n"],
    ])
    func `a project that requires a later version is refused by name`(files: [String: String]) {
        #expect(
            refusal(of: files)
                == "uispec.yaml:2:11: this project requires uispec >=99, and this is uispec \(ToolVersion.current); "
                + "install a version that it accepts")
    }

    @Test func `an imported project may require a version too`() {
        let message = refusal(of: [
            "uispec.yaml": "uispec: 1\nimports: [Common]\n", "Common/uispec.yaml": "uispec: 1\nrequires: \"<0.1\"\n",
        ])
        #expect(message?.hasPrefix("Common/uispec.yaml:2:11: this project requires uispec <0.1, and") ?? false)
    }

    @Test(arguments: ["latest", "0.2", "[1]", "~> 1"])
    func `a requirement that cannot be read is a finding`(text: String) throws {
        let project = try #require(try load(["uispec.yaml": "uispec: 1\nrequires: \(text)\n"]).first)
        #expect(project.diagnostics.map(\.rule) == [.mismatchedType])
        #expect(
            project.diagnostics.first?.message.hasPrefix("“requires” takes versions such as \">=0.2\", not ") ?? false)
    }
}
