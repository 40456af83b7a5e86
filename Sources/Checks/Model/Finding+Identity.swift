import Platform
package import Project
package import Source
package import Values

/// Identifies a finding independently of its lines and figures.
extension Finding {
    /// The baseline entry of the finding.
    ///
    /// - Parameter sources: The project's files; a finding without a place in the design is identified by its file.
    package func identity(in project: String, sources: SourceMap) -> Baseline.Entry {
        let path = place == nil ? diagnostic.range.flatMap { sources[$0.file]?.path } : nil
        return Baseline.Entry(
            project: project, rule: rule, places: ([place].compactMap { $0 } + otherPlaces).map(\.name),
            node: place?.node.map(Self.withoutIndices), file: path, message: MessageKind.of(diagnostic.message),
            extent: extent)
    }

    /// A node's path with `*` in place of indices; an id is unchanged.
    private static func withoutIndices(_ node: String) -> String {
        guard node.contains("/") else { return node }
        return node.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) == nil ? String($0) : "*" }
            .joined(separator: "/")
    }

    private var extent: BaselineExtent {
        var contexts: [String: Set<String>] = [:]
        for occurrence in occurrences {
            if let appearance = occurrence.appearance { contexts["appearance", default: []].insert(appearance.name) }
            guard let metrics = occurrence.metrics else { continue }
            contexts["typeSize", default: []].insert(metrics.typeSize.rawValue)
            contexts["device", default: []].insert(metrics.device.id)
            contexts["orientation", default: []].insert(metrics.orientation.rawValue)
            contexts["direction", default: []].insert(metrics.direction.rawValue)
            contexts["locale", default: []].insert(metrics.locale)
        }
        let worst = worstMeasure
        return BaselineExtent(
            contexts: contexts.mapValues { $0.sorted() }, measured: worst?.measured, required: worst?.required)
    }
}

extension Baseline.Entry {
    /// A hash that does not change when the finding moves within its file.
    package var fingerprint: Fingerprint {
        var result = Fingerprint()
        for part in [project, rule.rawValue, places.first ?? "", node ?? "", file ?? "", message] {
            result.add(part + "\u{0}")
        }
        return result
    }
}
