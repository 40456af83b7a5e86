import Checks
import Source
import TestProjects
import Testing

/// Controls that exist but cannot be used.
@Suite struct `A control out of reach` {
    @Test(arguments: [("opacity: 0", 1), ("opacity: 0.5", 0)])
    func `is not an alternative to a gesture if it is invisible`(look: String, count: Int) async throws {
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

    @Test func `is reported as too close to the edge where no bar covers it`() async throws {
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
