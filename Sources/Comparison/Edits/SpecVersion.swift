package import Source
package import Tokens
package import YAML

/// One version of a project, as far as a comparison reads it.
package struct SpecVersion: Sendable {
    /// A document of a component or a screen.
    package struct Document: Sendable {
        package var component: String
        package var node: Node
    }

    package var sources: SourceMap
    package var tokens: ResolvedTokens
    package var documents: [Document]
    package var manifest: Node?
    /// Fingerprints of the images and symbols by path, relative to the project's folder; empty for a missing file.
    package var assets: [String: String]

    /// - Parameters:
    ///   - manifest: the file of the manifest.
    ///   - specFiles: the files with components, including those of imports.
    ///   - assets: fingerprints of images and symbols by path.
    package init(
        sources: SourceMap, tokens: ResolvedTokens, manifest: FileID?, specFiles: [FileID], assets: [String: String]
    ) {
        self.sources = sources
        self.tokens = tokens
        self.assets = assets
        documents = []
        self.manifest = manifest.flatMap { id in
            sources[id].flatMap { DocumentReader.read($0, id: id).documents.first }
        }
        for id in specFiles.sorted() {
            guard let file = sources[id] else { continue }
            for document in DocumentReader.read(file, id: id).documents {
                guard let name = (document["component"] ?? document["screen"])?.string else { continue }
                // A later document with the same name overrides an imported one.
                documents.removeAll { $0.component == name }
                documents.append(Document(component: name, node: document))
            }
        }
    }

    /// The document of a component.
    package subscript(component: String) -> Document? { documents.first { $0.component == component } }

    /// The file and line of the start of a range.
    func place(of range: SourceRange) -> SpecEdit.Place? {
        guard let file = sources[range.file] else { return nil }
        return SpecEdit.Place(file: file.path, line: file.lines.line(at: range.start) + 1)
    }

    /// The maximum length of a value in a report, in characters.
    private static let longestValue = 80

    /// The source text of a value on one line.
    func words(of node: Node) -> String {
        let text =
            node.scalar?.text ?? node.reference.map { "{\($0)}" }
            ?? sources.text(of: node.range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return text.count > Self.longestValue ? text.prefix(Self.longestValue - 1) + "…" : text
    }
}
