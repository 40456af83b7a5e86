import Foundation
import Testing

struct `uispec merge` {
    /// Four components, of which two have findings; one finding concerns the whole project.
    private static let files = Sample.faulty.merging([
        "tokens.yaml": Sample.tokens.replacing("} } }", with: "} }, unused: '#123456' }"),
        "specs/small.yaml": "component: Small\nbody: { text: お, label: お, action: x, height: 20 }\n",
        "specs/row.yaml": "component: Row\nbody: { hstack: [{ use: Chip }, { use: Small }] }\n",
    ]) { $1 }

    private static func shards(_ count: Int, in tool: Tool, _ options: String...) throws {
        for index in 1...count {
            let arguments = ["check", "--shard", "\(index)/\(count)", "--format", "blob", "--output", "\(index).blob"]
            let made = try tool.run(arguments + options)
            #expect(made.status == 0, "\(made.errors)")
            #expect(made.output == "")
        }
    }

    private static func blobs(_ count: Int) -> [String] { (1...count).map { "\($0).blob" } }

    @Test(arguments: 1...5)
    func `the merge of all shards is one check, byte for byte`(count: Int) throws {
        let tool = try Tool(Self.files)
        defer { tool.remove() }
        try Self.shards(count, in: tool)
        for format in ["text", "json", "sarif", "junit", "gitlab", "markdown"] {
            let whole = try tool.run("check", "--no-cache", "--format", format)
            let merged = try tool.run(["merge", "--format", format] + Self.blobs(count).reversed())
            #expect(whole.status == 1)
            #expect(merged.status == whole.status, "\(merged.errors)")
            #expect(merged.bytes == whole.bytes, "\(format)")
        }
    }

    @Test func `the merge has the projects and the rules of the shards`() throws {
        var files = ["uispec.yaml": "workspace: [A, B]\n"]
        for (path, text) in Self.files { for name in ["A", "B"] { files["\(name)/\(path)"] = text } }
        let tool = try Tool(files)
        defer { tool.remove() }
        try Self.shards(3, in: tool, "--only", "small-tap-target", "A", "B")
        let whole = try tool.run("check", "A", "B", "--no-cache", "--only", "small-tap-target", "--format", "json")
        let merged = try tool.run(["merge", "--format", "json", "--output", "all.json"] + Self.blobs(3))
        #expect(merged.status == 1, "\(merged.errors)")
        #expect(tool.data("all.json") == whole.bytes)
    }

    @Test func `a project with errors in its files is checked by the merge`() throws {
        let tool = try Tool(Self.files.merging(["specs/bad.yaml": "component: Bad\nbody: { txet: a }\n"]) { $1 })
        defer { tool.remove() }
        try Self.shards(2, in: tool)
        let whole = try tool.run("check", "--no-cache")
        let merged = try tool.run(["merge"] + Self.blobs(2))
        #expect(merged.status == 1 && merged.bytes == whole.bytes, "\(merged.errors)")
    }

    @Test(arguments: [
        (["1.blob", "3.blob"], "shard 2/3 missing"), (["2.blob"], "shards 1/3, 3/3 missing"),
        (["1.blob", "2.blob", "3.blob", "2.blob"], "are the same shard, 2/3"),
        (["1.blob", "2.blob", "other/3.blob"], "other/3.blob is of another check than 1.blob"),
        (["1.blob", "2.blob", "cut.blob"], "cut.blob is not a complete file"),
        (["1.blob", "2.blob", "tokens.yaml"], "tokens.yaml is not a complete file"),
        (["1.blob", "2.blob", "none.blob"], "cannot read none.blob"),
    ])
    func `a shard that is missing, double or foreign is an error`(blobs: [String], reason: String) throws {
        let tool = try Tool(Self.files)
        defer { tool.remove() }
        try Self.shards(3, in: tool, "--skip", "small-tap-target")
        for index in 1...3 {
            try FileManager.default.createDirectory(
                at: tool.folder.appending(path: "other"), withIntermediateDirectories: true)
            try tool.data("\(index).blob")?.write(to: tool.folder.appending(path: "other/\(index).blob"))
        }
        try Self.shards(3, in: tool)
        try tool.data("3.blob")?.dropLast(40).write(to: tool.folder.appending(path: "cut.blob"))
        let merged = try tool.run(["merge"] + blobs)
        #expect(merged.status == 2)
        #expect(merged.output == "")
        #expect(merged.errors.contains(reason), "\(merged.errors)")
    }

    @Test func `shards of other sources are foreign`() throws {
        let tool = try Tool(Self.files)
        defer { tool.remove() }
        try Self.shards(2, in: tool)
        try tool.write(Sample.chip.replacing("カフェ", with: "カフ"), to: "specs/chip.yaml")
        let merged = try tool.run(["merge"] + Self.blobs(2))
        #expect(merged.status == 2)
        #expect(merged.errors.contains("the shards are of other sources"), "\(merged.errors)")
    }

    @Test func `auto is the part that the system gives the machine`() throws {
        let tool = try Tool(Self.files)
        defer { tool.remove() }
        try Self.shards(2, in: tool)
        let arguments = ["check", "--shard", "auto", "--format", "blob", "--output", "auto.blob"]
        let variables = ["CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "2"]
        #expect(try tool.run(arguments, environment: variables).status == 0)
        #expect(tool.data("auto.blob") == tool.data("2.blob"))
        let unset = [
            "TEST_SHARD_INDEX", "CI_NODE_INDEX", "CIRCLE_NODE_INDEX", "BUILDKITE_PARALLEL_JOB", "JOB_COMPLETION_INDEX",
        ]
        let none = try tool.run(
            arguments, environment: Dictionary(uniqueKeysWithValues: unset.map { ($0, "") }))
        #expect(none.status == 2 && none.errors.contains("none is set"))
    }

    @Test(arguments: [
        ["--shard", "1/2"], ["--format", "blob", "--output", "a"], ["--shard", "1/2", "--format", "blob"],
        ["--shard", "0/2", "--format", "blob", "--output", "a"],
        ["--shard", "3/2", "--format", "blob", "--output", "a"],
        ["--shard", "1/9999", "--format", "blob", "--output", "a"],
        ["--shard", "1", "--format", "blob", "--output", "a"],
        ["--shard", "1/2", "--format", "json", "--output", "a"],
        ["--shard", "1/2", "--format", "blob", "--output", "a", "--strict"],
        ["--shard", "1/2", "--format", "blob", "--output", "a", "--device", "iphone-15"],
        ["--shard", "1/2", "--format", "blob", "--output", "a", "--fix"],
    ])
    func `options that do not fit a shard are refused`(options: [String]) throws {
        let tool = try Tool(Self.files)
        defer { tool.remove() }
        #expect(try tool.run(["check"] + options).status == 2)
        #expect(tool.data("a") == nil)
    }
}
