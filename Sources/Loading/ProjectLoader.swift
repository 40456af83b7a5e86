import Platform
import Project
package import Source
import Specs
import Tokens
import YAML

/// Reads a project: its manifest, tokens, specs and imports.
package struct ProjectLoader {
    let files: any FileSystem
    var sources = SourceMap()
    var diagnostics: [Diagnostic] = []
    private var suppressions: [Suppression] = []
    var tokenFiles: Set<FileID> = []
    private var specFiles: Set<FileID> = []
    var importedFiles: Set<FileID> = []
    /// Diagnostics about tokens that several imported projects define. The importing project may resolve them.
    var tokenConflicts: [TokenPath: [Diagnostic]] = [:]
    /// Whether every document of a component could be read.
    private var isLibraryComplete = true
    /// The files of each project, including its imports, by the path of its manifest.
    private var projectFiles: [String: Set<FileID>] = [:]
    /// The manifests that are being read; each is imported by the one before it.
    private var begun: [String] = []
    /// The paths of the token files that were read.
    var tokenPaths: Set<String> = []
    /// The groups in token files that were only partly read, or nil if all were read in full.
    var unreadGroups: Set<String>?
    /// The paths of symbol files by symbol name.
    var symbolPaths: [String: String] = [:]
    /// Whether every folder of symbols could be listed.
    var hasAllSymbols = true
    /// The fonts of the project and its imports.
    var fonts = FontFiles()

    private let workingDirectory: String

    init(files: any FileSystem, workingDirectory: String) {
        self.files = files
        self.workingDirectory = workingDirectory
    }

    /// Loads the projects that command-line paths refer to.
    ///
    /// - Parameter allowsOutside: whether a project may read files outside its repository.
    package static func load(
        _ paths: [String], files: any FileSystem, workingDirectory: String, allowsOutside: Bool = false
    ) throws(RunFailure) -> [LoadedProject] {
        let finder = ProjectFinder(files: files, workingDirectory: workingDirectory, allowsOutside: allowsOutside)
        var projects: [LoadedProject] = []
        for manifest in try finder.manifests(for: paths) {
            let files = ConfinedFiles.unless(
                allowsOutside, files, around: [PathName.folder(of: manifest)], workingDirectory: workingDirectory)
            var loader = ProjectLoader(files: files, workingDirectory: workingDirectory)
            projects.append(try loader.load(manifest))
        }
        return projects
    }

    private mutating func load(_ path: String) throws(RunFailure) -> LoadedProject {
        projectFiles[path] = []
        begun = [path]
        let documents = try read(path)
        let (document, file) = (documents.first, lastFile)
        try requireVersion(of: document, at: path)
        if let second = documents.dropFirst().first {
            diagnostics.append(
                Diagnostic(
                    .invalidDocument, "a manifest is one YAML document; this second document is ignored",
                    at: second.range,
                    help: "move its keys into the first document, before the ---"))
        }
        let platform = document.map(ManifestReader.platform(of:)) ?? .ios17
        let builtIn = BuiltInData.read(platform, sources: &sources, diagnostics: &diagnostics)
        let facts = builtIn.facts
        let manifest = self.manifest(document, at: path, in: file, facts: facts)
        let folder = PathName.folder(of: path)
        var tokens = builtIn.tokens
        var specs = SpecReader()
        try readContents(of: manifest, in: folder, facts: facts, tokens: &tokens, specs: &specs)
        let icon = icon(of: manifest, in: folder)
        let signoff = try readSignoff(in: folder)
        diagnostics += specs.diagnostics
        let (resolved, problems) = TokenResolver.resolve(tokens)
        diagnostics += problems
        let library = SpecLibrary(specs.components, acceptance: specs.acceptance, isComplete: isLibraryComplete)
        diagnostics += CommittedSheets.unknown(in: manifest, library)
        diagnostics += SharedPicturePaths.diagnostics(
            of: library.components.filter { !importedFiles.contains($0.nameRange.file) })
        diagnostics += selectionProblems(of: manifest, tokens)
        return LoadedProject(
            folder: folder, workingDirectory: workingDirectory, manifest: manifest, sources: sources, facts: facts,
            tokens: resolved, library: library,
            unreadTokens: unreadTokens(of: specs.components, in: tokens), tokenFiles: tokenFiles,
            specFiles: specFiles, importedFiles: importedFiles,
            images: ImageFiles(folder: folder, files: files),
            symbols: SymbolFiles(symbolPaths, isComplete: hasAllSymbols, files: files),
            fonts: fonts, icon: icon, signoff: signoff,
            diagnostics: diagnostics,
            suppressions: Self.covering(suppressions, specs.components, sources))
    }

    /// Returns the components that refer to tokens which may be defined in the part that could not be read.
    private func unreadTokens(of components: [Component], in tokens: TokenSet) -> Set<String> {
        guard tokens.unreadGroups != nil else { return [] }
        return Set(
            components.filter { component in
                component.tokenReferences.contains { tokens[$0.path] == nil && tokens.mayBeUnread($0.path) }
            }.map(\.name))
    }

    private mutating func manifest(
        _ document: Node?, at path: String, in file: FileID?, facts: PlatformFacts
    ) -> Manifest {
        var reader = ManifestReader()
        let result = document.flatMap { reader.read($0, devices: facts.devices) }
        diagnostics += reader.diagnostics
        switch result {
        case .project(let manifest): return manifest
        case .workspace(let paths):
            diagnostics.append(
                Diagnostic(
                    .invalidDocument, "a workspace cannot be imported", at: paths.first?.range,
                    help: "import the projects that the workspace lists"))
        case nil where document == nil && !diagnostics.contains { $0.rule == .syntaxError }:
            let start = file.map { SourceRange(file: $0, start: 0, end: 0) }
            diagnostics.append(
                Diagnostic(.invalidDocument, "\(path) is empty", at: start, help: "start it with uispec: 1"))
        case nil: break
        }
        return Manifest()
    }

    /// Refuses a manifest that asks for another version: the rest of it may be in a later language.
    private func requireVersion(of document: Node?, at path: String) throws(RunFailure) {
        guard let document, let file = lastFile.flatMap({ sources[$0] }) else { return }
        try VersionCheck.require(document, in: file)
    }

    /// Reads the imports of a project, then its own tokens and components, which override imported ones.
    ///
    /// - Returns: the files of the imports.
    @discardableResult
    private mutating func readContents(
        of manifest: Manifest, in folder: String, facts: PlatformFacts, tokens: inout TokenSet, specs: inout SpecReader
    ) throws(RunFailure) -> Set<FileID> {
        try readSymbols(of: manifest, in: folder)
        try readFonts(of: manifest, in: folder)
        var imports: Set<FileID> = []
        for imported in manifest.imports {
            imports.formUnion(try readImport(imported, from: folder, facts: facts, tokens: &tokens, specs: &specs))
            specs.removeAcceptance()
        }
        importedFiles.formUnion(imports)
        tokens = try readTokens(of: manifest, in: folder, into: tokens, replacing: imports)
        specs.replaceableFiles = imports
        try readSpecs(of: manifest, in: folder, with: &specs)
        return imports
    }

    /// Reads the tokens and components of an imported project and of its own imports, each once.
    ///
    /// - Returns: all their files.
    private mutating func readImport(
        _ path: Manifest.Path, from folder: String, facts: PlatformFacts, tokens: inout TokenSet,
        specs: inout SpecReader
    ) throws(RunFailure) -> Set<FileID> {
        let target = PathName.join(folder, path.text)
        let isManifest = PathName.name(of: target) == ProjectFinder.manifestName
        let folder = isManifest ? PathName.folder(of: target) : target
        // Normalize like paths on the command line: `../app` in the working directory `app` is the working directory.
        let manifestPath = PathName.shown(
            PathName.join(workingDirectory, PathName.join(folder, ProjectFinder.manifestName)), from: workingDirectory)
        if reportOutside(folder, at: path.range) { return [] }
        guard files.kind(of: manifestPath) == .file else {
            diagnostics.append(
                Diagnostic(
                    .missingFile, "\(folder) is not a project: it has no uispec.yaml", at: path.range,
                    help: "write the folder of a project, relative to the folder of this uispec.yaml"))
            return []
        }
        if let known = projectFiles[manifestPath] {
            diagnostics += importCycle(back: manifestPath, at: path.range)
            return known
        }
        projectFiles[manifestPath] = []
        begun.append(manifestPath)
        defer { begun.removeLast() }
        let first = sources.files.count
        let document = try read(manifestPath).first
        try requireVersion(of: document, at: manifestPath)
        let manifest = self.manifest(document, at: manifestPath, in: lastFile, facts: facts)
        let imports = try readContents(of: manifest, in: folder, facts: facts, tokens: &tokens, specs: &specs)
        // The files read for this import, and those of its own imports that had been read before.
        let read = (first..<sources.files.count).map { FileID(rawValue: UInt32(truncatingIfNeeded: $0)) }
        let files = imports.union(read)
        projectFiles[manifestPath] = files
        return files
    }

    /// Reports an import that leads back to a project which is being read.
    private func importCycle(back manifest: String, at range: SourceRange) -> [Diagnostic] {
        guard let first = begun.firstIndex(of: manifest) else { return [] }
        let cycle = (begun[first...] + [manifest]).map(PathName.folder(of:))
        return [
            Diagnostic(
                .referenceCycle,
                cycle.count == 2
                    ? "the project imports itself"
                    : "the projects import each other: \(cycle.joined(separator: " → "))",
                at: range,
                help: cycle.count == 2
                    ? "remove this import"
                    : "move the shared tokens and components into another project, and import that from both")
        ]
    }

    // MARK: Files

    /// The endings of files that are read in a folder of specs.
    package static let specEndings = [".yaml", ".yml", ".json"]

    /// Reads the specs. A folder of specs may also contain the project's tokens and output, which are left out.
    private mutating func readSpecs(
        of manifest: Manifest, in folder: String, with reader: inout SpecReader
    ) throws(RunFailure) {
        let excluded = tokenPaths.union(OutputFolder.written(by: manifest, in: folder))
        let paths = try documentFiles(
            manifest.specs, in: folder, endings: Self.specEndings, excluding: excluded)
        let known = sources.files.count
        for file in try SpecFile.all(
            paths.filter { PathName.name(of: $0) != ProjectFinder.manifestName }, in: files, behind: known)
        {
            specFiles.insert(sources.add(file.source))
            diagnostics += file.diagnostics
            suppressions += file.suppressions
            if file.isUnread { isLibraryComplete = false }
            for (document, isBroken) in file.documents {
                let known = reader.components.count
                reader.add(document)
                if isBroken, reader.components.count == known { isLibraryComplete = false }
            }
        }
    }

    /// Extends each suppression to the whole node that starts on its line.
    private static func covering(_ suppressions: [Suppression], _ components: [Component], _ sources: SourceMap)
        -> [Suppression]
    {
        guard !suppressions.isEmpty else { return [] }
        var ends: [FileID: [Int: Int]] = [:]
        for component in components {
            component.forEachElement { element in
                guard let file = sources[element.range.file] else { return }
                let first = file.lines.line(at: element.range.start)
                let last = file.lines.line(at: max(element.range.start, element.range.end &- 1))
                ends[element.range.file, default: [:]][first] = max(last, ends[element.range.file]?[first] ?? first)
            }
        }
        return suppressions.map { suppression in
            var result = suppression
            if let end = ends[suppression.range.file]?[suppression.line] { result.lastLine = end }
            return result
        }
    }

    /// Returns the files at the given paths, and for each folder all files in it with one of these endings, sorted.
    mutating func documentFiles(
        _ paths: [Manifest.Path], in folder: String, endings: [String], excluding excluded: Set<String>
    ) throws(RunFailure) -> [String] {
        var result: [String] = []
        for path in paths {
            let full = PathName.join(folder, path.text)
            if reportOutside(full, at: path.range) { continue }
            switch files.kind(of: full) {
            case .file: result.append(full)
            case .folder:
                var visited: Set<String> = []
                for file in try filesBelow(full, endings: endings, excluding: excluded, visited: &visited)
                where !reportOutside(file, at: path.range) {
                    result.append(file)
                }
            case nil:
                diagnostics.append(.missingFile("file or folder \(full)", at: path.range))
            }
        }
        var known: Set<String> = []
        return result.filter { known.insert($0).inserted }
    }

    /// Returns the files in a folder, except hidden files and folders with their own manifest.
    ///
    /// Folders that symbolic links lead back to are read once.
    private func filesBelow(
        _ folder: String, endings: [String], excluding excluded: Set<String>, visited: inout Set<String>
    ) throws(RunFailure) -> [String] {
        guard visited.insert(files.resolved(folder)).inserted else { return [] }
        let names: [String]
        do { names = try files.list(folder) } catch { throw .file(error) }
        var result: [String] = []
        for name in names where !name.hasPrefix(".") {
            let path = PathName.join(folder, name)
            if excluded.contains(path) { continue }
            switch files.kind(of: path) {
            case .folder:
                if files.kind(of: PathName.join(path, ProjectFinder.manifestName)) == .file { continue }
                result += try filesBelow(path, endings: endings, excluding: excluded, visited: &visited)
            // A path that cannot be followed, such as a dangling link, is reported when it is read.
            case .file, nil: if endings.contains(where: name.hasSuffix) { result.append(path) }
            }
        }
        return result
    }

    /// Reports a path outside the repository and returns whether it is one.
    mutating func reportOutside(_ path: String, at range: SourceRange?) -> Bool {
        guard let refusal = files.refusal(toRead: path) else { return false }
        diagnostics.append(
            Diagnostic(
                .missingFile, "\(path) is not read: \(refusal.reason)", at: range, help: ProjectFinder.allowance))
        return true
    }

    var lastFile: FileID? {
        sources.files.isEmpty ? nil : FileID(rawValue: UInt32(truncatingIfNeeded: sources.files.count - 1))
    }

    /// Reads the documents of a file and records its diagnostics and suppressions.
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
