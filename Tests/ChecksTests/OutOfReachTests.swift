import Checks
import Source
import TestProjects
import Testing

/// Controls that are there, and that nobody can use.
@Suite struct `A control out of reach` {
    @Test(arguments: [("opacity: 0", 1), ("opacity: 0.5", 0)])
    func `is no alternative to a gesture where nothing of it shows`(look: String, count: Int) async throws {
        let project = TestProject(
            spec: """
                component: Row
                gestures: [{ swipe: left, threshold: 80, action: del, alternative: del, hint: Swipe to delete }]
                body:
                  hstack:
                    - { text: Savings }
                    - { text: Delete, action: del, hitArea: 44, \(look) }
                """)
        #expect(try await project.check(only: ["gesture-only-action"]).findings.count == count)
    }

    @Test func `is told to be too near the edge where no bar covers it`() async throws {
        let project = TestProject(
            spec: """
                screen: Account
                body:
                  hstack:
                    - { text: Edit, action: edit, width: 20, height: 20, hitArea: 44 }
                    - spacer:
                """)
        let findings = try await project.check(only: ["unreachable-tap-target"]).findings
        #expect(findings.first?.diagnostic.message.contains("is too close to the edge of the screen") == true)
    }
}
