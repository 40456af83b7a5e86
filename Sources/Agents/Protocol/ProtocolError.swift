import Values

/// An error of JSON-RPC: the message could not be answered as a request. Errors of a tool are results instead, so that
/// the agent can correct its call.
struct ProtocolError: Error, Sendable, Hashable {
    enum Code: Int, Sendable {
        case unreadable = -32_700
        case invalidRequest = -32_600
        case unknownMethod = -32_601
        case invalidParameters = -32_602
    }

    var code: Code
    /// A sentence without its final period.
    var message: String
    /// The id of the request, if it could be read.
    var id: RequestID?

    init(_ code: Code, _ message: String, id: RequestID? = nil) {
        self.code = code
        self.message = message
        self.id = id
    }

    /// The response, on one line.
    var line: String {
        OutgoingMessage.line(
            id, ("error", .object([("code", .integer(code.rawValue)), ("message", .text(message))])))
    }
}

/// A response as it is written: one line of JSON with a line feed.
enum OutgoingMessage {
    static func result(_ result: JSONValue, of id: RequestID) -> String { line(id, ("result", result)) }

    /// - Parameter id: nil for an error in a message whose id could not be read.
    static func line(_ id: RequestID?, _ content: (String, JSONValue)) -> String {
        JSONValue.object([("jsonrpc", .text("2.0")), ("id", id?.json ?? .null), content]).formatted(as: .line) + "\n"
    }
}
