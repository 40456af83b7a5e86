import Codegen
package import Loading
package import Source

/// `init`: writes the starter project, named after its folder.
package enum InitRun {
    package struct Result: Sendable {
        /// The paths of the written files, in order.
        package var written: [String] = []
        /// The path of the workflow.
        package var workflow: String
        /// Whether GitHub runs the workflow where it is: at the root of a Git repository.
        package var isAtRoot: Bool
    }

    /// - Parameters:
    ///   - folder: the folder of the project, relative to the working directory. It is created if missing.
    ///   - name: the name of the project; see `name(of:workingDirectory:)`.
    /// - Throws: an error if one of the files exists; nothing is written then.
    package static func run(
        in folder: String, name: String, workingDirectory: String, files: any FileSystem
    ) throws(RunFailure) -> Result {
        let workflow = StarterWorkflow(for: folder, workingDirectory: workingDirectory, files: files)
        let starter = StarterFiles.files.map { file -> (path: String, text: String) in
            switch file.path {
            case StarterWorkflow.path: (workflow.path, workflow.text(file.text))
            case ProjectFinder.manifestName: (PathName.join(folder, file.path), manifest(file.text, named: name))
            default: (PathName.join(folder, file.path), file.text)
            }
        }
        let taken = starter.map(\.path).filter { files.kind(of: $0) != nil }
        guard taken.isEmpty else { throw RunFailure.wouldOverwrite(taken) }
        var result = Result(workflow: workflow.path, isAtRoot: workflow.isInRepository)
        for (path, text) in starter {
            do { try files.write(Array(text.utf8), to: path) } catch { throw RunFailure.file(error) }
            result.written.append(path)
        }
        return result
    }

    /// Whether a folder has a manifest.
    package static func hasProject(in folder: String, files: any FileSystem) -> Bool {
        files.kind(of: PathName.join(folder, ProjectFinder.manifestName)) == .file
    }

    /// Returns the name of the folder, which becomes the name of the project.
    package static func name(of folder: String, workingDirectory: String) -> String {
        PathName.name(of: PathName.join(workingDirectory, folder))
    }

    /// The name in the manifest of the starter project.
    private static let placeholder = "\"Starter\""

    private static func manifest(_ text: String, named name: String) -> String {
        text.replacing(placeholder, with: QuotedYAML.quoted(name), maxReplacements: 1)
    }
}
