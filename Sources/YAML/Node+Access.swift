import Source

extension Node {
    package var scalar: Scalar? {
        if case .scalar(let scalar) = content { scalar } else { nil }
    }

    /// The text of a scalar of any type. Where a string is expected, the source text is used.
    package var string: String? { scalar?.text }

    package var sequence: [Node]? {
        if case .sequence(let nodes) = content { nodes } else { nil }
    }

    package var mapping: [Entry]? {
        if case .mapping(let entries) = content { entries } else { nil }
    }

    /// The value of a key of this mapping.
    package subscript(key: String) -> Node? {
        mapping?.first { $0.key == key }?.value
    }

    /// Whether this is null in the YAML 1.2 core schema: an empty value, `~` or `null`.
    package var isNull: Bool {
        guard let scalar, scalar.isPlain, scalar.text.utf8.count <= "null".utf8.count else { return false }
        return ["", "~", "null", "Null", "NULL"].contains(scalar.text)
    }

    /// The boolean of the YAML 1.2 core schema, where `yes`, `on` and `off` are strings.
    package var bool: Bool? {
        guard let scalar, scalar.isPlain else { return nil }
        switch scalar.text {
        case "true", "True", "TRUE": return true
        case "false", "False", "FALSE": return false
        default: return nil
        }
    }

    /// The finite number of the YAML 1.2 core schema.
    package var number: Double? {
        guard let scalar, scalar.isPlain else { return nil }
        return CoreSchema.number(scalar.text)
    }

    /// The path inside `{…}`, quoted (`"{color.accent}"`) or unquoted, which YAML reads as a mapping with one empty
    /// key; nil for anything else.
    package var reference: String? {
        switch content {
        case .scalar(let scalar):
            let text = scalar.text
            guard text.utf8.first == UInt8(ascii: "{"), text.utf8.last == UInt8(ascii: "}"), text.utf8.count > 2,
                case let inner = text.utf8.dropFirst().dropLast(),
                !inner.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") })
            else { return nil }
            return String(Substring(inner))
        case .mapping(let entries):
            guard entries.count == 1, let entry = entries.first, entry.value.isNull,
                entry.value.range.start == entry.value.range.end
            else { return nil }
            return entry.key
        case .sequence:
            return nil
        }
    }

    /// The maximum length of text that a message quotes.
    private static let longestQuoted = 80

    private static func shortened(_ text: String) -> String {
        text.unicodeScalars.count > longestQuoted
            ? String(String.UnicodeScalarView(text.unicodeScalars.prefix(longestQuoted))) + "…" : text
    }

    /// Whether this is a scalar that is neither null, a number nor a boolean.
    package var isText: Bool {
        scalar != nil && !isNull && number == nil && bool == nil
    }

    /// The kind of this value, for messages: “the number 12”, “a list”.
    package var kindName: String {
        switch content {
        case .sequence: "a list"
        case .mapping: "a map"
        case .scalar(let scalar):
            if isNull {
                "an empty value"
            } else if number != nil {
                "the number \(scalar.text)"
            } else if bool != nil {
                "the boolean \(scalar.text)"
            } else {
                "the text “\(Self.shortened(scalar.text))”"
            }
        }
    }
}
