import Layout
import Source
package import Specs

/// Reports fields that only their placeholder names.
package struct PlaceholderOnlyLabel: Rule {
    package static let facts = RuleFacts(
        "placeholder-only-label", group: .voice, severity: .warning,
        summary: "a field that only its placeholder names",
        rationale: """
            A placeholder disappears with the first character. Then users cannot see what the field is for, and \
            VoiceOver reads only the typed text.
            """,
        fixing: """
            Put a text with the name of the field above or before it. If the purpose is obvious without one, write \
            `label:` on the field, so that VoiceOver keeps reading its name.
            """,
        limits: """
            A text directly before the field, or before a container around it, counts as its name, whatever it says. \
            Search fields are not reported: their symbol stays.
            """,
        references: "WCAG 2.2 SC 3.3.2 Labels or Instructions; Human Interface Guidelines, Text fields",
        isPreview: true,
        failing: [
            RuleExample(
                """
                component: SignIn
                properties: { email: "", dim: "{ios.color.label}" }
                body:
                  vstack:
                    - { field: $email, »placeholder«: Email address, placeholderColor: $dim, minHeight: 44 }
                    - { text: Sign in, action: sign_in, minWidth: 44, minHeight: 44 }
                  spacing: 12
                """)
        ],
        passing: [
            RuleExample(
                """
                component: SignIn
                properties: { email: "", dim: "{ios.color.label}" }
                body:
                  vstack:
                    - text: Email address
                    - { field: $email, placeholder: name@example.com, placeholderColor: $dim, minHeight: 44 }
                    - { text: Sign in, action: sign_in, minWidth: 44, minHeight: 44 }
                  spacing: 12
                """),
            RuleExample(
                """
                component: Composer
                properties: { draft: "", dim: "{ios.color.label}" }
                body: { field: $draft, placeholder: Message, placeholderColor: $dim, label: Message, minHeight: 44 }
                """, note: "VoiceOver keeps reading the label"),
            RuleExample(
                """
                component: SearchBar
                properties: { query: "", dim: "{ios.color.label}" }
                body:
                  hstack:
                    - { symbol: magnifyingglass, hidden: true }
                    - { field: $query, placeholder: Search, placeholderColor: $dim, minHeight: 44 }
                  spacing: 8
                """, note: "the symbol of a search field stays"),
        ])

    package init(_ settings: inout RuleSettings) {}

    package func hasSubject(in mockup: Mockup, of design: Design) -> Bool {
        mockup.frames.contains { $0.frame.node.role == "field" }
    }

    package func check(_ component: Component, in design: Design) -> [Finding] {
        component.fieldsNamedByPlaceholder.map { field in
            finding(
                Self.message(field.placeholder), at: field.range,
                in: Finding.Place(component: component.name, node: field.id), help: Self.help)
        }
    }

    // MARK: Messages

    private static func message(_ placeholder: String) -> String {
        placeholder.hasPrefix("$")
            ? "only the placeholder names this field" : "only the placeholder “\(placeholder)” names this field"
    }

    private static let help = "put a text with its name before the field, or write label: on it"
}
