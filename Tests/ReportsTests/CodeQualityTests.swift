import Checks
import Foundation
import Reports
import Source
import TestProjects
import Testing
import Values

/// `check --format gitlab`, checked against GitLab's description of a Code Quality report.
@Suite struct `A Code Quality report` {
    private typealias Object = [String: Any]

    private func issues(_ check: CheckResult) throws -> [Object] {
        let text = CheckCodeQuality.document([check]).formatted
        return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Object])
    }

    @Test func `has the members that GitLab reads`() async throws {
        let check = try await SampleCheck.result()
        let issues = try issues(check)
        #expect(issues.count == check.findings.count { !$0.isAccepted })
        for issue in issues {
            let rule = try #require(issue["check_name"] as? String)
            #expect((issue["description"] as? String)?.hasPrefix("\(rule): ") == true)
            #expect(["info", "minor", "major"].contains(issue["severity"] as? String))
            let location = try #require(issue["location"] as? Object)
            #expect((location["path"] as? String)?.hasPrefix("/") == false)
            let lines = try #require(location["lines"] as? [String: Int])
            #expect((lines["begin"] ?? 0) >= 1 && (lines["end"] ?? 0) >= (lines["begin"] ?? 0))
        }
    }

    @Test func `has fingerprints that differ, and stay if lines move or figures change`() async throws {
        func prints(_ spec: String) async throws -> [String] {
            let project = TestProject(spec: spec, tokens: SampleCheck.tokens, manifest: SampleCheck.manifest)
            return try issues(try await project.check()).compactMap { $0["fingerprint"] as? String }.sorted()
        }
        let before = try await prints(SampleCheck.spec)
        #expect(Set(before).count == before.count)
        #expect(try await prints("# A comment\n\n" + SampleCheck.spec.replacing("#007AFF", with: "#1080FF")) == before)
    }

    @Test func `is an empty list without findings`() async throws {
        #expect(try issues(try await TestProject(spec: "component: A\nbody: { text: a }\n").check()).isEmpty)
    }
}
