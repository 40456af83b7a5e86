import Checks
import Source
import TestProjects
import Testing

/// What is compared with the placeholders of a loading state.
struct `Content that jumps` {
    private func messages(_ states: String, body: String) async throws -> [String] {
        let spec = "component: Person\nproperties: { bio: Short, side: 40 }\nstates:\n\(states)\nbody: \(body)"
        return try await TestProject(spec: spec).check(only: ["jumping-content"]).findings.map(\.diagnostic.message)
    }

    private static let photo = "{ vstack: [{ shape: circle, id: photo, width: $side, height: $side }], id: card }"
    private static let loading = "  loading: { body: { vstack: [{ skeleton: , id: photo, width: 40, height: 40 }] } }"

    @Test func `a state that fails is not what arrives`() async throws {
        for failure in ["error", "empty", "offline"] {
            let states = "  \(failure): { set: { side: 80 } }\n  content:\n\(Self.loading)"
            #expect(try await messages(states, body: Self.photo) == [])
        }
    }

    @Test func `a placeholder need suit one of the states that may arrive`() async throws {
        let large = "  large: { set: { side: 80 } }\n"
        #expect(try await messages(large + "  content:\n" + Self.loading, body: Self.photo) == [])
        #expect(
            try await messages(large + "  larger: { set: { side: 90 } }\n" + Self.loading, body: Self.photo) == [
                "“photo” moves by 40 pt when “large” arrives: from 40 × 40 pt to 80 × 80 pt"
            ])
    }

    @Test func `the state called content is what arrives, whatever suits another one`() async throws {
        let small = "  small:\n  content: { set: { side: 80 } }\n"
        #expect(
            try await messages(small + Self.loading, body: Self.photo) == [
                "“photo” moves by 40 pt when “content” arrives: from 40 × 40 pt to 80 × 80 pt"
            ])
    }

    private static let card = """
        { vstack: [{ text: $bio, width: 160 }, { shape: circle, width: $side, height: $side }], id: card }
        """
    private static let long = "A much longer text about cafes, museums and gardens"

    @Test func `nothing is known where a text that is redacted has another sample than the content`() async throws {
        let states = "  content: { set: { bio: \"\(Self.long)\" } }\n  loading: { set: { card.redacted: true } }"
        #expect(try await messages(states, body: Self.card) == [])
    }

    @Test func `with the same texts what is redacted is compared`() async throws {
        let states = "  content:\n  loading: { set: { card.redacted: true, side: 60 } }"
        #expect(try await messages(states, body: Self.card).count == 1)
        let both = "  long: { set: { bio: \"\(Self.long)\" } }\n" + states
        #expect(try await messages(both, body: Self.card).count == 1)
    }
}
