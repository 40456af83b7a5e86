import Source
import Specs

/// Reports event fields that hold personal data.
package struct PrivateEventField: Rule {
    package static let facts = RuleFacts(
        "private-event-field", group: .analytics,
        summary: "an event field that holds personal data, such as a handle, a phone number or a location",
        rationale: """
            Events are sent to other companies and kept for years. Personal data that is sent by mistake cannot be \
            taken back.
            """,
        fixing: """
            Remove the field, or send coarser data, such as a ward, a category or whether a value exists. List a field \
            with harmless data under `allow:` in the rule's settings.
            """,
        limits: """
            A field is recognized by the last words of its name only: `phoneNumber` is a phone number, `phoneVerified` \
            is not.
            """,
        references: "Tokyo Friends: UI definition 6.2; App Store Review Guidelines 5.1.2",
        settings: [
            .init(
                "forbidden", "kinds of data that no field may hold, as words at the end of its name",
                default: "[\(standard.joined(separator: ", "))]"),
            .init("allow", "names of fields that are accepted", default: "[]"),
        ],
        failing: [
            RuleExample(
                """
                screen: Match
                analytics: { view: match_view, events: { tap_open: [communityId, »instagramHandle«] } }
                body:
                  text: You both like coffee
                """)
        ],
        passing: [
            RuleExample(
                """
                screen: Match
                analytics: { view: match_view, events: { tap_open: [communityId, ward, phoneVerified] } }
                body:
                  text: You both like coffee
                """, note: "a ward is not an exact location, and `phoneVerified` is not a phone number"),
            RuleExample(
                """
                screen: Match
                analytics: { view: match_view, events: { tap_open: [button_location] } }
                body:
                  text: You both like coffee
                """, settings: "{ allow: [button_location] }"),
        ])

    private static let standard = [
        "handle", "phone", "phone number", "tel", "email", "mail", "address", "location", "latitude", "longitude",
        "lat", "lng", "coordinate", "birthday", "birthdate", "birth date", "date of birth", "full name", "first name",
        "last name", "real name", "password",
    ]

    /// Each kind of data with its name split into words.
    private let forbidden: [(name: String, words: [String])]
    private let allowed: Set<String>

    package init(_ settings: inout RuleSettings) {
        forbidden = settings.texts("forbidden", default: Self.standard).map { ($0, NameWords.words(of: $0)) }
        allowed = Set(settings.texts("allow", default: []))
    }

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        mockup.behavior.events.reduce(0) { $0 + $1.fields.count }
    }

    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        mockup.behavior.events.flatMap { event in
            event.fields.compactMap { field in
                guard !allowed.contains(field.value), let kind = kind(of: field.value) else { return nil }
                return finding(
                    Self.message(event.name.value, field.value, kind), at: field.origin,
                    in: Finding.Place(component: mockup.component, state: mockup.state), help: Self.help,
                    occurrences: [mockup.occurrence()])
            }
        }
    }

    /// Returns the forbidden kind of data with which the name of a field ends, in the singular or the plural.
    private func kind(of field: String) -> String? {
        let words = NameWords.words(of: field)
        guard let last = words.last else { return nil }
        let singular = words.dropLast() + [last.hasSuffix("s") ? String(last.dropLast()) : last]
        return forbidden.first { _, ending in
            !ending.isEmpty
                && (words.suffix(ending.count) == ending[...] || singular.suffix(ending.count) == ending[...])
        }?.name
    }

    // MARK: Messages

    private static func message(_ event: String, _ field: String, _ kind: String) -> String {
        "the event “\(event)” has the field “\(field)”; the project forbids “\(kind)” in events"
    }

    private static let help =
        "remove it, or send coarser data, such as a ward, a category or whether a value exists"
}
