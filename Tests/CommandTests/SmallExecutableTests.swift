import Foundation
import Testing

/// The executable `uispec-tokens`, which has the commands of `uispec` that draw nothing.
struct `uispec-tokens` {
    private static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The projects of the repository that generate files.
    private static let projects: [String] = {
        let folders = ["Specs", "Examples/swiftpm"]
        let names = folders.flatMap { folder in
            (FileManager.default.enumerator(atPath: repository.appending(path: folder).path())?.allObjects ?? [])
                .compactMap { ($0 as? String).map { "\(folder)/\($0)" } }
        }
        return names.filter { name in
            guard name.hasSuffix("/uispec.yaml"), !name.contains("/.") else { return false }
            let text = try? String(contentsOf: repository.appending(path: name), encoding: .utf8)
            return text?.contains("\ngenerate:") ?? false
        }.sorted()
    }()

    /// The contents of the files in a folder, by path.
    private static func files(in folder: String, of tool: Tool) throws -> [String: Data] {
        let root = tool.folder.appending(path: folder)
        let names = FileManager.default.enumerator(atPath: root.path())?.allObjects as? [String] ?? []
        var files: [String: Data] = [:]
        for name in names {
            let url = root.appending(path: name)
            guard try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile ?? false else { continue }
            files[name] = try Data(contentsOf: url)
        }
        return files
    }

    /// Runs a command with both executables, each in its own folder, and returns what they printed.
    private static func both(_ arguments: [String], in tool: Tool) throws -> (large: Tool.Outcome, small: Tool.Outcome)
    {
        (
            try tool.run(arguments, in: "large"), try tool.run(arguments, in: "small", program: "uispec-tokens")
        )
    }

    private static func makeTool() throws -> Tool { try Tool(["large/notes": "", "small/notes": ""]) }

    @Test func `the projects are found`() {
        #expect(Self.projects.count > 4)
        #expect(Self.projects.contains("Specs/tokyo-friends/uispec.yaml"))
    }

    @Test(arguments: projects)
    func `generate writes the same bytes as uispec`(project: String) throws {
        let tool = try Self.makeTool()
        defer { tool.remove() }
        let path = Self.repository.appending(path: project).path()
        // Without --only, an output outside of the chosen folder is an error.
        for options in [["--depfile", "rule"], ["--only", "swift"], ["--list-inputs"]] {
            let (large, small) = try Self.both(["generate", path, "--into", "out"] + options, in: tool)
            #expect(large.status == small.status, "\(small.errors)")
            // Lists have absolute paths.
            #expect(large.output == small.output.replacing("/small/", with: "/large/"))
            #expect(large.errors == small.errors.replacing("/small/", with: "/large/"))
        }
        let files = try Self.files(in: "large/out", of: tool)
        #expect(!files.isEmpty)
        #expect(try Self.files(in: "small/out", of: tool) == files)
        #expect(tool.text("small/rule")?.replacing("/small/", with: "/large/") == tool.text("large/rule"))
    }

    @Test func `a stale file is shown as uispec shows it`() throws {
        let tool = try Self.makeTool()
        defer { tool.remove() }
        for (path, text) in Sample.clean {
            for folder in ["large", "small"] { try tool.write(text, to: "\(folder)/\(path)") }
        }
        let (large, small) = try Self.both(["generate", "--verify"], in: tool)
        #expect(large.status == 1 && small.status == 1)
        #expect(small.output.hasPrefix("--- ") && large.output == small.output)
        #expect(large.errors == small.errors)
    }

    @Test(arguments: [["tokens"], ["tokens", "--format", "json"], ["tokens", "--format", "dtcg", "--all"]])
    func `tokens prints the same as uispec`(arguments: [String]) throws {
        let tool = try Self.makeTool()
        defer { tool.remove() }
        let path = Self.repository.appending(path: "Specs/marinee").path()
        let (large, small) = try Self.both(arguments + [path], in: tool)
        #expect(large.status == small.status)
        #expect(!large.output.isEmpty && large.output == small.output)
        #expect(large.errors == small.errors)
    }

    @Test func `import writes the same files as uispec`() throws {
        let tool = try Self.makeTool()
        defer { tool.remove() }
        for folder in ["large", "small"] {
            try tool.write(
                #"{ "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } }"#,
                to: "\(folder)/export.json")
        }
        let (large, small) = try Self.both(["import", "export.json"], in: tool)
        #expect(large.status == 0 && small.status == 0, "\(small.errors)")
        #expect(large.output == small.output && large.errors == small.errors)
        let files = try Self.files(in: "large/Tokens", of: tool)
        #expect(files.count > 1)
        #expect(try Self.files(in: "small/Tokens", of: tool) == files)
    }

    @Test func `all other commands are refused`() throws {
        let tool = try Tool(Sample.clean)
        defer { tool.remove() }
        let check = try tool.run(["check"], program: "uispec-tokens")
        #expect(check.status == 2)
        #expect(check.errors == "error: unknown command “check”; the commands are generate, tokens, import\n")
        let path = try tool.run(["uispec.yaml"], program: "uispec-tokens")
        #expect(path.errors.hasSuffix("run uispec-tokens generate uispec.yaml\n"), "\(path.errors)")
        #expect(try tool.run([], program: "uispec-tokens").status == 2)
        #expect(try tool.run(["--version"], program: "uispec-tokens").output == tool.run(["--version"]).output)
    }
}
