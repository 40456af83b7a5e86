import Testing
import Values

@testable import Agents

struct `Messages of JSON-RPC` {
    private static func code(_ text: String) -> ProtocolError.Code? {
        do throws(ProtocolError) {
            _ = try IncomingMessage(Array(text.utf8))
            return nil
        } catch {
            return error.code
        }
    }

    @Test(arguments: [
        "", "{", "nul", #"{"jsonrpc":"2.0","id":1,"method":"ping"}}"#, "\u{0}", #"{"a":1,"a":"#, "{'id':1}",
        String(repeating: "[", count: 100_000), #"{"jsonrpc":"2.0","id":1,"method":"\ud800"}"#,
    ])
    func `text that is not JSON is a parse error`(text: String) {
        #expect(Self.code(text) == .unreadable)
    }

    @Test func `bytes that are not UTF-8 are a parse error`() {
        #expect(throws: ProtocolError.self) { try IncomingMessage([0x7B, 0xFF, 0xFE, 0x7D]) }
    }

    @Test(arguments: [
        "[]", "7", "null", #""ping""#, #"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#, "{}",
        #"{"jsonrpc":2.0,"id":1,"method":"ping"}"#, #"{"jsonrpc":"1.0","id":1,"method":"ping"}"#,
        #"{"jsonrpc":"2.0","id":1}"#, #"{"jsonrpc":"2.0","id":1,"method":7}"#,
        #"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, #"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#,
        #"{"jsonrpc":"2.0","id":[1],"method":"ping"}"#, #"{"jsonrpc":"2.0","id":true,"method":"ping"}"#,
        #"{"jsonrpc":"2.0","id":9999999999999999999999,"method":"ping"}"#,
    ])
    func `JSON that is not a message is an invalid request`(text: String) {
        #expect(Self.code(text) == .invalidRequest)
    }

    @Test(arguments: ["[]", "7", "null", #""x""#])
    func `parameters are an object`(parameters: String) {
        #expect(Self.code(#"{"jsonrpc":"2.0","id":1,"method":"ping","params":\#(parameters)}"#) == .invalidParameters)
    }

    @Test(arguments: [
        ("1", RequestID.number(1)), ("-7", .number(-7)), (#""1""#, .text("1")), (#""""#, .text("")),
        (#""é\n""#, .text("é\n")), ("999999999999999", .number(999_999_999_999_999)),
    ])
    func `an id comes back as it was`(text: String, id: RequestID) throws {
        let message = try IncomingMessage(Array(#"{"jsonrpc":"2.0","id":\#(text),"method":"ping"}"#.utf8))
        guard case .request(let read, "ping", nil) = message else {
            Issue.record("\(message)")
            return
        }
        #expect(read == id)
        #expect(OutgoingMessage.result(.null, of: id).hasPrefix(#"{ "jsonrpc": "2.0", "id": \#(text), "#))
    }

    @Test func `a response has one line`() {
        let line = OutgoingMessage.result(.object([("text", .text("a\nb\r\u{2028}"))]), of: .text("\n"))
        #expect(line.unicodeScalars.count { $0 == "\n" } == 1)
        #expect(line.hasSuffix("\n"))
    }

    @Test func `an error without a readable id has the id null`() {
        #expect(
            ProtocolError(.unreadable, "the message is not valid JSON").line
                == #"{ "jsonrpc": "2.0", "id": null, "error": { "code": -32700, "#
                + #""message": "the message is not valid JSON" } }"#
                + "\n")
    }

    @Test func `responses and unknown members are accepted`() throws {
        guard case .response = try IncomingMessage(Array(#"{"jsonrpc":"2.0","id":1,"result":{}}"#.utf8)) else {
            Issue.record("not a response")
            return
        }
        #expect(Self.code(#"{"jsonrpc":"2.0","id":1,"method":"ping","more":1,"params":{"_meta":{}}}"#) == nil)
    }
}

struct `Lines of messages` {
    private static func lines(_ parts: [String], limit: Int = 100) -> [MessageLines.Line] {
        var lines = MessageLines(limit: limit)
        return parts.flatMap { lines.add(Array($0.utf8)) } + lines.finish()
    }

    private static func messages(_ texts: String...) -> [MessageLines.Line] { texts.map { .message(Array($0.utf8)) } }

    @Test func `bytes may arrive in any parts`() {
        let text = "{\"a\":\"é\"}\n\n{}\r\n[1]"
        let expected = Self.messages("{\"a\":\"é\"}", "{}", "[1]")
        #expect(Self.lines([text]) == expected)
        var lines = MessageLines(limit: 100)
        #expect(Array(text.utf8).flatMap { lines.add([$0]) } + lines.finish() == expected)
    }

    @Test func `a line beyond the limit is dropped, and the next one is read`() {
        #expect(Self.lines(["12345\n{}\n"], limit: 5) == Self.messages("12345", "{}"))
        #expect(Self.lines(["123456\n{}\n"], limit: 5) == [.tooLong] + Self.messages("{}"))
        #expect(Self.lines(["1234", "56", "789", "\n{}"], limit: 5) == [.tooLong] + Self.messages("{}"))
        #expect(Self.lines(["123456"], limit: 5) == [.tooLong])
    }
}
