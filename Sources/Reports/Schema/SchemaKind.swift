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

    /// What the schema is called, and what an editor shows of it.
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

    /// The file that the schema is written to.
    package var fileName: String { "\(rawValue).schema.json" }
}

/// Names that are data, for values that are one of them.
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
