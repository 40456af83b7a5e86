package import YAML

extension ManifestReader {
    /// Whether a document says that it is a manifest, whatever its file is called.
    package static func isManifest(_ document: Node) -> Bool {
        document["uispec"] != nil || document["workspace"] != nil
    }
}
