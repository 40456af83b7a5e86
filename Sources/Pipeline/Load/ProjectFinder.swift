import Platform
import Project
import Source
import YAML

/// Finds the manifests that the paths of a command line mean.
struct ProjectFinder {
    static let manifestName = "uispec.yaml"

    let files: any FileSystem
    let workingDirectory: String

    /// The manifests of the projects, in order, each once. No path means the working directory.
    func manifests(for paths: [String]) throws(RunFailure) -> [String] {
        var found: [String] = []
        for path in paths.isEmpty ? ["."] : paths {
            for manifest in try expanded(try nearest(to: path), seen: []) where !found.contains(manifest) {
                found.append(manifest)
            }
        }
        return found
    }

    /// The manifest at a path, whatever its name, or in the nearest folder above it: a spec stands for its project.
    private func nearest(to path: String) throws(RunFailure) -> String {
        let absolute = PathName.join(workingDirectory, path)
        guard let kind = files.kind(of: absolute) else { throw .noSuchPath(path) }
        if kind == .file, try isManifest(absolute) { return shown(absolute) }
        var folder = kind == .folder ? absolute : PathName.folder(of: absolute)
        while true {
            let candidate = PathName.join(folder, Self.manifestName)
            if files.kind(of: candidate) == .file { return shown(candidate) }
            if folder == "/" || !folder.hasPrefix("/") { throw .noManifest(path) }
            folder = PathName.folder(of: folder)
        }
    }

    private func isManifest(_ path: String) throws(RunFailure) -> Bool {
        if PathName.name(of: path) == Self.manifestName { return true }
        guard path.hasSuffix(".yaml") || path.hasSuffix(".yml") || path.hasSuffix(".json") else { return false }
        let file = SourceFile(path: path, bytes: try read(path))
        let document = DocumentReader.read(file, id: FileID(rawValue: 0)).documents.first
        return document.map(ManifestReader.isManifest) ?? false
    }

    private func read(_ path: String) throws(RunFailure) -> [UInt8] {
        do { return try files.read(path) } catch { throw .file(error) }
    }

    /// A workspace stands for the projects that it joins.
    private func expanded(_ manifest: String, seen: Set<String>) throws(RunFailure) -> [String] {
        guard !seen.contains(manifest) else { return [] }
        let file = SourceFile(path: manifest, bytes: try read(manifest))
        let id = FileID(rawValue: 0)
        let document = DocumentReader.read(file, id: id).documents.first
        var reader = ManifestReader()
        guard let document, let members = reader.readWorkspace(document) else { return [manifest] }
        try refuse(reader.diagnostics, in: file)
        var result: [String] = []
        for member in members {
            let path = PathName.join(PathName.folder(of: manifest), member.text)
            let found = files.kind(of: path) == .file ? path : PathName.join(path, Self.manifestName)
            guard files.kind(of: found) == .file else {
                throw Self.failure(
                    "the workspace lists \(path), which has no uispec.yaml", at: member.range, in: file)
            }
            result += try expanded(found, seen: seen.union([manifest]))
        }
        return result
    }

    /// A workspace is no project, so nothing would tell its mistakes later.
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
