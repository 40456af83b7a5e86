import Synchronization
import Testing
import Values
import YAML

@testable import Agents

/// The server with a tool that waits until it is allowed to finish.
struct `The server of the protocol` {
    private struct EchoTool: AgentTool {
        let facts = ToolFacts(
            name: "echo", title: "Echo", description: "Returns its text.",
            inputs: [ToolInput("text", .text, "The text.", isRequired: true)])
        /// Finishes before the tool answers; nil if it answers at once.
        var gate: AsyncStream<Void>?
        var began: AsyncStream<Void>.Continuation?

        func answer(_ arguments: Node?) async -> ToolAnswer {
            began?.yield()
            if let gate { for await _ in gate {} }
            do throws(ToolFailure) {
                let arguments = try ToolArguments(arguments, for: facts.inputs, of: "echo")
                return ToolAnswer(content: [.text(arguments.text("text") ?? "")])
            } catch {
                return ToolAnswer(content: [.text(error.message)], isError: true)
            }
        }
    }

    private final class Sent: Sendable {
        private let lines = Mutex<[String]>([])
        var all: [String] { lines.withLock(\.self) }
        func add(_ line: String) { lines.withLock { $0.append(line) } }
    }

    private static let greeting =
        #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{}}}"#

    private static func call(_ id: Int, _ text: String) -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"echo","arguments":{"text":"\#(text)"}}}"#
    }

    /// Sends messages and returns all responses except the greeting.
    private static func responses(_ messages: String..., isGreeted: Bool = true) async -> [String] {
        let sent = Sent()
        let server = AgentServer([EchoTool()], send: sent.add)
        for message in (isGreeted ? [greeting] : []) + messages { server.receive(.message(Array(message.utf8))) }
        server.finish()
        await server.run()
        return Array(sent.all.dropFirst(isGreeted ? 1 : 0))
    }

    @Test func `calls are answered in their order, also those that wait at the end`() async {
        let answers = await Self.responses(Self.call(1, "a"), Self.call(2, "b"))
        #expect(answers == [(1, "a"), (2, "b")].map(Self.answer))
    }

    private static func answer(_ id: Int, _ text: String) -> String {
        #"{ "jsonrpc": "2.0", "id": \#(id), "result": { "content": [ { "type": "text", "text": "\#(text)" } ], "#
            + #""isError": false } }"# + "\n"
    }

    @Test(arguments: [("2025-06-18", "2025-06-18"), ("2024-11-05", "2024-11-05"), ("1999-01-01", "2025-11-25")])
    func `the version is the client's if it is supported`(asked: String, answered: String) async {
        let answers = await Self.responses(
            #"{"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":"\#(asked)"}}"#,
            isGreeted: false)
        #expect(answers.first?.contains(#""protocolVersion": "\#(answered)""#) == true)
    }

    @Test func `only a ping is answered before the greeting`() async {
        let answers = await Self.responses(
            #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#, #"{"jsonrpc":"2.0","id":2,"method":"tools/list"}"#,
            Self.call(3, "a"), #"{"jsonrpc":"2.0","id":4,"method":"initialize","params":{}}"#, isGreeted: false)
        #expect(answers.count == 4)
        #expect(answers.first == "{ \"jsonrpc\": \"2.0\", \"id\": 1, \"result\": {} }\n")
        #expect(answers[1].contains("-32600") && answers[2].contains("-32600") && answers[3].contains("-32602"))
    }

    @Test(arguments: [
        (#"{"jsonrpc":"2.0","id":7,"method":"tools/run"}"#, -32_601),
        (#"{"jsonrpc":"2.0","id":7,"method":"tools/call"}"#, -32_602),
        (#"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"ehco"}}"#, -32_602),
        (#"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"echo","arguments":[]}}"#, -32_602),
        (#"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":[]}"#, -32_602),
    ])
    func `a request that cannot be answered has an error with its id`(message: String, code: Int) async {
        let answers = await Self.responses(message)
        #expect(answers.count == 1)
        #expect(answers.first?.hasPrefix(#"{ "jsonrpc": "2.0", "id": 7, "error": { "code": \#(code), "#) == true)
    }

    @Test func `a message that is too long is an error, and the next one is answered`() async {
        let sent = Sent()
        let server = AgentServer([EchoTool()], send: sent.add)
        server.receive(.tooLong)
        server.receive(.message(Array(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#.utf8)))
        #expect(sent.all.count == 2)
        #expect(
            sent.all.first?.contains(#""id": null, "error": { "code": -32600, "message": "a message has 8 MiB"#) == true
        )
    }

    @Test(arguments: [
        #"{"jsonrpc":"2.0","method":"tools/call"}"#, #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
    ])
    func `notifications are not answered`(message: String) async {
        #expect(await Self.responses(message).isEmpty)
    }

    @Test(arguments: [#"{}"#, #"{"text":7}"#, #"{"text":null}"#, #"{"txet":"a"}"#])
    func `a mistake in the arguments is a result, so that the agent can correct it`(arguments: String) async {
        let answers = await Self.responses(
            #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo","arguments":\#(arguments)}}"#)
        #expect(answers.first?.contains(#""isError": true"#) == true)
        #expect(answers.first?.contains(#"“text”"#) == true, "\(answers)")
    }

    @Test func `a canceled call is not answered, whether it waits or runs`() async {
        let sent = Sent()
        let (gate, end) = AsyncStream<Void>.makeStream()
        let (began, begin) = AsyncStream<Void>.makeStream()
        let server = AgentServer([EchoTool(gate: gate, began: begin)], send: sent.add)
        func send(_ message: String) { server.receive(.message(Array(message.utf8))) }
        send(Self.greeting)
        for id in 1...3 { send(Self.call(id, "a")) }
        let run = Task { await server.run() }
        var beginnings = began.makeAsyncIterator()
        await beginnings.next()
        send(Self.call(3, "double"))
        for id in ["1", "2", "77", "null", "{}"] {
            send(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\#(id)}}"#)
        }
        send(#"{"jsonrpc":"2.0","method":"notifications/cancelled"}"#)
        // A ping is answered while a tool runs.
        send(#"{"jsonrpc":"2.0","id":9,"method":"ping"}"#)
        #expect(sent.all.count == 3)
        server.finish()
        end.finish()
        await run.value
        let answers = sent.all.dropFirst()
        #expect(answers.count == 3)
        #expect(answers.contains { $0.contains(#""id": 3, "error""#) && $0.contains("is not answered yet") })
        #expect(answers.last?.contains(#""id": 3, "result""#) == true)
    }

    @Test func `pictures are Base64`() {
        let answer = ToolAnswer(content: [.png([0x89, 0x50, 0x4E, 0x47, 0xFF])])
        #expect(
            answer.json.formatted(as: .line)
                == #"{ "content": [ { "type": "image", "data": "iVBOR/8=", "mimeType": "image/png" } ], "#
                + #""isError": false }"#
        )
    }
}
