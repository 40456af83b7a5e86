package import Values

/// A tool as clients list it.
package struct ToolFacts: Sendable {
    package let name: String
    let title: String
    let description: String
    let inputs: [ToolInput]

    /// The tool in the result of `tools/list`.
    package var json: JSONValue {
        .object([
            ("name", .text(name)), ("title", .text(title)), ("description", .text(description)),
            ("inputSchema", ToolInput.schema(of: inputs)),
            (
                "annotations",
                .object([
                    ("readOnlyHint", .flag(true)), ("destructiveHint", .flag(false)), ("idempotentHint", .flag(true)),
                    ("openWorldHint", .flag(false)),
                ])
            ),
        ])
    }
}

/// An argument of a tool.
struct ToolInput: Sendable {
    indirect enum Kind: Sendable {
        case text
        case choice([String])
        case number(minimum: Double, maximum: Double)
        case integer
        case flag
        /// A list of objects.
        case list([ToolInput])
    }

    let name: String
    let kind: Kind
    let description: String
    let isRequired: Bool

    init(_ name: String, _ kind: Kind, _ description: String, isRequired: Bool = false) {
        self.name = name
        self.kind = kind
        self.description = description
        self.isRequired = isRequired
    }

    /// The JSON Schema of an object with these members.
    static func schema(of inputs: [ToolInput]) -> JSONValue {
        var members: [(String, JSONValue)] = [
            ("type", .text("object")), ("properties", .object(inputs.map { ($0.name, .object($0.schema)) })),
        ]
        let required = inputs.filter(\.isRequired).map(\.name)
        if !required.isEmpty { members.append(("required", .list(required.map { .text($0) }))) }
        members.append(("additionalProperties", .flag(false)))
        return .object(members)
    }

    private var schema: [(String, JSONValue)] {
        let type: [(String, JSONValue)] =
            switch kind {
            case .text: [("type", .text("string"))]
            case .choice(let names): [("type", .text("string")), ("enum", .list(names.map { .text($0) }))]
            case .number(let minimum, let maximum):
                [("type", .text("number")), ("minimum", .exact(minimum)), ("maximum", .exact(maximum))]
            case .integer: [("type", .text("integer")), ("minimum", .integer(1))]
            case .flag: [("type", .text("boolean"))]
            case .list(let members): [("type", .text("array")), ("items", Self.schema(of: members))]
            }
        return type + [("description", .text(description))]
    }
}
