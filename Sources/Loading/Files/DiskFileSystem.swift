package import Source
import Synchronization
import YAML

#if canImport(FoundationEssentials)
    import FoundationEssentials
    import Glibc
#else
    import Foundation
#endif

/// The file system on disk.
package struct DiskFileSystem: FileSystem {
    private let maximumBytes: Int

    /// - Parameter maximumBytes: the size of a file from which reading it fails.
    package init(maximumBytes: Int = Limits.standard.fileSize) {
        self.maximumBytes = maximumBytes
    }

    package func read(_ path: String) throws(FileSystemError) -> [UInt8] {
        // Without O_NONBLOCK, opening a pipe that has no writer would block.
        let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw FileSystemError(.read, path, reason: Self.reason(errno)) }
        defer { close(file) }
        var information = stat()
        let isRegular = unsafe fstat(file, &information) == 0 && information.st_mode & S_IFMT == S_IFREG
        if !isRegular, information.st_mode & S_IFMT != S_IFDIR {
            guard Self.isOpenDescriptor(path) else {
                throw FileSystemError(.read, path, reason: "it is a pipe or a device, not a file")
            }
            _ = fcntl(file, F_SETFL, 0)
        }
        // The size comes first, because a sparse file may be larger than the memory.
        guard !isRegular || information.st_size <= maximumBytes else { throw tooLarge(path) }
        // One extra byte lets a single read find the end of the file. Pipes have no known size.
        var capacity = isRegular ? Int(information.st_size) + 1 : 1 << 16
        var bytes: [UInt8] = []
        while true {
            let (more, failure) = OpenFile.bytes(of: file, atMost: capacity)
            if let failure { throw FileSystemError(.read, path, reason: Self.reason(failure)) }
            if bytes.isEmpty { bytes = more } else { bytes += more }
            guard bytes.count <= maximumBytes else { throw tooLarge(path) }
            if more.count < capacity { return bytes }
            capacity = 1 << 16
        }
    }

    private func tooLarge(_ path: String) -> FileSystemError {
        let size = maximumBytes >> 20 > 0 ? "\(maximumBytes >> 20) MiB" : "\(maximumBytes) bytes"
        return FileSystemError(.read, path, reason: "it is larger than \(size)")
    }

    package func write(_ bytes: [UInt8], to path: String) throws(FileSystemError) {
        if Self.isDevice(path) {
            if let failure = Self.write(bytes, toDevice: path) {
                throw FileSystemError(.write, path, reason: Self.reason(failure))
            }
            return
        }
        if let refusal = refusal(toWrite: path) { throw refusal }
        let target = followed(path)
        let replaced = Self.status(of: target)
        let folder = PathName.folder(of: target)
        Self.removeLeftoversOnce(in: folder)
        var failure: Int32?
        // Another run may remove the folder while it is empty.
        for _ in 0..<8 {
            do {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            } catch {
                throw FileSystemError(.write, path, reason: Self.reason(error))
            }
            failure = TemporaryFile.write(bytes, replacing: target, like: replaced)
            if failure != ENOENT { break }
        }
        if let failure { throw FileSystemError(.write, path, reason: Self.reason(failure)) }
    }

    /// The folders that this process has written to, from which the files of killed runs were removed.
    private static let cleaned = Mutex<Set<String>>([])

    /// Removes the files of killed runs from a folder before this process writes to it for the first time.
    static func removeLeftoversOnce(in folder: String) {
        if cleaned.withLock({ $0.insert(folder).inserted }) { TemporaryFile.removeLeftovers(in: folder) }
    }

    package func removeLeftovers(in folder: String) {
        TemporaryFile.removeLeftovers(in: folder)
    }

    /// Returns the reason why an existing file must not be written, or nil if it can be.
    ///
    /// The check is needed because renaming a new file over it would bypass its permissions.
    package func refusal(toWrite path: String) -> FileSystemError? {
        guard let status = Self.status(of: path), status.st_mode & S_IFMT == S_IFREG else { return nil }
        // Respect the read-only mode even if the user, such as root, has permission to write.
        if status.st_mode & (S_IWUSR | S_IWGRP | S_IWOTH) == 0 {
            return FileSystemError(.write, path, reason: "the file is read-only")
        }
        return unsafe access(path, W_OK) == 0 ? nil : FileSystemError(.write, path, reason: Self.reason(errno))
    }

    static func status(of path: String) -> stat? {
        var information = stat()
        return unsafe stat(path, &information) == 0 ? information : nil
    }

    /// Whether a path refers to something that must not be replaced by a file: a terminal, a pipe or `/dev/null`.
    private static func isDevice(_ path: String) -> Bool {
        guard let information = status(of: path) else { return false }
        return information.st_mode & S_IFMT != S_IFREG && information.st_mode & S_IFMT != S_IFDIR
    }

    /// Whether a path refers to a file that the shell passed open, such as a process substitution: `<(…)`.
    private static func isOpenDescriptor(_ path: String) -> Bool {
        path == "/dev/stdin" || path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/self/fd/")
    }

    /// Returns the target of a symbolic link, so that writing keeps the link, or the path itself if it is not a link.
    func followed(_ path: String) -> String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil ? path : resolved(path)
    }

    /// Writes to a device or a pipe. Returns the system's error number on failure.
    private static func write(_ bytes: [UInt8], toDevice path: String) -> Int32? {
        let file = unsafe open(path, O_WRONLY | O_CLOEXEC)
        guard file >= 0 else { return errno }
        var failure = OpenFile.append(bytes, to: file)
        if close(file) != 0, failure == nil { failure = errno }
        return failure
    }

    package func remove(_ path: String) throws(FileSystemError) {
        var information = stat()
        let isFolder = unsafe lstat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
        if isFolder { TemporaryFile.removeLeftovers(in: path) }
        // Another run may have removed it.
        guard unsafe (isFolder ? rmdir(path) : unlink(path)) != 0, errno != ENOENT else { return }
        throw FileSystemError(.remove, path, reason: Self.reason(errno))
    }

    package func list(_ folder: String) throws(FileSystemError) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder).filter { !TemporaryFile.isNamed($0) }
                .sorted()
        } catch {
            throw FileSystemError(.list, folder, reason: Self.reason(error))
        }
    }

    package func kind(of path: String) -> FileKind? {
        // Called for nearly every path of a project. FileManager's attributes would also look up the names of owners.
        var information = stat()
        guard unsafe stat(path, &information) == 0 else { return nil }
        return information.st_mode & S_IFMT == S_IFDIR ? .folder : .file
    }

    package func resolved(_ path: String) -> String {
        guard let resolved = unsafe realpath(path, nil) else { return path }
        defer { unsafe free(resolved) }
        return unsafe String(cString: resolved)
    }

    /// The path of the working directory, without a trailing slash.
    package static var workingDirectory: String { FileManager.default.currentDirectoryPath }

    /// Returns a short description of a system error.
    private static func reason(_ error: any Error) -> String {
        guard let error = error as? CocoaError else { return "\(error)" }
        if let underlying = error.underlying as? POSIXError { return describe(underlying.code) }
        switch error.code {
        case .fileReadNoSuchFile, .fileNoSuchFile: return describe(.ENOENT)
        case .fileReadNoPermission, .fileWriteNoPermission: return describe(.EACCES)
        case .fileWriteOutOfSpace: return describe(.ENOSPC)
        case .fileWriteVolumeReadOnly: return describe(.EROFS)
        default: return "the system reports error \(error.code.rawValue)"
        }
    }

    package static func reason(_ number: Int32) -> String {
        POSIXErrorCode(rawValue: number).map(describe) ?? "the system reports error \(number)"
    }

    private static func describe(_ code: POSIXErrorCode) -> String {
        switch code {
        case .ENOENT: "file not found"
        case .EACCES, .EPERM: "permission denied"
        case .ENOSPC: "no space left on the disk"
        case .EROFS: "the disk is read-only"
        case .ENOTDIR: "a part of the path is a file, not a folder"
        case .EISDIR: "it is a folder"
        case .ENOTEMPTY: "the folder is not empty"
        case .EBADF, .ENOTCONN: "it is closed"
        default: unsafe String(cString: strerror(code.rawValue))
        }
    }
}
