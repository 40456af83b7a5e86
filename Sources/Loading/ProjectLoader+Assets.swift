import Project
import Source
import Values

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

    /// Reads the fonts in a project's folders. Reports missing folders, and files that are not fonts.
    mutating func readFonts(of manifest: Manifest, in folder: String) throws(RunFailure) {
        for path in manifest.fonts {
            guard let full = assetFolder(path, in: folder) else { continue }
            let names: [String]
            do { names = try files.list(full) } catch { throw .file(error) }
            for name in names where FontFiles.isFont(name) {
                let file = PathName.join(full, name)
                if fonts.paths.contains(file) || reportOutside(file, at: path.range) { continue }
                guard files.kind(of: file) == .file else { continue }
                if let problem = addFont(file) {
                    diagnostics.append(
                        Diagnostic(
                            .unreadableFont, "\(file) is not used: \(problem.reason)", at: path.range,
                            help: problem.help))
                }
            }
        }
    }

    /// Adds a font.
    ///
    /// - Returns: The reason why it cannot be used, and what to do.
    private mutating func addFont(_ file: String) -> (reason: String, help: String?)? {
        do {
            try fonts.add(try files.read(file), at: file)
            return nil
        } catch let error as OpenTypeError {
            return (error.description, error.help)
        } catch let error as FileSystemError {
            return (error.reason, nil)
        } catch {
            return ("\(error)", nil)
        }
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
            diagnostics.append(.missingFile("folder \(full)", at: path.range))
        }
        return nil
    }
}
