import Forms
package import Values

/// A JSON Schema of a kind of file, generated from the forms that its reader uses to check keys.
///
/// It uses draft-07, which most editors support. It is slightly more permissive than the reader, because it knows
/// neither
/// the names of tokens, components and properties nor the types of tokens.
package enum JSONSchema {
    package static func document(_ kind: SchemaKind, names: SchemaNames) -> JSONValue {
        let catalog = kind.catalog
        let writer = SchemaWriter(catalog: catalog)
        var definitions = catalog.maps.map { ($0.name, writer.schema(of: $0)) }
        definitions += catalog.values.map { (SchemaWriter.name(ofValue: $0.name), writer.schema(of: $0)) }
        definitions += [("tokenReference", SchemaWriter.token), ("property", SchemaWriter.property)]
        definitions += SchemaVocabulary(names: names).definitions
        let roots = catalog.documents.map(SchemaWriter.reference)
        let reached = Self.reached(from: roots, in: Dictionary(definitions) { first, _ in first })
        return .object([
            ("$schema", .text("http://json-schema.org/draft-07/schema#")), ("title", .text(kind.title)),
            ("anyOf", .list(roots)), ("definitions", .object(definitions.filter { reached.contains($0.0) })),
        ])
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
