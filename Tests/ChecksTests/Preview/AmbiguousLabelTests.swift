import Checks
import Source
import TestProjects
import Testing

/// Buttons and links that VoiceOver reads with the same words.
struct `Two controls with one label` {
    private static func count(_ nodes: String) async throws -> Int {
        let spec = "component: Panel\nbody:\n  vstack:\n" + nodes + "  spacing: 20\n"
        return try await TestProject(spec: spec).check(only: ["ambiguous-label"]).findings.count
    }

    @Test(arguments: [
        "    - { text: More, action: more_a }\n    - { text: More, action: more_b }\n",
        "    - { text: もっと見る, action: news }\n    - { text: もっと見る, action: events }\n",
        "    - { text: Edit, action: edit_name }\n    - { symbol: pencil, label: edit, action: edit_photo }\n",
        "    - { symbol: plus, label: Add, action: add_photo }\n    - { symbol: plus, label: Add, action: add_file }\n",
        "    - text: Recent\n    - { text: Show all, action: recent }\n    - { text: Show all, action: saved }\n",
        "    - hstack: [{ text: Yes, action: yes_a }]\n    - hstack: [{ text: Yes, action: yes_b }]\n",
    ])
    func `and different actions are reported`(nodes: String) async throws {
        #expect(try await Self.count(nodes) == 1)
    }

    @Test(arguments: [
        "    - { text: More, action: more }\n    - { text: More, action: more }\n",
        "    - { text: More, action: more_a, label: More news }\n"
            + "    - { text: More, action: more_b, label: More events }\n",
        "    - { text: Save, action: save }\n    - { text: Cancel, action: cancel }\n",
        "    - hstack: [{ text: Cafes }, { text: Join, action: join_a }]\n"
            + "    - hstack: [{ text: Museums }, { text: Join, action: join_b }]\n",
        "    - hstack: [{ text: News }, { text: All, action: news }]\n    - { text: All, action: events }\n",
        "    - { text: More, action: more_a }\n    - { text: More, action: more_b, hidden: true }\n",
        "    - { text: More, action: more_a }\n    - { text: More, action: more_b, disabled: true }\n",
        "    - { text: More, action: more_a }\n    - { text: More }\n",
        "    - { text: More, action: more_a }\n    - { text: More, action: more_b, redacted: true }\n",
        "    - { text: Call, action: call }\n    - { text: Call back, action: call_back }\n",
    ])
    func `and a difference that can be heard are not reported`(nodes: String) async throws {
        #expect(try await Self.count(nodes) == 0)
    }
}
