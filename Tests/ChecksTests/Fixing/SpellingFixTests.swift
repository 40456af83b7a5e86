import Checks
import Source
import TestProjects
import Testing

/// Fixes of misspelled names.
@Suite struct `The fix of a misspelled name` {
    private static let tokens =
        "color: { $type: color, accent: { $value: \"#0A5FD9\" }, ink: { $value: \"#000000\" } }\n"

    private struct Fixed: Equatable {
        var spec: String
        var applicability: [Fix.Applicability]
    }

    private func fixed(_ spec: String, tokens: String = Self.tokens) async throws -> Fixed {
        let project = TestProject(spec: spec, tokens: tokens)
        let result = try await project.check(only: ["unknown-key"])
        let fixes = result.findings.flatMap(\.diagnostic.fixes)
        let changed = FixApplication(fixes, in: result.sources).changed.first { $0.file.path == "spec.yaml" }
        return Fixed(
            spec: changed.map { String(decoding: $0.bytes, as: UTF8.self) } ?? spec,
            applicability: fixes.map(\.applicability))
    }

    @Test(arguments: [
        ("body: { text: a, pading: 8 }", "body: { text: a, padding: 8 }"),
        ("body: { text: a, \"pading\": 8 }", "body: { text: a, \"padding\": 8 }"),
        ("body: { txet: a }", "body: { text: a }"),
        ("body: { text: a, color: \"{color.acent}\" }", "body: { text: a, color: \"{color.accent}\" }"),
        ("body: { text: a, color: {color.acent} }", "body: { text: a, color: {color.accent} }"),
        ("properties: { tilte: b }\nbody: { text: $title }", "properties: { tilte: b }\nbody: { text: $tilte }"),
        (
            "body: { use: Chpi }\n---\ncomponent: Chip\nbody: { text: a }",
            "body: { use: Chip }\n---\ncomponent: Chip\nbody: { text: a }"
        ),
        ("states: [on, off]\nbody: { text: a, when: onn }", "states: [on, off]\nbody: { text: a, when: on }"),
        (
            "states: { plain: , pressed: { set: { titel.text: b } } }\nbody: { vstack: [{ id: title, text: a }] }",
            "states: { plain: , pressed: { set: { title.text: b } } }\nbody: { vstack: [{ id: title, text: a }] }"
        ),
        (
            "states: { plain: , pressed: { set: { body.opacty: 0.5 } } }\nbody: { text: a }",
            "states: { plain: , pressed: { set: { body.opacity: 0.5 } } }\nbody: { text: a }"
        ),
        (
            "body: { use: Chip, with: { titel: b } }\n---\n"
                + "component: Chip\nproperties: { title: a }\nbody: { text: $title }",
            "body: { use: Chip, with: { title: b } }\n---\n"
                + "component: Chip\nproperties: { title: a }\nbody: { text: $title }"
        ),
        (
            "body: { use: Chip, state: presed }\n---\ncomponent: Chip\nstates: [plain, pressed]\nbody: { text: a }",
            "body: { use: Chip, state: pressed }\n---\ncomponent: Chip\nstates: [plain, pressed]\nbody: { text: a }"
        ),
        (
            "properties: { tint: \"{color.acent}\" }\nbody: { text: a, color: $tint }",
            "properties: { tint: \"{color.accent}\" }\nbody: { text: a, color: $tint }"
        ),
    ])
    func `writes the similar name`(_ spec: String, _ expected: String) async throws {
        #expect(
            try await fixed("component: C\n\(spec)\n")
                == Fixed(spec: "component: C\n\(expected)\n", applicability: [.safe]))
    }

    @Test(arguments: [
        // Two names are equally similar, no name is similar, the key exists already, or the name comes from a property.
        "properties: { cat: a, car: b }\nbody: { text: $cab }",
        "body: { text: a, entirely: 8 }",
        "body: { text: a, padding: 8, pading: 8 }",
        "properties: { name: acent }\nbody: { text: a, color: \"{color.${name}}\" }",
    ])
    func `is left out if the correct name is ambiguous`(_ spec: String) async throws {
        let spec = "component: C\n\(spec)\n"
        #expect(try await fixed(spec) == Fixed(spec: spec, applicability: []))
    }

    @Test func `is unsafe if more than one letter differs`() async throws {
        let result = try await fixed("component: C\nbody: { text: a, paddigns: 8 }\n")
        #expect(result == Fixed(spec: "component: C\nbody: { text: a, padding: 8 }\n", applicability: [.unsafe]))
    }

    private static let steps = """
        blue: { $type: color, 500: { $value: "#0A5FD9" }, a: { $value: "#0A5FD9" } }
        gray: { $type: color, 50: { $value: "#0A5FD9" } }
        space: { $type: dimension, s: { $value: 8 }, xl: { $value: 40 }, narrow: { $value: 4 } }

        """

    @Test(arguments: [
        // Names that differ in a digit, a one-letter word or a size are different names.
        "body: { text: a, color: \"{blue.600}\" }",
        "body: { text: a, color: \"{gray.500}\" }",
        "body: { text: a, color: \"{blue.b}\" }",
        "body: { text: a, padding: \"{space.m}\" }",
        "body: { text: a, padding: \"{space.xxl}\" }",
        "body: { use: Icon2 }\n---\ncomponent: Icon1\nbody: { text: a }",
        "states: [s1, plain]\nbody: { text: a, when: s2 }",
        "properties: { cardA: b }\nbody: { text: $cardB }",
    ])
    func `is unsafe if the name may be another step of a scale`(_ spec: String) async throws {
        #expect(try await fixed("component: C\n\(spec)\n", tokens: Self.steps).applicability == [.unsafe])
    }

    @Test(arguments: [
        ("body: { text: a, color: \"{bleu.500}\" }", "body: { text: a, color: \"{blue.500}\" }"),
        ("body: { text: a, padding: \"{spac.xl}\" }", "body: { text: a, padding: \"{space.xl}\" }"),
        ("body: { text: a, padding: \"{space.narow}\" }", "body: { text: a, padding: \"{space.narrow}\" }"),
        ("body: { text: a, color: \"{Blue.A}\" }", "body: { text: a, color: \"{blue.a}\" }"),
    ])
    func `is safe if the step of the scale is correct`(_ spec: String, _ expected: String) async throws {
        #expect(
            try await fixed("component: C\n\(spec)\n", tokens: Self.steps)
                == Fixed(spec: "component: C\n\(expected)\n", applicability: [.safe]))
    }
}
