import Checks
import Platform
import Project
import Values

/// A short description of the contexts of a finding: `light (dark: 3.64:1), typeSize large, every device`.
struct ContextSummary {
    let finding: Finding
    /// The checked contexts.
    let appearances: [Appearance]
    let metrics: [MetricsContext]

    var text: String {
        [appearanceText, MetricsSummary(found: finding.occurrences.compactMap(\.metrics), all: metrics).text]
            .compactMap(\.self).joined(separator: ", ")
    }

    /// The first appearance, followed by the others with the worst measurement of each.
    private var appearanceText: String? {
        let found = ordered(finding.occurrences.compactMap(\.appearance))
        guard let first = found.first else { return nil }
        if found.count == appearances.count, found.count > 1, isMeasuredAlike { return "every appearance" }
        let others = found.dropFirst().map { appearance in
            worst(in: appearance).map { "\(appearance.name): \(Self.text($0))" } ?? appearance.name
        }
        return first.name + (others.isEmpty ? "" : " (\(others.joined(separator: ", ")))")
    }

    private var isMeasuredAlike: Bool {
        Set(finding.occurrences.map { $0.measure?.measured }).count <= 1
    }

    private func worst(in appearance: Appearance) -> Finding.Measure? {
        finding.occurrences.filter { $0.appearance == appearance }.compactMap(\.measure)
            .max { $0.shortfall < $1.shortfall }
    }

    private static func text(_ measure: Finding.Measure) -> String {
        switch measure.unit {
        case .ratio: DecimalText.floored(measure.measured, places: 2) + ":1"
        case .points: DecimalText.short(measure.measured) + " pt"
        case .seconds: DecimalText.short(measure.measured) + " s"
        case .count: DecimalText.short(measure.measured)
        }
    }

    /// Returns each value once, in the order of its first occurrence.
    private func ordered<Value: Hashable>(_ values: [Value]) -> [Value] { MetricsSummary.ordered(values) }
}
