import Foundation
import Pipeline
import Source
import Testing

struct `uispec init` {
    private static let data = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources/Pipeline/Starter/Data")

    @Test func `its project is the one in the repository`() throws {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.data.path()).filter {
            var isFolder: ObjCBool = false
            let path = Self.data.appending(path: $0).path()
            return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
        }
        #expect(paths.sorted() == StarterFiles.files.map(\.path), "run Scripts/embed-starter")
        for (path, embedded) in StarterFiles.files {
            let text = try String(contentsOf: Self.data.appending(path: path), encoding: .utf8)
            #expect(embedded == text, "\(path) has changed: run Scripts/embed-starter")
        }
    }

    @Test func `the project has no findings, can be drawn and generated`() throws {
        let tool = try Tool()
        defer { tool.remove() }
        let made = try tool.run("init", "Walks")
        #expect(made.status == 0, "\(made.errors)")
        for (path, _) in StarterFiles.files {
            #expect(made.output.contains("wrote Walks/\(path)\n"))
            #expect(tool.text("Walks/\(path)") != nil)
        }
        #expect(made.output.contains("cd Walks\n"))
        #expect(tool.text("Walks/uispec.yaml")?.contains("name: \"Walks\"\n") == true)
        let checked = try tool.run("check", "--strict", in: "Walks")
        #expect(checked.status == 0, "\(checked.output)")
        #expect(checked.output.contains("0 errors, 0 warnings, 0 waived"))
        #expect(checked.output.contains(" 48 contexts"))
        #expect(try tool.run("generate", in: "Walks").status == 0)
        #expect(try tool.run("generate", "--verify", in: "Walks").status == 0)
        let drawn = try tool.run("render", "--component", "Walks", "--scale", "1", in: "Walks")
        #expect(drawn.status == 0, "\(drawn.errors)")
    }

    @Test func `without a folder it uses the working directory and its name`() throws {
        let tool = try Tool(["My “app” \\ \"1\"/notes.txt": ""])
        defer { tool.remove() }
        let made = try tool.run("init", in: "My “app” \\ \"1\"")
        #expect(made.status == 0, "\(made.errors)")
        #expect(!made.output.contains("cd "))
        let tokens = try tool.run("check", "--format", "json", in: "My “app” \\ \"1\"")
        #expect(tokens.status == 0, "\(tokens.output)")
        let manifest = tool.text("My “app” \\ \"1\"/uispec.yaml")
        #expect(manifest?.contains(#"name: "My “app” \\ \"1\"""#) == true)
    }

    @Test(arguments: StarterFiles.files.map(\.path))
    func `existing files are not overwritten, and nothing else is written`(path: String) throws {
        let tool = try Tool(["App/\(path)": "mine"])
        defer { tool.remove() }
        let refused = try tool.run("init", "App")
        #expect(refused.status == 2)
        #expect(refused.errors.contains("App/\(path) already exists"))
        #expect(refused.output == "")
        #expect(tool.text("App/\(path)") == "mine")
        for (other, _) in StarterFiles.files where other != path { #expect(tool.text("App/\(other)") == nil) }
    }

    @Test func `the workflow is at the root of the repository and works in the project's folder`() throws {
        let tool = try Tool([".git/HEAD": "", "apps/notes.txt": ""])
        defer { tool.remove() }
        let made = try tool.run("init", "My \"App\" ☕", in: "apps")
        #expect(made.status == 0, "\(made.errors)")
        #expect(made.output.contains("wrote ../.github/workflows/uispec.yml\n"), "\(made.output)")
        #expect(made.output.contains("  cd 'My \"App\" ☕'\n"))
        #expect(made.output.contains("GitHub runs ../.github/workflows/uispec.yml"))
        #expect(tool.text("apps/My \"App\" ☕/.github/workflows/uispec.yml") == nil)
        let workflow = try #require(tool.text(".github/workflows/uispec.yml"))
        #expect(workflow.contains(#"working-directory: "apps/My \"App\" ☕""#))
        #expect(workflow.contains("\n            apps/My \"App\" ☕/Output/png\n"))
        // A second project of the repository has a workflow of its own.
        #expect(try tool.run("init", "Second").status == 0)
        #expect(tool.text(".github/workflows/uispec-second.yml")?.contains(#"working-directory: "Second""#) == true)
        #expect(try tool.run("init", "Second").status == 2)
    }

    @Test func `at the root of a repository the workflow works in the repository's folder`() throws {
        let tool = try Tool([".git": "gitdir: elsewhere"])
        defer { tool.remove() }
        let made = try tool.run("init")
        #expect(made.output.contains("GitHub runs .github/workflows/uispec.yml on every push"), "\(made.output)")
        #expect(tool.text(".github/workflows/uispec.yml")?.contains("working-directory: \".\"") == true)
    }

    @Test func `the workflow uses this version, and actions by their commits`() throws {
        let file = StarterFiles.files.first { $0.path == ".github/workflows/uispec.yml" }
        let workflow = try #require(file?.text)
        #expect(workflow.contains("'v\(ToolVersion.current)'"))
        let actions = workflow.matches(of: /uses: [^@\n]+@(\S+)/).map(\.1)
        #expect(actions.count == 4)
        #expect(actions.allSatisfy { $0.count == 40 && $0.allSatisfy(\.isHexDigit) })
        #expect(
            workflow.matches(of: /actions\/checkout@/).count == workflow.matches(of: /persist-credentials: false/).count
        )
    }

    @Test func `drawn sheets can be committed and verified`() throws {
        let tool = try Tool()
        defer { tool.remove() }
        let made = try tool.shell("git init -q && uispec init > /dev/null && uispec render > /dev/null && git add -A")
        #expect(made.status == 0, "\(made.errors)")
        let added = try tool.shell("git ls-files Output").output.split(separator: "\n")
        #expect(added.contains("Output/sheets/Walks.png") && added.contains("Output/sheets/tokens.png"))
        #expect(added.allSatisfy { $0.hasPrefix("Output/sheets/") || $0 == "Output/mockups.json" })
        #expect(try tool.run("render", "--verify").status == 0)
    }

    @Test func `a folder that cannot be created exits 2`() throws {
        let tool = try Tool(["App": "a file"])
        defer { tool.remove() }
        let refused = try tool.run("init", "App")
        #expect(refused.status == 2)
        #expect(refused.errors.contains("cannot write App/"))
    }
}
