import Checks
import Source
import Texts
import Values

/// The `reportingDescriptor` of a rule, with its `explain` page as help.
enum SARIFRule {
    static func descriptor(_ facts: RuleFacts) -> JSONValue {
        .object([
            ("id", .text(facts.id.rawValue)), ("name", .text(name(facts.id))),
            ("shortDescription", SARIFLocation.message(RuleText.plain(RulePage.sentence(facts.summary)))),
            ("fullDescription", SARIFLocation.message(RuleText.plain(RulePage.oneLine(facts.rationale)))),
            ("helpUri", .text(ToolAddress.page(of: facts.id))),
            (
                "defaultConfiguration",
                .object([("level", .text((facts.isPreview ? Severity.note : facts.severity).rawValue))])
            ),
            (
                "help",
                .object([
                    ("text", .text(RuleText(style: .plain).page(facts))),
                    ("markdown", .text(RuleMarkdown.help(facts))),
                ])
            ),
            ("properties", .object([("tags", .list(tags(facts)))])),
        ])
    }

    /// The group, and the family of a rule that has one.
    private static func tags(_ facts: RuleFacts) -> [JSONValue] {
        let family = RuleFamily.containing(facts.id)?.id.rawValue
        return ([facts.group.rawValue] + [family].compactMap { $0 }).map { .text($0) }
    }

    /// `LowContrastText`.
    private static func name(_ id: RuleID) -> String {
        id.rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
