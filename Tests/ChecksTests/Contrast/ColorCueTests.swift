import Checks
import Source
import TestProjects
import Testing

/// The differences that make two states distinguishable without color.
@Suite struct `A cue beside a color` {
    private func findings(_ body: String, taken: String) async throws -> [Finding] {
        let spec = """
            component: Seat
            preview: { backdrop: "#FFFFFF" }
            states: { free: , taken: \(taken) }
            body: \(body)
            """
        return try await TestProject(spec: spec).check(only: ["color-only-state"]).findings
    }

    private static let shape =
        "{ shape: rectangle, radius: 4, width: 44, height: 44, fill: \"#2E7D52\", action: pick, label: Seat 12A }"

    @Test(arguments: [
        "{ set: { body.fill: \"#B04A4A\" } }",
        "{ set: { body.fill: \"#B04A4A\" }, traits: [updatesFrequently] }",
        "{ set: { body.fill: \"#B04A4A\" }, traits: [selected] }",
        "{ set: { body.fill: \"#B04A4A\", body.label: \"Seat 12A, taken\" } }",
        "{ set: { body.fill: \"#B04A4A\" }, label: Taken }",
        "{ set: { body.fill: \"#B04A4A\", body.value: taken } }",
        "{ set: { body.fill: \"#B04A4A\", body.disabled: true } }",
        "{ set: { body.fill: \"#B04A4A\", body.radius: 6 } }",
        "{ set: { body.fill: \"#B04A4A\", body.offset: { x: 0.5 } } }",
        "{ set: { body.fill: \"#B04A4A\", body.width: 44.4 } }",
        "{ set: { body.fill: \"#B04A4A\", body.rotation: 360 } }",
        "{ set: { body.fill: \"#B04A4A\", body.border: { color: \"#00000000\", width: 2 } } }",
        "{ set: { body.fill: \"#B04A4A\", body.border: { color: \"#B04A4A\", width: 2 } } }",
    ])
    func `is not heard, and not too small to be seen`(_ taken: String) async throws {
        let found = try await findings(Self.shape, taken: taken)
        #expect(found.count == 1)
        #expect(found.first?.diagnostic.help?.contains("trait") == false)
    }

    @Test(arguments: [
        "{ set: { body.fill: \"#B04A4A\", body.radius: full } }",
        "{ set: { body.fill: \"#B04A4A\", body.border: { color: \"#000000\", width: 2 } } }",
        "{ set: { body.fill: \"#B04A4A\", body.offset: { x: 8 } } }",
        "{ set: { body.fill: \"#B04A4A\", body.width: 60 } }",
        "{ set: { body.fill: \"#B04A4A\", body.rotation: 45 } }",
        "{ set: { body.fill: \"#FFE0E0\" } }",
    ])
    func `is a form, a place, a size or a lightness`(_ taken: String) async throws {
        #expect(try await findings(Self.shape, taken: taken).isEmpty)
    }

    @Test(arguments: [
        ("opacity: 0", 1), ("opacity: 0.01", 1), ("color: \"#00000000\"", 1), ("color: \"$tone\"", 1),
        ("color: \"#2E7D52\"", 1), ("size: 2", 1), ("offset: { x: 400 }", 1), ("color: \"#FFFFFF\"", 0),
        ("color: \"#FFFFFF\", hidden: true", 0),
    ])
    func `is a symbol only if it can be seen`(_ symbol: String, _ count: Int) async throws {
        let spec = """
            component: Seat
            preview: { backdrop: "#FFFFFF" }
            properties: { tone: "#2E7D52" }
            states: { free: , taken: { set: { tone: "#B04A4A" } } }
            body:
              zstack:
                - { shape: rectangle, width: 44, height: 44, fill: $tone }
                - { symbol: xmark, label: Taken, when: taken, \(symbol) }
              clip: true
            """
        let found = try await TestProject(spec: spec).check(only: ["color-only-state"]).findings
        #expect(found.count == count)
    }

    @Test func `is not a text that an opaque shape covers`() async throws {
        let body = """

              zstack:
                - { text: Taken, id: word, color: "#000000" }
                - { shape: rectangle, id: seat, width: 100, height: 44, fill: "#2E7D52" }
            """
        let taken = "{ set: { word.text: Free, seat.fill: \"#B04A4A\" } }"
        #expect(try await findings(body, taken: taken).count == 1)
    }
}
