import Checks
import Platform
import Project
import Source
import TestProjects
import Testing
import Values

/// A mistake in a file is one finding, with all its places and contexts.
@Suite struct MergingTests {
    private static let chip = """
        component: Chip
        properties: { title: Cafe }
        states:
          plain:
          pressed: { set: { body.scale: 0.9 } }
        body:
          id: body
          text: $title
          color: "#FFFFFF"
          background: "#007AFF"
        ---
        component: Row
        body:
          hstack:
            - { use: Chip, with: { title: One } }
            - { use: Chip, with: { title: Two } }
        ---
        screen: Home
        body: { use: Row }
        """

    private static let wide = """
        { appearance: [light, dark], contrast: [standard, increased], typeSize: [xSmall, large], \
        device: [iphone-se3, iphone-15] }
        """

    private func findings(_ spec: String, contexts: String = TestProject.oneContext) async throws -> [Finding] {
        try await TestProject(spec: spec, contexts: contexts).check(only: ["low-contrast-text"]).findings
    }

    @Test func `a mistake in a component is one finding, followed by the places that use it`() async throws {
        let found = try await findings(Self.chip)
        #expect(found.count == 1)
        #expect(found.first?.place == Finding.Place(component: "Chip", state: "plain", node: "body"))
        #expect(found.first?.otherPlaces.map(\.name).prefix(3) == ["Chip:pressed", "Row:default", "Home:default"])
    }

    @Test func `the component that contains the mistake is first, in any order of files`() async throws {
        let parts = Self.chip.split(separator: "\n---\n", omittingEmptySubsequences: false)
        let found = try await findings(parts.reversed().joined(separator: "\n---\n"))
        #expect(found.map(\.place?.component) == ["Chip"])
    }

    @Test func `copies of a node that fail in different contexts are one finding`() async throws {
        let spec = """
            component: Names
            body:
              vstack:
                - text: $item
                  lineLimit: 1
                  width: { when: { device: iphone-se3 }, then: 60, else: 110 }
                  each: [A long name, A name that is longer]
            """
        let result = try await TestProject(spec: spec, contexts: Self.wide).check(only: ["truncated-text"])
        let occurrences = try #require(result.findings.first?.occurrences)
        #expect(result.findings.count == 1)
        #expect(Set(occurrences.compactMap(\.metrics?.device.id)) == ["iphone-se3", "iphone-15"])
        #expect(Set(occurrences.map { $0.metrics }).count == occurrences.count)
    }

    /// A text with low contrast on white, and lower contrast on gray.
    private static let pale = """
        component: Badge
        preview: { backdrop: "#FFFFFF" }
        states: [plain, dimmed]
        body: { text: New, color: "#999999", background: { when: { state: dimmed }, then: "#8A8A8A", else: "#FFFFFF" } }
        ---
        component: Card
        body: { vstack: [{ use: Badge, state: plain }], background: "#FFFFFF" }
        """

    @Test func `the place with the worst figure is first`() async throws {
        let found = try await findings(Self.pale)
        #expect(found.first?.place?.name == "Badge:dimmed")
        #expect(found.first?.otherPlaces.map(\.name) == ["Badge:plain", "Card:default"])
        #expect(found.first?.measure?.background?.hex == "#8A8A8A")
        let measured = try #require(found.first?.measure?.measured)
        #expect(measured < 1.3 && found.first?.diagnostic.message.contains("1.2") == true)
    }

    @Test func `the worst figure has the smallest share of the required figure`() async throws {
        let spec = """
            component: Badge
            preview: { backdrop: "#FFFFFF" }
            states: [plain, large]
            body:
              text: New
              font: { when: { state: large }, then: "{ios.font.largeTitle}", else: "{ios.font.body}" }
              color: "#7C7C7C"
              background: { when: { state: large }, then: "#D2D2D2", else: "#FFFFFF" }
            """
        let found = try await findings(spec)
        // 2.75 of 3 is a smaller share than 4.19 of 4.5, although the difference is smaller.
        #expect(found.map(\.place?.name) == ["Badge:large"])
        #expect(found.first?.measure?.required == 3)
    }

    @Test func `contexts are listed once, in the order of the matrix`() async throws {
        let found = try await findings(Self.chip, contexts: Self.wide)
        let occurrences = try #require(found.first?.occurrences)
        #expect(found.count == 1)
        #expect(occurrences.count == 16)
        #expect(Set(occurrences).count == 16)
        let devices = occurrences.compactMap(\.metrics?.device.id)
        #expect(devices == Array(repeating: "iphone-se3", count: 8) + Array(repeating: "iphone-15", count: 8))
        let names = occurrences.prefix(4).compactMap(\.appearance?.name)
        #expect(names == ["light", "dark", "light+increased", "dark+increased"])
    }

    @Test func `two mistakes in one component are two findings`() async throws {
        let spec = """
            component: Pair
            body:
              vstack:
                - { text: One, color: "#FFFFFF" }
                - { text: Two, color: "#FFFFFF" }
            """
        let found = try await findings(spec)
        #expect(found.count == 2)
    }

    @Test func `findings are sorted by file, line and rule`() async throws {
        var project = TestProject(spec: "component: B\nbody: { text: B, pading: 1, raduis: 2 }\n")
        project.files["a.yaml"] = "component: A\nbody: { text: A, margn: 1 }\n"
        project.files["uispec.yaml"] = TestProject.manifestHead()
            .replacing("specs: [spec.yaml]", with: "specs: [spec.yaml, a.yaml]")
        let result = try await project.check()
        let places = result.findings.compactMap { $0.diagnostic.range.flatMap(result.sources.location(of:)) }
        #expect(places.map(\.path) == ["a.yaml", "spec.yaml", "spec.yaml"])
        #expect(places.map(\.column) == [18, 18, 29])
    }
}
