import Comparison
import Loading
import Source

/// One side of a comparison: the projects of a revision or a folder, or a saved file.
struct ComparedSide: Sendable {
    enum Content: Sendable {
        case projects([LoadedProject])
        /// A mockups.json.
        case saved(SavedMockups)
    }

    /// The name on the command line.
    var name: String
    var content: Content
    /// Keeps the files of a revision until the run ends, because images are read late.
    private var folder: GitRevisionFolder?

    /// Keeps a value alive.
    private final class GitRevisionFolder: Sendable {
        let revision: GitRevision
        init(_ revision: GitRevision) { self.revision = revision }
    }

    /// Projects that are already loaded.
    init(_ name: String, _ projects: [LoadedProject]) {
        self.name = name
        content = .projects(projects)
    }

    /// The files on disk.
    ///
    /// - Parameter paths: as for other commands.
    init(onDisk paths: [String], files: any FileSystem, workingDirectory: String) throws(RunFailure) {
        name = "the files on disk"
        content = .projects(try ProjectLoader.load(paths, files: files, workingDirectory: workingDirectory))
    }

    /// A revision, a folder or a saved file. An existing path is preferred to a revision of the same name.
    init(
        _ name: String, paths: [String], files: any FileSystem, workingDirectory: String
    ) throws(RunFailure) {
        guard !name.isEmpty else {
            throw .brokenProject("the name of a revision or a folder is empty; is a variable not set?")
        }
        self.name = name
        let path = PathName.join(workingDirectory, name)
        switch files.kind(of: path) {
        case .folder:
            let inside = paths.isEmpty ? [path] : paths.map { PathName.join(path, $0) }
            content = .projects(try Self.load(inside, in: name, files: files, workingDirectory: workingDirectory))
        case .file where Self.isSaved(path):
            content = .saved(try Self.saved(path, name: name, files: files))
        case .file:
            content = .projects(try Self.load([path], in: name, files: files, workingDirectory: workingDirectory))
        case nil:
            guard try GitRevision.isKnown(name, in: workingDirectory) else {
                throw .brokenProject(
                    "“\(name)” is not a Git revision, a folder or a saved mockups.json; git log lists revisions")
            }
            let revision = try GitRevision(name, workingDirectory: workingDirectory)
            folder = GitRevisionFolder(revision)
            content = .projects(
                try Self.load(
                    paths, in: name, files: RootedFiles(base: files, folder: revision.workingDirectory),
                    workingDirectory: revision.workingDirectory))
        }
    }

    /// Whether a path is that of a saved description of pictures rather than of a project.
    static func isSaved(_ path: String) -> Bool { path.lowercased().hasSuffix(".json") }

    /// The names of projects with errors, with the version that has them.
    var broken: [String] {
        guard case .projects(let projects) = content else { return [] }
        return projects.filter { $0.diagnostics.contains { $0.severity == .error } }.map { "\($0.name) in \(name)" }
    }

    private static func saved(_ path: String, name: String, files: any FileSystem) throws(RunFailure) -> SavedMockups {
        let bytes: [UInt8]
        do { bytes = try files.read(path) } catch { throw .file(error) }
        do {
            return try SavedMockups(bytes, path: path)
        } catch {
            throw .brokenProject("\(name) is not a saved mockups.json: \(error.reason); uispec render writes one")
        }
    }

    private static func load(
        _ paths: [String], in name: String, files: any FileSystem, workingDirectory: String
    ) throws(RunFailure) -> [LoadedProject] {
        do throws(RunFailure) {
            return try ProjectLoader.load(paths, files: files, workingDirectory: workingDirectory)
        } catch {
            switch error {
            case .noManifest, .pathNotFound:
                let shown = paths.isEmpty ? "the working directory" : paths.joined(separator: ", ")
                throw .brokenProject(
                    "\(name) has no project at \(shown): there is no uispec.yaml in it or in a folder above it; "
                        + "name the project's folder as PATH")
            default: throw error
            }
        }
    }
}
