package import Platform
package import Source
package import Tokens
package import Values

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
    /// Other projects whose components and tokens may be used.
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
    /// Where it applies; everywhere where nil.
    package var contexts: ContextMatrix?
    package var reason: String
    /// The last day on which it holds, as YYYY-MM-DD.
    package var until: String?
    /// Where the rule is named.
    package var range: SourceRange
    /// Where ``place`` is written.
    package var placeRange: SourceRange
}

/// The axes of a matrix of contexts; an empty axis has the value that is usual.
package struct ContextMatrix: Sendable, Hashable {
    package var isDark: [Bool] = []
    package var isIncreasedContrast: [Bool] = []
    package var typeSizes: [TypeSize] = []
    package var devices: [Device] = []
    package var directions: [LayoutDirection] = []
    package var locales: [String] = []
    package var orientations: [Orientation] = []

    package static let usualLocale = "en"

    package init() {}

    /// The appearances, in the order light, dark, then the same in increased contrast.
    package var appearances: [Appearance] {
        let contrasts = isIncreasedContrast.isEmpty ? [false] : isIncreasedContrast
        let darks = isDark.isEmpty ? [false, true] : isDark
        return contrasts.flatMap { contrast in
            darks.map { Appearance(isDark: $0, isIncreasedContrast: contrast) }
        }
    }

    /// Every combination of what layout depends on, devices first.
    package func metrics(defaultDevice: Device?) -> [MetricsContext] {
        let phones = devices.isEmpty ? [defaultDevice].compactMap { $0 } : devices
        var result: [MetricsContext] = []
        for device in phones {
            for orientation in orientations.isEmpty ? [.portrait] : orientations {
                for direction in directions.isEmpty ? [.leftToRight] : directions {
                    for locale in locales.isEmpty ? [Self.usualLocale] : locales {
                        for typeSize in typeSizes.isEmpty ? [.large] : typeSizes {
                            result.append(
                                MetricsContext(
                                    typeSize: typeSize, device: device, orientation: orientation,
                                    direction: direction, locale: locale))
                        }
                    }
                }
            }
        }
        return result
    }

    /// This matrix with the axes that another one names in their place.
    package func overlaid(by other: ContextMatrix) -> ContextMatrix {
        var result = self
        if !other.isDark.isEmpty { result.isDark = other.isDark }
        if !other.isIncreasedContrast.isEmpty { result.isIncreasedContrast = other.isIncreasedContrast }
        if !other.typeSizes.isEmpty { result.typeSizes = other.typeSizes }
        if !other.devices.isEmpty { result.devices = other.devices }
        if !other.directions.isEmpty { result.directions = other.directions }
        if !other.locales.isEmpty { result.locales = other.locales }
        if !other.orientations.isEmpty { result.orientations = other.orientations }
        return result
    }
}
