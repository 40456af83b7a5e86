package import Values

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The result of a tool.
package struct ToolAnswer: Sendable {
    enum Content: Sendable {
        case text(String)
        case png([UInt8])
    }

    var content: [Content] = []
    /// Whether the tool could not do what was asked. The text says why.
    var isError = false

    /// The result of `tools/call`.
    package var json: JSONValue {
        let items = content.map { item -> JSONValue in
            switch item {
            case .text(let text): .object([("type", .text("text")), ("text", .text(text))])
            case .png(let bytes):
                .object([
                    ("type", .text("image")), ("data", .text(Data(bytes).base64EncodedString())),
                    ("mimeType", .text("image/png")),
                ])
            }
        }
        return .object([("content", .list(items)), ("isError", .flag(isError))])
    }
}
