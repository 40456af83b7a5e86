import Forms
import Values

/// Converts forms to schemas.
struct SchemaWriter {
    let catalog: FormCatalog
    /// Whether uispec writes the files: texts are strings, and later versions may add keys.
    var isWritten = false

    static let definitions = "#/definitions/"

    static func reference(_ name: String) -> JSONValue {
        .object([("$ref", .text(definitions + name))])
    }

    /// Returns the definition name of a value, because maps and values may have the same name, such as edges.
    static func name(ofValue name: String) -> String { "\(name)Value" }

    // MARK: Maps

    func schema(of form: MapForm) -> JSONValue {
        var properties: [(String, JSONValue)] = []
        for key in form.keys {
            properties.append((key.name, described(schema(of: key.form), key.summary)))
            properties += key.otherSpellings.map { ($0, described(schema(of: key.form), "same as \(key.name)")) }
        }
        var members: [(String, JSONValue)] = [
            ("type", .text("object")), ("properties", .object(properties)),
        ]
        members += SchemaText.members(form.summary)
        if let others = form.others {
            members.append(
                ("patternProperties", .object([(others.pattern, described(schema(of: others.form), others.summary))])))
        }
        if !isWritten { members.append(("additionalProperties", .flag(false))) }
        let required = form.keys.filter(\.isRequired).map { JSONValue.text($0.name) }
        if !required.isEmpty { members.append(("required", .list(required))) }
        if !form.alternatives.isEmpty {
            let choices = form.alternatives.map { JSONValue.object([("required", .list([.text($0)]))]) }
            members.append(("oneOf", .list(choices)))
        }
        let needs = form.keys.filter { !$0.needs.isEmpty }.map { ($0.name, Self.any(of: $0.needs)) }
        if !needs.isEmpty { members.append(("dependencies", .object(needs))) }
        return .object(members)
    }

    /// Requires at least one of several other keys in a map.
    private static func any(of keys: [String]) -> JSONValue {
        if keys.count == 1 { return .list(keys.map { .text($0) }) }
        return .object([("anyOf", .list(keys.map { .object([("required", .list([.text($0)]))]) }))])
    }

    func schema(of form: NamedForm) -> JSONValue {
        described(schema(of: catalog.hasProperties ? .dynamic(form.form) : form.form), form.summary)
    }

    /// Returns a schema with a description, which editors show, as a sentence.
    private func described(_ schema: JSONValue, _ summary: String) -> JSONValue {
        guard case .object(let members) = schema else { return schema }
        let sentence = summary.prefix(1).uppercased() + summary.dropFirst() + (summary.hasSuffix(".") ? "" : ".")
        return .object(SchemaText.members(sentence) + members.filter { !SchemaText.names.contains($0.0) })
    }

    // MARK: Values

    func schema(of form: ValueForm) -> JSONValue {
        let choices = choices(of: form)
        return choices.count == 1 ? choices[0] : .object([("anyOf", .list(choices))])
    }

    /// Returns the schemas of the alternatives; there is at least one.
    private func choices(of form: ValueForm) -> [JSONValue] {
        switch form {
        case .anything: [.object([])]
        case .nothing: [Self.type("null")]
        // A scalar of any type is read as text: `title: 1` is the text “1”.
        case .text where isWritten: [Self.type("string")]
        case .text: [.object([("type", .list(["string", "number", "boolean"].map { .text($0) }))])]
        case .number: [Self.type("number")]
        case .numberFrom(let least, let greatest): [Self.number(from: least, to: greatest)]
        case .flag: [Self.type("boolean")]
        case .words(let words): [Self.oneOf(words)]
        case .usually(let words): [Self.oneOf(words), Self.type("string")]
        case .shape(let pattern, let example):
            [.object([("type", .text("string")), ("pattern", .text(pattern)), ("examples", .list([.text(example)]))])]
        case .known(.symbols): [Self.reference(SchemaVocabulary.name(of: .symbols)), Self.type("string")]
        case .known(let vocabulary): [Self.reference(SchemaVocabulary.name(of: vocabulary))]
        case .token: [Self.reference("tokenReference")]
        case .list(let item): [Self.list(of: schema(of: item))]
        case .oneOrMore(let item): choices(of: item) + [Self.list(of: schema(of: item))]
        case .named(let value): [.object([("type", .text("object")), ("additionalProperties", schema(of: value))])]
        case .map(let name): [Self.reference(name)]
        case .value(let name): [Self.reference(Self.name(ofValue: name))]
        case .either(let forms): forms.flatMap(choices)
        case .dynamic(let form): choices(of: form) + [Self.reference("property"), Self.reference("conditional")]
        }
    }

    private static func type(_ name: String) -> JSONValue { .object([("type", .text(name))]) }

    private static func oneOf(_ words: [String]) -> JSONValue { .object([("enum", .list(words.map { .text($0) }))]) }

    private static func list(of item: JSONValue) -> JSONValue {
        .object([("type", .text("array")), ("items", item)])
    }

    private static func number(from least: Double, to greatest: Double) -> JSONValue {
        var members: [(String, JSONValue)] = [("type", .text("number"))]
        if least.isFinite { members.append(("minimum", .exact(least))) }
        if greatest.isFinite { members.append(("maximum", .exact(greatest))) }
        return .object(members)
    }

    // MARK: References

    /// Without quotes, YAML reads a reference as a map with one key and no value. Token files may also have a JSON
    /// pointer.
    static let token = JSONValue.object([
        ("description", .text("A token reference: \"{color.accent}\", or \"{ios.color.label}\" for a platform token.")),
        (
            "anyOf",
            .list([
                .object([("type", .text("string")), ("pattern", .text("^[{][^{}]+[}]$"))]),
                .object([
                    ("type", .text("object")), ("minProperties", .integer(1)), ("maxProperties", .integer(1)),
                    ("additionalProperties", type("null")),
                ]),
                .object([
                    ("type", .text("object")), ("properties", .object([("$ref", type("string"))])),
                    ("required", .list([.text("$ref")])), ("additionalProperties", .flag(false)),
                ]),
            ])
        ),
    ])

    static let property = JSONValue.object([
        ("description", .text("A reference to a property of the component, $name, or to $item inside `each`.")),
        ("type", .text("string")), ("pattern", .text("^[$]")),
    ])
}
