import Checks
import Platform
package import Reports
import Source
import Values
import YAML

/// Writes the JSON Schemas and the language reference, which share the same tables.
package struct SchemaRun {
    /// The supported devices.
    package let devices: [String]
    private let names: SchemaNames

    /// Loads the supported devices, symbols and rules.
    package init() {
        var sources = SourceMap()
        let facts = PlatformFacts(.ios17, sources: &sources) { DocumentReader.read($0, id: $1) }
        devices = facts.devices.ids
        names = SchemaNames(
            devices: devices, symbols: SymbolCatalog.standard.names, rules: Registry.facts)
    }

    /// Returns the schema of a kind of file.
    package func text(_ kind: SchemaKind) -> String {
        JSONSchema.document(kind, names: names).formatted
    }
}
