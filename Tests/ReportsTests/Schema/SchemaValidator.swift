import YAML

/// Validates a document by the keywords of draft-07 that the schemas use. An unknown keyword is a failure.
struct SchemaValidator {
    let schema: Node

    /// Returns the first problem of a document in the order of the schema, or nil if it is valid.
    func problem(in document: Node) -> String? {
        problem(in: document, by: schema, at: "")
    }

    private func problem(in value: Node, by schema: Node, at path: String) -> String? {
        for keyword in schema.mapping ?? [] {
            if let problem = problem(in: value, by: keyword, of: schema, at: path) { return problem }
        }
        return nil
    }

    private func problem(in value: Node, by keyword: Node.Entry, of schema: Node, at path: String) -> String? {
        let rule = keyword.value
        switch keyword.key {
        case "$schema", "$id", "title", "description", "markdownDescription", "examples", "definitions",
            "defaultSnippets":
            return nil
        // These are checked with `if`.
        case "then", "else": return nil
        case "if":
            let isFitting = problem(in: value, by: rule, at: path) == nil
            return schema[isFitting ? "then" : "else"].flatMap { problem(in: value, by: $0, at: path) }
        case "$ref":
            let name = rule.string?.split(separator: "/").last.map(String.init) ?? ""
            guard let target = self.schema["definitions"]?[name] else { return "the schema has no \(name)" }
            return problem(in: value, by: target, at: path)
        case "type":
            let types = (rule.sequence ?? [rule]).compactMap(\.string)
            return types.contains(value.typeName) ? nil : "\(path) is \(value.typeName), not \(types)"
        case "enum":
            let isWord = rule.sequence?.contains { $0.string == value.string } ?? false
            return value.typeName == "string" && isWord ? nil : "\(path) is not one of the allowed values"
        case "pattern":
            guard value.typeName == "string", let text = value.string else { return nil }
            return Self.matches(text, rule) ? nil : "\(path) is “\(text)”, not as \(rule.string ?? "")"
        case "minimum": return (value.number ?? .infinity) >= (rule.number ?? 0) ? nil : "\(path) is too small"
        case "maximum": return (value.number ?? -.infinity) <= (rule.number ?? 0) ? nil : "\(path) is too large"
        case "items":
            for (index, item) in (value.sequence ?? []).enumerated() {
                if let problem = problem(in: item, by: rule, at: "\(path)/\(index)") { return problem }
            }
            return nil
        case "minProperties": return (value.mapping?.count ?? .max) >= Int(rule.number ?? 0) ? nil : "\(path) is empty"
        case "maxProperties":
            return (value.mapping?.count ?? 0) <= Int(rule.number ?? 0) ? nil : "\(path) has more keys"
        case "required":
            guard value.mapping != nil else { return nil }
            return rule.sequence?.compactMap(\.string).first { value[$0] == nil }.map { "\(path) lacks \($0)" }
        case "dependencies":
            for entry in rule.mapping ?? [] where value[entry.key] != nil {
                if entry.value.mapping != nil, let problem = problem(in: value, by: entry.value, at: path) {
                    return problem
                }
                for need in entry.value.sequence?.compactMap(\.string) ?? [] where value[need] == nil {
                    return "\(path)/\(entry.key) needs \(need)"
                }
            }
            return nil
        case "properties", "patternProperties", "additionalProperties":
            return keyword.key == schema.mapping?.last { Self.ofMembers.contains($0.key) }?.key
                ? members(of: value, by: schema, at: path) : nil
        case "anyOf":
            var problems: [String] = []
            for choice in rule.sequence ?? [] {
                guard let problem = problem(in: value, by: choice, at: path) else { return nil }
                problems.append(problem)
            }
            return "\(path): " + problems.joined(separator: "; or ")
        case "oneOf":
            let fitting = rule.sequence?.count { problem(in: value, by: $0, at: path) == nil } ?? 0
            return fitting == 1 ? nil : "\(path) is of \(fitting) kinds"
        default: return "the validator does not know \(keyword.key)"
        }
    }

    private static let ofMembers = ["properties", "patternProperties", "additionalProperties"]

    private func members(of value: Node, by schema: Node, at path: String) -> String? {
        for entry in value.mapping ?? [] {
            let place = "\(path)/\(entry.key)"
            var rules: [Node] = []
            if let named = schema["properties"]?[entry.key] { rules.append(named) }
            for pattern in schema["patternProperties"]?.mapping ?? []
            where Self.matches(entry.key, Node(.scalar(Scalar(text: pattern.key, isPlain: false)), range: value.range))
            {
                rules.append(pattern.value)
            }
            if rules.isEmpty, let rest = schema["additionalProperties"] {
                if rest.bool == false { return "\(place) is not allowed" }
                rules.append(rest)
            }
            for rule in rules {
                if let problem = problem(in: entry.value, by: rule, at: place) { return problem }
            }
        }
        return nil
    }

    private static func matches(_ text: String, _ pattern: Node) -> Bool {
        guard let regex = try? Regex(pattern.string ?? "(") else { return false }
        return text.firstMatch(of: regex) != nil
    }
}

extension Node {
    /// Returns the JSON type of a value according to YAML 1.2's core schema.
    fileprivate var typeName: String {
        if mapping != nil { return "object" }
        if sequence != nil { return "array" }
        if isNull { return "null" }
        if bool != nil { return "boolean" }
        return number == nil ? "string" : "number"
    }
}
