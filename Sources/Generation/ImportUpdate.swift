import Codegen
import Loading
import Source
import YAML

/// Brings the files of an earlier import up to date.
struct ImportUpdate {
    /// The name of the file with the text of the last import, which shows what was edited since.
    static let recordName = "import.lock"
    private static let recordHead =
        "# Written by uispec import, which compares the token files with it. Commit it, and do not edit it.\n"

    /// The record of files that an import writes.
    static func record(of made: [(name: String, text: String)]) -> String {
        recordHead + made.map(\.text).joined(separator: "---\n")
    }

    private(set) var counts: TokenUpdate.Counts
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var sources: SourceMap
    /// The changed and new files. A file without any text left is removed.
    private(set) var changes: [(path: String, old: String, new: String)] = []
    /// The files that stay as they are.
    private(set) var unchanged: [String] = []

    private let folder: String
    private let workingDirectory: String
    private let files: any FileSystem

    /// - Parameter sources: the files of the source, to which the files of the project are added.
    init(
        to made: [(name: String, text: String)], in folder: String, sources: SourceMap, files: any FileSystem,
        workingDirectory: String
    ) throws(RunFailure) {
        self.sources = sources
        self.folder = folder
        self.files = files
        self.workingDirectory = workingDirectory
        var old = SourceMap()
        var written: [TokenUpdate.File] = []
        for path in try Self.tokenFiles(in: folder, files) {
            let file = SourceFile(path: path, bytes: try Self.read(path, files))
            let id = old.add(file)
            written.append(.init(id: id, file: file, documents: try Self.documents(of: file, id: id)))
        }
        var record: String?
        let recordPath = PathName.join(folder, Self.recordName)
        if files.kind(of: recordPath) == .file {
            let file = SourceFile(path: recordPath, bytes: try Self.read(recordPath, files))
            _ = try Self.documents(of: file, id: FileID(rawValue: 0))
            record = String(decoding: file.bytes, as: UTF8.self)
        }
        let update = TokenUpdate(to: made, from: written, record: record)
        counts = update.counts
        let changed = FixApplication(update.fixes, in: old).changed
        var texts: [String: String] = [:]
        for (file, bytes) in changed { texts[file.path] = String(decoding: bytes, as: UTF8.self) }
        for file in written {
            let text = String(decoding: file.file.bytes, as: UTF8.self)
            if let new = texts[file.file.path], new != text {
                _ = try Self.documents(of: SourceFile(path: file.file.path, text: new), id: file.id)
                let isEmpty = new.allSatisfy(\.isWhitespace)
                changes.append((file.file.path, text, isEmpty ? "" : new))
            } else {
                unchanged.append(file.file.path)
            }
        }
        for (name, text) in update.created { changes.append((PathName.join(folder, name), "", text)) }
        let new = changes.filter { !$0.new.isEmpty }.map { ($0.path, $0.new) }
        let same = written.filter { unchanged.contains($0.file.path) }.map {
            ($0.file.path, String(decoding: $0.file.bytes, as: UTF8.self))
        }
        report(update, in: same + new)
    }

    /// The token files in a folder and the folders below it, except those of other projects.
    private static func tokenFiles(in folder: String, _ files: any FileSystem) throws(RunFailure) -> [String] {
        guard files.kind(of: folder) == .folder else { return [] }
        var found: [String] = []
        var waiting = [folder]
        while let current = waiting.popLast() {
            let names: [String]
            do { names = try files.list(current) } catch { throw .file(error) }
            guard current == folder || !names.contains(ProjectFinder.manifestName) else { continue }
            for name in names where !name.hasPrefix(".") && name != ProjectFinder.manifestName {
                let path = PathName.join(current, name)
                switch files.kind(of: path) {
                case .folder: waiting.append(path)
                case .file where name.hasSuffix(".yaml") || name.hasSuffix(".yml"): found.append(path)
                default: break
                }
            }
        }
        return found.sorted()
    }

    private static func read(_ path: String, _ files: any FileSystem) throws(RunFailure) -> [UInt8] {
        do { return try files.read(path) } catch { throw .file(error) }
    }

    /// - Throws: an error with the place of the first syntax error, because what follows may not have been read.
    private static func documents(of file: SourceFile, id: FileID) throws(RunFailure) -> [Node] {
        let parsed = YAMLReader.read(file, id: id)
        let first = parsed.diagnostics.first { $0.severity == .error }
        guard let problem = first else { return parsed.documents }
        let place = problem.range.map { file.lineAndColumn(at: $0.start) }.map { ":\($0.line):\($0.column)" } ?? ""
        throw .brokenProject("\(file.path)\(place): \(problem.message); nothing was written")
    }

    // MARK: Notes

    private mutating func report(_ update: TokenUpdate, in texts: [(path: String, text: String)]) {
        var documents: [Node] = []
        var known: Set<String> = []
        for (path, text) in texts {
            known.insert(PathName.join(workingDirectory, path))
            let file = SourceFile(path: path, text: text)
            documents += YAMLReader.read(file, id: sources.add(file)).documents
        }
        let names = TokenUpdate.names(in: documents)
        for note in update.notes {
            diagnostics.append(
                Diagnostic(.editedToken, .note, note.message, at: names[note.token], help: note.help))
        }
        guard !update.gone.isEmpty else { return }
        known.formUnion(changes.map { PathName.join(workingDirectory, $0.path) })
        for file in projectFiles() where !known.contains(PathName.join(workingDirectory, file.path)) {
            documents += DocumentReader.read(file, id: sources.add(file)).documents
        }
        for mention in documents.flatMap(TokenMentions.all) {
            guard let new = update.gone[mention.path] else { continue }
            let message = new.map { "“\(mention.path)” was renamed to “\($0)”" } ?? "“\(mention.path)” was removed"
            diagnostics.append(
                Diagnostic(
                    .unknownToken, .note, message, at: mention.range,
                    help: new.map { "write {\($0)}" } ?? "refer to another token"))
        }
    }

    /// The files of the project that the folder belongs to; none if there is no project that can be read.
    private func projectFiles() -> [SourceFile] {
        let projects = try? ProjectLoader.load([folder], files: files, workingDirectory: workingDirectory)
        return (projects ?? []).flatMap { project in project.sources.files.filter { !$0.path.hasPrefix("<") } }
    }
}

extension RuleID {
    /// A token that an import leaves as it was edited by hand.
    fileprivate static let editedToken: RuleID = "edited-token"
}
