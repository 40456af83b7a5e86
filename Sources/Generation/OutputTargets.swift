import Codegen
package import Loading
import Project
package import Source

/// Decides whether files may be written to the paths that a manifest names. Links are followed.
package struct OutputTargets {
    private let project: LoadedProject
    private let files: any FileSystem
    /// The folder that outputs must stay in, without links.
    private let root: String
    /// The files that the project is read from, as lowercase paths without links, because file names may ignore case.
    private let sources: Set<String>

    package init(_ project: LoadedProject, files: any FileSystem) {
        self.project = project
        self.files = files
        root =
            project.chosenOutput.map { files.target(of: project.absolute($0)) }
            ?? RepositoryFolder.path(above: files.resolved(project.absoluteFolder), files: files)
        let read = project.sources.files.map(\.path).filter { !$0.hasPrefix("<") }
        let shown = project.symbols.paths.values + [project.icon?.path].compactMap(\.self)
        sources = Set((read + shown).map { files.resolved(project.absolute($0)).lowercased() })
    }

    /// Returns the reasons why outputs must not be written: files, or an asset catalog with its path as a folder.
    ///
    /// - Parameters:
    ///   - isVerifying: whether nothing is written, so that the outputs may be anywhere.
    ///   - isForced: whether files that uispec did not write may be overwritten.
    func problems(
        of outputs: [GeneratedFile], catalogs: [String], isVerifying: Bool, isForced: Bool
    ) throws(RunFailure) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        let others = outputs.map(\.path).filter { path in !catalogs.contains { path.hasPrefix($0 + "/") } }
        for path in catalogs + others {
            guard let problem = problem(of: path, isVerifying: isVerifying) else { continue }
            problems.append(problem)
        }
        guard problems.isEmpty else { return problems }
        for output in outputs {
            if let problem = Self.longName(output.path) {
                problems.append(problem)
            } else if isSource(output.path) {
                problems.append(Self.source(output.path))
            } else if let problem = try foreign(output), !isForced {
                problems.append(problem)
            }
        }
        return problems
    }

    /// Returns the reason why a run must not write into the output folder.
    package var problemOfFolder: RunFailure? {
        contains(project.output)
            ? nil : .brokenProject("\(project.output) is outside \(name(of: root)); change output: in uispec.yaml")
    }

    private func problem(of path: String, isVerifying: Bool) -> Diagnostic? {
        let target = resolved(path)
        if !isVerifying, !contains(path) {
            return Diagnostic(
                .unsafeOutput, "\(path) is outside \(name(of: root))", at: nil,
                help:
                    "change \(project.chosenOutput == nil ? "output: or " : "")the path under generate: in uispec.yaml")
        }
        if target.split(separator: "/").contains(where: { $0.lowercased() == RepositoryFolder.mark }) {
            return Diagnostic(
                .unsafeOutput, "\(path) is in the folder of git", at: nil,
                help: "change the path under generate: in uispec.yaml")
        }
        return isReadAsSource(path) ? Self.source(path) : nil
    }

    /// The longest name of a file and the longest path, in bytes, on all supported systems.
    private static let (longestName, longestPath) = (255, 1_023)

    private static func longName(_ path: String) -> Diagnostic? {
        let name = path.split(separator: "/").first { $0.utf8.count > longestName }
        guard name != nil || path.utf8.count > longestPath else { return nil }
        let text = name.map { "the file name “\($0.prefix(40))…” has \($0.utf8.count) bytes, more than \(longestName)" }
        return Diagnostic(
            .unsafeOutput,
            text ?? "the path “\(path.prefix(40))…” has \(path.utf8.count) bytes, more than \(longestPath)", at: nil,
            help: "shorten the name of the token or the path under generate: in uispec.yaml")
    }

    private static func source(_ path: String) -> Diagnostic {
        Diagnostic(
            .unsafeOutput, "\(path) is a source of the project and must not be overwritten", at: nil,
            help: "change the path under generate: in uispec.yaml")
    }

    private func foreign(_ output: GeneratedFile) throws(RunFailure) -> Diagnostic? {
        guard files.kind(of: output.path) == .file else { return nil }
        let old: [UInt8]
        do { old = try files.read(output.path) } catch { throw .file(error) }
        guard old != output.bytes, !GeneratedMark.isPresent(in: old) else { return nil }
        return Diagnostic(
            .foreignFile, "\(output.path) exists and was not written by uispec", at: nil,
            help: "change the path under generate: in uispec.yaml, or overwrite the file with --force")
    }

    // MARK: Places

    /// Whether a path is that of a file that the project is read from.
    package func isSource(_ path: String) -> Bool { sources.contains(resolved(path).lowercased()) }

    /// Whether a path is in the repository, with links followed.
    package func contains(_ path: String) -> Bool { PathName.contains(root, resolved(path)) }

    private func resolved(_ path: String) -> String { files.target(of: project.absolute(path)) }

    /// Whether the next run would read a path as a source, because it is in a folder of tokens or specs.
    private func isReadAsSource(_ path: String) -> Bool {
        let isCatalog = path.hasSuffix(".xcassets")
        func isRead(_ listed: [Manifest.Path], _ endings: [String], excluding excluded: Set<String>) -> Bool {
            guard isCatalog || endings.contains(where: path.hasSuffix) else { return false }
            return listed.map { PathName.join(project.folder, $0.text) }.contains { folder in
                guard files.kind(of: folder) == .folder else { return false }
                let inside = PathName.relative(project.absolute(path), to: project.absolute(folder))
                let parts = inside.split(separator: "/")
                guard let first = parts.first, first != "..", !parts.contains(where: { $0.hasPrefix(".") }) else {
                    return false
                }
                let folders = parts.indices.map { PathName.join(folder, parts[...$0].joined(separator: "/")) }
                return !folders.contains { excluded.contains($0) }
                    && !folders.contains { files.kind(of: PathName.join($0, ProjectFinder.manifestName)) == .file }
            }
        }
        let written = OutputFolder.written(by: project.manifest, in: project.folder)
        return isRead(project.manifest.tokens, ProjectLoader.tokenEndings, excluding: written)
            || isRead(project.manifest.specs, ProjectLoader.specEndings, excluding: written)
    }

    private func name(of root: String) -> String {
        guard project.chosenOutput == nil else { return "the chosen output folder, \(root)" }
        let name = RepositoryFolder.name(of: root, files: files)
        return name + (name.hasSuffix("folder") ? ", " : " ") + root
    }
}

extension RuleID {
    /// A path that generated files must not be written to.
    package static let unsafeOutput: RuleID = "unsafe-output"
}
