package import Source

#if canImport(FoundationEssentials)
    import FoundationEssentials
    import Glibc
#else
    import Foundation
#endif

/// The disk.
package struct DiskFileSystem: FileSystem {
    package init() {}

    package func read(_ path: String) throws(FileSystemError) -> [UInt8] {
        // A pipe that nobody writes to would be waited for.
        let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw FileSystemError(.read, path, reason: Self.reason(errno)) }
        defer { close(file) }
        var information = stat()
        let isRegular = unsafe fstat(file, &information) == 0 && information.st_mode & S_IFMT == S_IFREG
        if !isRegular, information.st_mode & S_IFMT != S_IFDIR {
            guard Self.isHandedOver(path) else {
                throw FileSystemError(.read, path, reason: "it is a pipe or a device, not a file")
            }
            _ = fcntl(file, F_SETFL, 0)
        }
        // One byte more than there should be, so that the end shows in the same pass. A pipe tells no size.
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
        // A temporary file in the same folder, which takes the name when it is whole. The random part keeps two runs
        // apart that write at the same time.
        let temporary = "\(target).\(String(UInt32.random(in: 0...UInt32.max), radix: 36)).tmp"
        let failure =
            Self.write(bytes, to: temporary, opened: O_CREAT | O_EXCL, like: replaced)
            ?? Self.move(temporary, to: target)
        if let failure {
            _ = unsafe unlink(temporary)
            throw FileSystemError(.write, path, reason: Self.reason(failure))
        }
    }

    /// Why a file that is there cannot be written: a new one in its place would take no notice of its mode. Nil where it can.
    package func refusal(toWrite path: String) -> FileSystemError? {
        guard let status = Self.status(of: path), status.st_mode & S_IFMT == S_IFREG else { return nil }
        // Whoever may write everything was still told that this is not to be.
        if status.st_mode & (S_IWUSR | S_IWGRP | S_IWOTH) == 0 {
            return FileSystemError(.write, path, reason: "the file is read-only")
        }
        return unsafe access(path, W_OK) == 0 ? nil : FileSystemError(.write, path, reason: Self.reason(errno))
    }

    private static func status(of path: String) -> stat? {
        var information = stat()
        return unsafe stat(path, &information) == 0 ? information : nil
    }

    /// Whether a path leads to something that must not be replaced by a file: a terminal, a pipe, `/dev/null`.
    private static func isDevice(_ path: String) -> Bool {
        guard let information = status(of: path) else { return false }
        return information.st_mode & S_IFMT != S_IFREG && information.st_mode & S_IFMT != S_IFDIR
    }

    /// Whether a path means what the command was given open, such as the output of another one: `<(…)`.
    private static func isHandedOver(_ path: String) -> Bool {
        path == "/dev/stdin" || path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/self/fd/")
    }

    /// The file that a link leads to, so that the link stays; the path itself where it is none.
    private func followed(_ path: String) -> String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil ? path : resolved(path)
    }

    /// Writes all of a file; the error number of the system where it cannot.
    ///
    /// - Parameters:
    ///   - flags: how it is opened, besides for writing.
    ///   - replaced: the file whose name it takes, and whose mode and owner it keeps.
    private static func write(
        _ bytes: [UInt8], to path: String, opened flags: Int32, like replaced: stat? = nil
    ) -> Int32? {
        let file = unsafe open(path, O_WRONLY | O_CLOEXEC | flags, 0o666)
        guard file >= 0 else { return errno }
        var failure = OpenFile.append(bytes, to: file)
        if let replaced {
            // Only some may give a file away; its mode comes last, since a new owner takes a part of it.
            _ = fchown(file, replaced.st_uid, replaced.st_gid)
            if fchmod(file, replaced.st_mode & 0o7777) != 0, failure == nil { failure = errno }
        }
        // A disk that is full may say so only now.
        if close(file) != 0, failure == nil { failure = errno }
        return failure
    }

    private static func move(_ path: String, to target: String) -> Int32? {
        unsafe rename(path, target) == 0 ? nil : errno
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
        // Asked of nearly every path of a project: the attributes of a manager would take the names of owners from the
        // system's files.
        var information = stat()
        guard unsafe stat(path, &information) == 0 else { return nil }
        return information.st_mode & S_IFMT == S_IFDIR ? .folder : .file
    }

    package func resolved(_ path: String) -> String {
        guard let resolved = unsafe realpath(path, nil) else { return path }
        defer { unsafe free(resolved) }
        return unsafe String(cString: resolved)
    }

    /// The working directory, without a slash at its end.
    package static var workingDirectory: String { FileManager.default.currentDirectoryPath }

    /// What the system said, in a few words.
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
