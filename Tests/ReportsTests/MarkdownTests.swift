import Checks
import Reports
import Source
import TestProjects
import Testing

/// `check --format markdown`, and the summary of a step.
@Suite struct `A Markdown report` {
    @Test func `starts with the most severe findings`() async throws {
        let check = try await SampleCheck.result()
        let rows = CheckMarkdown.document([check]).split(separator: "\n").filter { $0.contains("](http") }
        #expect(rows.count == check.findings.count { !$0.isAccepted })
        let severities = rows.map { $0.split(separator: " ")[1] }
        #expect(severities == severities.sorted { $0 == "error" && $1 != "error" || $0 == "warning" && $1 == "note" })
        #expect(rows.contains { $0.contains("[small-tap-target]") } == false)
    }

    @Test func `keeps to a limit and counts what is left out`() async throws {
        let check = try await SampleCheck.result()
        let full = CheckMarkdown.document([check])
        #expect(CheckMarkdown.document([check], maximumBytes: full.utf8.count + 100) == full)
        for limit in stride(from: 0, to: full.utf8.count, by: 50) {
            let text = CheckMarkdown.document([check], maximumBytes: limit)
            #expect(text.utf8.count <= limit)
            let rows = text.split(separator: "\n").count { $0.contains("](http") }
            let left = check.findings.count { !$0.isAccepted } - rows
            #expect(text.isEmpty || left == 0 || text.contains("\n\(left) more finding"), "\(limit): \(text)")
        }
    }

    @Test func `is one line without findings`() async throws {
        let check = try await TestProject(spec: "component: A\nbody: { text: a }\n").check()
        #expect(
            CheckMarkdown.document([check])
                == "### uispec\n\n0 errors, 0 warnings, 0 waived in 1 component, 1 mock-up, 1 context\n")
    }
}
