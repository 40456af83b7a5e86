import Foundation

/// A project of uispec: the folder of a manifest.
struct Project {
    let manifest: URL

    var folder: URL { manifest.deletingLastPathComponent() }

    /// Returns the projects of a target: those in its folder, or, if there are none, those elsewhere in the package.
    static func projects(of target: URL, in package: URL) -> [Project] {
        let own = manifests(below: target)
        return (own.isEmpty ? manifests(below: package) : own).map { Project(manifest: $0) }
    }

    /// The files that a project of the package may read. A plugin cannot ask uispec, which may not be built yet, so
    /// these are all sources of definitions.
    static func sources(in package: URL) -> [URL] {
        files(below: package).filter { ["yaml", "yml", "json", "json5"].contains($0.pathExtension.lowercased()) }
    }

    /// The paths of the Swift files in the manifest. Only `generate:` has such paths.
    func swiftPaths() throws -> [String] {
        let text = try String(contentsOf: manifest, encoding: .utf8)
        let written = text.split(separator: "\n").map { line in
            line.prefix { $0 != "#" }
        }
        let words = written.flatMap { $0.split { " \t\"',{}".contains($0) } }
        return words.filter { $0.hasSuffix(".swift") }.map(String.init)
    }

    private static func manifests(below folder: URL) -> [URL] {
        files(below: folder).filter { $0.lastPathComponent == "uispec.yaml" }
    }

    /// Returns the files in a folder, sorted. Hidden folders, such as `.build`, are left out.
    private static func files(below folder: URL) -> [URL] {
        let found = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles, .skipsPackageDescendants])
        return (found?.allObjects as? [URL] ?? []).sorted { $0.path < $1.path }
    }
}
