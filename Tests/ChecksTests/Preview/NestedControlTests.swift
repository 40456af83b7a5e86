import Checks
import Source
import TestProjects
import Testing

/// Buttons in rows, cards and cells.
struct `A control inside an element that is read as one` {
    private static let more = "{ symbol: ellipsis, label: More, action: more, width: 44, height: 44 }"

    private static func count(_ body: String) async throws -> Int {
        let spec = "component: Row\nbody: \(body)\n"
        return try await TestProject(spec: spec).check(only: ["nested-control"]).findings.count
    }

    @Test(arguments: [
        "{ hstack: [{ text: Golden hour }, \(more)], action: play, label: Golden hour, minHeight: 44 }",
        "{ vstack: [{ text: One month for free }, { text: Start, action: start, minHeight: 44 }], label: Offer }",
        "{ hstack: [{ text: Alarm }, { toggle: true, label: Alarm, action: switch_alarm }], label: Alarm at 7 }",
        "{ zstack: [{ image: { placeholder: photo }, hidden: true }, \(more)], action: open, label: Photo 3 of 5 }",
        "{ hstack: [{ hstack: [{ text: A }, \(more)] }], action: play, label: Song A, minHeight: 44 }",
        "{ hstack: [{ text: A }, \(more)], action: play, label: A, children: contain, minHeight: 44 }",
    ])
    func `is reported`(body: String) async throws {
        #expect(try await Self.count(body) == 1)
    }

    @Test(arguments: [
        "{ hstack: [{ text: Golden hour, action: play, minHeight: 44 }, \(more)] }",
        "{ hstack: [{ text: A }, \(more)], label: A, children: combine }",
        "{ hstack: [{ text: A }, \(more)], action: play, label: A, actions: [{ name: More, action: more }] }",
        "{ vstack: [{ hstack: [{ text: A }, \(more)], action: play, label: A }, \(more)] }",
        "{ hstack: [{ text: A }, { symbol: star, action: fave, disabled: true }], action: play, label: A }",
        "{ hstack: [{ text: A }, { symbol: star, action: play, hidden: true }], action: play, label: A }",
        "{ hstack: [{ text: A }, { symbol: star, action: play, label: A }], action: play, label: A }",
        "{ hstack: [{ text: A }, { symbol: star, action: fave, opacity: 0 }], action: play, label: A }",
        "{ field: abc, placeholder: Name, label: Name, focused: true }",
        "{ vstack: [{ text: A }, \(more)] }",
    ])
    func `is not reported if it can be reached`(body: String) async throws {
        #expect(try await Self.count(body) == 0)
    }
}
