package import Loading
package import Source
import Values
import YAML

/// What `check` said last, and everything that it depends on: where nothing of that changed it says the same again
/// without checking.
///
/// It lies under the output folder, in one file for each way of asking. A file that is cut off, changed, of another
/// build or of another version is as none.
package struct CheckCache: Sendable {
    /// What a run said.
    package struct Answer: Sendable, Hashable {
        package var output: String
        /// Whether the run exits 1.
        package var hasFailed: Bool

        package init(output: String, hasFailed: Bool) {
            self.output = output
            self.hasFailed = hasFailed
        }
    }

    private static let version = 1
    /// Longer reports are not kept.
    private static let longestOutput = 4 << 20

    private let files: any FileSystem
    private let path: String
    private let environment: String

    /// A cache for one way of asking; nil where the paths name no project.
    ///
    /// - Parameters:
    ///   - paths: of the command line.
    ///   - question: the flags that change the answer.
    ///   - environment: the tool, the fonts and the day.
    package init?(
        paths: [String], question: [String], environment: String, files: any FileSystem, workingDirectory: String,
        allowsOutside: Bool = false
    ) {
        let finder = ProjectFinder(files: files, workingDirectory: workingDirectory, allowsOutside: allowsOutside)
        guard let manifests = try? finder.manifests(for: paths), let first = manifests.first,
            let output = Self.output(of: first, files: files),
            OutputFolder.isInside(output, ofProjectAt: first, files: files, workingDirectory: workingDirectory)
        else { return nil }
        let name = Fingerprint(
            (manifests + [workingDirectory, "\(allowsOutside)"] + question).joined(separator: "\u{0}"))
        self.files = files
        self.environment = environment
        path = PathName.join(output, "cache/check-\(name).json")
    }

    private static func output(of manifest: String, files: any FileSystem) -> String? {
        guard let bytes = try? files.read(manifest) else { return nil }
        let file = SourceFile(path: manifest, bytes: bytes)
        let document = DocumentReader.read(file, id: FileID(rawValue: 0)).documents.first
        return PathName.join(PathName.folder(of: manifest), document?["output"]?.string ?? "Output")
    }

    /// What was said, if that is what would be said now.
    package func answer() -> Answer? {
        guard let bytes = try? files.read(path) else { return nil }
        let file = SourceFile(path: path, bytes: bytes)
        let parsed = DocumentReader.read(file, id: FileID(rawValue: 0))
        guard parsed.diagnostics.isEmpty, let document = parsed.documents.first,
            document["version"]?.string == "\(Self.version)", document["environment"]?.string == environment,
            let output = document["output"]?.string, let failed = document["failed"]?.string
        else { return nil }
        let answer = Answer(output: output, hasFailed: failed == "true")
        let trace = TracedFiles.Trace(
            files: Self.texts(document["files"]), folders: Self.texts(document["folders"]),
            kinds: Self.texts(document["kinds"]))
        guard document["seal"]?.string == seal(of: answer, trace), trace.holds(in: files) else { return nil }
        return answer
    }

    /// Keeps what a run said, with what it read. A cache that cannot be written changes nothing.
    package func keep(_ answer: Answer, of run: TracedFiles) {
        guard answer.output.utf8.count <= Self.longestOutput else { return }
        let trace = run.trace
        let text = JSONValue.object([
            ("version", .integer(Self.version)), ("environment", .text(environment)),
            ("failed", .flag(answer.hasFailed)), ("files", Self.object(trace.files)),
            ("folders", Self.object(trace.folders)), ("kinds", Self.object(trace.kinds)),
            ("output", .text(answer.output)), ("seal", .text(seal(of: answer, trace))),
        ]).formatted
        try? files.write(Array(text.utf8), to: path)
    }

    /// Tells whether all that was kept is still whole.
    private func seal(of answer: Answer, _ trace: TracedFiles.Trace) -> String {
        var seal = Fingerprint(environment)
        seal.add(answer.output)
        seal.add(answer.hasFailed ? "1" : "0")
        for part in [trace.files, trace.folders, trace.kinds] {
            for (path, print) in part.sorted(by: { $0.key < $1.key }) { seal.add("\(path)\u{0}\(print)\u{0}") }
            seal.add("\u{1}")
        }
        return seal.description
    }

    private static func texts(_ node: Node?) -> [String: String] {
        Dictionary(
            (node?.mapping ?? []).map { ($0.key, $0.value.string ?? "") }, uniquingKeysWith: { first, _ in first })
    }

    private static func object(_ texts: [String: String]) -> JSONValue {
        .object(texts.sorted { $0.key < $1.key }.map { ($0.key, .text($0.value)) })
    }
}
