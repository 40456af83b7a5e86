import Codegen
package import Loading
import Project
package import Source
import Texts

/// `generate`: writes the files that the manifest lists, or reports which are stale.
package struct GenerateRun: Sendable {
    package struct Output: Sendable {
        package enum Status: Sendable, Hashable {
            case written
            case upToDate
            /// The file of a token that no longer exists.
            case removed
            /// The file is missing or stale; `diff` is the change.
            case stale(diff: String)
        }

        package var path: String
        package var status: Status
        /// The asset catalog that contains the file.
        package var catalog: String?
    }

    package struct Result: Sendable {
        package var outputs: [Output] = []
        /// Errors, each of which stops its own target or all of them, and warnings about tokens that are left out.
        package var diagnostics: [Diagnostic] = []
    }

    private let project: LoadedProject
    private let files: any FileSystem
    /// Whether to compare files instead of writing them.
    private let isVerifying: Bool
    private let jobs: Int
    /// Whether to overwrite files that uispec did not write.
    private let isForced: Bool
    /// Whether any error in the tokens stops all targets.
    private let isStrict: Bool

    /// - Parameter jobs: the number of cores for large files. The output does not depend on it.
    package init(
        _ project: LoadedProject, files: any FileSystem, isVerifying: Bool, jobs: Int = 1, isForced: Bool = false,
        isStrict: Bool = false
    ) {
        self.isStrict = isStrict
        self.jobs = jobs
        self.isForced = isForced
        self.project = project
        self.files = files
        self.isVerifying = isVerifying
    }

    /// Generates everything before writing. Tokens without a valid value are left out and named; a clash of names
    /// stops its own target. Any other error leaves all files unchanged.
    package func run() throws(RunFailure) -> Result {
        var result = Result()
        guard !project.manifest.generate.isEmpty else {
            // The list of outputs may be empty because of an error in the manifest.
            result.diagnostics = project.manifestProblems
            return result
        }
        let generated = GeneratedOutputs(project, jobs: jobs)
        let expected = Set(generated.files.map(\.path))
        var strays: [(catalog: String?, path: String)] = []
        var leftovers: [String] = []
        // Errors in components do not affect tokens.
        let tokenProblems = project.diagnostics.filter {
            $0.severity == .error && !($0.range.map { project.specFiles.contains($0.file) } ?? false)
        }
        result.diagnostics = isStrict ? tokenProblems + generated.stopped : Self.sparing(tokenProblems, of: project)
        result.diagnostics += generated.diagnostics
        result.diagnostics += try OutputTargets(project, files: files).problems(
            of: generated.files, catalogs: generated.catalogs, isVerifying: isVerifying, isForced: isForced)
        for catalog in generated.catalogs {
            let found = try CatalogStrays(in: catalog, expected: expected, files: files)
            strays += found.own.map { (catalog, $0) }
            leftovers += found.leftovers
            result.diagnostics += found.diagnostics
        }
        if let folder = generated.modeFolder {
            strays += try ModeStrays.paths(in: folder, expected: expected, files: files).map { (nil, $0) }
        }
        guard !result.diagnostics.contains(where: { $0.severity == .error }) else { return result }
        result.diagnostics += generated.stopped
        if !isVerifying { try removeLeftovers(leftovers, in: Set(expected.map(PathName.folder))) }
        // Strays are removed first: where the file system ignores case, a stray may be an output under its old name.
        let removed = try strays.map { stray throws(RunFailure) in try remove(stray.path, of: stray.catalog) }
        let renamed = Set(strays.map { $0.path.lowercased() })
        for file in generated.files {
            var output = try write(file, isRenamed: renamed.contains(file.path.lowercased()))
            output.catalog = generated.catalogs.first { file.path.hasPrefix($0 + "/") }
            result.outputs.append(output)
        }
        result.outputs += removed
        return result
    }

    /// Returns the errors with those about single tokens as warnings, and warnings that name the tokens.
    private static func sparing(_ problems: [Diagnostic], of project: LoadedProject) -> [Diagnostic] {
        guard !problems.isEmpty else { return [] }
        let leftOut = LeftOutTokens(project)
        let sparing = problems.map { problem in
            guard leftOut.isAboutToken(problem) else { return problem }
            var problem = problem
            problem.severity = .warning
            return problem
        }
        return sparing + leftOut.diagnostics
    }

    /// - Parameter isRenamed: whether the only file at the path may be a stray whose name differs in case.
    private func write(_ file: GeneratedFile, isRenamed: Bool) throws(RunFailure) -> Output {
        let path = file.path
        let old = !isRenamed && files.kind(of: path) == .file ? try read(path) : nil
        if old == file.bytes { return Output(path: path, status: .upToDate) }
        if isVerifying {
            let text = old.map { String(decoding: $0, as: UTF8.self) } ?? ""
            return Output(path: path, status: .stale(diff: UnifiedDiff.text(old: text, new: file.text, path: path)))
        }
        do { try files.write(file.bytes, to: path) } catch { throw .file(error) }
        return Output(path: path, status: .written)
    }

    /// Removes what killed runs left behind. A folder that cannot be cleaned is reported when it is written to.
    private func removeLeftovers(_ paths: [String], in folders: Set<String>) throws(RunFailure) {
        for folder in folders { files.removeLeftovers(in: folder) }
        for path in paths {
            do { try files.remove(path) } catch { throw .file(error) }
        }
    }

    private func remove(_ path: String, of catalog: String?) throws(RunFailure) -> Output {
        if isVerifying {
            let diff = UnifiedDiff.text(
                old: String(decoding: try read(path), as: UTF8.self), new: "", path: path)
            return Output(path: path, status: .stale(diff: diff), catalog: catalog)
        }
        try CatalogStrays.remove(path, below: catalog ?? PathName.folder(of: path), files: files)
        return Output(path: path, status: .removed, catalog: catalog)
    }

    private func read(_ path: String) throws(RunFailure) -> [UInt8] {
        do { return try files.read(path) } catch { throw .file(error) }
    }
}

extension LoadedProject {
    /// The errors in manifests.
    package var manifestProblems: [Diagnostic] {
        diagnostics.filter { diagnostic in
            let path = diagnostic.range.flatMap { sources[$0.file]?.path } ?? ""
            return diagnostic.severity == .error && PathName.name(of: path) == ProjectFinder.manifestName
        }
    }
}
