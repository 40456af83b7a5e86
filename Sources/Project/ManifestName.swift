package import YAML

extension ManifestReader {
    /// Whether a document says that it is a manifest, whatever its file is called.
    package static func isManifest(_ document: Node) -> Bool {
        // Groups of tokens may have these names.
        if document["uispec"]?.scalar != nil { return true }
        guard let workspace = document["workspace"] else { return false }
        return (workspace.sequence ?? [workspace]).allSatisfy { $0.scalar != nil }
    }
}
