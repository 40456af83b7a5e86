package import Project
package import Source
package import Values

/// What a check of one project found, with the files that its places lie in.
package struct CheckResult: Sendable {
    package var project: String
    package var sources: SourceMap
    /// In source order.
    package var findings: [Finding]
    /// The findings with those that others imply, each in all its contexts; nil where none does.
    package var unabridged: [Finding]?
    package var components: Int
    /// How many tokens are the project's own.
    package var tokens = 0
    /// States times contexts.
    package var mockups: Int
    package var appearances: [Appearance]
    package var metrics: [MetricsContext]
    /// The rules that ran, in the order of the registry.
    package var rules: [RuleID] = []
    /// The project's acceptance criteria, in the order of their files.
    package var acceptance: [CriterionResult] = []
    /// The places of the baseline's entries that matched something.
    package var usedBaseline: Set<Int> = []
    /// The places of those that would have, were it not worse now.
    package var outgrownBaseline: Set<Int> = []

    /// What a person accepts under a name that leads nowhere, in the order of its place.
    package var lostAcceptances: [LostAcceptance] = []

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

    /// How many findings of a severity are neither waived nor in the baseline.
    package func count(_ severity: Severity) -> Int {
        findings.count { $0.severity == severity && !$0.isAccepted }
    }

    /// Takes all findings as known, as they are once a baseline was written; a file that could not be read never is.
    package mutating func markAllBaselined() {
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
