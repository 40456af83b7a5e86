import Checks
import Platform
package import Reports
import Source
import Values
import YAML

/// The JSON Schemas of the files that are written by hand, and the reference made of the same tables.
package struct SchemaRun {
    /// The phones that this uispec knows.
    package let devices: [String]
    private let names: SchemaNames

    /// With the devices, symbols and rules that this uispec knows.
    package init() {
        var sources = SourceMap()
        let facts = PlatformFacts(.ios17, sources: &sources) { DocumentReader.read($0, id: $1) }
        devices = facts.devices.ids
        names = SchemaNames(
            devices: devices, symbols: SymbolCatalog.standard.names, rules: Registry.facts)
    }

    /// The schema of a kind of file.
    package func text(_ kind: SchemaKind) -> String {
        JSONSchema.document(kind, names: names).formatted
    }
}
