#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The environment variables that a CI sets.
struct CIEnvironment {
    /// The folders of the checkout: of GitHub Actions, or of GitLab.
    let checkouts: [String]
    /// The file for the summary of a step of GitHub Actions.
    let stepSummary: String?

    init() {
        // deterministic: the cache of reports depends on these variables
        let variables = ProcessInfo.processInfo.environment
        func value(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }
        checkouts = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"].compactMap(value)
        stepSummary = value("GITHUB_STEP_SUMMARY")
    }
}
