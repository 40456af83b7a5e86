import Source
import Specs

/// An event that says who somebody is.
package struct PrivateEventField: Rule {
    package static let facts = RuleFacts(
        "private-event-field", group: .analytics,
        summary: "an event carries a field that the product forbids: a handle, a phone number, a place",
        rationale: """
            Events go to other companies and are kept for years. What is in them by mistake cannot be called back. A field is \
            judged by its last words: phoneNumber is a phone number, phoneVerified is not.
            """,
        references: "Tokyo Friends: UI definition 6.2; App Store Review Guidelines 5.1.2",
        settings: [
            .init("forbidden", "what a field may not hold, in words", default: "[\(standard.joined(separator: ", "))]"),
            .init("allow", "fields that may stay although their names sound so", default: "[]"),
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
                """, note: "a ward is no raw location, and whether a number is verified is no number"),
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

    /// Each as the words that it is made of.
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
                guard !allowed.contains(field.value), let what = kind(of: field.value) else { return nil }
                return finding(
                    Self.message(event.name.value, field.value, what), at: field.origin,
                    in: Finding.Place(component: mockup.component, state: mockup.state), help: Self.help,
                    occurrences: [mockup.occurrence()])
            }
        }
    }

    /// What a field holds that it may not: its name ends with it, in one or in many.
    private func kind(of field: String) -> String? {
        let words = NameWords.words(of: field)
        guard let last = words.last else { return nil }
        let singular = words.dropLast() + [last.hasSuffix("s") ? String(last.dropLast()) : last]
        return forbidden.first { _, wanted in
            !wanted.isEmpty
                && (words.suffix(wanted.count) == wanted[...] || singular.suffix(wanted.count) == wanted[...])
        }?.name
    }

    // MARK: Messages

    private static func message(_ event: String, _ field: String, _ what: String) -> String {
        "the event “\(event)” carries “\(field)”; the product forbids any \(what) in events"
    }

    private static let help = "leave it out, or send something coarser: a ward, a kind, whether there is one"
}
