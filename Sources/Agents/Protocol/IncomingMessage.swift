import Source
import YAML

/// A message of JSON-RPC 2.0 from the client.
enum IncomingMessage: Sendable {
    case request(RequestID, method: String, parameters: Node?)
    case notification(method: String, parameters: Node?)
    /// A response. This server sends no requests, so responses mean nothing to it.
    case response

    /// - Parameter line: a message without its line feed.
    init(_ line: [UInt8]) throws(ProtocolError) {
        let parsed = JSONReader.read(SourceFile(path: "message", bytes: line), id: FileID(rawValue: 0))
        if let problem = parsed.diagnostics.first {
            throw ProtocolError(.unreadable, "the message is not valid JSON: \(problem.message)")
        }
        guard let message = parsed.documents.first, message.mapping != nil else {
            throw ProtocolError(.invalidRequest, "a message is one JSON object; batches are not supported")
        }
        let id = message["id"]
        let known = id.flatMap(RequestID.init)
        guard message["jsonrpc"]?.quotedText == "2.0" else {
            throw ProtocolError(.invalidRequest, "“jsonrpc” must be \"2.0\"", id: known)
        }
        if message["method"] == nil, message["result"] != nil || message["error"] != nil {
            self = .response
            return
        }
        guard let method = message["method"]?.quotedText else {
            throw ProtocolError(.invalidRequest, "“method” must be a string", id: known)
        }
        let parameters = message["params"]
        if let parameters, parameters.mapping == nil {
            throw ProtocolError(.invalidParameters, "“params” must be an object", id: known)
        }
        if id == nil {
            self = .notification(method: method, parameters: parameters)
        } else if let known {
            self = .request(known, method: method, parameters: parameters)
        } else {
            throw ProtocolError(.invalidRequest, "“id” must be a string or a whole number of at most 15 digits")
        }
    }
}

extension Node {
    /// The text of a JSON string; nil for numbers, booleans and null.
    var quotedText: String? {
        guard let scalar, !scalar.isPlain else { return nil }
        return scalar.text
    }
}
