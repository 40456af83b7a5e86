import Values

/// The descriptions in a schema.
enum SchemaText {
    /// Returns the members that describe a schema: plain text, and Markdown for editors that show it.
    static func members(_ text: String) -> [(String, JSONValue)] {
        let plain = text.filter { $0 != "`" && $0 != "*" }
        let description = ("description", JSONValue.text(plain))
        return plain == text ? [description] : [description, ("markdownDescription", .text(text))]
    }

    /// The names of these members.
    static let names: Set<String> = ["description", "markdownDescription"]
}
