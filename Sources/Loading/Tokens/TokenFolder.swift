import Source
import Tokens
import YAML

/// The token files of a project except resolver documents. Files that belong together become resolver documents: the
/// sets and themes of Tokens Studio, an export of Figma's variables, and files for light and dark beside each other.
struct TokenFolder {
    private(set) var diagnostics: [Diagnostic] = []
    /// The documents of files that are read one by one.
    private(set) var plain: [TokenPart] = []
    private let prefix: String
    private var files: [(path: String, part: TokenPart)] = []

    /// - Parameter paths: all paths. The names of files are relative to the folder that contains all of them.
    init(in folder: String, paths: [String]) {
        var prefix = paths.first.map(PathName.folder(of:)) ?? folder
        for path in paths {
            while prefix != ".", prefix != "/", !path.hasPrefix(prefix + "/") { prefix = PathName.folder(of: prefix) }
        }
        self.prefix = prefix
    }

    mutating func add(_ documents: [Node], of path: String) {
        let isStandard = DocumentReader.isJSON(path)
        let name = PathName.relative(path, to: prefix)
        for root in documents { files.append((path, TokenPart(path: name, root: root, isStandard: isStandard))) }
    }

    /// Returns the documents, and leaves the other files in ``plain``.
    mutating func documents() -> [ResolverDocument] {
        skipMetadata()
        convertVariables()
        var documents = collections() + themes()
        // Several documents in one YAML file are not siblings.
        let paths = files.map(\.path)
        let single = files.indices.filter { index in paths.count { $0 == paths[index] } == 1 }
        let (siblings, others) = SiblingFiles.documents(of: single.map { files[$0].part })
        let taken = Set(single).subtracting(others.map { single[$0] })
        plain = files.indices.filter { !taken.contains($0) }.map { files[$0].part }
        documents += siblings
        return documents
    }

    /// Leaves out JSON files of other tools that have no tokens, such as the configuration of a theme.
    private mutating func skipMetadata() {
        let known = [Self.themesName, Self.metadataName, "manifest.json"]
        for (path, part) in files where part.isMetadata && !known.contains(PathName.name(of: path)) {
            files.removeAll { $0.path == path }
            diagnostics.append(
                Diagnostic(
                    .nonstandardToken, .warning, "\(PathName.name(of: path)) has no tokens, so it is not read",
                    at: part.range,
                    help: "list the token files one by one under tokens: in uispec.yaml"))
        }
    }

    // MARK: Tokens Studio

    private static let themesName = "$themes.json"
    private static let metadataName = "$metadata.json"

    /// Takes the files of Tokens Studio: those in the folder of `$themes.json`, and each file with several sets.
    private mutating func themes() -> [ResolverDocument] {
        var documents: [ResolverDocument] = []
        let lists = files.filter { [Self.themesName, Self.metadataName].contains(PathName.name(of: $0.path)) }
        for folder in Set(lists.map { PathName.folder(of: $0.path) }).sorted() {
            let start = folder == "." ? "" : folder + "/"
            let members = files.filter { $0.path.hasPrefix(start) }
            files.removeAll { $0.path.hasPrefix(start) }
            func list(_ name: String) -> Node? { members.first { $0.path == PathName.join(folder, name) }?.part.root }
            let sets = members.filter { !PathName.name(of: $0.path).hasPrefix("$") }.map { file in
                TokenPart(
                    path: PathName.relative(file.path, to: folder), root: file.part.root,
                    isStandard: file.part.isStandard)
            }
            let (themes, metadata) = (list(Self.themesName), list(Self.metadataName))
            guard let range = (themes ?? metadata)?.range else { continue }
            documents.append(document(of: sets, themes: themes, metadata: metadata, at: range))
        }
        for file in files {
            guard let sets = StudioThemes.parts(of: file.part) ?? ModeSets.parts(of: file.part) else { continue }
            files.removeAll { $0.path == file.path }
            let root = file.part.root
            documents.append(document(of: sets, themes: root["$themes"], metadata: root["$metadata"], at: root.range))
        }
        return documents
    }

    private mutating func document(
        of sets: [TokenPart], themes: Node?, metadata: Node?, at range: SourceRange
    ) -> ResolverDocument {
        var studio = StudioThemes(sets)
        let document = studio.document(themes: themes, order: StudioThemes.order(in: metadata), at: range)
        diagnostics += studio.diagnostics
        return document
    }

    // MARK: Figma

    /// Gives the variables of Figma the types that their scopes decide.
    private mutating func convertVariables() {
        let exports = files.indices.filter { FigmaVariables.isExport(files[$0].part.root) }
        if exports.isEmpty { return }
        let known = files.reduce(into: Set<String>()) { $0.formUnion($1.part.tokenPaths) }
        var variables = FigmaVariables(known: known)
        for index in exports { files[index].part.root = variables.converted(files[index].part.root) }
        diagnostics += variables.diagnostics
    }

    // MARK: Collections

    /// Takes each `manifest.json` with the files that it lists. A `manifest.json` of another kind is skipped.
    private mutating func collections() -> [ResolverDocument] {
        var documents: [ResolverDocument] = []
        for manifest in files where PathName.name(of: manifest.path) == "manifest.json" {
            guard let references = TokenCollections.references(in: manifest.part.root) else {
                skip(manifest.path, manifest.part)
                continue
            }
            var parts: [String: TokenPart] = [:]
            for (name, range) in references {
                let path = PathName.join(PathName.folder(of: manifest.path), name)
                if let file = files.first(where: { $0.path == path }) {
                    parts[name] = file.part
                } else {
                    diagnostics.append(
                        Diagnostic(
                            .missingFile, "file \(path) does not exist, or is not among the tokens", at: range,
                            help: "list its folder under tokens: in uispec.yaml"))
                }
            }
            documents.append(TokenCollections.document(of: manifest.part.root, parts: parts))
            let taken = Set(references.map { PathName.join(PathName.folder(of: manifest.path), $0.path) })
            files.removeAll { taken.contains($0.path) || $0.path == manifest.path }
        }
        return documents
    }

    /// Leaves out a file that is not about tokens.
    private mutating func skip(_ path: String, _ part: TokenPart) {
        guard part.tokenPaths.isEmpty else { return }
        files.removeAll { $0.path == path }
        diagnostics.append(
            Diagnostic(
                .nonstandardToken, .note, "manifest.json has no tokens, so it is not read", at: part.range,
                help: "list the token files one by one under tokens: in uispec.yaml"))
    }
}
