import Project
import Source
import YAML

/// Refuses manifests and workspaces that require another version of uispec.
enum VersionCheck {
    static func require(_ document: Node, in file: SourceFile) throws(RunFailure) {
        guard let (requirement, range) = ManifestReader.requirement(of: document),
            !requirement.accepts(ToolVersion.current)
        else { return }
        let (line, column) = file.lineAndColumn(at: range.start)
        throw .brokenProject(
            "\(file.path):\(line):\(column): this project requires uispec \(document["requires"]?.string ?? ""), "
                + "and this is uispec \(ToolVersion.current); install a version that it accepts")
    }
}
