import Foundation
import Testing

struct `uispec mcp` {
    private static func client(_ files: [String: String]) throws -> (client: AgentClient, tool: Tool) {
        let tool = try Tool(files)
        let client = try AgentClient(tool)
        try client.greet()
        return (client, tool)
    }

    /// The edits of the first fix that `check` returned.
    private static func edits(in texts: [String]) throws -> [[String: Any]] {
        let text = try #require(texts.first { $0.contains("\"fixes\"") })
        let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        let fixes = try #require(json?["fixes"] as? [[String: Any]])
        return try #require(fixes.first?["edits"] as? [[String: Any]])
    }

    @Test func `an agent fixes a low contrast with the answers of the server`() throws {
        let planted = """
            color:
              $type: color
              accent: { $value: '#0A5FD9', $modes: { dark: '#9CC3FF' } }
              pale: { $value: '#CCCCCC', $modes: { dark: '#CCCCCC' } }

            """
        let badge = Sample.badge.replacing("'#CCCCCC'", with: "'{color.pale}'")
        let (client, tool) = try Self.client(
            Sample.clean.merging(["tokens.yaml": planted, "specs/badge.yaml": badge]) { $1 })
        defer { tool.remove() }
        let found = try client.call("check")
        #expect(found.texts.first?.contains("[low-contrast-text]") == true, "\(found.texts)")
        let edits = try Self.edits(in: found.texts)
        let tried = try client.call("try_edit", ["edits": edits, "component": "Badge"])
        #expect(
            tried.texts.first?.hasPrefix("The edit fixes 1, causes 0 and leaves 0 findings. Nothing was written.")
                == true,
            "\(tried.texts)")
        #expect(tried.pictures.count == 2)
        #expect(tried.pictures.first != tried.pictures.last)
        #expect(tool.text("tokens.yaml") == planted)

        try tool.write(Self.applied(edits, to: planted), to: "tokens.yaml")
        #expect(try client.call("check").texts.first?.hasPrefix("0 errors, 0 warnings") == true)
        #expect(try client.end() == 0)
        #expect(try tool.run("check").status == 0)
    }

    /// Applies edits within lines, as an agent would.
    private static func applied(_ edits: [[String: Any]], to text: String) throws -> String {
        var lines = text.components(separatedBy: "\n")
        for edit in edits.reversed() {
            let replacement = try #require(edit["replacement"] as? String)
            let line = try #require(edit["line"] as? Int)
            let column = try #require(edit["column"] as? Int)
            let endColumn = try #require(edit["endColumn"] as? Int)
            let old = Array(lines[line - 1])
            lines[line - 1] = String(old[..<(column - 1)]) + replacement + String(old[(endColumn - 1)...])
        }
        return lines.joined(separator: "\n")
    }

    @Test func `the tools are listed with their schemas`() throws {
        let (client, tool) = try Self.client(Sample.clean)
        defer { tool.remove() }
        let tools = try ProtocolShapes.requireTools(client.request("tools/list"))
        #expect(tools.keys.sorted() == ["check", "draw", "explain", "list_components", "list_tokens", "try_edit"])
        #expect(try client.end() == 0)
    }

    @Test func `components, tokens, rules and pictures are returned`() throws {
        let (client, tool) = try Self.client(Sample.clean)
        defer { tool.remove() }
        let components = try client.call("list_components").texts.joined()
        #expect(components.contains(#""states": [ "plain", "selected" ]"#), "\(components)")
        let tokens = try client.call("list_tokens").texts.joined()
        #expect(tokens.contains("\"dark\": \"#9CC3FF\""), "\(tokens)")
        let page = try #require(try client.call("explain", ["rule": "low-contrast-text"]).texts.first)
        #expect(page.hasPrefix("# low-contrast-text\n"))
        #expect(page.contains("4.5:1"))
        let light = try client.call("draw", ["component": "Chip", "state": "selected", "appearance": "light"])
        let dark = try client.call(
            "draw", ["component": "Chip", "state": "selected", "appearance": "dark", "scale": 1])
        #expect(light.pictures.count == 1 && dark.pictures.count == 1 && light.pictures != dark.pictures)
        #expect(light.texts == ["Chip, selected, light-large-iphone-15"])
        // Nothing of it is in the project.
        #expect(try tool.names(in: "").contains("out") == false)
        #expect(try client.end() == 0)
    }

    @Test(arguments: [
        ("draw", #"{ "component": "Chp" }"#, "unknown component “Chp”; did you mean “Chip”?"),
        ("draw", #"{ "component": "Chip", "state": "big" }"#, "“Chip” has no state “big”"),
        ("draw", #"{ "component": "Chip", "device": "iphone-1" }"#, "unknown device “iphone-1”"),
        ("draw", #"{ "component": "Chip", "scale": 1e9 }"#, "“scale” must be between"),
        ("draw", #"{ "component": "Chip", "locale": "xx-yy" }"#, "unknown language “xx-yy”"),
        ("explain", #"{ "rule": "low-contrast-txt" }"#, "did you mean “low-contrast-text”?"),
        ("check", #"{ "only": "nothing" }"#, "unknown rule “nothing”"),
        ("check", #"{ "file": "none.yaml" }"#, "none.yaml does not exist"),
        ("try_edit", #"{ "edits": [ { "file": "/etc/passwd", "content": "" } ] }"#, "is not a file of the project"),
    ])
    func `a mistake is explained in the result`(name: String, arguments: String, reason: String) throws {
        let (client, tool) = try Self.client(Sample.clean)
        defer { tool.remove() }
        let json = try JSONSerialization.jsonObject(with: Data(arguments.utf8)) as? [String: Any]
        let answer = try client.call(name, json ?? [:])
        #expect(answer.isError)
        #expect(answer.texts.joined().contains(reason), "\(answer.texts)")
        #expect(try client.end() == 0)
    }

    @Test func `an edit that breaks the file or another part is reported`() throws {
        let (client, tool) = try Self.client(Sample.clean)
        defer { tool.remove() }
        let broken = try client.call(
            "try_edit", ["edits": [["file": "specs/chip.yaml", "content": "component: Chip\nbody: {{"]]])
        #expect(broken.texts.joined().contains("[syntax-error]"), "\(broken.texts)")
        let small = try client.call(
            "try_edit", ["edits": [["file": "specs/chip.yaml", "oldText": "hitArea: 44", "newText": "hitArea: 20"]]])
        #expect(small.texts.joined().contains("[small-tap-target]"), "\(small.texts)")
        let chosen = try client.call(
            "try_edit",
            [
                "edits": [
                    [
                        "file": "specs/chip.yaml", "oldText": "[selected] }",
                        "newText": "[selected], set: { chip.color: '#FEFEFE' } }",
                    ]
                ]
            ])
        #expect(chosen.texts.contains { $0.hasPrefix("After: Chip, selected, ") }, "\(chosen.texts)")
        let token = try client.call(
            "try_edit", ["edits": [["file": "tokens.yaml", "oldText": "#0A5FD9", "newText": "#FFFFFF"]]])
        #expect(token.texts.first?.contains("Checked: the whole project.") == true, "\(token.texts)")
        #expect(tool.text("specs/chip.yaml") == Sample.chip && tool.text("tokens.yaml") == Sample.tokens)
        #expect(try client.end() == 0)
    }

    @Test func `bad messages are errors, and the server goes on`() throws {
        let (client, tool) = try Self.client(Sample.clean)
        defer { tool.remove() }
        let messages = [
            "{", "[]", "null", #"{"jsonrpc":"2.0","id":"x","method":"nothing"}"#,
            #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"#
                + "\"" + String(repeating: "a", count: 9 << 20) + #""}}"#,
            String(repeating: #"{"a":"#, count: 50_000),
        ]
        for message in messages {
            try client.send(message)
            #expect(try client.receive()["error"] is [String: Any])
        }
        #expect(try client.request("ping").isEmpty)
        #expect(try client.end() == 0)
    }

    @Test func `without a project each call explains it`() throws {
        let (client, tool) = try Self.client([:])
        defer { tool.remove() }
        let answer = try client.call("check")
        #expect(answer.isError && answer.texts.joined().contains("no uispec.yaml"), "\(answer.texts)")
        #expect(try client.end() == 0)
    }
}
