package import Platform
package import Source
package import Tokens

/// A project, as its `uispec.yaml` describes it. Paths are relative to the manifest's folder.
package struct Manifest: Sendable {
    package struct Path: Sendable, Hashable {
        package var text: String
        package var range: SourceRange
    }

    package var name = ""
    package var platform = PlatformVersion.ios17
    /// Files or folders of tokens.
    package var tokens: [Path] = []
    /// Files or folders of specs.
    package var specs: [Path] = []
    /// Other projects whose components, tokens and symbols may be used.
    package var imports: [Path] = []
    package var output: Path?
    /// The matrix that `check` covers.
    package var contexts = ContextMatrix()
    /// What `render` draws unless flags say otherwise.
    package var render: ContextMatrix?
    /// Pixels a point of the sheets; nil where the manifest does not say.
    package var sheetScale: Double?
    /// In how many colors the sheets are kept at most; nil is all.
    package var sheetColors: Int?
    /// The components whose contact sheets are under version control, beside the token sheet; nil if all are.
    package var committedSheets: [Path]?
    package var rules: [RuleSetting] = []
    package var waivers: [Waiver] = []
    package var generate = GenerateOutputs()
    package var symbols: [Path] = []
    package var fonts: [Path] = []
    package var icon: Path?
    /// What is fixed of the resolver documents among the tokens.
    package var inputs: [ResolverInput] = []

    package init() {}

    /// Where and how the generated Swift is written.
    package struct SwiftOutput: Sendable, Hashable {
        package enum Access: String, Sendable, Hashable, CaseIterable {
            case `public`
            case package
            case `internal`
        }

        /// Relative to the output folder.
        package var path: String
        package var type: String
        package var access: Access
        package var range: SourceRange
    }
}

/// What the manifest says of a rule: off, a severity, or settings.
package struct RuleSetting: Sendable {
    package var rule: RuleID
    package var ruleRange: SourceRange
    package var isOff = false
    package var severity: Severity?
    /// The rule's own settings.
    package var settings: [Setting] = []

    package struct Setting: Sendable, Hashable {
        package var name: String
        package var nameRange: SourceRange
        package var value: SettingValue
        package var valueRange: SourceRange
    }
}

/// The value of a rule's setting, with no trace of the notation it was written in.
package indirect enum SettingValue: Sendable, Hashable {
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([SettingValue])
    case map([String: SettingValue])
}

/// A finding that a project accepts, with its reason.
package struct Waiver: Sendable {
    package var rule: RuleID
    /// `Component`, `Component:state`, `Component#node`, `Component:state#node`, or `{token}`.
    package var place: String
    /// Of a component the contrasts that this token, `{token}`, takes part in alone; all where nil.
    package var token: String?
    /// Where it applies; everywhere where nil.
    package var contexts: ContextMatrix?
    /// The values that it names of ``contexts``, each where it stands.
    package var namedContexts: [NamedContext] = []
    package var reason: String
    /// The last day on which it holds, as YYYY-MM-DD.
    package var until: String?
    /// Where the rule is named.
    package var range: SourceRange
    /// Where ``place`` is written.
    package var placeRange: SourceRange
    /// Where ``token`` is written.
    package var tokenRange: SourceRange?
}
