import Checks
import Reports
import Source
import TestProjects
import Testing

/// `check --format junit`.
@Suite struct `A JUnit report` {
    private func report(_ check: CheckResult, isStrict: Bool = false, locations: Bool = false) throws -> JUnitReport {
        try JUnitReport(CheckJUnit(isStrict: isStrict, hasLocations: locations).document([check]))
    }

    /// A control of 32 pt or another height, and a second finding of the same rule on the same node.
    private func chip(height: Int) async throws -> CheckResult {
        try await TestProject(
            spec: """
                component: Chip
                body: { shape: circle, label: A, action: go, width: 8, height: \(height), padding: 3, radius: 5 }
                """,
            tokens: "space: { $type: dimension, m: { $value: 16 } }\nradius: { $type: dimension, m: { $value: 9 } }\n"
        ).check()
    }

    @Test(arguments: [false, true])
    func `is valid by the schema of Jenkins' xUnit plugin`(isStrict: Bool) async throws {
        let report = try report(try await SampleCheck.result(), isStrict: isStrict)
        #expect(report.violations == [])
        #expect(report.cases.allSatisfy { $0["time"] == "0" })
        #expect(report.root["skipped"] == nil)
    }

    @Test func `has file and line only in the other dialect`() async throws {
        let check = try await SampleCheck.result()
        #expect(Set(try report(check, locations: true).violations) == ["file of <testcase>", "line of <testcase>"])
        let failing = try report(check).cases.filter { $0["outcome"] == "failure" && $0["suite"] != "acceptance" }
        #expect(!failing.isEmpty)
        #expect(failing.allSatisfy { $0["text"]?.contains("┌ spec.yaml:") == true })
    }

    @Test(arguments: [false, true])
    func `fails only for findings that fail the run`(isStrict: Bool) async throws {
        let check = try await SampleCheck.result()
        let cases = try report(check, isStrict: isStrict).cases.filter { $0["suite"] != "acceptance" }
        let failing = check.count(.error) + (isStrict ? check.count(.warning) : 0)
        #expect(cases.count { $0["outcome"] == "failure" } == failing)
        #expect(cases.count { $0["outcome"] == "skipped" } == check.findings.count - failing)
        #expect(
            cases.count { $0["outcome"] == nil }
                == check.rules.count { id in !check.findings.contains { $0.rule == id } })
    }

    @Test func `has a suite for each rule`() async throws {
        let check = try await SampleCheck.result()
        let names = try report(check).suites.compactMap { $0["name"] }
        #expect(Set(names).count == names.count)
        #expect(names == check.rules.map { "Test: \($0)" } + ["Test: acceptance"])
    }

    @Test func `keeps the name of a case if the measured size changes`() async throws {
        let (before, after) = (try report(try await chip(height: 32)), try report(try await chip(height: 33)))
        let failing = before.cases.filter { $0["outcome"] == "failure" }
        #expect(failing.compactMap { $0["name"] }.contains("Chip:default#body"))
        #expect(before.cases.map { $0["name"] } == after.cases.map { $0["name"] })
        #expect(failing.allSatisfy { $0["message"]?.isEmpty == false })
    }

    @Test func `has one case for findings of one rule on one node`() async throws {
        let spec = "component: A\nbody: { text: Hi, paddding: 3, colour: red, fontt: body }\n"
        let check = try await TestProject(spec: spec).check()
        let count = check.findings.count { $0.rule == "unknown-key" }
        #expect(count == 3)
        let cases = try report(check).cases.filter { $0["suite"] == "unknown-key" }
        #expect(cases.count == 1)
        #expect(cases.first?["message"]?.split(separator: "; ").count == count)
        #expect(cases.first?["text"]?.split(separator: "[unknown-key]").count == count + 1)
    }

    @Test func `has a case for each criterion`() async throws {
        let criteria = try report(try await SampleCheck.result()).cases.filter { $0["suite"] == "acceptance" }
        #expect(criteria.compactMap { $0["name"]?.prefix(4) } == ["AC-1", "AC-2", "AC-3", "AC-4"])
        #expect(criteria.map { $0["outcome"] } == ["failure", nil, "skipped", "skipped"])
    }

    @Test func `counts its cases`() async throws {
        let report = try report(try await SampleCheck.result())
        #expect(report.root["tests"] == "\(report.cases.count)")
        #expect(report.root["failures"] == "\(report.cases.count { $0["outcome"] == "failure" })")
        let skipped = report.suites.compactMap { $0["skipped"].flatMap { Int($0) } }.reduce(0, +)
        #expect(skipped == report.cases.count { $0["outcome"] == "skipped" })
    }
}
