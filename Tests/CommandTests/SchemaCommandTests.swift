import Foundation
import Testing

struct `uispec schema` {
    @Test(arguments: [
        "manifest", "spec", "tokens", "acceptance", "findings", "layout", "mockups", "diff", "signoff", "blob",
    ])
    func `prints one kind, or writes all to a folder`(kind: String) throws {
        let tool = try Tool()
        defer { tool.remove() }
        let printed = try tool.run("schema", kind)
        #expect(printed.status == 0)
        #expect(try printed.json()["$schema"] as? String == "http://json-schema.org/draft-07/schema#")
        let written = try tool.run("schema", "--output", "deep/schemas")
        #expect(written.output.contains("wrote deep/schemas/\(kind).schema.json\n"))
        #expect(tool.text("deep/schemas/\(kind).schema.json") == printed.output)
        let one = try tool.run("schema", kind, "--output", "one")
        #expect(one.output == "wrote one/\(kind).schema.json\n")
    }

    @Test(arguments: [["schema"], ["schema", "sheets"], ["schema", "spec", "--format", "markdown"]])
    func `bad usage exits 2`(arguments: [String]) throws {
        let tool = try Tool()
        defer { tool.remove() }
        let outcome = try tool.run(arguments)
        #expect(outcome.status == 2)
        #expect(outcome.output == "")
    }

    @Test func `a folder that cannot be written exits 2`() throws {
        let tool = try Tool(["out": "a file"])
        defer { tool.remove() }
        #expect(try tool.run("schema", "--output", "out").status == 2)
    }
}

struct `Completions` {
    @Test(arguments: ["bash", "zsh", "fish"])
    func `there is a script for each shell that names the commands`(shell: String) throws {
        let tool = try Tool()
        defer { tool.remove() }
        let script = try tool.run("--generate-completion-script", shell)
        #expect(script.status == 0)
        for command in ["check", "init", "schema"] { #expect(script.output.contains(command)) }
    }

    @Test(arguments: [
        (["explain", "--", "positional@0", "2", "0", "uispec", "explain", ""], "small-tap-target"),
        (
            ["check", "--", "--only", "3", "12", "uispec", "check", "--only", "small-text,l"],
            "small-text,low-contrast-text"
        ),
        (["layout", "--", "--device", "3", "0", "uispec", "layout", "--device", ""], "iphone-15"),
        (["render", "--", "--component", "3", "0", "uispec", "render", "--component", ""], "Chip"),
        (["render", "--", "--state", "3", "0", "uispec", "render", "--state", ""], "selected"),
        (
            ["layout", "--", "--state", "5", "0", "uispec", "layout", "--component", "Chip", "--state", ""],
            "selected"
        ),
    ])
    func `rules and the project's components are completed`(question: [String], proposal: String) throws {
        let tool = try Tool(Sample.clean)
        defer { tool.remove() }
        let outcome = try tool.run(["---completion"] + question)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.split(separator: "\n").contains(proposal[...]), "\(outcome.output)")
    }
}
