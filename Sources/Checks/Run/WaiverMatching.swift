package import Project
package import Source
import Values

/// Applies a project's waivers to its findings.
package struct WaiverMatching {
    private let waivers: [Waiver]
    /// Today, as YYYY-MM-DD.
    private let today: String

    package init(_ waivers: [Waiver], today: String) {
        self.waivers = waivers
        self.today = today
    }

    /// The findings with those that are waived marked, and what is wrong with the waivers themselves.
    package func apply(to findings: [Finding]) -> (findings: [Finding], diagnostics: [Diagnostic]) {
        var used: Set<Int> = []
        let marked = findings.map { finding -> Finding in
            var result = finding
            for (index, waiver) in waivers.enumerated() where matches(waiver, finding) {
                used.insert(index)
                if !isExpired(waiver) { result.waiver = waiver.reason }
            }
            return result
        }
        var diagnostics: [Diagnostic] = []
        for (index, waiver) in waivers.enumerated() {
            if Registry.rule(waiver.rule) == nil {
                diagnostics.append(
                    Diagnostic(
                        UnknownRule.facts.id, "there is no rule “\(waiver.rule)”", at: waiver.range,
                        help: Suggestion.hint(for: waiver.rule.rawValue, among: Registry.ids.map(\.rawValue))))
            } else if isExpired(waiver) {
                diagnostics.append(
                    Diagnostic(
                        ExpiredWaiver.facts.id, "the waiver of \(waiver.rule) at \(waiver.place) expired", at: waiver.range,
                        help: "it was accepted until \(waiver.until ?? "") because: \(waiver.reason)"))
            } else if !used.contains(index) {
                diagnostics.append(
                    Diagnostic(
                        UnusedWaiver.facts.id, .warning, "the waiver of \(waiver.rule) at \(waiver.place) waives nothing",
                        at: waiver.range, help: "remove it"))
            }
        }
        return (marked, diagnostics)
    }

    private func isExpired(_ waiver: Waiver) -> Bool {
        waiver.until.map { $0 < today } ?? false
    }

    /// Whether a waiver speaks of a finding: its rule, its place, and all its contexts.
    private func matches(_ waiver: Waiver, _ finding: Finding) -> Bool {
        guard waiver.rule == finding.rule, let place = finding.place, matches(waiver.place, place) else { return false }
        guard let contexts = waiver.contexts else { return true }
        return finding.occurrences.allSatisfy { contexts.holds($0) }
    }

    /// `Component`, `Component:state`, `Component#node`, `Component:state#node`.
    private func matches(_ pattern: String, _ place: Finding.Place) -> Bool {
        let parts = pattern.split(separator: "#", maxSplits: 1).map(String.init)
        guard let head = parts.first else { return false }
        if parts.count > 1, place.node != parts[1] { return false }
        return head == place.component || head == place.name
    }
}

extension ContextMatrix {
    /// Whether an occurrence lies within these contexts.
    fileprivate func holds(_ occurrence: Finding.Occurrence) -> Bool {
        if let appearance = occurrence.appearance {
            if !isDark.isEmpty, !isDark.contains(appearance.isDark) { return false }
            if !isIncreasedContrast.isEmpty, !isIncreasedContrast.contains(appearance.isIncreasedContrast) {
                return false
            }
        }
        if let metrics = occurrence.metrics {
            if !typeSizes.isEmpty, !typeSizes.contains(metrics.typeSize) { return false }
            if !devices.isEmpty, !devices.contains(metrics.device) { return false }
        }
        return true
    }
}
