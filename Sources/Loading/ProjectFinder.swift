import Platform
import Project
package import Source
import YAML

/// Finds the manifests that command-line paths refer to.
package struct ProjectFinder {
    package static let manifestName = "uispec.yaml"

    let files: any FileSystem
    private let workingDirectory: String
    private let allowsOutside: Bool

    /// - Parameter allowsOutside: whether a workspace may list projects outside its repository.
    package init(files: any FileSystem, workingDirectory: String, allowsOutside: Bool = false) {
        self.files = files
        self.workingDirectory = workingDirectory
        self.allowsOutside = allowsOutside
    }

    /// Returns the manifest of each project once, in order. An empty list refers to the working directory.
    package func manifests(for paths: [String]) throws(RunFailure) -> [String] {
        var found: [String] = []
        // Two links to one manifest are one project.
        var seen: Set<String> = []
        for path in paths.isEmpty ? ["."] : paths {
            let first = try nearest(to: path)
            let confined = ConfinedFiles.unless(
                allowsOutside, files, around: [PathName.folder(of: first)], workingDirectory: workingDirectory)
            var waiting = [first]
            while let manifest = waiting.popLast() {
                guard seen.insert(files.resolved(PathName.join(workingDirectory, manifest))).inserted else { continue }
                if let members = try members(of: manifest, in: confined) {
                    waiting += members.reversed()
                } else {
                    found.append(manifest)
                }
            }
        }
        return found
    }

    /// Returns the manifest at a path, whatever its name, or the one in the nearest folder above a spec.
    private func nearest(to path: String) throws(RunFailure) -> String {
        let absolute = PathName.join(workingDirectory, path)
        guard let kind = files.kind(of: absolute) else { throw .pathNotFound(path) }
        if kind == .file, try isManifest(absolute) { return shown(absolute) }
        var folder = kind == .folder ? absolute : PathName.folder(of: absolute)
        while true {
            let candidate = PathName.join(folder, Self.manifestName)
            if files.kind(of: candidate) == .file { return shown(candidate) }
            if folder == "/" || !folder.hasPrefix("/") { throw .noManifest(path) }
            folder = PathName.folder(of: folder)
        }
    }

    /// Whether a file is a manifest or a workspace, whatever its name.
    package func isManifest(_ path: String) throws(RunFailure) -> Bool {
        if PathName.name(of: path) == Self.manifestName { return true }
        guard path.hasSuffix(".yaml") || path.hasSuffix(".yml") || path.hasSuffix(".json") else { return false }
        let file = SourceFile(path: path, bytes: try read(path, in: files))
        let document = DocumentReader.read(file, id: FileID(rawValue: 0)).documents.first
        return document.map(ManifestReader.isManifest) ?? false
    }

    private func read(_ path: String, in files: any FileSystem) throws(RunFailure) -> [UInt8] {
        do { return try files.read(path) } catch { throw .file(error) }
    }

    /// Returns the manifests that a workspace lists, or nil for the manifest of a project.
    private func members(of manifest: String, in files: any FileSystem) throws(RunFailure) -> [String]? {
        let file = SourceFile(path: manifest, bytes: try read(manifest, in: files))
        let id = FileID(rawValue: 0)
        let document = DocumentReader.read(file, id: id).documents.first
        if let document { try VersionCheck.require(document, in: file) }
        var reader = ManifestReader()
        guard let document, let members = reader.readWorkspace(document) else { return nil }
        try refuse(reader.diagnostics, in: file)
        var result: [String] = []
        for member in members {
            let path = PathName.join(PathName.folder(of: manifest), member.text)
            if let refusal = files.refusal(toRead: path) {
                throw Self.failure(
                    "the workspace lists \(path), but \(refusal.reason); \(Self.allowance)", at: member.range, in: file)
            }
            let found = files.kind(of: path) == .file ? path : PathName.join(path, Self.manifestName)
            guard files.kind(of: found) == .file else {
                throw Self.failure(
                    "the workspace lists \(path), which has no uispec.yaml", at: member.range, in: file)
            }
            result.append(found)
        }
        return result
    }

    /// The help for a file outside the repository.
    static let allowance = "move it inside, or run uispec with --allow-outside"

    /// Throws the first problem of a workspace. No later stage would report it, because a workspace is not checked.
    private func refuse(_ diagnostics: [Diagnostic], in file: SourceFile) throws(RunFailure) {
        guard let problem = diagnostics.first else { return }
        throw Self.failure(
            problem.message + (problem.help.map { "; \($0)" } ?? ""), at: problem.range, in: file)
    }

    private static func failure(_ message: String, at range: SourceRange?, in file: SourceFile) -> RunFailure {
        let place = range.map { file.lineAndColumn(at: $0.start) }.map { ":\($0.line):\($0.column)" } ?? ""
        return .brokenProject("\(file.path)\(place): \(message)")
    }

    private func shown(_ path: String) -> String {
        PathName.shown(path, from: workingDirectory)
    }
}
