package import Loading
import Project
import Reports
package import Source
import Specs

/// `report --accept`: merges exported decisions into `signoff.jsonl`.
package struct SignoffMerge {
    package struct Result: Sendable {
        /// The path of the file that was written.
        package var path: String
        /// The number of decisions that were read.
        package var read: Int
        /// The number of those that were not there before.
        package var added: Int
        package var total: Int
        /// The number of those about something that the project does not have.
        package var unknown: Int
    }

    /// The lines that are not decisions, in the exported file and in `signoff.jsonl`.
    package let diagnostics: [Diagnostic]
    package let sources: SourceMap
    private let signoff: Signoff

    /// Reads an exported file.
    package init(_ path: String, into project: LoadedProject, files: any FileSystem) throws(RunFailure) {
        let bytes: [UInt8]
        do { bytes = try files.read(path) } catch { throw .file(error) }
        let file = SourceFile(path: path, bytes: bytes)
        var sources = project.sources
        let name = GitCommit.output(of: ["config", "user.name"], in: project.absoluteFolder)
        let (signoff, problems) = SignoffReader.read(file, id: sources.add(file), defaultName: name)
        self.signoff = signoff
        self.sources = sources
        diagnostics = problems + project.diagnostics.filter(project.isOfSignoff)
    }

    /// Writes `signoff.jsonl` with the decisions of some files, sorted and each once.
    package static func write(
        _ paths: [String], into project: LoadedProject, files: any FileSystem
    ) throws(RunFailure) -> Result {
        var merged = project.signoff
        var (read, unknown) = (0, 0)
        for path in paths {
            let decisions = try SignoffMerge(path, into: project, files: files).signoff.decisions
            let foreign = decisions.count { !project.has($0.subject) }
            guard decisions.isEmpty || foreign < decisions.count else {
                throw .brokenProject("no decision of \(path) is about \(project.name); name the project as PATH")
            }
            (read, unknown) = (read + decisions.count, unknown + foreign)
            for decision in decisions { merged.add(decision) }
        }
        let target = PathName.join(project.folder, Signoff.file)
        do {
            try files.write(Array(SignoffText.document(merged).utf8), to: target)
            try writeAttributes(in: project, files: files)
        } catch {
            throw .file(error)
        }
        return Result(
            path: target, read: read, added: merged.decisions.count - project.signoff.decisions.count,
            total: merged.decisions.count, unknown: unknown)
    }

    private static let attributes = "signoff.jsonl merge=union"

    /// Makes Git keep the lines of both sides, because each line is a decision of its own.
    private static func writeAttributes(
        in project: LoadedProject, files: any FileSystem
    ) throws(FileSystemError) {
        guard RepositoryFolder.repository(around: project.absoluteFolder, files: files) != nil else { return }
        let path = PathName.join(project.folder, ".gitattributes")
        let old = files.kind(of: path) == .file ? try files.read(path) : []
        let text = String(decoding: old, as: UTF8.self)
        guard !text.split(separator: "\n").contains(where: { $0.hasPrefix(Signoff.file) }) else { return }
        let start = text.isEmpty || text.hasSuffix("\n") ? "" : "\n"
        try files.write(old + Array("\(start)\(attributes)\n".utf8), to: path)
    }
}

extension LoadedProject {
    /// Whether a diagnostic is about a line of `signoff.jsonl`.
    package func isOfSignoff(_ diagnostic: Diagnostic) -> Bool {
        let path = diagnostic.range.flatMap { sources[$0.file]?.path }
        return path == PathName.join(folder, Signoff.file)
    }

    /// Whether the project has the mock-up or the criterion of a decision.
    fileprivate func has(_ subject: SignoffDecision.Subject) -> Bool {
        switch subject {
        case .mockup(let name, _):
            ownComponents.contains { component in component.stateNames.contains { "\(component.name):\($0)" == name } }
        case .criterion(let id): library.acceptance.contains { $0.criteria.contains { $0.id == id } }
        }
    }
}
