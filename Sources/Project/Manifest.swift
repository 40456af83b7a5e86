package import Platform
package import Source
package import Tokens

/// The content of a project's `uispec.yaml`. Paths are relative to its folder.
package struct Manifest: Sendable {
    package struct Path: Sendable, Hashable {
        package var text: String
        package var range: SourceRange

        package init(text: String, range: SourceRange) {
            self.text = text
            self.range = range
        }
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
    /// The contexts that `uispec check` covers.
    package var contexts = ContextMatrix()
    /// The contexts of `render:`; an axis that it leaves out is that of `contexts:`.
    package var render: ContextMatrix?
    /// The contexts that `uispec render` draws, unless flags name others.
    package var pictures: ContextMatrix { render.map(contexts.overlaid(by:)) ?? contexts.pictured }
    /// Pixels per point of the sheets; nil if unset.
    package var sheetScale: Double?
    /// The maximum number of colors in a sheet; nil for no limit.
    package var sheetColors: Int?
    /// The language of the words that sheets themselves have.
    package var sheetLanguage = SheetLanguage.english
    /// The components whose contact sheets are under version control, in addition to the token sheet; nil if all are.
    package var committedSheets: [Path]?
    /// The screens of the storyboard in the order of the flow; nil for all screens.
    package var storyboard: [Path]?
    package var rules: [RuleSetting] = []
    package var profile = RuleProfile()
    package var waivers: [Waiver] = []
    package var generate = GenerateOutputs()
    package var symbols: [Path] = []
    package var fonts: [Path] = []
    package var icon: Path?
    /// The contexts of resolver modifiers.
    package var inputs = ResolverInputs()
    /// The parts of tokens that are replaced.
    package var overlays: [TokenOverlay] = []

    package init() {}

    /// The settings of the generated Swift file.
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
        package var selection = OutputSelection()
        /// `inline`, `all`, or the name of the type whose file has the types of the constants.
        package var support = inlineSupport

        package static let inlineSupport = "inline"
        package static let completeSupport = "all"
    }
}

/// The configuration of a rule: off, a severity, or settings.
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

        package init(name: String, nameRange: SourceRange, value: SettingValue, valueRange: SourceRange) {
            self.name = name
            self.nameRange = nameRange
            self.value = value
            self.valueRange = valueRange
        }
    }
}

/// The value of a rule's setting, independent of its notation.
package indirect enum SettingValue: Sendable, Hashable {
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([SettingValue])
    case map([String: SettingValue])
}

/// A waived finding, with the reason.
package struct Waiver: Sendable {
    package var rule: RuleID
    /// `Component`, `Component:state`, `Component#node`, `Component:state#node`, or `{token}`.
    package var place: String
    /// Restricts the waiver to contrasts that involve this token, written `{token}`; nil for no restriction.
    package var token: String?
    /// The contexts in which it applies; nil for all.
    package var contexts: ContextMatrix?
    /// The values in ``contexts`` with their ranges.
    package var namedContexts: [NamedContext] = []
    package var reason: String
    /// The last day on which it applies, as YYYY-MM-DD.
    package var until: String?
    /// The range of the rule's id.
    package var range: SourceRange
    /// The range of ``place``.
    package var placeRange: SourceRange
    /// The range of ``token``.
    package var tokenRange: SourceRange?
}
