package import YAML

extension ManifestReader {
    /// Whether a document is a manifest, regardless of the name of its file.
    package static func isManifest(_ document: Node) -> Bool {
        // A group of tokens may have one of these names, but its value is not a scalar.
        if document["uispec"]?.scalar != nil { return true }
        guard let workspace = document["workspace"] else { return false }
        return (workspace.sequence ?? [workspace]).allSatisfy { $0.scalar != nil }
    }
}
