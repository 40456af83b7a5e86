import Checks
import Forms
import Project
import Source
import Values

/// The schema definitions of names from data.
struct SchemaVocabulary {
    let names: SchemaNames

    static func name(of vocabulary: Vocabulary) -> String {
        switch vocabulary {
        case .devices: "device"
        case .rules: "rule"
        case .symbols: "symbolName"
        case .ruleSettings: "rules"
        }
    }

    var definitions: [(String, JSONValue)] {
        Vocabulary.allCases.map { vocabulary in
            let schema: JSONValue =
                switch vocabulary {
                case .devices: Self.choice(names.devices + ["all"], "A device.")
                case .rules:
                    Self.choice(
                        names.rules.map(\.id.rawValue) + RuleFamily.all.map(\.id.rawValue),
                        "A rule or a family of rules; `uispec explain` describes it.")
                case .symbols: Self.choice(names.symbols, "An SF Symbol.")
                case .ruleSettings: rules
                }
            return (Self.name(of: vocabulary), schema)
        }
    }

    private static func choice(_ names: [String], _ description: String) -> JSONValue {
        .object(SchemaText.members(description) + [("enum", .list(names.map { .text($0) }))])
    }

    /// The schema of `rules:` in a manifest, with the settings of each rule.
    private var rules: JSONValue {
        .object(
            SchemaText.members("For each rule: `off`, a severity, or its settings.") + [
                ("type", .text("object")),
                (
                    "properties",
                    .object([("profile", Self.profile)] + names.rules.map(Self.rule) + RuleFamily.all.map(Self.family))
                ),
                ("additionalProperties", .flag(false)),
            ])
    }

    private static let profile = choice(
        RuleProfile.Name.allCases.map(\.rawValue), "The choice of rules and severities. Default: recommended")

    private static let severities = Severity.allCases.map(\.rawValue)

    private static func rule(_ facts: RuleFacts) -> (String, JSONValue) {
        let severity = choice(severities, "Severity of its findings. Default: \(facts.severity.rawValue)")
        let settings = facts.settings.map { setting in
            let sentence = setting.summary.prefix(1).uppercased() + setting.summary.dropFirst()
            return (
                setting.name, JSONValue.object(SchemaText.members("\(sentence). Default: \(setting.standard)"))
            )
        }
        return (facts.id.rawValue, setting(facts.summary, [("severity", severity)] + settings))
    }

    /// A family takes a severity for all of its members.
    private static func family(_ family: RuleFamily) -> (String, JSONValue) {
        (family.id.rawValue, setting(family.summary, [("severity", choice(severities, "Severity of its findings."))]))
    }

    private static func setting(_ summary: String, _ members: [(String, JSONValue)]) -> JSONValue {
        .object(
            SchemaText.members(summary.prefix(1).uppercased() + summary.dropFirst() + ".") + [
                (
                    "anyOf",
                    .list([
                        choice(["off"] + severities, "`off`, or the severity of its findings."),
                        .object([
                            ("type", .text("object")), ("properties", .object(members)),
                            ("additionalProperties", .flag(false)),
                        ]),
                    ])
                )
            ])
    }
}
