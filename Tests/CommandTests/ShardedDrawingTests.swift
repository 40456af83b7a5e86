import Foundation
import Testing

struct `Drawings of several machines` {
    /// Components with and without findings, and a screen for the storyboard.
    private static let files = Sample.faulty.merging([
        "specs/row.yaml": "component: Row\nbody: { hstack: [{ use: Chip }, { use: Badge }] }\n",
        "specs/home.yaml": "screen: Home\nbody: { vstack: [{ use: Row }, { text: こんにちは }] }\n",
    ]) { $1 }

    /// The files of the output folder that do not depend on the machine.
    private static func drawn(_ tool: Tool) throws -> [String: Data] {
        let folder = tool.folder.appending(path: "out")
        let paths = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
        var files: [String: Data] = [:]
        for path in paths where !path.hasPrefix("cache") { files[path] = tool.data("out/\(path)") }
        return files
    }

    private static func shards(_ command: String, _ count: Int, in tool: Tool, _ options: [String] = []) throws {
        for index in 1...count {
            let made = try tool.run([command, "--shard", "\(index)/\(count)", "--blob", "\(index).blob"] + options)
            #expect(made.status == 0, "\(made.errors)")
        }
    }

    private static func blobs(_ count: Int) -> [String] { (1...count).map { "\($0).blob" } }

    @Test(arguments: [(1, []), (2, ["--scale", "1"]), (3, ["--annotate"]), (5, ["--format", "pdf"])])
    func `the merge of render is one render, byte for byte`(count: Int, options: [String]) throws {
        let (whole, divided) = (try Tool(Self.files), try Tool(Self.files))
        defer { [whole, divided].forEach { $0.remove() } }
        #expect(try whole.run(["render"] + options).status == 0)
        try Self.shards("render", count, in: divided, options)
        #expect(divided.data("out/mockups.json") == nil)
        let merged = try divided.run(["merge"] + Self.blobs(count).reversed())
        #expect(merged.status == 0, "\(merged.errors)")
        let expected = try Self.drawn(whole)
        #expect(expected.count > 8)
        #expect(try Self.drawn(divided) == expected)
    }

    @Test func `the merge draws only what is missing or damaged`() throws {
        let (whole, divided) = (try Tool(Self.files), try Tool(Self.files))
        defer { [whole, divided].forEach { $0.remove() } }
        #expect(try whole.run("render").status == 0)
        try Self.shards("render", 2, in: divided)
        let pictures = try Self.drawn(divided).keys.filter { $0.hasSuffix(".png") }.sorted()
        let (missing, torn) = (try #require(pictures.first), try #require(pictures.last))
        #expect(missing.hasPrefix("png/") && torn.hasPrefix("sheets/"))
        try divided.delete("out/\(missing)")
        let half = try #require(divided.data("out/\(torn)")).prefix(1_000)
        try Data(half).write(to: divided.folder.appending(path: "out/\(torn)"))
        let kept = try pictures.dropFirst().dropLast().map { try divided.modificationDate("out/\($0)") }
        #expect(try divided.run(["merge"] + Self.blobs(2)).status == 0)
        #expect(try Self.drawn(divided) == Self.drawn(whole))
        #expect(try pictures.dropFirst().dropLast().map { try divided.modificationDate("out/\($0)") } == kept)
    }

    @Test(arguments: [1, 3])
    func `the merge of report is one report, byte for byte`(count: Int) throws {
        let (whole, divided) = (try Tool(Self.files), try Tool(Self.files))
        defer { [whole, divided].forEach { $0.remove() } }
        #expect(try whole.run("report").status == 0)
        try Self.shards("report", count, in: divided)
        let merged = try divided.run(["merge"] + Self.blobs(count))
        #expect(merged.output.contains("wrote out/report/index.html: 5 mock-ups"), "\(merged.errors)")
        #expect(try Self.drawn(divided) == Self.drawn(whole))
        #expect(try whole.run("report", "--output", "page.html").status == 0)
        #expect(try divided.run(["merge", "--output", "page.html"] + Self.blobs(count)).status == 0)
        #expect(divided.data("page.html") == whole.data("page.html"))
    }

    @Test func `a shard that is missing, double or foreign is an error`() throws {
        let tool = try Tool(Self.files)
        defer { tool.remove() }
        try Self.shards("report", 2, in: tool)
        try FileManager.default.moveItem(
            at: tool.folder.appending(path: "2.blob"), to: tool.folder.appending(path: "report.blob"))
        try Self.shards("render", 2, in: tool)
        for (blobs, reason) in [
            (["1.blob"], "shard 2/2 missing"), (["1.blob", "2.blob", "1.blob"], "are the same shard, 1/2"),
            (["1.blob", "report.blob"], "report.blob is of another render than 1.blob"),
        ] {
            let merged = try tool.run(["merge"] + blobs)
            #expect(merged.status == 2 && merged.errors.contains(reason), "\(merged.errors)")
        }
        #expect(try tool.run(["merge", "--strict"] + Self.blobs(2)).status == 2)
        #expect(try tool.run(["merge", "--output", "a"] + Self.blobs(2)).status == 2)
        try tool.write(Sample.chip.replacing("カフェ", with: "カフ"), to: "specs/chip.yaml")
        let changed = try tool.run(["merge"] + Self.blobs(2))
        #expect(changed.status == 2 && changed.errors.contains("of other sources"), "\(changed.errors)")
        #expect(tool.data("out/mockups.json") == nil)
    }

    @Test(arguments: [
        ["render", "--shard", "1/2"], ["render", "--blob", "a"], ["render", "--weights", "w.json"],
        ["render", "--shard", "1/2", "--blob", "a", "--component", "Chip"],
        ["render", "--shard", "1/2", "--blob", "a", "--device", "iphone-15"],
        ["render", "--shard", "1/2", "--blob", "a", "--verify"], ["render", "--shard", "1/2", "--blob", "a", "--qa"],
        ["report", "--shard", "1/2", "--blob", "a", "--output", "b"],
        ["report", "--shard", "1/2", "--blob", "a", "--verify"],
        ["check", "--weights", "w.json"],
        ["check", "--shard", "1/2", "--format", "blob", "--output", "a", "--weights", "none.json"],
        ["check", "--shard", "1/2", "--format", "blob", "--output", "a", "--weights", "w.json"],
    ])
    func `options that do not fit a shard are refused`(arguments: [String]) throws {
        let tool = try Tool(Self.files.merging(["w.json": #"{ "Chip": -1 }"#]) { $1 })
        defer { tool.remove() }
        #expect(try tool.run(arguments).status == 2)
        #expect(tool.data("a") == nil)
    }

    @Test func `a file of weights decides the division, and is the same for all shards`() throws {
        let tool = try Tool(Self.files.merging(["w.json": #"{ "Chip": 100, "Home": 1.5 }"#]) { $1 })
        defer { tool.remove() }
        let weights = ["--weights", "w.json"]
        for index in 1...2 {
            let arguments = ["check", "--shard", "\(index)/2", "--format", "blob", "--output", "\(index).blob"]
            #expect(try tool.run(arguments + weights).status == 0)
        }
        // Chip is alone in the first shard.
        #expect(try #require(tool.text("1.blob")).split(separator: "\n").count { $0.contains("\"component\"") } == 1)
        let whole = try tool.run("check", "--no-cache")
        let merged = try tool.run("merge", "1.blob", "2.blob")
        #expect(merged.bytes == whole.bytes, "\(merged.errors)")
        #expect(try tool.run("check", "--shard", "2/2", "--format", "blob", "--output", "2.blob").status == 0)
        #expect(try tool.run("merge", "1.blob", "2.blob").errors.contains("another check"))
    }
}
