import Source
package import Specs
import Tokens

/// Reports names that do not follow the project's naming convention.
package struct OffConventionName: Rule {
    package static let facts = RuleFacts(
        "off-convention-name", group: .tokens, severity: .warning,
        summary: "a component or token name that does not follow the project's naming convention",
        rationale: """
            Names that follow one convention can be guessed. An exception has to be looked up, is misspelled, and is \
            often defined a second time.
            """,
        fixing: """
            Rename the component or token together with all references to it. If the project uses another convention, \
            set it, as in `rules: { off-convention-name: { tokens: kebab-case } }`.
            """,
        limits: """
            Names in scripts without upper and lower case, such as kanji, follow every convention. Names in imported \
            projects and names that begin with `$` are not checked.
            """,
        references: "the project's own convention (Tokyo Friends: UI definition 9.1); Swift API Design Guidelines",
        settings: [
            .init(
                "components",
                "convention for each part of a component name, split at /: "
                    + "upperCamelCase, lowerCamelCase, kebab-case, snake_case or any",
                default: "upperCamelCase"),
            .init("tokens", "convention for each part of a token path in YAML files", default: "lowerCamelCase"),
            .init(
                "json", "convention for each part of a token path in JSON files, which other tools write",
                default: "any"),
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
                """, note: "the parts before and after a slash are checked separately"),
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
                """, note: "a part may begin with a digit"),
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
        // Tokens that a group inherits through $extends are written once, so they are reported once.
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
        "the name “\(name)” is not in \(convention.rawValue)"
    }

    private static func help(_ name: String) -> String { "rename it to “\(name)”, here and in every reference to it" }
}
