import Dispatch
import Source
import Specs
import Synchronization
import YAML

/// The parts of a spec file that can be read independently of other files.
struct SpecFile: Sendable {
    let source: SourceFile
    /// Problems of the YAML notation.
    let diagnostics: [Diagnostic]
    let suppressions: [Suppression]
    /// Each document, with whether it contains a syntax error or is followed by one before the next document.
    let documents: [(document: SpecDocument, isBroken: Bool)]
    /// Whether nothing in it could be read.
    let isUnread: Bool

    private init(_ source: SourceFile, id: FileID) {
        let parsed = DocumentReader.read(source, id: id)
        let broken = Self.brokenDocuments(of: parsed)
        self.source = source
        diagnostics = parsed.diagnostics
        suppressions =
            DocumentReader.isJSON(source.path) ? [] : Suppression.scan(source, id: id, documents: parsed.documents)
        documents = zip(parsed.documents, broken).map { document, isBroken in
            (SpecDocument(document, in: source, isComplete: !isBroken), isBroken)
        }
        isUnread = parsed.documents.isEmpty && parsed.diagnostics.contains { $0.rule == .syntaxError }
    }

    private static func brokenDocuments(of file: ParsedFile) -> [Bool] {
        var broken = file.documents.map { _ in false }
        for error in file.diagnostics where error.rule == .syntaxError {
            guard let place = error.range, !broken.isEmpty else { continue }
            broken[max(0, file.documents.lastIndex { $0.range.start <= place.start } ?? 0)] = true
        }
        return broken
    }

    // MARK: All of a project

    /// Reads files in parallel, on all cores.
    ///
    /// - Parameter count: the number of files read before, whose ids come first.
    static func all(
        _ paths: [String], in files: any FileSystem, behind count: Int
    ) throws(RunFailure) -> [SpecFile] {
        let read = Mutex<[Int: Result<SpecFile, FileSystemError>]>([:])
        DispatchQueue.concurrentPerform(iterations: paths.count) { index in
            let result = Result { () throws(FileSystemError) in
                SpecFile(
                    SourceFile(path: paths[index], bytes: try files.read(paths[index])),
                    id: FileID(rawValue: UInt32(truncatingIfNeeded: count + index)))
            }
            read.withLock { $0[index] = result }
        }
        let results = read.withLock { $0 }
        var all: [SpecFile] = []
        for index in paths.indices {
            do throws(FileSystemError) {
                if let file = try results[index]?.get() { all.append(file) }
            } catch {
                throw .file(error)
            }
        }
        return all
    }
}
