package import Source

#if canImport(FoundationEssentials)
    import FoundationEssentials
    import Glibc
#else
    import Foundation
#endif

/// The file system on disk.
package struct DiskFileSystem: FileSystem {
    package init() {}

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
        // One extra byte lets a single read find the end of the file. Pipes have no known size.
        var capacity = isRegular ? Int(information.st_size) + 1 : 1 << 16
        var bytes: [UInt8] = []
        while true {
            let (more, failure) = OpenFile.bytes(of: file, atMost: capacity)
            if let failure { throw FileSystemError(.read, path, reason: Self.reason(failure)) }
            if bytes.isEmpty { bytes = more } else { bytes += more }
            if more.count < capacity { return bytes }
            capacity = 1 << 16
        }
    }

    package func write(_ bytes: [UInt8], to path: String) throws(FileSystemError) {
        if Self.isDevice(path) {
            if let failure = Self.write(bytes, to: path, opened: 0) {
                throw FileSystemError(.write, path, reason: Self.reason(failure))
            }
            return
        }
        if let refusal = refusal(toWrite: path) { throw refusal }
        let target = followed(path)
        let replaced = Self.status(of: target)
        let url = URL(fileURLWithPath: target)
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        } catch {
            throw FileSystemError(.write, path, reason: Self.reason(error))
        }
        // Write to a temporary file in the same folder, then rename it. The random part keeps two simultaneous runs
        // from
        // using the same name.
        // deterministic: the name is gone once the file is renamed
        let temporary = "\(target).\(String(UInt32.random(in: 0...UInt32.max), radix: 36)).tmp"
        let failure =
            Self.write(bytes, to: temporary, opened: O_CREAT | O_EXCL, like: replaced)
            ?? Self.move(temporary, to: target)
        if let failure {
            _ = unsafe unlink(temporary)
            throw FileSystemError(.write, path, reason: Self.reason(failure))
        }
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

    private static func status(of path: String) -> stat? {
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
    private func followed(_ path: String) -> String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil ? path : resolved(path)
    }

    /// Writes a whole file. Returns the system's error number on failure.
    ///
    /// - Parameters:
    ///   - flags: additional flags for `open`.
    ///   - replaced: the file to be replaced, whose mode and owner are kept.
    private static func write(
        _ bytes: [UInt8], to path: String, opened flags: Int32, like replaced: stat? = nil
    ) -> Int32? {
        let file = unsafe open(path, O_WRONLY | O_CLOEXEC | flags, 0o666)
        guard file >= 0 else { return errno }
        var failure = OpenFile.append(bytes, to: file)
        if let replaced {
            // Changing the owner needs privileges, so a failure is ignored. The mode is set last because `fchown`
            // clears a part
            // of it.
            _ = fchown(file, replaced.st_uid, replaced.st_gid)
            if fchmod(file, replaced.st_mode & 0o7777) != 0, failure == nil { failure = errno }
        }
        // A full disk may be reported only on close.
        if close(file) != 0, failure == nil { failure = errno }
        return failure
    }

    private static func move(_ path: String, to target: String) -> Int32? {
        unsafe rename(path, target) == 0 ? nil : errno
    }

    package func remove(_ path: String) throws(FileSystemError) {
        // FileManager would remove the folder with its contents.
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

    static func reason(_ number: Int32) -> String {
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
        default: unsafe String(cString: strerror(code.rawValue))
        }
    }
}
