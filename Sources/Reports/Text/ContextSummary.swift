import Checks
import Platform
import Project
import Values

/// The contexts of a finding in a few words: `light (dark: 3.64:1), typeSize large, every device`.
struct ContextSummary {
    let finding: Finding
    /// The contexts that were checked.
    let appearances: [Appearance]
    let metrics: [MetricsContext]

    var text: String {
        [
            appearanceText, metricsText, rareAxis(\.orientation, \.rawValue),
            rareAxis(\.direction, \.rawValue), rareAxis(\.locale, { $0 }),
        ].compactMap { $0 }.joined(separator: ", ")
    }

    /// The appearance that leads, then the others with what was measured there, the worst of each.
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
            .min { $0.measured < $1.measured }
    }

    private static func text(_ measure: Finding.Measure) -> String {
        switch measure.unit {
        case .ratio: DecimalText.floored(measure.measured, places: 2) + ":1"
        case .points: DecimalText.short(measure.measured) + " pt"
        case .seconds: DecimalText.short(measure.measured) + " s"
        case .count: DecimalText.short(measure.measured)
        }
    }

    /// Type sizes and devices; where not every device has the same sizes, those of each.
    private var metricsText: String? {
        let found = finding.occurrences.compactMap(\.metrics)
        let all = ordered(metrics.map(\.typeSize))
        let sizes = Dictionary(grouping: found, by: \.device.id).mapValues { Set($0.map(\.typeSize)) }
        guard Set(sizes.values).count > 1 else {
            let parts = [typeSizeText, deviceText].compactMap { $0 }
            return parts.isEmpty ? nil : parts.joined(separator: ", ")
        }
        let devices = ordered(found.map(\.device.id))
        return ordered(devices.compactMap { sizes[$0] }).compactMap { group in
            let names = all.filter(group.contains).map(\.rawValue)
            let text = Self.list(names, of: all.count, one: "typeSize", every: "every type size")
            return text.map { $0 + " on " + devices.filter { sizes[$0] == group }.joined(separator: ", ") }
        }.joined(separator: "; ")
    }

    private var typeSizeText: String? {
        let found = ordered(finding.occurrences.compactMap(\.metrics?.typeSize))
        let all = ordered(metrics.map(\.typeSize))
        return Self.list(found.map(\.rawValue), of: all.count, one: "typeSize", every: "every type size")
    }

    private var deviceText: String? {
        let found = ordered(finding.occurrences.compactMap(\.metrics?.device.id))
        let all = ordered(metrics.map(\.device.id))
        return Self.list(found, of: all.count, one: "", every: "every device")
    }

    /// Axes of which most projects have one value: told where the finding has not all of them.
    private func rareAxis<Value: Hashable>(_ value: (MetricsContext) -> Value, _ name: (Value) -> String) -> String? {
        let found = ordered(finding.occurrences.compactMap(\.metrics).map(value))
        return found.isEmpty || found.count == ordered(metrics.map(value)).count
            ? nil : found.map(name).joined(separator: ", ")
    }

    private static func list(_ found: [String], of count: Int, one: String, every: String) -> String? {
        if found.isEmpty { return nil }
        if found.count == count, count > 1 { return every }
        return (one.isEmpty ? "" : one + " ") + found.joined(separator: ", ")
    }

    /// Each value once, in the order in which it first stands.
    private func ordered<Value: Hashable>(_ values: [Value]) -> [Value] {
        var seen: Set<Value> = []
        return values.filter { seen.insert($0).inserted }
    }
}
