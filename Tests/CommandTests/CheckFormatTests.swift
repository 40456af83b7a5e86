import Foundation
import Testing

struct `uispec check --format` {
    @Test(arguments: [
        "text", "json", "sarif", "junit", "junit-locations", "github", "gitlab", "markdown", "rdjsonl", "xcode",
    ])
    func `writes the same report to a file as to standard output`(format: String) throws {
        let tool = try Tool(Sample.faulty)
        defer { tool.remove() }
        let out = try tool.run("check", "--format", format)
        #expect(out.status == 1)
        #expect(out.output.contains("low-contrast-text"))
        let written = try tool.run("check", "--format", format, "--output", "deep/report.txt")
        #expect(written.status == 1 && written.output == "")
        #expect(tool.text("deep/report.txt") == out.output)
        let names = try FileManager.default.contentsOfDirectory(atPath: tool.folder.path + "/deep")
        #expect(names == ["report.txt"])
    }

    @Test func `a baseline covers the findings of the time it was written`() throws {
        let tool = try Tool(Sample.faulty)
        defer { tool.remove() }
        let first = try tool.run("check", "--write-baseline", "baseline.json")
        #expect(first.status == 0)
        let second = try tool.run("check", "--baseline", "baseline.json")
        #expect(second.status == 0)
        #expect(second.output.contains("1 baselined"))
        try tool.write(Sample.badge.replacing("Badge", with: "Tag"), to: "specs/tag.yaml")
        #expect(try tool.run("check", "--baseline", "baseline.json").status == 1)
        try tool.write("component: Badge\nbody: { text: dark }\n", to: "specs/badge.yaml")
        try tool.write("component: Tag\nbody: { text: dark }\n", to: "specs/tag.yaml")
        let fixed = try tool.run("check", "--baseline", "baseline.json")
        #expect(fixed.status == 0)
        #expect(fixed.errors.contains("low-contrast-text at Badge:default, which no longer occurs"))
    }

    @Test(arguments: ["", "{}", "{ \"version\": 99, \"entries\": [] }", "{ \"version\": 1,\n \"entries\": ["])
    func `a baseline that cannot be read exits 2`(text: String) throws {
        let tool = try Tool(Sample.clean.merging(["baseline.json": text]) { _, new in new })
        defer { tool.remove() }
        let outcome = try tool.run("check", "--baseline", "baseline.json")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("baseline.json"))
        #expect(try tool.run("check", "--baseline", "nowhere.json").status == 2)
    }
}
