import Comparison
import Loading
import Source
import Values
import YAML

extension SpecVersion {
    /// Reads what a comparison needs of a project.
    init(_ project: LoadedProject) {
        let files = project.specFiles.union(project.importedFiles)
        self.init(
            sources: project.sources, tokens: project.tokens,
            manifest: project.manifestFile, specFiles: files.sorted(), assets: [:])
        var images: Set<String> = []
        for document in documents { Self.collect(document.node, into: &images) }
        for path in images {
            assets[path] = project.images.bytes(of: path).map { Fingerprint($0).description } ?? ""
        }
        for (_, path) in project.symbols.paths {
            if let bytes = project.symbols.bytes(of: path) {
                assets[project.name(of: path)] = Fingerprint(bytes).description
            }
        }
    }

    private static let endings = [".png", ".svg"]

    /// Collects the texts that may be paths of images.
    private static func collect(_ node: Node, into paths: inout Set<String>) {
        switch node.content {
        case .scalar(let scalar):
            let text = scalar.text.lowercased()
            if endings.contains(where: text.hasSuffix) { paths.insert(scalar.text) }
        case .sequence(let nodes): for node in nodes { collect(node, into: &paths) }
        case .mapping(let entries): for entry in entries { collect(entry.value, into: &paths) }
        }
    }
}

extension LoadedProject {
    /// The file of the manifest, which is read first after the facts about the platform.
    fileprivate var manifestFile: FileID? {
        let index = sources.files.firstIndex { !$0.path.hasPrefix("<") }
        return index.map { FileID(rawValue: UInt32(truncatingIfNeeded: $0)) }
    }
}
