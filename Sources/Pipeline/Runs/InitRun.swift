package import Source

/// `init`: writes the starter project, named after its folder.
package enum InitRun {
    /// - Parameters:
    ///   - folder: the folder of the project, relative to the working directory. It is created if missing.
    ///   - name: the name of the project; see `name(of:workingDirectory:)`.
    /// - Returns: the paths of the written files, sorted.
    /// - Throws: an error if one of the files exists; nothing is written then.
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

    /// Returns the name of the folder, which becomes the name of the project.
    package static func name(of folder: String, workingDirectory: String) -> String {
        PathName.name(of: PathName.join(workingDirectory, folder))
    }

    /// The name in the manifest of the starter project.
    private static let placeholder = "\"Starter\""

    private static func manifest(_ text: String, named name: String) -> String {
        text.replacing(placeholder, with: quoted(name), maxReplacements: 1)
    }

    /// Returns a text in YAML double quotes, with special characters escaped.
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
