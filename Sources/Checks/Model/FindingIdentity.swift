package import Project
package import Source
package import Values

/// What makes a finding the same one after lines have moved and figures have changed.
extension Finding {
    /// The finding as a baseline writes it.
    ///
    /// - Parameter sources: The files that its place lies in; a finding with no place in the design is told by its file.
    package func identity(in project: String, sources: SourceMap) -> Baseline.Entry {
        let path = place == nil ? diagnostic.range.flatMap { sources[$0.file]?.path } : nil
        return Baseline.Entry(
            project: project, rule: rule, places: ([place].compactMap { $0 } + otherPlaces).map(\.name),
            node: place?.node, file: path, message: MessageKind.of(diagnostic.message))
    }
}

extension Baseline.Entry {
    /// The same digits for the same finding, wherever it stands in its file.
    package var fingerprint: Fingerprint {
        var result = Fingerprint()
        for part in [project, rule.rawValue, places.first ?? "", node ?? "", file ?? "", message] {
            result.add(part + "\u{0}")
        }
        return result
    }
}
