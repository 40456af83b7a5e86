package import Loading
import Project

/// The files that `generate` reads and writes, as absolute paths, for build systems.
package struct BuildFiles: Sendable {
    /// The files that were read, sorted.
    package private(set) var inputs: [String]
    /// The folders that were listed, sorted. A new file in one of them may be read too.
    package private(set) var folders: [String]
    /// The files and asset catalogs that the manifests list under `generate:`, in the order of the report.
    package private(set) var outputs: [String]

    /// - Parameter files: the files that the projects were loaded from; nil if only outputs are of interest.
    package init(_ projects: [LoadedProject], read files: TracedFiles?, workingDirectory: String) {
        let answered = files?.answered ?? (files: [], folders: [])
        func absolute(_ paths: [String]) -> [String] {
            Set(paths.map { PathName.join(workingDirectory, $0) }).sorted()
        }
        inputs = absolute(answered.files)
        folders = absolute(answered.folders)
        outputs = projects.flatMap { project in
            project.manifest.generate.paths.map { project.absolute(PathName.join(project.output, $0)) }
        }
    }

    /// The first path that two outputs share, or nil.
    package var sharedOutput: String? {
        var seen: Set<String> = []
        return outputs.first { !seen.insert($0).inserted }
    }

    /// The rule of a makefile that says when the outputs are stale, as Ninja and Xcode read it.
    package var rule: String {
        func list(_ paths: [String]) -> String { paths.map(Self.escaped).joined(separator: " \\\n  ") }
        return "\(list(outputs)): \\\n  \(list(inputs + folders))\n"
    }

    private static func escaped(_ path: String) -> String {
        path.replacing("\\", with: "\\\\").replacing(" ", with: "\\ ").replacing("#", with: "\\#")
            .replacing("$", with: "$$")
    }
}

extension GenerateOutputs {
    /// The paths of all outputs, in the order in which they are generated.
    fileprivate var paths: [String] {
        [swift?.path, assetCatalog?.path, css?.place.path, dtcg?.place.path, figures?.path].compactMap(\.self)
    }
}
