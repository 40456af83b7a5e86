import Checks
import Source
import TestProjects
import Testing

/// Names that say less, or more, than their last word.
struct `Names that rules read` {
    private static func fields(_ fields: [String], settings: String = "{}") async throws -> [Finding] {
        let spec = """
            screen: Match
            analytics: { view: match_view, events: { tap_open: [\(fields.joined(separator: ", "))] } }
            body: { text: Open }
            """
        return try await TestProject(
            spec: spec, manifest: "rules: { private-event-field: \(settings) }"
        ).check(only: ["private-event-field"]).findings
    }

    @Test(arguments: [
        "isPhone", "deviceIsPhone", "hasBirthday", "shareByEmail", "viaMail", "tapLocation", "screenLocation",
        "button_location", "webAddress", "dragHandle", "phoneVerified", "spinCount", "shipping", "mobileLayout",
    ])
    func `fields that say whether, how or where on the screen are harmless`(field: String) async throws {
        #expect(try await Self.fields([field]).isEmpty)
    }

    @Test(arguments: [
        "accessToken", "authToken", "refresh_token", "passcode", "userPin", "otp", "iban", "cardNumber", "ssn",
        "apiKey",
    ])
    func `a secret is an error`(field: String) async throws {
        #expect(try await Self.fields([field]).map(\.severity) == [.error])
    }

    @Test(arguments: [
        "idfa", "advertisingId", "deviceId", "userIp", "gps", "coords", "geo", "dob", "familyName", "givenName",
        "surname", "contactName", "telNo", "mobile", "msisdn", "messageText", "searchQuery", "healthData", "religion",
        "email", "realName",
    ])
    func `other personal data is a warning`(field: String) async throws {
        #expect(try await Self.fields([field]).map(\.severity) == [.warning])
    }

    @Test func `a kind of data that a project lists is an error`() async throws {
        #expect(
            try await Self.fields(["clientNumber"], settings: "{ forbidden: [client number] }").map(\.severity) == [
                .error
            ])
    }

    @Test(arguments: [
        "PDF", "URL", "USB", "iCloud", "FaceTime", "AirDrop", "App Store", "Safari", "Face ID", "Apple Pay", "LINE Pay",
        "YouTube Music", "Google Maps", "GitHub", "Spotify",
    ])
    func `abbreviations and names are labels in every language`(label: String) async throws {
        #expect(try await Self.labels(label).isEmpty)
    }

    @Test(arguments: ["Send", "Close", "Menu", "Open menu", "Facetious"])
    func `other words are foreign`(label: String) async throws {
        #expect(try await Self.labels(label).count == 1)
    }

    private static func labels(_ label: String) async throws -> [Finding] {
        let spec = """
            component: Export
            body: { symbol: square.and.arrow.up, label: "\(label)", action: export_it, hitArea: 44 }
            """
        return try await TestProject(
            spec: spec,
            contexts: "{ appearance: [light], typeSize: [large], device: [iphone-15], locale: [ja] }"
        ).check(only: ["foreign-label"]).findings
    }

    @Test(arguments: [#""click  here""#, #""Click\nhere""#, "\"click\u{A0}here\"", #""CLICK \t here""#])
    func `white space does not hide a forbidden phrase`(text: String) async throws {
        let spec = "component: A\nbody: { text: \(text) }\n"
        let found = try await TestProject(
            spec: spec, manifest: "rules: { forbidden-copy: { words: [click here] } }"
        ).check(only: ["forbidden-copy"]).findings
        #expect(found.count == 1)
    }
}
