import Foundation
package import Source

/// The repository on the disk, by paths relative to its root, wherever the tests are started.
package struct RepositoryFiles: FileSystem {
    package static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

    package init() {}

    package func read(_ path: String) throws(FileSystemError) -> [UInt8] {
        guard let data = FileManager.default.contents(atPath: Self.full(path)) else {
            throw FileSystemError(.read, path, reason: "no such file")
        }
        return Array(data)
    }

    /// Golden files are rewritten through this.
    package func write(_ bytes: [UInt8], to path: String) throws(FileSystemError) {
        do {
            try Data(bytes).write(to: URL(fileURLWithPath: Self.full(path)), options: .atomic)
        } catch {
            throw FileSystemError(.write, path, reason: "\(error)")
        }
    }

    package func list(_ folder: String) throws(FileSystemError) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: Self.full(folder)).sorted()
        } catch {
            throw FileSystemError(.list, folder, reason: "\(error)")
        }
    }

    package func kind(of path: String) -> FileKind? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: Self.full(path))
        guard let type = attributes?[.type] as? FileAttributeType else { return nil }
        return type == .typeDirectory ? .folder : .file
    }

    private static func full(_ path: String) -> String {
        path.hasPrefix("/") ? path : root + "/" + path
    }
}
