import Canvas
import TestProjects
import Testing
import Values

@testable import Comparison
@testable import Pipeline

/// Small edits of a card, and the cause that the comparison names.
@Suite struct CauseTests {
    private static let spec = """
        component: Card
        properties: { title: Hello, isNew: true }
        states:
          plain:
          old: { set: { isNew: false } }
        body:
          vstack:
            - { text: $title, id: title, color: "{color.link}" }
            - { text: Details, font: { size: 14, relativeTo: footnote } }
            - { text: New, id: badge, when: $isNew, background: "{color.accent}", padding: 4 }
            - { shape: rectangle, fill: "{color.accent}", width: 40, height: 10, label: Line, action: open }
          spacing: "{space.m}"
          padding: 16
          radius: "{radius.card}"
          background: "#EEEEEE"
        ---
        component: List
        body:
          vstack:
            - { use: Card, id: first }
            - { use: Card, id: second, with: { title: Other } }
          spacing: 8
        """
    private static let tokens = """
        color:
          $type: color
          accent: { $value: "#0A5FD9", $modes: { dark: "#9CC3FF" } }
          link: { $value: "{color.accent}" }
        space: { $type: dimension, m: { $value: 12 } }
        radius: { $type: dimension, card: { $value: 16 } }
        """
    private static let project = TestProject(spec: spec, tokens: tokens)

    struct Edit: CustomTestStringConvertible {
        var file = "spec.yaml"
        var old: String
        var new: String
        var cause: String
        var testDescription: String { cause }
    }

    private static let edits = [
        Edit(
            file: "tokens.yaml", old: "card: { $value: 16", new: "card: { $value: 12",
            cause: "token radius.card 16 → 12"),
        Edit(file: "tokens.yaml", old: "#0A5FD9", new: "#0A5FFF", cause: "token color.accent #0A5FD9 → #0A5FFF"),
        Edit(
            file: "tokens.yaml", old: "m: { $value: 12 }", new: "m: { $value: 20 }", cause: "token space.m 12 → 20"),
        Edit(old: "padding: 16", new: "padding: 20", cause: "component Card body padding 16 → 20"),
        Edit(old: "text: Details", new: "text: More", cause: "text Card body/1 text Details → More"),
        Edit(old: "title: Hello", new: "title: Bye", cause: "text Card properties.title Hello → Bye"),
        Edit(old: "title: Other", new: "title: Third", cause: "component List body/1 with.title Other → Third"),
        Edit(old: "set: { isNew: false }", new: "set: { title: Gone }", cause: "state"),
        Edit(old: "label: Line", new: "label: Rule", cause: "component Card body/3 label Line → Rule"),
        Edit(old: "action: open", new: "action: close", cause: "component Card body/3 action open → close"),
    ]

    @Test(arguments: edits)
    func `a single edit is the only cause`(edit: Edit) async throws {
        let result = try await VersionPair(Self.project, [(edit.file, edit.old, edit.new)]).compare()
        #expect(result.unexplained.isEmpty)
        if edit.cause == "state" {
            #expect(result.causes.allSatisfy { $0.edit.kind == .state })
        } else {
            #expect(result.words == [edit.cause])
        }
        #expect(result.causes.allSatisfy { !$0.changes.isEmpty })
    }

    @Test func `an alias is not a cause of its own`() async throws {
        let result = try await VersionPair(Self.project, [("tokens.yaml", "#0A5FD9", "#FF0000")]).compare()
        let changes = try #require(result.causes.first).changes
        #expect(Set(changes.map(\.property)) == ["color", "background", "fill"])
        #expect(changes.allSatisfy { !$0.isConsequence })
    }

    @Test func `a node that moves because its neighbor grew is a consequence`() async throws {
        let result = try await VersionPair(
            Self.project, [("spec.yaml", "text: Details", "text: \"Details\\nand more\"")]
        ).compare()
        let changes = try #require(result.causes.first).changes
        #expect(changes.contains { $0.node == "badge" && $0.property == "frame" && $0.isConsequence })
        #expect(changes.contains { $0.node == "body/1" && $0.property == "text" && !$0.isConsequence })
    }

    @Test func `two edits are two causes, each with its own changes`() async throws {
        let result = try await VersionPair(
            Self.project,
            [("tokens.yaml", "card: { $value: 16", "card: { $value: 12"), ("spec.yaml", "text: Details", "text: More")]
        ).compare()
        #expect(result.causes.count == 2)
        let token = try #require(result.causes.first { $0.edit.kind == .token })
        #expect(Set(token.changes.map(\.property)) == ["radius"])
        let text = try #require(result.causes.first { $0.edit.kind == .text })
        #expect(text.changes.contains { $0.property == "text" })
        #expect(!text.changes.contains { $0.property == "radius" })
    }

    @Test(arguments: edits.prefix(6).indices, edits.prefix(6).indices)
    func `each edit of a pair has the changes that it has alone`(one: Int, two: Int) async throws {
        guard one < two else { return }
        let pair = [Self.edits[one], Self.edits[two]]
        let together = try await VersionPair(Self.project, pair.map { ($0.file, $0.old, $0.new) }).compare()
        #expect(Set(together.words) == Set(pair.map(\.cause)))
        for edit in pair {
            let alone = try await VersionPair(Self.project, [(edit.file, edit.old, edit.new)]).compare()
            let expected = Set(alone.causes.flatMap(\.ownChanges))
            let cause = try #require(together.causes.first { $0.words == edit.cause })
            #expect(Set(cause.ownChanges) == expected)
        }
        #expect(together.unexplained.isEmpty)
    }

    @Test func `pixels without a changed node are unexplained`() throws {
        let project = try Self.project.load()
        let version = SpecVersion(project)
        var mockup = ComparedMockup(
            key: MockupKey(component: "Card", state: "plain", context: "large"), size: Size(width: 20, height: 20),
            scenes: ["light": "before"], nodes: [], properties: [])
        let old = mockup
        mockup.scenes = ["light": "after"]
        let comparison = MockupComparison(old, mockup, in: EditScope([], from: version, to: version))
        #expect(!comparison.isDrawnAlike)
        let white = try Surface(size: mockup.size, scale: 1)
        let dotted = try Surface(size: mockup.size, scale: 1)
        dotted.fill(.rect(Rect(x: 3, y: 4, width: 2, height: 1)), .black)
        let found = comparison.compare(white, dotted, path: "png/Card/plain/light.png", scale: 1)
        let picture = try #require(found)
        #expect(picture.pixels == 2)
        #expect(picture.unexplained?.box == PixelDifference.Box(x: 3, y: 4, width: 2, height: 1))
        var result = ComparisonResult(base: "old", head: "new")
        result.add([comparison.difference([picture])], causedBy: [])
        #expect(result.unexplained.map(\.pixels) == [2])
        #expect(!result.isEmpty)
    }

    @Test func `a wrapper does not break the match of the nodes in it`() async throws {
        let result = try await VersionPair(
            Self.project,
            [
                (
                    "spec.yaml", "- { text: Details, font: { size: 14, relativeTo: footnote } }",
                    "- { vstack: [{ text: Details, font: { size: 14, relativeTo: footnote } }], id: wrapper }"
                )
            ]
        ).compare()
        #expect(result.causes.count == 1)
        let properties = result.causes.flatMap(\.changes).filter { !$0.isConsequence }.map(\.property)
        #expect(Set(properties) == ["node"])
    }

    @Test func `other places and comments make no difference`() async throws {
        let parts = Self.spec.split(separator: "---\n").map(String.init)
        var moved = Self.project
        moved.files["spec.yaml"] = "# A comment.\n\(parts[1])\n---\n\(parts[0])"
        let result = try await VersionPair(Self.project, moved).compare()
        #expect(result.isEmpty)
        #expect(result.compared == 3)
    }

    @Test func `the time of an animation is a change that no picture shows`() async throws {
        let project = TestProject(
            spec: """
                component: Dot
                motion: { press: { node: dot, trigger: press, duration: "{time.short}", changes: { scale: [1, 0.9] } } }
                body: { shape: circle, id: dot, fill: "#336699", width: 20, height: 20, action: open, label: Dot }
                """, tokens: "time: { $type: duration, short: { $value: 0.2s } }")
        let result = try await VersionPair(project, [("tokens.yaml", "0.2s", "0.4s")]).compare()
        #expect(result.words == ["token time.short 0.2s → 0.4s"])
        #expect(result.silent.count == 1)
        #expect(result.causes.first?.changes.map(\.property) == ["motion"])
        #expect(result.causes.first?.mockups.map(\.name) == ["Dot:default"])
    }

    @Test func `items of a list in another order are one cause`() async throws {
        let project = TestProject(
            spec: "component: Menu\nproperties: { items: [{ title: A }, { title: B }] }\nbody: { text: C }")
        let result = try await VersionPair(
            project, [("spec.yaml", "{ title: A }, { title: B }", "{ title: B }, { title: A }")]
        ).compare()
        #expect(result.words == ["component Menu properties.items.order place 1 → place 2"])
    }

    @Test func `presented content in another order is a change that pictures can show`() async throws {
        let project = TestProject(
            spec: """
                screen: Home
                body: { text: A }
                presents:
                  - { shape: circle, id: one, fill: "#336699", width: 20, height: 20, anchor: center }
                  - { shape: rectangle, id: two, fill: "#996633", width: 20, height: 20, anchor: center }
                """)
        let (one, two) = (
            "{ shape: circle, id: one, fill: \"#336699\"", "{ shape: rectangle, id: two, fill: \"#996633\""
        )
        let result = try await VersionPair(
            project,
            [("spec.yaml", one, "{ shape: none }"), ("spec.yaml", two, one), ("spec.yaml", "{ shape: none }", two)]
        ).compare()
        #expect(result.causes.count == 1)
        #expect(result.causes.flatMap(\.changes).contains { $0.property == "order of nodes" })
    }

    @Test func `a renamed component is one cause without pictures`() async throws {
        let project = TestProject(spec: "component: Chip\nbody: { text: A }")
        let result = try await VersionPair(project, [("spec.yaml", "Chip", "Tag")]).compare()
        #expect(result.words == ["component Tag Chip → Tag"])
        #expect(result.added.isEmpty && result.removed.isEmpty)
        #expect(result.causes.allSatisfy { $0.pictures == 0 })
    }

    @Test func `a new state is an added mock-up`() async throws {
        let result = try await VersionPair(
            Self.project, [("spec.yaml", "  old:", "  late: { set: { title: Late } }\n  old:")]
        ).compare()
        #expect(result.added.map(\.name) == ["Card:late"])
        #expect(result.causes.map(\.edit.kind) == [.state])
    }
}
