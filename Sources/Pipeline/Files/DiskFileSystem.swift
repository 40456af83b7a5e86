import Foundation
package import Source

/// The disk.
package struct DiskFileSystem: FileSystem {
    package init() {}

    package func read(_ path: String) throws(FileSystemError) -> [UInt8] {
        do {
            return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
            throw FileSystemError(.read, path, reason: Self.reason(error))
        }
    }

    package func write(_ bytes: [UInt8], to path: String) throws(FileSystemError) {
        let url = URL(fileURLWithPath: path)
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            // Atomic is a temporary file in the same folder that is renamed.
            try Data(bytes).write(to: url, options: .atomic)
        } catch {
            throw FileSystemError(.write, path, reason: Self.reason(error))
        }
    }

    package func remove(_ path: String) throws(FileSystemError) {
        // The manager would remove all that a folder holds.
        if kind(of: path) == .folder, !(try list(path)).isEmpty {
            throw FileSystemError(.remove, path, reason: "the folder is not empty")
        }
        do {
            try FileManager.default.removeItem(atPath: path)
        } catch {
            throw FileSystemError(.remove, path, reason: Self.reason(error))
        }
    }

    package func list(_ folder: String) throws(FileSystemError) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        } catch {
            throw FileSystemError(.list, folder, reason: Self.reason(error))
        }
    }

    package func kind(of path: String) -> FileKind? {
        let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        guard let type = try? FileManager.default.attributesOfItem(atPath: resolved)[.type] as? FileAttributeType else {
            return nil
        }
        return type == .typeDirectory ? .folder : .file
    }

    /// The working directory, without a slash at its end.
    package static var workingDirectory: String { FileManager.default.currentDirectoryPath }

    /// What the system said, in a few words.
    private static func reason(_ error: any Error) -> String {
        let error = error as NSError
        if let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError, underlying.domain == NSPOSIXErrorDomain {
            return POSIXErrorCode(rawValue: Int32(truncatingIfNeeded: underlying.code)).map(describe)
                ?? underlying.localizedDescription
        }
        switch CocoaError.Code(rawValue: error.code) {
        case .fileReadNoSuchFile, .fileNoSuchFile: return "no such file"
        case .fileReadNoPermission, .fileWriteNoPermission: return "permission denied"
        case .fileWriteOutOfSpace: return "no space left on the disk"
        case .fileWriteVolumeReadOnly: return "the disk is read-only"
        default: return error.localizedDescription
        }
    }

    private static func describe(_ code: POSIXErrorCode) -> String {
        switch code {
        case .ENOENT: "no such file"
        case .EACCES, .EPERM: "permission denied"
        case .ENOSPC: "no space left on the disk"
        case .EROFS: "the disk is read-only"
        case .ENOTDIR: "a part of the path is a file, not a folder"
        case .EISDIR: "it is a folder"
        default: POSIXError(code).localizedDescription
        }
    }
}
