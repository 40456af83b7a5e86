import Foundation
package import Source

/// The disk.
package struct DiskFileSystem: FileSystem {
    package init() {}

    package func read(_ path: String) throws(FileSystemError) -> [UInt8] {
        let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw FileSystemError(.read, path, reason: Self.reason(errno)) }
        defer { close(file) }
        var information = stat()
        let isRegular = unsafe fstat(file, &information) == 0 && information.st_mode & S_IFMT == S_IFREG
        // One byte more than there should be, so that the end shows in the same pass. A pipe tells no size.
        var capacity = isRegular ? Int(information.st_size) + 1 : 1 << 16
        var bytes: [UInt8] = []
        while true {
            let (more, failure) = Self.read(file, atMost: capacity)
            if let failure { throw FileSystemError(.read, path, reason: Self.reason(failure)) }
            if bytes.isEmpty { bytes = more } else { bytes += more }
            if more.count < capacity { return bytes }
            capacity = 1 << 16
        }
    }

    /// The next bytes of an open file, fewer than `count` only at its end; the error number of the system where it
    /// cannot be read.
    private static func read(_ file: Int32, atMost count: Int) -> ([UInt8], failure: Int32?) {
        var failure: Int32?
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let rest = unsafe UnsafeMutableRawBufferPointer(
                    rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...])
                let got = unsafe Foundation.read(file, rest.baseAddress, rest.count)
                if got < 0, errno == EINTR { continue }
                if got < 0 { failure = errno }
                if got <= 0 { break }
                filled += got
            }
        }
        return (bytes, failure)
    }

    package func write(_ bytes: [UInt8], to path: String) throws(FileSystemError) {
        let url = URL(fileURLWithPath: path)
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        } catch {
            throw FileSystemError(.write, path, reason: Self.reason(error))
        }
        // A temporary file in the same folder, which takes the name when it is whole. The random part keeps two runs
        // apart that write at the same time.
        let temporary = "\(path).\(String(UInt32.random(in: 0...UInt32.max), radix: 36)).tmp"
        if let failure = Self.write(bytes, toNew: temporary) ?? Self.rename(temporary, to: path) {
            _ = unsafe unlink(temporary)
            throw FileSystemError(.write, path, reason: Self.reason(failure))
        }
    }

    /// Writes a file that is not there yet; the error number of the system where it cannot.
    private static func write(_ bytes: [UInt8], toNew path: String) -> Int32? {
        let file = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard file >= 0 else { return errno }
        var written = 0
        var failure: Int32?
        unsafe bytes.withUnsafeBytes { buffer in
            while written < buffer.count, failure == nil {
                let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[written...])
                let count = unsafe Foundation.write(file, rest.baseAddress, rest.count)
                if count >= 0 { written += count } else if errno != EINTR { failure = errno }
            }
        }
        // A disk that is full may say so only now.
        if close(file) != 0, failure == nil { failure = errno }
        return failure
    }

    private static func rename(_ path: String, to target: String) -> Int32? {
        unsafe Foundation.rename(path, target) == 0 ? nil : errno
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
        // Asked of nearly every path of a project: all attributes would take the names of owners from the system's files.
        var isFolder: ObjCBool = false
        guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
        return isFolder.boolValue ? .folder : .file
    }

    /// The working directory, without a slash at its end.
    package static var workingDirectory: String { FileManager.default.currentDirectoryPath }

    /// What the system said, in a few words.
    private static func reason(_ error: any Error) -> String {
        let error = error as NSError
        if let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError, underlying.domain == NSPOSIXErrorDomain {
            return reason(Int32(truncatingIfNeeded: underlying.code))
        }
        switch CocoaError.Code(rawValue: error.code) {
        case .fileReadNoSuchFile, .fileNoSuchFile: return "no such file"
        case .fileReadNoPermission, .fileWriteNoPermission: return "permission denied"
        case .fileWriteOutOfSpace: return "no space left on the disk"
        case .fileWriteVolumeReadOnly: return "the disk is read-only"
        default: return error.localizedDescription
        }
    }

    private static func reason(_ number: Int32) -> String {
        POSIXErrorCode(rawValue: number).map(describe) ?? "the system reports error \(number)"
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
