import Checks
import Source
import TestProjects
import Testing
import Tokens

/// Contrasts of iOS's own colors on iOS's own backgrounds.
struct `A color of iOS with low contrast` {
    private static let spec = """
        component: Card
        body:
          vstack:
            - { text: Steps, color: "{ios.color.secondaryLabel}" }
            - { text: More, color: "{ios.color.secondaryLabel}" }
            - { text: Link, color: "{ios.color.link}" }
            - { text: Own, color: "{ios.color.secondaryLabel}", background: "#888888" }
          background: "{ios.color.secondarySystemGroupedBackground}"
          padding: 8
        ---
        component: Other
        body: { text: Steps, color: "{ios.color.secondaryLabel}" }
        """

    private static func found(rules: String = "{}") async throws -> [Finding] {
        let contexts = "{ appearance: [light, dark], typeSize: [large], device: [iphone-15] }"
        let project = TestProject(spec: spec, contexts: contexts, manifest: "rules: \(rules)")
        return try await project.check(only: ["low-contrast-text"]).findings
    }

    @Test func `is reported once with all its places`() async throws {
        let found = try await Self.found()
        let messages = found.map(\.diagnostic.message)
        #expect(found.map(\.systemColor?.text) == ["ios.color.secondaryLabel", "ios.color.link", nil], "\(messages)")
        let notes = try #require(found.first).diagnostic.notes
        #expect(notes.count { $0.message == "the same color is also here" } == 2)
        #expect(found.first?.otherPlaces.map(\.name) == ["Other:default"])
    }

    @Test func `is accepted by one setting, except on other backgrounds`() async throws {
        let found = try await Self.found(rules: "{ low-contrast-text: { systemColors: accept } }")
        #expect(found.filter { $0.severity != .note }.map(\.systemColor) == [nil])
        #expect(found.count == 3)
    }
}
