import Codegen
import Project
import Reports
package import Source

/// `generate`: writes the token sources that the manifest names, or says which are stale.
package struct GenerateRun: Sendable {
    package struct Output: Sendable {
        package enum Status: Sendable, Hashable {
            case written
            case upToDate
            /// A file of a token that is gone.
            case removed
            /// What generating would change.
            case stale(diff: String)
        }

        package var path: String
        package var status: Status
        /// The asset catalog that the file is a part of.
        package var catalog: String?
    }

    package struct Result: Sendable {
        package var outputs: [Output] = []
        /// Mistakes in the tokens; nothing is written over them.
        package var diagnostics: [Diagnostic] = []
    }

    private let project: LoadedProject
    private let files: any FileSystem
    /// Writes nothing and compares.
    private let isVerifying: Bool
    private let jobs: Int

    /// - Parameter jobs: on how many cores large files are printed; their bytes do not depend on it.
    package init(_ project: LoadedProject, files: any FileSystem, isVerifying: Bool, jobs: Int = 1) {
        self.jobs = jobs
        self.project = project
        self.files = files
        self.isVerifying = isVerifying
    }

    /// Makes everything before it writes anything, so that a mistake in one target leaves all as they were.
    ///
    /// Stays on the caller's actor, but for the work that it spreads.
    package nonisolated(nonsending) func run() async throws(RunFailure) -> Result {
        var result = Result()
        guard !project.manifest.generate.isEmpty else {
            // That it names nothing may be a mistake in it.
            result.diagnostics = project.manifestProblems
            return result
        }
        let generated = await GeneratedOutputs(project, jobs: jobs)
        let expected = Set(generated.files.map(\.path))
        var strays: [(catalog: String, path: String)] = []
        // What is wrong with a component says nothing of the tokens.
        let tokenProblems = project.diagnostics.filter {
            $0.severity == .error && !($0.range.map { project.specFiles.contains($0.file) } ?? false)
        }
        result.diagnostics = tokenProblems + generated.diagnostics
        for catalog in generated.catalogs {
            let found = try CatalogStrays(in: catalog, expected: expected, files: files)
            strays += found.own.map { (catalog, $0) }
            result.diagnostics += found.diagnostics
        }
        guard !result.diagnostics.contains(where: { $0.severity == .error }) else { return result }
        for file in generated.files {
            var output = try write(file)
            output.catalog = generated.catalogs.first { file.path.hasPrefix($0 + "/") }
            result.outputs.append(output)
        }
        for stray in strays { result.outputs.append(try remove(stray.path, of: stray.catalog)) }
        return result
    }

    private func write(_ file: GeneratedFile) throws(RunFailure) -> Output {
        let path = file.path
        let old = files.kind(of: path) == .file ? try read(path) : nil
        if old == file.bytes { return Output(path: path, status: .upToDate) }
        if isVerifying {
            let text = old.map { String(decoding: $0, as: UTF8.self) } ?? ""
            return Output(path: path, status: .stale(diff: UnifiedDiff.text(old: text, new: file.text, path: path)))
        }
        do { try files.write(file.bytes, to: path) } catch { throw .file(error) }
        return Output(path: path, status: .written)
    }

    private func remove(_ path: String, of catalog: String) throws(RunFailure) -> Output {
        if isVerifying {
            let diff = UnifiedDiff.text(
                old: String(decoding: try read(path), as: UTF8.self), new: "", path: path)
            return Output(path: path, status: .stale(diff: diff), catalog: catalog)
        }
        try CatalogStrays.remove(path, below: catalog, files: files)
        return Output(path: path, status: .removed, catalog: catalog)
    }

    private func read(_ path: String) throws(RunFailure) -> [UInt8] {
        do { return try files.read(path) } catch { throw .file(error) }
    }
}

extension LoadedProject {
    /// The errors in manifests.
    fileprivate var manifestProblems: [Diagnostic] {
        diagnostics.filter { diagnostic in
            let path = diagnostic.range.flatMap { sources[$0.file]?.path } ?? ""
            return diagnostic.severity == .error && PathName.name(of: path) == ProjectFinder.manifestName
        }
    }
}
