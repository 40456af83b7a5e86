package import Project
package import Source
package import Values

/// What a check of one project found, with the files that its places lie in.
package struct CheckResult: Sendable {
    package var project: String
    package var sources: SourceMap
    /// In source order.
    package var findings: [Finding]
    package var components: Int
    /// States times contexts.
    package var mockups: Int
    package var appearances: [Appearance]
    package var metrics: [MetricsContext]

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

    /// How many findings of a severity are not waived.
    package func count(_ severity: Severity) -> Int {
        findings.count { $0.severity == severity && !$0.isWaived }
    }

    package var waived: Int { findings.count(where: \.isWaived) }
}
