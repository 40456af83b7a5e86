import Foundation
import Testing

/// A client of the Model Context Protocol that talks to `uispec mcp`.
final class AgentClient {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var pending = Data()
    private var lastID = 0

    init(_ tool: Tool, _ arguments: String...) throws {
        let executable: URL = try #require(Tool.executable, "build the product uispec first")
        process.executableURL = executable
        process.arguments = ["mcp"] + arguments
        process.currentDirectoryURL = tool.folder
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    /// Sends a line as it is.
    func send(_ line: String) throws { try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8)) }

    /// Waits for the next response.
    func receive() throws -> [String: Any] {
        while true {
            if let end = pending.firstIndex(of: 10) {
                let line = pending[..<end]
                pending = Data(pending[pending.index(after: end)...])
                let response = try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
                try ProtocolShapes.requireResponse(response)
                return response
            }
            let more = output.fileHandleForReading.availableData
            try #require(!more.isEmpty, "the server has ended")
            pending += more
        }
    }

    /// Returns the result of a request.
    func request(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        lastID += 1
        let message: [String: Any] = ["jsonrpc": "2.0", "id": lastID, "method": method, "params": parameters]
        try send(String(decoding: try JSONSerialization.data(withJSONObject: message), as: UTF8.self))
        let response = try receive()
        #expect(response["id"] as? Int == lastID)
        return try #require(response["result"] as? [String: Any], "\(response)")
    }

    func greet() throws {
        let result = try request(
            "initialize",
            [
                "protocolVersion": "2025-06-18", "capabilities": [String: Any](),
                "clientInfo": ["name": "test", "version": "1"],
            ])
        try ProtocolShapes.requireGreeting(result)
        try send(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
    }

    /// Calls a tool and returns its texts and pictures.
    func call(
        _ tool: String, _ arguments: [String: Any] = [:]
    ) throws -> (texts: [String], pictures: [Data], isError: Bool) {
        let result = try request("tools/call", ["name": tool, "arguments": arguments])
        let content = try ProtocolShapes.requireAnswer(result)
        return (
            content.compactMap { $0["text"] as? String },
            content.compactMap { ($0["data"] as? String).flatMap { Data(base64Encoded: $0) } },
            result["isError"] as? Bool ?? false
        )
    }

    /// Closes the input and returns the exit code.
    func end() throws -> Int32 {
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        return process.terminationStatus
    }
}

/// The shapes of the protocol's messages, as far as a server with tools uses them.
enum ProtocolShapes {
    static func requireResponse(_ response: [String: Any]) throws {
        #expect(response["jsonrpc"] as? String == "2.0")
        if let error = response["error"] as? [String: Any] {
            #expect(Set(response.keys) == ["jsonrpc", "id", "error"])
            #expect(error["code"] is Int && error["message"] is String)
        } else {
            #expect(Set(response.keys) == ["jsonrpc", "id", "result"])
            #expect(response["id"] is Int || response["id"] is String)
            _ = try #require(response["result"] as? [String: Any])
        }
    }

    static func requireGreeting(_ result: [String: Any]) throws {
        #expect(result["protocolVersion"] as? String == "2025-06-18")
        let capabilities = try #require(result["capabilities"] as? [String: Any])
        #expect(capabilities["tools"] is [String: Any])
        let server = try #require(result["serverInfo"] as? [String: Any])
        #expect(server["name"] is String && server["version"] is String)
        #expect(result["instructions"] is String?)
    }

    /// Requires a list of tools and returns them by name.
    static func requireTools(_ result: [String: Any]) throws -> [String: [String: Any]] {
        let tools = try #require(result["tools"] as? [[String: Any]])
        for tool in tools {
            #expect((tool["name"] as? String)?.wholeMatch(of: /[a-zA-Z0-9_-]{1,64}/) != nil)
            #expect(tool["description"] is String)
            try requireSchema(try #require(tool["inputSchema"] as? [String: Any]))
            let annotations = try #require(tool["annotations"] as? [String: Any])
            #expect(annotations.values.allSatisfy { $0 is Bool })
        }
        return Dictionary(tools.map { ($0["name"] as? String ?? "", $0) }) { first, _ in first }
    }

    private static func requireSchema(_ schema: [String: Any]) throws {
        #expect(schema["type"] as? String == "object")
        let properties = try #require(schema["properties"] as? [String: [String: Any]])
        for (name, property) in properties {
            let type = try #require(property["type"] as? String, "\(name)")
            #expect(["string", "number", "integer", "boolean", "array"].contains(type))
            if type == "array" { try requireSchema(try #require(property["items"] as? [String: Any])) }
        }
        #expect(Set(schema["required"] as? [String] ?? []).isSubset(of: properties.keys))
    }

    /// Requires the result of a tool and returns its content.
    static func requireAnswer(_ result: [String: Any]) throws -> [[String: Any]] {
        let content = try #require(result["content"] as? [[String: Any]])
        for item in content {
            switch item["type"] as? String {
            case "text": #expect(Set(item.keys) == ["type", "text"] && item["text"] is String)
            case "image":
                #expect(Set(item.keys) == ["type", "data", "mimeType"] && item["mimeType"] as? String == "image/png")
                let data = (item["data"] as? String).flatMap { Data(base64Encoded: $0) }
                #expect(data?.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
            default: Issue.record("unknown content \(item)")
            }
        }
        return content
    }
}
