import Codegen
import Loading
package import Source

/// Files in a generated asset catalog that are not part of the output: those of removed tokens, and files added by
/// hand.
struct CatalogStrays {
    /// Files that an earlier run wrote, relative to the working directory.
    private(set) var own: [String] = []
    /// Files that uispec did not write and must not remove.
    private(set) var foreign: [String] = []
    /// Temporary files of killed runs, relative to the working directory.
    private(set) var leftovers: [String] = []

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
                    // The target of a link is not a part of the catalog.
                    if files.resolved(path) == PathName.join(files.resolved(folder), name) {
                        try look(in: path, expected: expected, files: files)
                    } else if files.kind(of: path) != nil {
                        foreign.append(path)
                    }
                } else if Self.isLeftover(name) {
                    leftovers.append(path)
                } else if !expected.contains(path) {
                    let text = String(decoding: try files.read(path), as: UTF8.self)
                    if name == Self.file, AssetCatalogTarget.isOwn(text) {
                        own.append(path)
                    } else {
                        foreign.append(path)
                    }
                }
            }
        } catch let error as FileSystemError {
            // Another run may have removed a file or a folder after it was listed.
            if files.kind(of: error.path) != nil { throw .file(error) }
        } catch let failure as RunFailure {
            throw failure
        } catch {
            throw .drawing("\(error)")
        }
    }

    private static let file = "Contents.json"

    /// Whether a killed run of uispec 0.1 left a file behind: `Contents.json.1x7hk2p.tmp`.
    private static func isLeftover(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 4, name.hasPrefix(file + "."), parts[3] == "tmp" else { return false }
        return (1...7).contains(parts[2].count) && Int(parts[2], radix: 36) != nil
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
    ///
    /// Another run may remove the same files at the same time, or write into a folder that was empty a moment ago.
    static func remove(_ path: String, below catalog: String, files: any FileSystem) throws(RunFailure) {
        do {
            try files.remove(path)
        } catch {
            if files.kind(of: path) != nil { throw .file(error) }
        }
        var folder = PathName.folder(of: path)
        while folder.hasPrefix(catalog + "/"), (try? files.list(folder))?.isEmpty ?? false {
            do {
                try files.remove(folder)
            } catch {
                if (try? files.list(folder))?.isEmpty ?? false { throw .file(error) }
            }
            folder = PathName.folder(of: folder)
        }
    }
}

extension RuleID {
    /// A file that uispec did not write, where it would write its own.
    package static let foreignFile: RuleID = "foreign-file"
}
