import Checks
import Pipeline
import Source
import TestProjects
import Testing

/// The fix for a small target, which changes only a missing key or a number that is too small.
@Suite struct `The fix of a small target` {
    /// The spec after the safe fixes, and the help texts of the remaining findings.
    private func fixed(_ spec: String, contexts: String = TestProject.oneContext) async throws -> (String, [String]) {
        let project = TestProject(spec: spec, contexts: contexts)
        let result = try await project.check(only: ["small-tap-target"])
        var after = project
        for (file, bytes) in FixApplication(result.findings.flatMap(\.diagnostic.fixes), in: result.sources).changed {
            after.files[file.path] = String(decoding: bytes, as: UTF8.self)
        }
        let left = try await after.check(only: ["small-tap-target", "overlapping-tap-targets"])
        return (after.files["spec.yaml"] ?? "", left.findings.map { $0.diagnostic.help ?? $0.diagnostic.message })
    }

    @Test(arguments: [
        (
            "component: C\nbody:\n  text: a\n  action: go # now\n",
            "component: C\nbody:\n  text: a\n  action: go # now\n  hitArea: 44\n"
        ),
        (
            "component: C\r\nbody:\r\n  action: go\r\n  text: a\r\n",
            "component: C\r\nbody:\r\n  action: go\r\n  hitArea: 44\r\n  text: a\r\n"
        ),
        ("component: C\nbody: { text: a, action: go }\n", "component: C\nbody: { text: a, action: go, hitArea: 44 }\n"),
        (
            "component: C\nbody: {\n  text: a, action: go\n}\n",
            "component: C\nbody: {\n  text: a, action: go, hitArea: 44\n}\n"
        ),
        ("component: C\nbody:\n  text: a\n  action: go", "component: C\nbody:\n  text: a\n  action: go\n  hitArea: 44"),
        (
            "component: C\nbody:\n  vstack:\n    - action: go\n      text: a\n",
            "component: C\nbody:\n  vstack:\n    - action: go\n      hitArea: 44\n      text: a\n"
        ),
        (
            "component: C\nbody: { text: a, role: button }\n",
            "component: C\nbody: { text: a, role: button, hitArea: 44 }\n"
        ),
        (
            "component: C\nbody: { text: a, action: go, hitArea: 20 }\n",
            "component: C\nbody: { text: a, action: go, hitArea: 44 }\n"
        ),
        (
            "component: C\nstates: { a: , b: { set: { body.hitArea: 30 } } }\n"
                + "body: { text: a, action: go, hitArea: 44 }\n",
            "component: C\nstates: { a: , b: { set: { body.hitArea: 44 } } }\n"
                + "body: { text: a, action: go, hitArea: 44 }\n"
        ),
        (
            "{ \"component\": \"C\", \"body\": { \"action\": \"go\", \"text\": \"a\" } }\n",
            "{ \"component\": \"C\", \"body\": { \"action\": \"go\", \"hitArea\": 44, \"text\": \"a\" } }\n"
        ),
        (
            "component: C\nbody:\n  hstack:\n    - { each: [a, b], text: $item, action: go, label: x }\n"
                + "  spacing: 60\n",
            "component: C\nbody:\n  hstack:\n    - { each: [a, b], text: $item, action: go, hitArea: 44, label: x }\n"
                + "  spacing: 60\n"
        ),
        (
            "component: C\nbody: { text: a, action: go }\n---\ncomponent: D\nbody: { use: C }\n",
            "component: C\nbody: { text: a, action: go, hitArea: 44 }\n---\ncomponent: D\nbody: { use: C }\n"
        ),
    ])
    func `writes the key in the style of its map`(_ spec: String, _ expected: String) async throws {
        let (text, left) = try await fixed(spec)
        #expect(text == expected)
        #expect(left == [])
    }

    @Test(arguments: ["action: |\n    go\n  text: a", "text: a\n  action:\n    when: x\n    then: go\n    else: stop"])
    func `writes the key elsewhere if a value does not end its line`(_ body: String) async throws {
        let spec = "component: C\nstates: [x]\nbody:\n  \(body)\n"
        let (text, left) = try await fixed(spec)
        #expect(left == [])
        #expect(text.count == spec.count + "\n  hitArea: 44".count)
    }

    @Test func `is skipped without enough room, and the help names the required spacing`() async throws {
        let spec = """
            component: C
            body:
              hstack:
                - { shape: circle, width: 24, height: 24, action: one, label: One }
                - { shape: circle, width: 24, height: 24, action: two, label: Two }
              spacing: 8
            """
        let (text, left) = try await fixed(spec)
        #expect(text == spec)
        #expect(left.count == 2)
        #expect(left.allSatisfy { $0.contains("write spacing: 20 in the hstack instead of 8") }, "\(left)")
        let (_, none) = try await fixed(spec.replacing("spacing: 8", with: "spacing: 20"))
        #expect(none == [])
    }

    @Test func `is skipped if one of the contexts has no room`() async throws {
        let spec = """
            component: C
            body:
              hstack:
                - { shape: circle, width: 24, height: 24, action: one, label: One }
                - { shape: circle, width: 44, height: 44, action: two, label: Two }
              spacing: { when: { typeSize: large }, then: 20, else: 4 }
            """
        let contexts = "{ appearance: [light], typeSize: [large, xSmall], device: [iphone-15] }"
        let (text, left) = try await fixed(spec, contexts: contexts)
        #expect(text == spec)
        #expect(left.allSatisfy { $0.contains("with less spacing it would overlap") }, "\(left)")
    }

    @Test func `is skipped if the number comes from a property`() async throws {
        let spec = "component: C\nproperties: { area: 20 }\nbody: { text: a, action: go, hitArea: $area }\n"
        let (text, left) = try await fixed(spec)
        #expect(text == spec)
        #expect(left.count == 1)
    }

    @Test func `does not overlap a control that is moved beside it`() async throws {
        let spec = """
            component: C
            body:
              zstack:
                - { symbol: bell, action: open, label: Bell }
                - { symbol: xmark, action: close, label: Close, offset: { x: 20, y: -20 } }
              width: 100
              height: 100
            """
        let (text, left) = try await fixed(spec)
        #expect(text == spec)
        #expect(left.allSatisfy { $0.contains("pt away from “") })
        #expect(left.count == 2)
    }

    @Test func `may overlap the control behind it`() async throws {
        let spec = """
            component: C
            body:
              zstack:
                - { image: { placeholder: photo }, width: 200, height: 200, action: open, label: Photo }
                - { symbol: heart, action: like, label: Like }
            """
        #expect(try await fixed(spec).0.contains("action: like, hitArea: 44"))
    }
}
