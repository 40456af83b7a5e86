import Values

/// The documents that editors offer to insert, as `defaultSnippets` of yaml-language-server. A placeholder such as
/// `${1:Chip}` is selected after insertion.
enum SchemaSnippets {
    /// Returns the snippets of the documents with these names.
    static func list(_ documents: [String]) -> JSONValue {
        .list(
            documents.compactMap { name in
                bodies[name].map { body in
                    .object([
                        ("label", .text(name)), ("description", .text("A new \(name) document")),
                        ("body", .object(body)),
                    ])
                }
            })
    }

    private static let body = ("body", JSONValue.object([("text", .text("${3:Hello}"))]))

    private static let bodies: [String: [(String, JSONValue)]] = [
        "component": [
            ("component", .text("${1:Chip}")), ("summary", .text("${2:What it is for}")),
            ("states", .object([("plain", .object([]))])), body,
        ],
        "screen": [("screen", .text("${1:Home}")), ("summary", .text("${2:What it is for}")), body],
        "acceptance": [
            ("acceptance", .text("${1:Document}")),
            ("criteria", .list([.object([("id", .text("${2:A1}")), ("text", .text("${3:Text}"))])])),
        ],
        "manifest": [
            ("uispec", .integer(1)), ("name", .text("${1:App}")), ("tokens", .list([.text("${2:Tokens}")])),
            ("specs", .list([.text("${3:Specs}")])), ("output", .text("${4:Output}")),
        ],
        "workspace": [("workspace", .list([.text("${1:folder}")]))],
        // The dollar of a key is not a placeholder.
        "tokens": [
            (
                "color",
                .object([
                    ("\\$type", .text("color")),
                    ("${1:accent}", .object([("\\$value", .text("${2:#0A5FD9}"))])),
                ])
            )
        ],
    ]
}
