import Codegen
import Loading
import Source

/// The place and the text of the GitHub Actions workflow of a new project.
///
/// GitHub runs only workflows at the root of a repository.
struct StarterWorkflow {
    static let path = ".github/workflows/uispec.yml"

    /// The path of the workflow file, as the other paths of the run.
    let path: String
    /// The folder of the project below the root of the repository; nil if it is the root or there is no repository.
    let subfolder: String?
    /// Whether the project is in a Git repository.
    let isInRepository: Bool

    /// - Parameter folder: the folder of the project, relative to the working directory.
    init(for folder: String, workingDirectory: String, files: any FileSystem) {
        let project = PathName.join(workingDirectory, folder)
        let root = RepositoryFolder.repository(around: project, files: files)
        isInRepository = root != nil
        guard let root, root != project else {
            subfolder = nil
            path = PathName.join(folder, Self.path)
            return
        }
        let subfolder = PathName.relative(project, to: root)
        self.subfolder = subfolder
        let places = [Self.path, ".github/workflows/uispec-\(Self.word(subfolder)).yml"]
            .map { PathName.join(root, $0) }
        // A repository may have several projects.
        let free = places.first { files.kind(of: $0) == nil } ?? places[0]
        path = folder.hasPrefix("/") ? free : PathName.shown(free, from: workingDirectory)
    }

    /// Returns the text of the workflow for the folder of the project.
    func text(_ starter: String) -> String {
        guard let subfolder else { return starter }
        return starter.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
            let text = line.drop { $0 == " " }
            let indent = line.prefix(line.count - text.count)
            if text.hasPrefix(Self.folderKey) {
                return String(line).replacing("\".\"", with: QuotedYAML.quoted(subfolder))
            }
            // The paths of the artifact are relative to the root of the repository.
            return text.hasPrefix(Self.output) ? "\(indent)\(subfolder)/\(text)" : String(line)
        }.joined(separator: "\n")
    }

    private static let folderKey = "working-directory:"
    private static let output = "Output/"

    /// Returns a path as a part of a file name.
    private static func word(_ path: String) -> String {
        String(path.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" })
    }
}
