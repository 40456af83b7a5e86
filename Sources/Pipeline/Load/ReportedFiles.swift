package import Checks
package import Loading
package import Source

/// The files that `check` reports on: those that the command line names, or all files of a project.
package struct ReportedFiles {
    /// The named files that are not manifests, as absolute paths, in order.
    private var files: [String] = []
    /// The manifests of the projects that are reported as a whole.
    private var manifests: Set<String> = []
    private let workingDirectory: String

    package init(
        _ paths: [String], files system: any FileSystem, workingDirectory: String, allowsOutside: Bool = false
    ) throws(RunFailure) {
        self.workingDirectory = workingDirectory
        let finder = ProjectFinder(
            files: system, workingDirectory: workingDirectory, allowsOutside: allowsOutside)
        for path in paths {
            let found = try finder.manifests(for: [path])
            if system.kind(of: path) == .file, try !finder.isManifest(path) {
                files.append(absolute(path))
            } else {
                manifests.formUnion(found)
            }
        }
        // Without paths, every project is reported.
        if files.isEmpty { manifests = [] }
    }

    /// Whether findings of other files are left out.
    package var isLimited: Bool { !files.isEmpty }

    /// Identifies the files; empty if findings of all files are reported.
    package var text: String { isLimited ? (files + manifests.sorted()).joined(separator: "\n") : "" }

    /// Whether the findings of a file are reported.
    ///
    /// - Parameter result: the result of its project.
    package func contains(_ path: String, of result: CheckResult) -> Bool {
        !isLimited || isWhole(result) || files.contains(absolute(path))
    }

    /// Leaves out the findings of other files.
    ///
    /// - Throws: an error if no project has one of the files.
    package func limit(_ results: inout [CheckResult]) throws(RunFailure) {
        guard isLimited else { return }
        let known = Set(results.flatMap { $0.sources.files.map { absolute($0.path) } })
        if let path = files.first(where: { !known.contains($0) }) {
            throw .unlistedFile(
                PathName.shown(path, from: workingDirectory), project: results.first?.project ?? "the project")
        }
        for index in results.indices where !isWhole(results[index]) {
            let paths = results[index].sources.files.map(\.path)
            results[index].limit(to: Set(paths.filter { files.contains(absolute($0)) }))
        }
    }

    private func absolute(_ path: String) -> String { PathName.join(workingDirectory, path) }

    private func isWhole(_ result: CheckResult) -> Bool {
        result.sources.files.first.map { manifests.contains($0.path) } ?? false
    }
}
