package import Checks
import Forms
import Project
import Specs
import Tokens

/// The kinds of file that have a JSON Schema.
package enum SchemaKind: String, Sendable, Hashable, CaseIterable {
    case manifest
    case spec
    case tokens
    case acceptance

    /// The title of the schema, which editors show.
    var title: String {
        switch self {
        case .manifest: "uispec.yaml"
        case .spec: "Components, screens and acceptance criteria of uispec"
        case .tokens: "Design tokens of uispec"
        case .acceptance: "Acceptance criteria of uispec"
        }
    }

    var catalog: FormCatalog {
        switch self {
        case .manifest: ManifestForms.catalog
        case .spec: SpecForms.catalog
        case .tokens: TokenForms.catalog
        case .acceptance: SpecForms.acceptanceCatalog
        }
    }

    /// The name of the schema file.
    package var fileName: String { "\(rawValue).schema.json" }
}

/// Names from data that are allowed as values.
package struct SchemaNames: Sendable {
    var devices: [String]
    var symbols: [String]
    var rules: [RuleFacts]

    package init(devices: [String], symbols: [String], rules: [RuleFacts]) {
        self.devices = devices
        self.symbols = symbols
        self.rules = rules
    }
}
