import Project
import Source

/// Reads the folders of symbols and fonts that a manifest lists.
extension ProjectLoader {
    /// Records the files of a project's own symbols by their names without `.svg`.
    ///
    /// Earlier entries are kept: the project takes precedence over its imports, and a folder over the next one.
    mutating func readSymbols(of manifest: Manifest, in folder: String) throws(RunFailure) {
        for path in manifest.symbols {
            guard let full = assetFolder(path, in: folder) else {
                hasAllSymbols = false
                continue
            }
            let names: [String]
            do { names = try files.list(full) } catch { throw .file(error) }
            for name in names where name.hasSuffix(Self.symbolEnding) && !name.hasPrefix(".") {
                let symbol = String(name.dropLast(Self.symbolEnding.count))
                let file = PathName.join(full, name)
                if symbolPaths[symbol] != nil || reportOutside(file, at: path.range) { continue }
                if files.kind(of: file) == .file { symbolPaths[symbol] = file }
            }
        }
    }

    private static let symbolEnding = ".svg"

    /// Reports missing folders. Texts are not set in a project's own fonts yet.
    mutating func checkFonts(of manifest: Manifest, in folder: String) {
        for path in manifest.fonts { _ = assetFolder(path, in: folder) }
    }

    /// Returns the path of a folder. Reports a missing one and returns nil.
    private mutating func assetFolder(_ path: Manifest.Path, in folder: String) -> String? {
        let full = PathName.join(folder, path.text)
        if reportOutside(full, at: path.range) { return nil }
        switch files.kind(of: full) {
        case .folder: return full
        case .file:
            diagnostics.append(
                Diagnostic(
                    .missingFile, "\(full) is a file, not a folder", at: path.range,
                    help: "write the path of the folder that contains it"))
        case nil:
            diagnostics.append(
                Diagnostic(
                    .missingFile, "folder \(full) does not exist", at: path.range,
                    help: "write a path relative to the folder of uispec.yaml"))
        }
        return nil
    }
}
