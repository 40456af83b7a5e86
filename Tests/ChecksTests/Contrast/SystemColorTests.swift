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

    private static let contexts = "{ appearance: [light, dark], typeSize: [large], device: [iphone-15] }"

    private static func found(spec: String = spec, rules: String = "{}") async throws -> [Finding] {
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

    @Test func `can be suppressed at one of its places`() async throws {
        let line = #"    - { text: More, color: "{ios.color.secondaryLabel}" }"#
        let comment = "    # uispec:disable-next-line low-contrast-text – shown beside a title\n"
        let spec = Self.spec.replacing(line, with: comment + line)
        #expect(spec != Self.spec)
        let found = try await Self.found(spec: spec)
        let colors = found.filter { !$0.isAccepted }.map(\.systemColor?.text)
        #expect(colors == ["ios.color.secondaryLabel", "ios.color.link", nil])
        #expect(found.first { !$0.isAccepted }?.otherRanges.count == 1)
    }

    @Test func `is reported for a file that has one of its other places`() async throws {
        let parts = Self.spec.split(separator: "---\n", maxSplits: 1).map(String.init)
        let files = [
            "uispec.yaml": "uispec: 1\nname: T\nspecs: [a.yaml, b.yaml]\ncontexts: \(Self.contexts)\n",
            "a.yaml": parts[0], "b.yaml": parts[1],
        ]
        var result = try await TestProject(files: files).check(only: ["low-contrast-text"])
        result.limit(to: Set(result.sources.files.map(\.path).filter { $0.hasSuffix("b.yaml") }))
        #expect(result.findings.map(\.systemColor) == ["ios.color.secondaryLabel"])
    }

    @Test func `is accepted by one setting, except on other backgrounds`() async throws {
        let found = try await Self.found(rules: "{ low-contrast-text: { systemColors: accept } }")
        #expect(found.filter { $0.severity != .note }.map(\.systemColor) == [nil])
        #expect(found.count == 3)
    }
}
