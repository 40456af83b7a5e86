import Checks
import Source
import TestProjects
import Testing

/// The severity of a symbol that is not in the catalog.
@Suite struct `An unknown symbol` {
    @Test(arguments: [("ios17", Severity.error), ("ios26", .warning)])
    func `is a warning on a platform newer than the catalog`(platform: String, severity: Severity) async throws {
        let spec = "component: Sync\nbody: { symbol: arrow.trianglehead.2.clockwise.rotate.90, label: Sync }\n"
        let project = TestProject(spec: spec, manifest: "platform: \(platform)\n")
        #expect(try await project.check(only: ["unavailable-symbol"]).findings.map(\.severity) == [severity])
    }
}
