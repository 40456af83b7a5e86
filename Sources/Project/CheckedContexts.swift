import Platform
package import Values

/// The contexts that a project checks. Waivers and expectations may name only values that occur in them.
package struct CheckedContexts: Sendable {
    private let metrics: [MetricsContext]
    private let appearances: [Appearance]
    /// False if the manifest has errors, so that contexts may be missing.
    package let isComplete: Bool

    package init(_ metrics: [MetricsContext] = [], appearances: [Appearance] = [], isComplete: Bool = false) {
        self.metrics = metrics
        self.appearances = appearances
        self.isComplete = isComplete
    }

    /// Whether no checked context has the value; false if the manifest has errors.
    package func excludes(_ named: NamedContext) -> Bool {
        guard isComplete else { return false }
        return !metrics.contains { named.contexts.contains($0) }
            || !appearances.contains { named.contexts.contains($0) }
    }

    /// Whether every checked context is one of the given contexts.
    package func areContained(in contexts: ContextMatrix) -> Bool {
        appearancesAreContained(in: contexts) && metricsAreContained(in: contexts)
    }

    package func appearancesAreContained(in contexts: ContextMatrix) -> Bool {
        appearances.allSatisfy(contexts.contains)
    }

    package func metricsAreContained(in contexts: ContextMatrix) -> Bool { metrics.allSatisfy(contexts.contains) }

    /// Returns the help for a value that is not checked, with the values that are.
    package func help(for named: NamedContext) -> String {
        "add \(named.text) to \(named.axis.rawValue) of the manifest's contexts, which has "
            + "\(names(of: named.axis).joined(separator: ", ")), or remove it here"
    }

    private func names(of axis: ContextAxis) -> [String] {
        let all =
            switch axis {
            case .appearance: appearances.map { $0.isDark ? "dark" : "light" }
            case .contrast: appearances.map { $0.isIncreasedContrast ? "increased" : "standard" }
            case .typeSize: metrics.map(\.typeSize.rawValue)
            case .device: metrics.map(\.device.id)
            case .direction: metrics.map(\.direction.rawValue)
            case .locale: metrics.map(\.locale)
            case .orientation: metrics.map(\.orientation.rawValue)
            }
        return all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
