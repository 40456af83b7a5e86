import Foundation
import Pipeline
import Testing

struct `uispec init --agents` {
    private static let data = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources/Pipeline/Starter/Agents")
    private static let skill = ".agents/skills/uispec/SKILL.md"

    @Test func `the files are those in the repository`() throws {
        #expect(AgentFiles.files.map(\.path) == [Self.skill, "AGENTS.md"])
        for (path, text) in AgentFiles.files {
            let source = try String(contentsOf: Self.data.appending(path: path), encoding: .utf8)
            #expect(source == text, "\(path) has changed: run Scripts/embed-starter")
        }
    }

    @Test func `a new project has them`() throws {
        let tool = try Tool()
        defer { tool.remove() }
        let made = try tool.run("init", "Walks", "--agents")
        #expect(made.status == 0, "\(made.errors)")
        #expect(made.output.contains("wrote Walks/uispec.yaml\n"))
        #expect(made.output.contains("wrote Walks/\(Self.skill)\nwrote Walks/AGENTS.md\n"))
        #expect(try tool.run("check", "--strict", in: "Walks").status == 0)
    }

    @Test func `in a project, only they are written, and a second run changes nothing`() throws {
        let tool = try Tool(Sample.clean)
        defer { tool.remove() }
        let made = try tool.run("init", "--agents")
        #expect(made.output == "wrote \(Self.skill)\nwrote AGENTS.md\n", "\(made.errors)")
        #expect(try tool.names(in: "") == [".agents", "AGENTS.md", "specs", "tokens.yaml", "uispec.yaml"])
        #expect(try tool.run("init", "--agents").output == "\(Self.skill) is up to date\nAGENTS.md is up to date\n")
    }

    @Test func `only the section of AGENTS.md is replaced`() throws {
        let section = try #require(AgentFiles.files.last?.text)
        let tool = try Tool(Sample.clean.merging(["AGENTS.md": "# Mine\n\nText"]) { $1 })
        defer { tool.remove() }
        #expect(try tool.run("init", "--agents").status == 0)
        #expect(tool.text("AGENTS.md") == "# Mine\n\nText\n\n" + section)
        try tool.write("# Mine\n<!-- uispec:begin -->\nold\n<!-- uispec:end -->\n\nMore\n", to: "AGENTS.md")
        #expect(try tool.run("init", "--agents").status == 0)
        #expect(tool.text("AGENTS.md") == "# Mine\n" + section + "\nMore\n")
    }

    @Test(arguments: [
        ("AGENTS.md", "<!-- uispec:begin -->\n", "has only one of the lines"),
        ("AGENTS.md", "<!-- uispec:end -->\n", "has only one of the lines"),
        (skill, "mine\n", "already exists"),
    ])
    func `files that cannot be kept stop it before anything is written`(
        path: String, text: String, reason: String
    ) throws {
        let tool = try Tool([path: text])
        defer { tool.remove() }
        let refused = try tool.run("init", "--agents")
        #expect(refused.status == 2)
        #expect(refused.errors.contains(reason), "\(refused.errors)")
        #expect(tool.text("uispec.yaml") == nil && tool.text(path) == text)
    }
}
