import Foundation
import Testing

/// Paths in reports for CI, which must not depend on where the command runs.
struct `uispec check for a CI` {
    private static let formats = [
        "sarif", "junit", "junit-locations", "github", "gitlab", "markdown", "rdjsonl", "xcode",
    ]

    /// The variables of a CI that may run these tests.
    private static let outside = ["GITHUB_WORKSPACE": "", "CI_PROJECT_DIR": "", "GITHUB_STEP_SUMMARY": ""]

    /// A project in the folder `ios`, with a faulty file whose name has a space and Japanese.
    ///
    /// - Parameter git: Further files, such as those of a repository.
    private func tool(_ git: [String: String]) throws -> Tool {
        var files = Dictionary(uniqueKeysWithValues: Sample.clean.map { ("ios/" + $0, $1) })
        files["ios/specs/仕 様.yaml"] = Sample.badge
        files["other/a.txt"] = ""
        return try Tool(files.merging(git) { _, new in new })
    }

    private func report(_ tool: Tool, _ format: String, in folder: String = "ios", _ more: [String: String] = [:])
        throws
        -> String
    {
        let project = ["ios": ".", "": "ios", "other": "../ios", "ios/specs": ".."][folder] ?? "."
        let environment = Self.outside.merging(more) { _, new in new }
        let outcome = try tool.run(
            ["check", project, "--format", format, "--no-cache"], environment: environment, in: folder)
        #expect(outcome.status == 1)
        return outcome.output
    }

    @Test(arguments: formats)
    func `writes the same report in every working directory`(format: String) throws {
        let tool = try tool([".git/HEAD": ""])
        defer { tool.remove() }
        let report = try report(tool, format)
        #expect(report.contains("ios/specs/仕 様.yaml") || report.contains("ios/specs/%E4%BB%95%20%E6%A7%98.yaml"))
        for folder in ["", "other", "ios/specs"] { #expect(try self.report(tool, format, in: folder) == report) }
        #expect(!report.contains("../"))
    }

    @Test func `names files by their repository, work tree, checkout or working directory`() throws {
        func path(_ git: [String: String], in folder: String = "ios", _ more: [String: String] = [:]) throws
            -> Substring
        {
            let tool = try tool(git)
            defer { tool.remove() }
            let environment = more.mapValues {
                $0.replacing("FOLDER", with: tool.folder.resolvingSymlinksInPath().path)
            }
            let report = try report(tool, "github", in: folder, environment)
            return report.split(separator: "file=")[1].prefix { $0 != "," }
        }
        #expect(try path([".git/HEAD": ""]) == "ios/specs/仕 様.yaml")
        #expect(try path([".git/HEAD": "", "ios/.git/HEAD": ""]) == "specs/仕 様.yaml")
        #expect(try path([".git": "gitdir: /elsewhere/.git/worktrees/a\n"]) == "ios/specs/仕 様.yaml")
        #expect(try path([:], ["GITHUB_WORKSPACE": "FOLDER"]) == "ios/specs/仕 様.yaml")
        #expect(try path([:], ["CI_PROJECT_DIR": "FOLDER/ios"]) == "specs/仕 様.yaml")
        #expect(try path([:], in: "") == "ios/specs/仕 様.yaml")
        #expect(try path([:]) == "specs/仕 様.yaml")
    }

    @Test func `names files outside of the folder of --root by absolute paths`() throws {
        let tool = try tool([".git/HEAD": ""])
        defer { tool.remove() }
        let folder = tool.folder.resolvingSymlinksInPath().path
        func check(_ arguments: String...) throws -> Tool.Outcome {
            try tool.run(["check"] + arguments, environment: Self.outside, in: "ios")
        }
        let outside = try check("--format", "sarif", "--root", "../other")
        #expect(outside.output.contains("\"uri\": \"file://\(folder)/ios/specs/%E4%BB%95"))
        #expect(!outside.output.contains("%SRCROOT%"))
        #expect(try check("--format", "github", "--root", "specs").output.contains("file=仕 様.yaml,"))
        #expect(try check("--format", "github", "--root", "nowhere").status == 2)
        #expect(try check("--root", "..").errors.contains("--root has no effect on --format text"))
    }

    @Test func `a link to the repository changes no path`() throws {
        let tool = try tool([".git/HEAD": ""])
        defer { tool.remove() }
        let report = try report(tool, "gitlab")
        try FileManager.default.createSymbolicLink(
            atPath: tool.folder.path + "/other/link", withDestinationPath: "../ios")
        let linked = try tool.run(
            ["check", "link", "--format", "gitlab", "--no-cache"], environment: Self.outside, in: "other")
        #expect(linked.output == report)
    }

    @Test func `a new repository changes a cached report`() throws {
        let tool = try tool([:])
        defer { tool.remove() }
        func check() throws -> String {
            try tool.run(["check", "--format", "github"], environment: Self.outside, in: "ios").output
        }
        #expect(try check() == check())
        try tool.write("", to: ".git/HEAD")
        #expect(try check().contains("file=ios/specs/"))
    }

    @Test func `appends all findings to the summary of the step`() throws {
        let tool = try tool([".git/HEAD": ""])
        defer { tool.remove() }
        let summary = tool.folder.path + "/summary.md"
        try tool.write("before\n", to: "summary.md")
        for _ in 1...2 {
            _ = try tool.run(
                ["check", "--format", "github"],
                environment: Self.outside.merging(["GITHUB_STEP_SUMMARY": summary]) { $1 },
                in: "ios")
        }
        let text = try #require(tool.text("summary.md"))
        #expect(text.hasPrefix("before\n### uispec\n"))
        #expect(text.components(separatedBy: "| error | [low-contrast-text](").count == 3)
        let missing = try tool.run(
            ["check", "--format", "github"],
            environment: Self.outside.merging(["GITHUB_STEP_SUMMARY": "/nowhere/summary.md"]) { $1 }, in: "ios")
        #expect(missing.status == 1 && missing.errors.contains("cannot write the summary of the step"))
    }

    @Test func `keeps the summary of a step within its limit`() throws {
        let tool = try tool([".git/HEAD": ""])
        defer { tool.remove() }
        let summary = tool.folder.path + "/summary.md"
        for free in [0, 100, 400, 1000] {
            try tool.write(String(repeating: "x", count: (1 << 20) - free), to: "summary.md")
            _ = try tool.run(
                ["check", "--format", "github"],
                environment: Self.outside.merging(["GITHUB_STEP_SUMMARY": summary]) { $1 },
                in: "ios")
            #expect(try #require(tool.text("summary.md")).utf8.count <= 1 << 20)
        }
    }

    @Test func `no name starts a line of the text report`() throws {
        let tool = try Tool([
            "uispec.yaml": "uispec: 1\nname: X\nspecs: [a.yaml]\noutput: Output\n",
            "a.yaml": "component: \"A\\n::error file=x.yaml::pwned\"\nbody: { text: hi, colr: 1 }\n",
        ])
        defer { tool.remove() }
        for format in ["text", "junit", "xcode", "markdown"] {
            let outcome = try tool.run("check", "--format", format)
            #expect(outcome.output.contains("pwned") || format == "xcode")
            #expect(!(outcome.output + outcome.errors).split(separator: "\n").contains { $0.hasPrefix("::") })
        }
    }
}
