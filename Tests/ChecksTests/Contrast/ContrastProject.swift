import Checks
import Source
import TestProjects

/// Projects whose contrasts are checked, fixed and checked again.
enum ContrastProject {
    static func project(_ tokens: String, _ spec: String, rules: String = "") -> TestProject {
        TestProject(
            spec: spec, tokens: tokens, contexts: "{ appearance: [light, dark], device: [iphone-15] }", manifest: rules)
    }

    static func contrast(_ project: TestProject) async throws -> CheckResult {
        try await project.check(only: ["low-contrast-text", "low-contrast-graphic"])
    }

    /// Returns the project after the fixes of its findings.
    static func fixed(_ project: TestProject, _ result: CheckResult) -> TestProject {
        var project = project
        for (file, bytes) in FixApplication(result.findings.flatMap(\.diagnostic.fixes), in: result.sources).changed {
            project.files[file.path] = String(decoding: bytes, as: UTF8.self)
        }
        return project
    }
}
