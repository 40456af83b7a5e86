package import Project
package import Source
package import Values

/// The result of checking one project, with the files that its ranges refer to.
package struct CheckResult: Sendable {
    package var project: String
    package var sources: SourceMap
    /// In source order.
    package var findings: [Finding]
    /// The findings including implied ones, each in all its contexts and at its own line; nil if these are the same.
    package var ungrouped: [Finding]?
    package var components: Int
    /// The number of tokens that the project itself defines.
    package var tokens = 0
    /// States times contexts.
    package var mockups: Int
    package var appearances: [Appearance]
    package var metrics: [MetricsContext]
    /// The rules that ran, in the order of the registry.
    package var rules: [RuleID] = []
    /// The project's acceptance criteria, in the order of their files.
    package var acceptance: [CriterionResult] = []
    /// The indices of the baseline entries that cover a finding.
    package var usedBaseline: Set<Int> = []
    /// The indices of the baseline entries whose finding is worse now.
    package var outgrownBaseline: Set<Int> = []
    /// The waivers and suppressions that name something unknown, in source order.
    package var unresolvedAcceptances: [UnresolvedAcceptance] = []

    /// The files that the result is limited to; empty for the whole project.
    package var reportedFiles: [String] = []
    /// The number of findings in other files, which are left out.
    package var hidden = 0

    package init(
        project: String, sources: SourceMap, findings: [Finding], components: Int, mockups: Int,
        appearances: [Appearance], metrics: [MetricsContext]
    ) {
        self.project = project
        self.sources = sources
        self.findings = findings
        self.components = components
        self.mockups = mockups
        self.appearances = appearances
        self.metrics = metrics
    }

    /// The number of findings of a severity that are neither waived nor in the baseline.
    package func count(_ severity: Severity) -> Int {
        findings.count { $0.severity == severity && !$0.isAccepted }
    }

    /// Marks all findings as baselined, after a baseline was written; syntax errors are never part of a baseline.
    ///
    /// Implied findings, and each one about a system color, are part of a baseline too, so this run counts as many as
    /// the next one.
    package mutating func markAllBaselined() {
        if let ungrouped { findings = ungrouped.addingNearestColors() }
        for index in findings.indices where !findings[index].isWaived && findings[index].rule != .syntaxError {
            findings[index].isBaselined = true
        }
        for index in acceptance.indices where !acceptance[index].findings.isEmpty {
            acceptance[index].status = .unverified
            acceptance[index].reason = "its findings are in the baseline"
            acceptance[index].findings = []
        }
    }

    package var waived: Int { findings.count(where: \.isWaived) }
    package var baselined: Int { findings.count { $0.isBaselined && !$0.isWaived } }
}
