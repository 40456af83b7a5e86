import Foundation
package import Source

/// The repository on disk, with paths relative to its root. The working directory of the tests does not matter.
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

    /// Updates golden files.
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
