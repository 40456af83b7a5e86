import Codegen
import Reports
package import Source
package import Tokens

/// `import`: writes the tokens of other tools as YAML files.
package enum ImportRun {
    package struct File: Sendable {
        package enum Status: Sendable {
            case written
            case upToDate
            /// The difference that would be written.
            case pending(diff: String)
        }

        /// The path relative to the working directory.
        package var path: String
        package var status: Status
    }

    package struct Result: Sendable {
        package var files: [File] = []
        /// Departures, guesses and errors of the sources.
        package var diagnostics: [Diagnostic]
        package var sources: SourceMap
        /// The number of tokens.
        package var count: Int
    }

    /// - Parameters:
    ///   - paths: token files, folders of them, resolver documents and asset catalogs.
    ///   - folder: the folder for the YAML files.
    ///   - isDry: whether nothing is written.
    /// - Throws: an error if a path does not exist, or if a file would be overwritten; nothing is written then.
    package static func run(
        _ paths: [String], into folder: String, inputs: ResolverInputs, isDry: Bool, files: any FileSystem,
        workingDirectory: String = "", allowsOutside: Bool = false
    ) throws(RunFailure) -> Result {
        for path in paths where files.kind(of: path) == nil { throw .pathNotFound(path) }
        let read = try ProjectLoader.foreignTokens(
            at: paths, inputs: inputs, files: files, workingDirectory: workingDirectory, allowsOutside: allowsOutside)
        var result = Result(diagnostics: read.diagnostics, sources: read.sources, count: read.own.count)
        let made = TokenYAML(read.tokens, tokens: read.own).files().map { file in
            (path: PathName.join(folder, file.name), text: file.text)
        }
        var old: [String] = []
        var taken: [String] = []
        for (path, text) in made {
            guard files.kind(of: path) != nil else {
                old.append("")
                continue
            }
            let bytes: [UInt8]
            do { bytes = try files.read(path) } catch { throw .file(error) }
            old.append(String(decoding: bytes, as: UTF8.self))
            if old.last != text { taken.append(path) }
        }
        guard isDry || taken.isEmpty else { throw .wouldOverwrite(taken) }
        for ((path, text), old) in zip(made, old) {
            if old == text {
                result.files.append(File(path: path, status: .upToDate))
            } else if isDry {
                let diff = UnifiedDiff.text(old: old, new: text, path: path)
                result.files.append(File(path: path, status: .pending(diff: diff)))
            } else {
                do { try files.write(Array(text.utf8), to: path) } catch { throw .file(error) }
                result.files.append(File(path: path, status: .written))
            }
        }
        return result
    }
}
