import Foundation
import Pipeline
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

    @Test func `a folder that cannot be created exits 2`() throws {
        let tool = try Tool(["App": "a file"])
        defer { tool.remove() }
        let refused = try tool.run("init", "App")
        #expect(refused.status == 2)
        #expect(refused.errors.contains("cannot write App/"))
    }
}
