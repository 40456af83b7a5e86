package import Source

/// Writes a small project to begin with: the files of `Starter`, in the name of their folder.
package enum InitRun {
    /// - Parameters:
    ///   - folder: where to, relative to the working directory; it need not be there yet.
    ///   - name: what the project is called; see `name(of:workingDirectory:)`.
    /// - Returns: the paths of what was written, sorted.
    /// - Throws: where one of the files is there already; then nothing is written.
    package static func run(in folder: String, name: String, files: any FileSystem) throws(RunFailure) -> [String] {
        let starter = StarterFiles.files.map { (path: PathName.join(folder, $0.path), file: $0) }
        let taken = starter.map(\.path).filter { files.kind(of: $0) != nil }
        guard taken.isEmpty else { throw RunFailure.wouldOverwrite(taken) }
        for (path, file) in starter {
            let text = file.path == ProjectFinder.manifestName ? Self.manifest(file.text, named: name) : file.text
            do { try files.write(Array(text.utf8), to: path) } catch { throw RunFailure.file(error) }
        }
        return starter.map(\.path)
    }

    /// A project is called after its folder.
    package static func name(of folder: String, workingDirectory: String) -> String {
        PathName.name(of: PathName.join(workingDirectory, folder))
    }

    /// The name that stands in the manifest of `Starter`.
    private static let placeholder = "\"Starter\""

    private static func manifest(_ text: String, named name: String) -> String {
        text.replacing(placeholder, with: quoted(name), maxReplacements: 1)
    }

    /// A text as YAML's double quotes hold it, whatever a folder may be called.
    private static func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                "\\x" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            default: String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
    }
}
