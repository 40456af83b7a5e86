import Forms
package import Values

/// A JSON Schema of a kind of file, generated from the forms that its reader uses to check keys.
///
/// It uses draft-07, which most editors support. It is slightly more permissive than the reader, because it knows
/// neither the names of tokens, components and properties nor the types of tokens.
package enum JSONSchema {
    package static func document(_ kind: SchemaKind, names: SchemaNames) -> JSONValue {
        let catalog = kind.catalog
        let writer = SchemaWriter(catalog: catalog, isWritten: kind.isWritten)
        var definitions = catalog.maps.map { ($0.name, writer.schema(of: $0)) }
        definitions += catalog.values.map { (SchemaWriter.name(ofValue: $0.name), writer.schema(of: $0)) }
        definitions += [("tokenReference", SchemaWriter.token), ("property", SchemaWriter.property)]
        definitions += SchemaVocabulary(names: names).definitions
        let root = Self.root(catalog)
        let reached = Self.reached(from: [.object(root)], in: Dictionary(definitions) { first, _ in first })
        var members: [(String, JSONValue)] = [
            ("$schema", .text("http://json-schema.org/draft-07/schema#")), ("$id", .text(kind.id)),
            ("title", .text(kind.title)),
        ]
        if !kind.isWritten { members.append(("defaultSnippets", SchemaSnippets.list(catalog.documents))) }
        members += root
        return .object(members + [("definitions", .object(definitions.filter { reached.contains($0.0) }))])
    }

    /// Returns the keywords that choose the form of a document by a key that only this form requires.
    ///
    /// Editors report the errors of that form, whereas they report any error in `anyOf` against its first choice.
    private static func root(_ catalog: FormCatalog) -> [(String, JSONValue)] {
        func key(_ name: String) -> String? { catalog.map(named: name)?.keys.first(where: \.isRequired)?.name }
        // A document without any of these keys has the form that requires none, or the first form.
        let standard = catalog.documents.first { key($0) == nil } ?? catalog.documents.first ?? ""
        let start = [("$ref", JSONValue.text(SchemaWriter.definitions + standard))]
        guard catalog.documents.count > 1 else { return start }
        return catalog.documents.reversed().reduce(start) { rest, name in
            guard let key = key(name) else { return rest }
            return [
                ("if", .object([("required", .list([.text(key)]))])), ("then", SchemaWriter.reference(name)),
                ("else", .object(rest)),
            ]
        }
    }

    /// Returns the definitions that the documents refer to. A kind of file does not use all of them.
    private static func reached(from roots: [JSONValue], in definitions: [String: JSONValue]) -> Set<String> {
        var reached: Set<String> = []
        var waiting = roots
        while let value = waiting.popLast() {
            switch value {
            case .list(let items): waiting += items
            case .object(let members):
                for (key, member) in members {
                    guard key == "$ref", case .text(let path) = member else {
                        waiting.append(member)
                        continue
                    }
                    let name = String(path.dropFirst(SchemaWriter.definitions.count))
                    if reached.insert(name).inserted, let definition = definitions[name] { waiting.append(definition) }
                }
            default: break
            }
        }
        return reached
    }
}
