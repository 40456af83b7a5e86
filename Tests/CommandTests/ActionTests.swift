import Foundation
import Testing

/// The steps of `action.yml`, with files in place of those of a runner.
struct `Scripts/action` {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let script = root.appending(path: "Scripts/action").path()

    /// A repository with one commit.
    private static func repository(_ files: [String: String]) throws -> Tool {
        let tool = try Tool(files)
        let made = try tool.shell(
            "git init -q && git add -A && git -c user.name=a -c user.email=a@b.c commit -qm first")
        #expect(made.status == 0, "\(made.errors)")
        return tool
    }

    private static func run(_ step: String, _ variables: String, in tool: Tool) throws -> Tool.Outcome {
        try tool.shell(
            "mkdir -p runner; export RUNNER_TEMP=runner GITHUB_STEP_SUMMARY=runner/summary; "
                + "\(variables) '\(script)' \(step)")
    }

    @Test func `findings become annotations and a table in the summary`() throws {
        let tool = try Self.repository(Sample.faulty)
        defer { tool.remove() }
        let checked = try Self.run("check", "", in: tool)
        #expect(checked.status == 1)
        #expect(checked.output.contains("::error file=specs/badge.yaml,line="), "\(checked.output)")
        #expect(tool.text("runner/summary")?.contains("low-contrast-text") == true)
    }

    @Test func `each line of an input is one argument, and none is run as a command`() throws {
        let tool = try Self.repository(
            Dictionary(uniqueKeysWithValues: Sample.clean.map { ("My $(touch evil) app/\($0.key)", $0.value) }))
        defer { tool.remove() }
        let checked = try Self.run(
            "check", "UISPEC_ARGS='--only\nlow-contrast-text' UISPEC_PATHS='\n  My $(touch evil) app  \n'", in: tool)
        #expect(checked.status == 0, "\(checked.errors)")
        #expect(tool.text("evil") == nil)
        #expect(try Self.run("check", "UISPEC_PATHS='; touch evil'", in: tool).status == 2)
        #expect(tool.text("evil") == nil)
    }

    @Test func `differences from the base are in the summary and do not fail the step`() throws {
        let tool = try Self.repository(Sample.clean)
        defer { tool.remove() }
        try tool.write(Sample.tokens.replacing("#0A5FD9", with: "#0A5FD0"), to: "tokens.yaml")
        let compared = try Self.run("diff", "UISPEC_BASE=HEAD", in: tool)
        #expect(compared.status == 0, "\(compared.errors)")
        let summary = try #require(tool.text("runner/summary"))
        #expect(summary.contains("### uispec diff") && summary.contains("color.accent"), "\(summary)")
    }

    @Test(arguments: ["", "0000000000000000000000000000000000000000", "1234567890123456789012345678901234567890"])
    func `an event without a base does not fail the step`(base: String) throws {
        let tool = try Self.repository(Sample.clean)
        defer { tool.remove() }
        let compared = try Self.run("diff", "UISPEC_BASE=\(base)", in: tool)
        #expect(compared.status == 0, "\(compared.errors)")
        #expect(compared.output.hasPrefix("::notice::"), "\(compared.output)")
        #expect(tool.text("runner/summary") == nil)
    }

    @Test func `generated code that is not up to date fails the step`() throws {
        let tool = try Self.repository(Sample.clean)
        defer { tool.remove() }
        #expect(try Self.run("generate", "", in: tool).status == 1)
        #expect(try tool.run("generate").status == 0)
        #expect(try Self.run("generate", "", in: tool).status == 0)
    }

    @Test func `an unknown step prints how to use it`() throws {
        let tool = try Tool()
        defer { tool.remove() }
        let refused = try Self.run("deploy", "", in: tool)
        #expect(refused.status == 2)
        #expect(refused.errors.contains("Usage: Scripts/action key"), "\(refused.errors)")
    }

    @Test func `inputs reach the steps through the environment only, and actions have commits`() throws {
        let text = try String(contentsOf: Self.root.appending(path: "action.yml"), encoding: .utf8)
        let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(lines.filter { $0.hasPrefix("run:") }.allSatisfy { !$0.contains("${{") })
        let actions = text.matches(of: /uses: [^@\n]+@(\S+)/).map(\.1)
        #expect(actions.count == 2)
        #expect(actions.allSatisfy { $0.count == 40 && $0.allSatisfy(\.isHexDigit) })
    }
}
