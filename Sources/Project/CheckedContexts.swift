import Platform
package import Values

/// The contexts that a project checks. Waivers and expectations may name only values that occur in them.
package struct CheckedContexts: Sendable {
    private let metrics: [MetricsContext]
    private let appearances: [Appearance]
    /// False if the manifest has errors, so that contexts may be missing.
    package let isWhole: Bool

    package init(_ metrics: [MetricsContext] = [], appearances: [Appearance] = [], isWhole: Bool = false) {
        self.metrics = metrics
        self.appearances = appearances
        self.isWhole = isWhole
    }

    /// Whether no checked context has the value; false if the manifest has errors.
    package func leaveOut(_ named: NamedContext) -> Bool {
        guard isWhole else { return false }
        return !metrics.contains { named.contexts.holds($0) } || !appearances.contains { named.contexts.holds($0) }
    }

    /// Whether every checked context is one of the given contexts.
    package func lie(within contexts: ContextMatrix) -> Bool {
        haveAppearances(within: contexts) && haveMetrics(within: contexts)
    }

    package func haveAppearances(within contexts: ContextMatrix) -> Bool { appearances.allSatisfy(contexts.holds) }

    package func haveMetrics(within contexts: ContextMatrix) -> Bool { metrics.allSatisfy(contexts.holds) }

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
