import Source
package import Specs
import Tokens

/// A name that is spelled otherwise than the project's others.
package struct OffConventionName: Rule {
    package static let facts = RuleFacts(
        "off-convention-name", group: .tokens, severity: .warning,
        summary: "a component's or token's name is spelled off the project's convention",
        rationale: """
            Names that follow one rule are found without looking. Each exception is looked up, misspelled, and in the
            end there twice.
            """,
        references: "the project's own convention (Tokyo Friends: UI definition 9.1); Swift API Design Guidelines",
        settings: [
            .init(
                "components", "upperCamelCase, lowerCamelCase, kebab-case, snake_case or any, for each part between /",
                default: "upperCamelCase"),
            .init("tokens", "the same for each part of a token's path, in YAML", default: "lowerCamelCase"),
            .init("json", "the same for tokens in JSON, whose names are another tool's", default: "any"),
        ],
        failing: [
            RuleExample(
                """
                component: »nav-bar«
                body:
                  text: Cafe
                """),
            RuleExample(
                """
                color:
                  $type: color
                  »on_accent«: { $value: "#1C1C1E" }
                ---
                component: Title
                body:
                  text: Cafe
                  color: "{color.on_accent}"
                """),
        ],
        passing: [
            RuleExample(
                """
                component: Button/Primary
                body:
                  text: Cafe
                """, note: "a / joins names"),
            RuleExample(
                """
                gray:
                  $type: color
                  900: { $value: "#1C1C1E" }
                space:
                  2xl: { $type: dimension, $value: 40 }
                ---
                component: Title
                body:
                  text: Cafe
                  color: "{gray.900}"
                  padding: "{space.2xl}"
                """, note: "steps of a scale are numbers"),
            RuleExample(
                """
                component: カード
                body:
                  text: Cafe
                """, note: "kana and kanji have no case"),
        ])

    private let components: NameConvention
    private let tokens: NameConvention
    private let json: NameConvention

    package init(_ settings: inout RuleSettings) {
        components = settings.choice("components", default: .upperCamelCase)
        tokens = settings.choice("tokens", default: .lowerCamelCase)
        json = settings.choice("json", default: .any)
    }

    package func hasSubject(in mockup: Mockup, of design: Design) -> Bool { true }

    package func check(_ component: Component, in design: Design) -> [Finding] {
        let parts = component.name.split(separator: "/")
        guard !design.importedFiles.contains(component.nameRange.file), !parts.allSatisfy(components.allows) else {
            return []
        }
        let better = parts.map { components.spelled($0) }.joined(separator: "/")
        return [
            finding(
                Self.message(component.name, convention: components), at: component.nameRange,
                in: Finding.Place(component: component.name), help: Self.help(better))
        ]
    }

    package func check(_ design: Design, uses: DesignUses) -> [Finding] {
        let own = Set(design.ownTokens.map(\.nameRange.file)).subtracting(design.importedFiles)
        let set = design.tokens.tokens
        let named =
            set.groups.map { (path: $0.path, range: $0.nameRange) }
            + design.ownTokens.map { (path: $0.path, range: $0.nameRange) }
        // What a group hands on to another one stands in the file once.
        var seen: Set<SourceRange> = []
        return named.compactMap { path, range in
            guard own.contains(range.file), seen.insert(range).inserted, let name = path.segments.last,
                !name.hasPrefix("$")
            else { return nil }
            let convention = set.standardFiles.contains(range.file) ? json : tokens
            guard !convention.allows(name) else { return nil }
            return finding(
                Self.message(String(name), convention: convention), at: range, in: .token(path.text),
                help: Self.help(convention.spelled(name)))
        }
    }

    // MARK: Messages

    private static func message(_ name: String, convention: NameConvention) -> String {
        "“\(name)” is not in \(convention.rawValue)"
    }

    private static func help(_ name: String) -> String { "call it “\(name)”, here and wherever it is named" }
}
