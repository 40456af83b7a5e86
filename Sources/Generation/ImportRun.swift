import Codegen
package import Loading
package import Source
import Texts
package import Tokens

/// `import`: writes the tokens of other tools as YAML files.
package enum ImportRun {
    package struct File: Sendable {
        package enum Status: Sendable {
            case written
            case upToDate
            case removed
            /// The difference that would be written.
            case pending(diff: String)
        }

        /// The path relative to the working directory.
        package var path: String
        package var status: Status
    }

    /// The numbers of tokens that an update changed.
    package struct Changes: Sendable, Hashable {
        package var changed: Int
        package var renamed: Int
        package var added: Int
        package var removed: Int
    }

    package struct Result: Sendable {
        package var files: [File] = []
        /// Departures, guesses and errors of the sources.
        package var diagnostics: [Diagnostic]
        package var sources: SourceMap
        /// The number of tokens.
        package var count: Int
        /// The changes of an update; nil for the first import.
        package var changes: Changes?
    }

    /// - Parameters:
    ///   - paths: token files, folders of them, resolver documents and asset catalogs.
    ///   - folder: the folder for the YAML files.
    ///   - isDry: whether nothing is written.
    ///   - isUpdate: whether files of an earlier import are edited.
    /// - Throws: an error if a path does not exist, or if a file would be overwritten; nothing is written then.
    package static func run(
        _ paths: [String], into folder: String, inputs: ResolverInputs, isDry: Bool, isUpdate: Bool = false,
        files: any FileSystem, workingDirectory: String = "", allowsOutside: Bool = false
    ) throws(RunFailure) -> Result {
        for path in paths where files.kind(of: path) == nil { throw .pathNotFound(path) }
        let read = try ProjectLoader.foreignTokens(
            at: paths, inputs: inputs, files: files, workingDirectory: workingDirectory, allowsOutside: allowsOutside)
        var result = Result(diagnostics: read.diagnostics, sources: read.sources, count: read.own.count)
        let made = TokenYAML(TokenResolver.standardized(read.tokens), tokens: read.own).files()
        let record = (path: PathName.join(folder, ImportUpdate.recordName), text: ImportUpdate.record(of: made))
        var changes: [Change] = []
        if isUpdate {
            let update = try ImportUpdate(
                to: made, in: folder, sources: read.sources, files: files, workingDirectory: workingDirectory)
            let counts = update.counts
            result.changes = Changes(
                changed: counts.changed, renamed: counts.renamed, added: counts.added, removed: counts.removed)
            result.diagnostics += update.diagnostics
            result.sources = update.sources
            result.files = update.unchanged.map { File(path: $0, status: .upToDate) }
            changes = update.changes
        } else {
            let outputs = made.map { (path: PathName.join(folder, $0.name), text: $0.text) }
            var old: [String] = []
            for (path, _) in outputs + [record] { old.append(try Self.text(at: path, files)) }
            let taken = zip(outputs + [record], old).filter { !$1.isEmpty && $1 != $0.text }.map(\.0.path)
            guard taken.isEmpty else { throw .wouldOverwrite(taken) }
            changes = zip(outputs, old).map { ($0.path, $1, $0.text) }
        }
        result.files += changes.filter { $0.old == $0.new }.map { File(path: $0.path, status: .upToDate) }
        changes.removeAll { $0.old == $0.new }
        if isDry {
            result.files += changes.map { path, old, new in
                File(path: path, status: .pending(diff: UnifiedDiff.text(old: old, new: new, path: path)))
            }
        } else {
            // The record is written last: after an interrupted run, the next one finds the same differences.
            let old = try Self.text(at: record.path, files)
            if old != record.text { changes.append((record.path, old, record.text)) }
            result.files += try apply(changes, files)
        }
        let recordPath = record.path
        result.files.sort { ($0.path == recordPath ? 1 : 0, $0.path) < ($1.path == recordPath ? 1 : 0, $1.path) }
        return result
    }

    /// The text of a file; empty if it does not exist.
    private static func text(at path: String, _ files: any FileSystem) throws(RunFailure) -> String {
        guard files.kind(of: path) != nil else { return "" }
        do { return String(decoding: try files.read(path), as: UTF8.self) } catch { throw .file(error) }
    }

    /// The content of a file before and after the run; empty if it does not exist.
    private typealias Change = (path: String, old: String, new: String)

    /// Writes all files or, if one cannot be written, none.
    private static func apply(_ changes: [Change], _ files: any FileSystem) throws(RunFailure) -> [File] {
        for (place, change) in changes.enumerated() {
            do { try write(change.new, at: change.path, files) } catch {
                for done in changes[..<place].reversed() { try? write(done.old, at: done.path, files) }
                throw .file(error)
            }
        }
        return changes.map { File(path: $0.path, status: $0.new.isEmpty ? .removed : .written) }
    }

    /// - Parameter text: empty if the file is removed.
    private static func write(_ text: String, at path: String, _ files: any FileSystem) throws(FileSystemError) {
        if text.isEmpty { try files.remove(path) } else { try files.write(Array(text.utf8), to: path) }
    }
}
