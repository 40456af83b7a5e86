package import Checks
import Forms
import Project
import Specs
import Tokens

/// The kinds of file that have a JSON Schema: those that uispec reads, and those that it writes for other tools.
package enum SchemaKind: String, Sendable, Hashable, CaseIterable {
    case manifest
    case spec
    case tokens
    case acceptance
    case findings
    case layout
    case mockups
    case resolvedTokens = "resolved-tokens"
    case diff
    case signoff
    case blob

    /// The title of the schema, which editors show.
    var title: String {
        switch self {
        case .manifest: "uispec.yaml"
        case .spec: "Components, screens and acceptance criteria of uispec"
        case .tokens: "Design tokens of uispec"
        case .acceptance: "Acceptance criteria of uispec"
        case .findings: "Findings of uispec check --format json"
        case .layout: "Frames of uispec layout --format json"
        case .mockups: "mockups.json of uispec render"
        case .resolvedTokens: "Tokens of uispec tokens --format json"
        case .diff: "Differences of uispec diff --format json"
        case .signoff: "A line of signoff.jsonl of uispec report"
        case .blob: "First line of a file of uispec --shard"
        }
    }

    var catalog: FormCatalog {
        switch self {
        case .manifest: ManifestForms.catalog
        case .spec: SpecForms.catalog
        case .tokens: TokenForms.catalog
        case .acceptance: SpecForms.acceptanceCatalog
        case .findings: OutputForms.findings
        case .layout: OutputForms.layout
        case .mockups: OutputForms.mockups
        case .resolvedTokens: OutputForms.resolvedTokens
        case .diff: OutputForms.differences
        case .signoff: OutputForms.decisions
        case .blob: OutputForms.shard
        }
    }

    /// Whether uispec writes the files. Their schemas permit other keys, because later versions may add some.
    package var isWritten: Bool {
        switch self {
        case .manifest, .spec, .tokens, .acceptance: false
        case .findings, .layout, .mockups, .resolvedTokens, .diff, .signoff, .blob: true
        }
    }

    /// The URI that identifies the schema.
    package var id: String { "https://uispec.github.io/uispec/\(fileName)" }

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
