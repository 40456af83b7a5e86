import Platform
import Project
package import Source
import Specs
import Tokens
import YAML

/// Reads a project: its manifest, its tokens, its specs, and what it imports.
package struct ProjectLoader {
    let files: any FileSystem
    var sources = SourceMap()
    var diagnostics: [Diagnostic] = []
    private var suppressions: [Suppression] = []
    var tokenFiles: Set<FileID> = []
    private var specFiles: Set<FileID> = []
    private var importedFiles: Set<FileID> = []
    /// The paths of the manifests and of the token files that were read.
    private var manifestPaths: Set<String> = []
    var tokenPaths: Set<String> = []

    private init(files: any FileSystem) {
        self.files = files
    }

    /// The projects that the paths of a command line mean.
    package static func load(
        _ paths: [String], files: any FileSystem, workingDirectory: String
    ) throws(RunFailure) -> [LoadedProject] {
        let finder = ProjectFinder(files: files, workingDirectory: workingDirectory)
        var projects: [LoadedProject] = []
        for manifest in try finder.manifests(for: paths) {
            var loader = ProjectLoader(files: files)
            projects.append(try loader.load(manifest))
        }
        return projects
    }

    private mutating func load(_ path: String) throws(RunFailure) -> LoadedProject {
        manifestPaths.insert(path)
        let document = try read(path).first
        let platform = document.map(ManifestReader.platform(of:)) ?? .ios17
        let facts = PlatformFacts(platform, sources: &sources) { DocumentReader.read($0, id: $1) }
        diagnostics += facts.diagnostics
        let manifest = self.manifest(document, at: path, facts: facts)
        let folder = PathName.folder(of: path)
        var tokens = builtInTokens(facts)
        var specs = SpecReader()
        try readContents(of: manifest, in: folder, facts: facts, tokens: &tokens, specs: &specs)
        diagnostics += specs.diagnostics
        let (resolved, problems) = TokenResolver.resolve(tokens)
        diagnostics += problems
        return LoadedProject(
            folder: folder, manifest: manifest, sources: sources, facts: facts, tokens: resolved,
            library: SpecLibrary(specs.components, acceptance: specs.acceptance), tokenFiles: tokenFiles,
            specFiles: specFiles, importedFiles: importedFiles,
            images: ImageFiles(folder: folder, files: files), icon: icon(of: manifest, in: folder),
            diagnostics: diagnostics,
            suppressions: suppressions)
    }

    private mutating func manifest(_ document: Node?, at path: String, facts: PlatformFacts) -> Manifest {
        var reader = ManifestReader()
        let result = document.flatMap { reader.read($0, devices: facts.devices) }
        diagnostics += reader.diagnostics
        switch result {
        case .project(let manifest): return manifest
        case .workspace(let paths):
            diagnostics.append(
                Diagnostic(
                    .wrongType, "a workspace is no project that can be imported", at: paths.first?.range,
                    help: "import the projects that it joins"))
        case nil where document == nil && !diagnostics.contains { $0.rule == .syntaxError }:
            let start = lastFile.map { SourceRange(file: $0, start: 0, end: 0) }
            diagnostics.append(
                Diagnostic(.wrongType, "\(path) is empty", at: start, help: "start it with uispec: 1"))
        case nil: break
        }
        return Manifest()
    }

    private mutating func builtInTokens(_ facts: PlatformFacts) -> TokenSet {
        var reader = TokenReader()
        for document in facts.tokens { reader.read(document) }
        diagnostics += reader.diagnostics
        return reader.tokens
    }

    /// What a project imports, then its own tokens and components.
    private mutating func readContents(
        of manifest: Manifest, in folder: String, facts: PlatformFacts, tokens: inout TokenSet, specs: inout SpecReader
    ) throws(RunFailure) {
        for imported in manifest.imports {
            let first = sources.files.count
            try readImport(imported, from: folder, facts: facts, tokens: &tokens, specs: &specs)
            importedFiles.formUnion(
                (first..<sources.files.count).map { FileID(rawValue: UInt32(truncatingIfNeeded: $0)) })
            specs.removeAcceptance()
        }
        tokens = try readTokens(of: manifest, in: folder, into: tokens)
        try readSpecs(of: manifest, in: folder, with: &specs)
    }

    /// The tokens and components of another project; what it imports itself is read too, once.
    private mutating func readImport(
        _ path: Manifest.Path, from folder: String, facts: PlatformFacts, tokens: inout TokenSet,
        specs: inout SpecReader
    ) throws(RunFailure) {
        let target = PathName.join(folder, path.text)
        let isManifest = PathName.name(of: target) == ProjectFinder.manifestName
        let folder = isManifest ? PathName.folder(of: target) : target
        let manifestPath = PathName.join(folder, ProjectFinder.manifestName)
        guard files.kind(of: manifestPath) == .file else {
            diagnostics.append(
                Diagnostic(.unresolvedReference, "there is no project \(folder)", at: path.range))
            return
        }
        guard manifestPaths.insert(manifestPath).inserted else { return }
        let document = try read(manifestPath).first
        let manifest = self.manifest(document, at: manifestPath, facts: facts)
        try readContents(of: manifest, in: folder, facts: facts, tokens: &tokens, specs: &specs)
    }

    // MARK: Files

    /// A folder of specs may hold the project's tokens and its output too.
    private mutating func readSpecs(
        of manifest: Manifest, in folder: String, with reader: inout SpecReader
    ) throws(RunFailure) {
        let output = manifest.output.map { PathName.join(folder, $0.text) }
        let leftOut = tokenPaths.union([output].compactMap { $0 })
        for file in try documentFiles(
            manifest.specs, in: folder, endings: [".yaml", ".yml", ".json"], leavingOut: leftOut)
        where PathName.name(of: file) != ProjectFinder.manifestName {
            let documents = try read(file)
            if let id = lastFile { specFiles.insert(id) }
            let isWhole = !diagnostics.contains { $0.rule == .syntaxError && $0.range?.file == lastFile }
            for document in documents { reader.read(document, isWhole: isWhole) }
        }
    }

    /// The files that paths mean: a file itself, of a folder all below it with these endings, sorted.
    mutating func documentFiles(
        _ paths: [Manifest.Path], in folder: String, endings: [String], leavingOut: Set<String>
    ) throws(RunFailure) -> [String] {
        var result: [String] = []
        for path in paths {
            let full = PathName.join(folder, path.text)
            switch files.kind(of: full) {
            case .file: result.append(full)
            case .folder: result += try filesBelow(full, endings: endings, leavingOut: leavingOut)
            case nil:
                diagnostics.append(
                    Diagnostic(.unresolvedReference, "there is no file or folder \(full)", at: path.range))
            }
        }
        return result.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Hidden files, and folders that are projects of their own, are not among them.
    private func filesBelow(
        _ folder: String, endings: [String], leavingOut: Set<String>
    ) throws(RunFailure) -> [String] {
        let names: [String]
        do { names = try files.list(folder) } catch { throw .file(error) }
        var result: [String] = []
        for name in names where !name.hasPrefix(".") {
            let path = PathName.join(folder, name)
            if leavingOut.contains(path) { continue }
            switch files.kind(of: path) {
            case .folder:
                if files.kind(of: PathName.join(path, ProjectFinder.manifestName)) == .file { continue }
                result += try filesBelow(path, endings: endings, leavingOut: leavingOut)
            case .file: if endings.contains(where: name.hasSuffix) { result.append(path) }
            case nil: break
            }
        }
        return result
    }

    var lastFile: FileID? {
        sources.files.isEmpty ? nil : FileID(rawValue: UInt32(truncatingIfNeeded: sources.files.count - 1))
    }

    /// Reads a file into its documents, keeping what is wrong with it.
    mutating func read(_ path: String) throws(RunFailure) -> [Node] {
        let bytes: [UInt8]
        do { bytes = try files.read(path) } catch { throw .file(error) }
        let file = SourceFile(path: path, bytes: bytes)
        let id = sources.add(file)
        let parsed = DocumentReader.read(file, id: id)
        diagnostics += parsed.diagnostics
        if !DocumentReader.isJSON(path) {
            suppressions += Suppression.scan(file, id: id, documents: parsed.documents)
        }
        return parsed.documents
    }
}
