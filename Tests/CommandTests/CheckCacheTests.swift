import Foundation
import Source
import Testing

/// `check` with a cache: unchanged projects are not checked again.
struct `uispec check with a cache` {
    private static let again = "nothing changed since the last check"

    /// The path of the cache file; one combination of arguments has been used.
    private static func cache(of tool: Tool) throws -> String {
        let names = try FileManager.default.contentsOfDirectory(atPath: tool.folder.path + "/out/cache")
        return "out/cache/" + (try #require(names.first { $0.hasPrefix("check-") }))
    }

    @Test func `the second run repeats the output and the status`() throws {
        for sample in [Sample.clean, Sample.faulty] {
            let tool = try Tool(sample)
            defer { tool.remove() }
            let first = try tool.run("check")
            #expect(!first.errors.contains(Self.again))
            let second = try tool.run("check")
            #expect(second.errors.contains(Self.again))
            #expect(second.output == first.output)
            #expect(second.status == first.status)
            #expect(try !tool.run("check", "--no-cache").errors.contains(Self.again))
            // Other arguments have their own result.
            #expect(try !tool.run("check", "--format", "json").errors.contains(Self.again))
        }
    }

    @Test func `an added, changed or removed file is checked`() throws {
        let tool = try Tool(Sample.clean)
        defer { tool.remove() }
        func isKnown() throws -> Bool { try tool.run("check").errors.contains(Self.again) }
        #expect(try !isKnown())
        #expect(try isKnown())
        let path = try #require(Sample.clean.keys.sorted().first { $0.hasSuffix(".yaml") && $0 != "uispec.yaml" })
        let text = try #require(tool.text(path))
        try tool.write(text + "# more\n", to: path)
        #expect(try !isKnown())
        try tool.write(text, to: path)
        #expect(try !isKnown())
        #expect(try isKnown())
    }

    @Test(arguments: [["--cache", "../kept"], []])
    func `a shared folder answers for another checkout`(_ options: [String]) throws {
        var files: [String: String] = [:]
        for (path, text) in Sample.clean { for name in ["one", "two"] { files["\(name)/\(path)"] = text } }
        let tool = try Tool(files)
        defer { tool.remove() }
        let environment = options.isEmpty ? ["UISPEC_CACHE": "../kept"] : [:]
        func check(in folder: String) throws -> Tool.Outcome {
            try tool.run(["check", "--times"] + options, environment: environment, in: folder)
        }
        let first = try check(in: "one")
        #expect(!first.errors.contains("bind\t0.000"), "\(first.errors)")
        #expect(try tool.names(in: "kept").count == 1)
        #expect(try !tool.names(in: "one").contains("out"))
        let second = try check(in: "two")
        #expect(second.errors.contains("bind\t0.000"), "\(second.errors)")
        #expect(second.output == first.output)
    }

    @Test func `a shared folder that cannot be used changes no result`() throws {
        let tool = try Tool(Sample.faulty.merging(["file": ""]) { $1 })
        defer { tool.remove() }
        let expected = try tool.run("check", "--no-cache")
        for folder in ["file", "file/inside"] {
            let found = try tool.run("check", "--cache", folder)
            #expect(found.output == expected.output)
            #expect(found.status == expected.status)
        }
        #expect(try tool.run("check", "--cache", "x", "--no-cache").status == 2)
        #expect(try tool.run("check", "--cache", "").status == 2)
    }

    @Test func `a truncated, changed or outdated cache is ignored`() throws {
        let tool = try Tool(Sample.faulty)
        defer { tool.remove() }
        let first = try tool.run("check")
        let path = try Self.cache(of: tool)
        let whole = try #require(tool.text(path))
        for spoiled in [
            "", "{", String(whole.prefix(whole.count / 2)),
            whole.replacing("\"failed\": true", with: "\"failed\": false"),
            whole.replacing("\"version\": 1", with: "\"version\": 2"),
            whole.replacing("\(ToolVersion.current) ", with: "0.0.9 "),
        ] {
            #expect(spoiled != whole)
            try tool.write(spoiled, to: path)
            let again = try tool.run("check")
            #expect(!again.errors.contains(Self.again))
            #expect(again.output == first.output)
            #expect(again.status == first.status)
        }
    }
}
