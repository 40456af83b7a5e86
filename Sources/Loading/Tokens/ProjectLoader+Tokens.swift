import Project
import Source
import Tokens
import YAML

/// Reads the tokens of a project: token files, and resolver documents with the files that they refer to.
extension ProjectLoader {
    /// The maximum number of files that one resolver document may refer to.
    private static let maximumFiles = 1000
    /// The endings of files that are read in a folder of tokens.
    package static let tokenEndings = [".yaml", ".yml", ".json", ".tokens", ".json5"]

    mutating func readTokens(
        of manifest: Manifest, in folder: String, into tokens: TokenSet, replacing imports: Set<FileID>
    ) throws(RunFailure) -> TokenSet {
        var reader = TokenReader(into: tokens, replacing: imports)
        // A listed folder may be that of the project, which has the manifest and the outputs too.
        let others = OutputFolder.written(by: manifest, in: folder)
            .union([PathName.join(folder, ProjectFinder.manifestName)])
        let found = try documentFiles(manifest.tokens, in: folder, endings: Self.tokenEndings, excluding: others)
        // A file that a resolver document refers to is not read again as a file of the same folder.
        var documents: [ResolverDocument] = []
        for path in found where ResolverDocument.isNamed(path) {
            if let document = try readResolver(path) { documents.append(document) }
        }
        var files = TokenFolder(in: folder, paths: found.filter { !ResolverDocument.isNamed($0) })
        for path in found where !tokenPaths.contains(path) { files.add(try readTokenFile(path), of: path) }
        documents += files.documents()
        diagnostics += files.diagnostics
        for document in documents { reader.add(ResolverTokens(document, inputs: manifest.inputs)) }
        // JSON files must follow the standard strictly; YAML files may use uispec's short notations.
        for file in files.plain { reader.read(file.root, isStandard: file.isStandard) }
        if documents.isEmpty, !found.contains(where: ResolverDocument.isNamed) {
            reportUnusedInputs(manifest.inputs)
        } else if !documents.isEmpty {
            diagnostics += manifest.inputs.problems(in: documents)
        }
        let settled = Set(reader.replaced.flatMap { tokenConflicts.removeValue(forKey: $0) ?? [] })
        if !settled.isEmpty { diagnostics.removeAll(where: settled.contains) }
        tokenConflicts.merge(reader.conflicts) { $0 + $1 }
        diagnostics += reader.diagnostics
        reader.finish()
        var result = reader.tokens
        diagnostics += manifest.inputs.suffixes.apply(to: &result, excluding: imports)
        for overlay in manifest.overlays { diagnostics += overlay.apply(to: &result, excluding: imports) }
        result.unreadGroups = unreadGroups
        return result
    }

    private mutating func readTokenFile(_ path: String) throws(RunFailure) -> [Node] {
        tokenPaths.insert(path)
        let documents = try read(path)
        if let id = lastFile {
            tokenFiles.insert(id)
            if DocumentReader.isJSON5(path) {
                diagnostics.append(
                    Diagnostic(
                        .nonstandardToken, .warning, "this file is JSON5, which DTCG 2025.10 does not allow",
                        at: SourceRange(file: id, start: 0, end: 0), help: "save it as JSON or YAML"))
            }
            if diagnostics.contains(where: { $0.rule == .syntaxError && $0.range?.file == id }) {
                unreadGroups = (unreadGroups ?? []).union(documents.flatMap { $0.mapping?.map(\.key) ?? [] })
            }
        }
        return documents
    }

    private mutating func readResolver(_ path: String) throws(RunFailure) -> ResolverDocument? {
        guard let document = try readTokenFile(path).first else { return nil }
        var folders = [document.range.file: PathName.folder(of: path)]
        var files: [ResolverReader.FileReference: ResolverReader.LoadedFile] = [:]
        var roots: [String: Node] = [path: document]
        var waiting = ResolverReader.references(in: document)
        while let (reference, range) = waiting.popLast() {
            guard files.count < Self.maximumFiles else {
                diagnostics.append(Self.tooManyFiles(at: range))
                break
            }
            guard !reference.path.contains("://") else {
                diagnostics.append(
                    Diagnostic(
                        .missingFile, "“\(reference.path)” is a URL; only local files are read", at: range,
                        help: "save the file in the folder of this file and write its name"))
                continue
            }
            var target = PathName.join(folders[reference.file] ?? "", reference.path)
            // A reference is a URI, in which a space is written as %20.
            if reference.path.contains("%"), self.files.kind(of: target) != .file,
                let decoded = TokenPointer.decoded(reference.path)
            {
                target = PathName.join(folders[reference.file] ?? "", decoded)
            }
            if roots[target] == nil {
                if reportOutside(target, at: range) { continue }
                guard self.files.kind(of: target) == .file else {
                    diagnostics.append(.missingFile("file \(target)", at: range, relativeTo: "this file"))
                    continue
                }
                guard let root = try readTokenFile(target).first else { continue }
                roots[target] = root
                folders[root.range.file] = PathName.folder(of: target)
                waiting += ResolverReader.references(in: root)
            }
            guard let root = roots[target] else { continue }
            files[reference] = .init(root: root, isStandard: DocumentReader.isJSON(target))
        }
        var reader = ResolverReader(files: files)
        let resolved = reader.read(document)
        diagnostics += reader.diagnostics
        return resolved
    }

    private static func tooManyFiles(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .exceededLimit,
            "this resolver document refers to more than \(maximumFiles) files; this one and others are not read",
            at: range, help: "merge files, or divide the document")
    }

    /// Returns the patterns of outputs that match no token. A token may be in a part that could not be read.
    func selectionProblems(of manifest: Manifest, _ tokens: TokenSet) -> [Diagnostic] {
        let selections = manifest.generate.selections.filter { !$0.isEmpty }
        guard tokens.unreadGroups == nil, !selections.isEmpty else { return [] }
        let own = tokenFiles.subtracting(importedFiles)
        let paths = tokens.tokens.filter { own.contains($0.nameRange.file) }.map(\.path)
        return selections.flatMap { $0.problems(paths) }
    }

    private mutating func reportUnusedInputs(_ inputs: ResolverInputs) {
        guard let first = inputs.all.first else { return }
        let key = inputs.fixed.isEmpty ? "modes" : "inputs"
        diagnostics.append(
            Diagnostic(
                .unknownModifier, "no resolver document defines a modifier “\(first.modifier)”",
                at: first.modifierRange,
                help: """
                    delete “\(first.modifier)” from \(key):, or list the resolver document that defines it under \
                    tokens:, such as tokens: [themes.resolver.json]
                    """))
    }
}
