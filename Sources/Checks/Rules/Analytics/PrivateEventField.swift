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
            is not, and neither is `hasPhone` or `shareByEmail`. Secrets such as access tokens, and kinds that the \
            project lists itself, are errors; other kinds are warnings, because a name can be harmless.
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
                analytics: { view: match_view, events: { tap_open: [communityId, »accessToken«] } }
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

    private static let standard =
        secrets + [
            "handle", "phone", "phone number", "tel", "tel no", "mobile", "msisdn", "email", "mail", "address",
            "location", "gps", "geo", "latitude", "longitude", "lat", "lng", "coordinate", "coord", "ip", "idfa",
            "advertising id", "device id", "birthday", "birthdate", "birth date", "date of birth", "dob", "full name",
            "first name", "last name", "firstname", "lastname", "given name", "family name", "surname", "username",
            "user name", "real name", "contact name", "message text", "search query", "health data", "religion",
        ]

    /// With one of these, others can act as the user, or pay. They are always errors.
    private static let secrets = [
        "password", "passcode", "pin", "otp", "access token", "auth token", "refresh token", "id token", "secret",
        "api key", "bearer token", "session token", "csrf token", "jwt", "private key", "pwd", "iban", "account number",
        "credit card", "card number", "cvv", "cvc", "security code", "ssn",
    ]

    /// A name that begins with one of these says whether or how something is, not what it is: `hasBirthday`.
    private static let questions: Set<String> = ["is", "has", "can", "should", "was", "did"]
    /// A name with one of these before its end names a way or a part of the screen: `shareByEmail`, `buttonLocation`.
    private static let harmless: Set<String> = [
        "is", "by", "via", "button", "screen", "tap", "touch", "drag", "scroll", "web", "view", "element",
    ]

    /// Each kind of data with its name split into words.
    private let forbidden: [(name: String, words: [String])]
    private let allowed: Set<String>
    /// Whether the project lists the kinds itself.
    private let isOwnList: Bool

    package init(_ settings: inout RuleSettings) {
        let names = settings.texts("forbidden", default: Self.standard)
        isOwnList = names != Self.standard
        forbidden = names.map { ($0, NameWords.words(of: $0)) }
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
                    occurrences: [mockup.occurrence()],
                    severity: isOwnList || Self.secrets.contains(kind) ? nil : .warning)
            }
        }
    }

    /// Returns the forbidden kind of data with which the name of a field ends, in the singular or the plural.
    private func kind(of field: String) -> String? {
        let words = NameWords.words(of: field)
        guard let last = words.last, let first = words.first else { return nil }
        if words.count > 1, Self.questions.contains(first) { return nil }
        let singular = words.dropLast() + [last.hasSuffix("s") ? String(last.dropLast()) : last]
        return forbidden.first { _, ending in
            guard !ending.isEmpty,
                words.suffix(ending.count) == ending[...] || singular.suffix(ending.count) == ending[...]
            else { return false }
            return !(words.dropLast(ending.count).last.map(Self.harmless.contains) ?? false)
        }?.name
    }

    // MARK: Messages

    private static func message(_ event: String, _ field: String, _ kind: String) -> String {
        "the event “\(event)” has the field “\(field)”; the project forbids “\(kind)” in events"
    }

    private static let help =
        "remove it, or send coarser data, such as a ward, a category or whether a value exists"
}
