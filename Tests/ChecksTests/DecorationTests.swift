import Checks
import Source
import TestProjects
import Testing

/// Nodes with `decorative: true`, links in sentences, and words that are split.
struct `Exempt and broken text` {
    private static func rules(_ spec: String, contexts: String = TestProject.oneContext) async throws -> [RuleID] {
        try await TestProject(spec: spec, contexts: contexts).check().findings.map(\.rule)
    }

    private static func quote(_ more: String) -> String {
        """
        component: QuoteCard
        preview: { backdrop: "#FFFFFF" }
        body:
          zstack:
            - { text: "“", font: { size: 120, relativeTo: largeTitle }, color: "#000000", opacity: 0.08\(more) }
            - { text: "Design is how it works.", font: "{ios.font.title3}", color: "#000000", padding: 24 }
          width: fill
        """
    }

    @Test func `decoration may be faint and covered`() async throws {
        let found = try await Self.rules(Self.quote(""))
        #expect(found.contains("low-contrast-text") && found.contains("overlapping-content"))
        #expect(try await Self.rules(Self.quote(", decorative: true")).isEmpty)
    }

    @Test func `decoration may have a fixed size`() async throws {
        let spec = "component: A\nbody: { text: Hi, font: { size: 90 }MORE }\n"
        #expect(try await Self.rules(spec.replacing("MORE", with: "")) == ["fixed-size-text"])
        #expect(try await Self.rules(spec.replacing("MORE", with: ", decorative: true")) == [])
    }

    @Test(arguments: [
        ("fill: \"#FFFFFF\", stroke: { color: \"#000000\", width: 2 }", 0),
        ("fill: \"#FFFFFF\", border: { color: \"#000000\", width: 2 }", 0),
        ("fill: \"#00000000\", stroke: { color: \"#000000\", width: 2 }", 0),
        ("fill: \"#FFFFFF\", stroke: { color: \"#EEEEEE\", width: 2 }", 1), ("fill: \"#FFFFFF\"", 1),
    ])
    func `a shape with a label is seen by its fill or its outline`(paint: String, count: Int) async throws {
        let spec = """
            component: Seat
            preview: { backdrop: "#FFFFFF" }
            body: { shape: rectangle, radius: 8, width: 80, height: 60, label: "Seat 12A, free", \(paint) }
            """
        #expect(try await Self.rules(spec).count { $0 == "low-contrast-graphic" } == count)
    }

    @Test func `VoiceOver skips decoration`() async throws {
        let spec = "component: A\nbody: { symbol: star.fill, decorative: true }\n"
        #expect(try await Self.rules(spec).isEmpty)
    }

    @Test(arguments: [
        ("{ progress: 0.4, width: 200 }", 1), ("{ progress: 0.4, width: 200, label: Upload }", 0),
        ("{ hstack: [{ progress: 0.4, width: 200 }], label: Upload, children: ignore }", 0),
        ("{ progress: 0.4, width: 200, hidden: true }", 0),
        ("{ vstack: [{ text: Uploading }, { progress: 0.4, width: 200 }], children: combine }", 0),
        ("{ vstack: [{ text: Uploading }, { progress: 0.4, width: 200 }] }", 1),
    ])
    func `a progress bar needs a label`(body: String, count: Int) async throws {
        let found = try await TestProject(spec: "component: A\nbody: \(body)\n").check(only: ["missing-label"]).findings
        #expect(found.count == count)
    }

    @Test(arguments: [
        ("symbol: play.fill, action: play, label: Play button", 1),
        ("symbol: play.fill, action: play, label: 再生ボタン", 1),
        ("symbol: play.fill, action: play, label: Play", 0), ("symbol: tv, action: open, label: Remote control", 0),
        ("image: { placeholder: photo }, label: Image of a cat", 1),
        ("image: { placeholder: photo }, label: Disk image", 0),
        ("image: { placeholder: photo }, label: A map of the button factory", 0),
    ])
    func `a label does not repeat what VoiceOver says itself`(node: String, count: Int) async throws {
        let spec = "component: A\nbody: { \(node), width: 44, height: 44 }\n"
        let found = try await TestProject(spec: spec).check(only: ["missing-label"]).findings
        #expect(found.count == count)
        #expect(found.allSatisfy { $0.severity == .warning })
    }

    @Test func `a control with opacity 0 can be neither touched nor read`() async throws {
        let spec = "component: A\nbody: { symbol: xmark, action: clear, opacity: 0 }\n"
        let rules = try await Self.rules(spec)
        #expect(!rules.contains("missing-label") && !rules.contains("small-tap-target"))
    }

    @Test(arguments: ["{ hstack: [{ text: a }], decorative: true }", "{ text: Go, decorative: maybe }"])
    func `decoration is text, a symbol, a shape or a picture`(body: String) async throws {
        #expect(try await Self.rules("component: A\nbody: \(body)\n").count == 1)
    }

    private static func consent(_ container: String, _ link: String) -> String {
        """
        component: Consent
        preview: { backdrop: "#FFFFFF" }
        body:
          \(container):
            - { text: By going on you agree to the, color: "#000000" }
            - { text: terms, role: \(link), action: terms, color: "#0A4FB3" }
          width: 300
        """
    }

    @Test(arguments: [("flow", "link", true), ("vstack", "link", false), ("flow", "button", false)])
    func `a link in a sentence may be small`(container: String, role: String, passes: Bool) async throws {
        let found = try await Self.rules(Self.consent(container, role))
        #expect(found.contains("small-tap-target") == !passes)
    }

    @Test(arguments: [(100, 1), (60, 1), (140, 0)])
    func `a word that is split in two is a warning`(width: Int, count: Int) async throws {
        let spec = """
            component: Row
            preview: { width: \(width) }
            body: { text: Notifications }
            """
        let found = try await TestProject(spec: spec).check(only: ["overflowing-content"]).findings
        #expect(found.count == count)
        #expect(found.map(\.severity).allSatisfy { $0 == (width == 100 ? .warning : $0) })
    }

    @Test(arguments: ["aoi.tanaka@company.com", "@aoi_tanaka_tokyo", "example.com/a/long/way"])
    func `an address may be split in two`(text: String) async throws {
        let spec = """
            component: Row
            preview: { width: 120 }
            body: { text: "\(text)" }
            """
        #expect(try await TestProject(spec: spec).check(only: ["overflowing-content"]).findings.isEmpty)
    }

    @Test(arguments: [("", 1), (", action: open", 0)])
    func `a card that is one button is read in one go`(action: String, count: Int) async throws {
        let spec = """
            component: PersonCard
            body: { vstack: [{ text: Taro }, { text: Tokyo }], role: card, minHeight: 60\(action) }
            """
        #expect(try await TestProject(spec: spec).check(only: ["ungrouped-card"]).findings.count == count)
    }

    @Test(arguments: [("[xSmall, large]", 0), ("[xSmall]", 1)])
    func `a radius that fits at the standard type size is not too large`(sizes: String, count: Int) async throws {
        let spec = """
            component: Bubble
            body: { text: See you at seven?, padding: { vertical: 8 }, background: "#E5E5EA", radius: 18 }
            """
        let contexts = "{ appearance: [light], typeSize: \(sizes), device: [iphone-15] }"
        let found = try await TestProject(spec: spec, contexts: contexts).check(only: ["oversized-radius"]).findings
        #expect(found.count == count)
    }
}
