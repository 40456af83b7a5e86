import Codegen
package import Source

/// Files in a generated asset catalog that are not part of the output: those of removed tokens, and files added by
/// hand.
struct CatalogStrays {
    /// Files that an earlier run wrote, relative to the working directory.
    private(set) var own: [String] = []
    /// Files that uispec did not write and must not remove.
    private(set) var foreign: [String] = []

    /// - Parameter expected: the paths of the generated files.
    init(in catalog: String, expected: Set<String>, files: any FileSystem) throws(RunFailure) {
        guard files.kind(of: catalog) == .folder else { return }
        try look(in: catalog, expected: expected, files: files)
    }

    private mutating func look(in folder: String, expected: Set<String>, files: any FileSystem) throws(RunFailure) {
        do {
            // Skip hidden files, such as those of the Finder.
            for name in try files.list(folder) where !name.hasPrefix(".") {
                let path = PathName.join(folder, name)
                if files.kind(of: path) == .folder {
                    try look(in: path, expected: expected, files: files)
                } else if !expected.contains(path) {
                    let text = String(decoding: try files.read(path), as: UTF8.self)
                    if name == "Contents.json", AssetCatalogTarget.isOwn(text) {
                        own.append(path)
                    } else {
                        foreign.append(path)
                    }
                }
            }
        } catch let error as FileSystemError {
            throw .file(error)
        } catch let failure as RunFailure {
            throw failure
        } catch {
            throw .drawing("\(error)")
        }
    }

    /// An error for each foreign file. Nothing is written while there are any.
    var diagnostics: [Diagnostic] {
        foreign.map {
            Diagnostic(
                .foreignFile, "\($0) is in a generated asset catalog but was not generated", at: nil,
                help: "move it to another asset catalog, or change the path under generate: xcassets")
        }
    }

    /// Removes a file and the folders that become empty.
    static func remove(_ path: String, below catalog: String, files: any FileSystem) throws(RunFailure) {
        do {
            try files.remove(path)
            var folder = PathName.folder(of: path)
            while folder.hasPrefix(catalog + "/"), try files.list(folder).isEmpty {
                try files.remove(folder)
                folder = PathName.folder(of: folder)
            }
        } catch {
            throw .file(error)
        }
    }
}

extension RuleID {
    /// A file in a generated asset catalog that was not generated.
    package static let foreignFile: RuleID = "foreign-file"
}
