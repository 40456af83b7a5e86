import Checks
import Source
import TestProjects
import Testing

/// The choice of the content that a loading placeholder is compared with.
struct `Jumping content` {
    private func messages(_ states: String, body: String) async throws -> [String] {
        let spec = "component: Person\nproperties: { bio: Short, side: 40 }\nstates:\n\(states)\nbody: \(body)"
        return try await TestProject(spec: spec).check(only: ["jumping-content"]).findings.map(\.diagnostic.message)
    }

    private static let photo = "{ vstack: [{ shape: circle, id: photo, width: $side, height: $side }], id: card }"
    private static let loading = "  loading: { body: { vstack: [{ skeleton: , id: photo, width: 40, height: 40 }] } }"

    @Test func `a failure state is not compared with a placeholder`() async throws {
        for failure in ["error", "empty", "offline"] {
            let states = "  \(failure): { set: { side: 80 } }\n  content:\n\(Self.loading)"
            #expect(try await messages(states, body: Self.photo) == [])
        }
    }

    @Test func `a placeholder that fits one of several content states passes`() async throws {
        let large = "  large: { set: { side: 80 } }\n"
        #expect(try await messages(large + "  content:\n" + Self.loading, body: Self.photo) == [])
        #expect(
            try await messages(large + "  larger: { set: { side: 90 } }\n" + Self.loading, body: Self.photo) == [
                "“photo” moves by 40 pt when the state “large” replaces its placeholder, "
                    + "from 40 × 40 pt to 80 × 80 pt; at most 4 pt is allowed"
            ])
    }

    @Test func `the state named content takes precedence over other states`() async throws {
        let small = "  small:\n  content: { set: { side: 80 } }\n"
        #expect(
            try await messages(small + Self.loading, body: Self.photo) == [
                "“photo” moves by 40 pt when the state “content” replaces its placeholder, "
                    + "from 40 × 40 pt to 80 × 80 pt; at most 4 pt is allowed"
            ])
    }

    private static let card = """
        { vstack: [{ text: $bio, width: 160 }, { shape: circle, width: $side, height: $side }], id: card }
        """
    private static let long = "A much longer text about cafes, museums and gardens"

    @Test func `a redacted text with another sample than the content is not compared`() async throws {
        let states = "  content: { set: { bio: \"\(Self.long)\" } }\n  loading: { set: { card.redacted: true } }"
        #expect(try await messages(states, body: Self.card) == [])
    }

    @Test func `redacted nodes with the same texts are compared`() async throws {
        let states = "  content:\n  loading: { set: { card.redacted: true, side: 60 } }"
        #expect(try await messages(states, body: Self.card).count == 1)
        let both = "  long: { set: { bio: \"\(Self.long)\" } }\n" + states
        #expect(try await messages(both, body: Self.card).count == 1)
    }
}
