import Checks
import Source
import TestProjects
import Testing

/// What counts as a label that VoiceOver can say.
struct `A label` {
    @Test(arguments: [
        ("\"\"", "heart", 1), ("\" \"", "heart", 1), ("\"\u{3000}\"", "heart", 1), ("heart.fill", "heart.fill", 1),
        ("Like", "heart", 0), ("heart", "heart", 1), ("Heart", "heart", 0),
        ("magnifyingglass", "magnifyingglass", 1), ("heart.fill", "heart", 0),
    ])
    func `says more than nothing and than the name of its symbol`(
        label: String, symbol: String, count: Int
    ) async throws {
        let spec = "component: C\nbody: { symbol: \(symbol), width: 44, height: 44, action: like, label: \(label) }"
        let found = try await TestProject(spec: spec).check(only: ["missing-label"]).findings
        #expect(found.count == count)
    }
}
