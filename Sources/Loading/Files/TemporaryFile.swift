#if canImport(FoundationEssentials)
    import FoundationEssentials
    import Glibc
#else
    import Foundation
#endif

/// Files under temporary names, each of which replaces its target once it is complete: `.uispec-1x7hk2p.tmp`.
///
/// A run holds a lock on its file until the file has its final name. The system releases the lock when the process
/// ends, so a file that is not locked was left behind by a run that was killed.
struct TemporaryFile {
    private static let start = ".uispec-"
    private static let ending = ".tmp"

    private let path: String
    private let target: String
    /// Keeps the lock until the file is renamed; negative without a lock.
    private let lock: Int32

    /// Whether a name is that of a temporary file.
    static func isNamed(_ name: String) -> Bool {
        name.hasPrefix(start) && name.hasSuffix(ending)
    }

    /// Writes a file in the folder of its target and renames it. Returns the system's error number on failure.
    ///
    /// - Parameter replaced: the file to be replaced, whose mode and owner are kept.
    static func write(_ bytes: [UInt8], replacing target: String, like replaced: stat?) -> Int32? {
        let (file, failure) = make(bytes, for: target, like: replaced)
        return failure ?? file?.takePlace()
    }

    /// Writes a file in the folder of its target. Also returns the system's error number on failure.
    ///
    /// - Parameter replaced: the file to be replaced, whose mode and owner are kept.
    static func make(
        _ bytes: [UInt8], for target: String, like replaced: stat?
    ) -> (file: TemporaryFile?, failure: Int32?) {
        var made = makeOnce(bytes, for: target, like: replaced)
        // Another run may have removed the file before it was locked.
        for _ in 1..<attempts where made.failure == ENOENT { made = makeOnce(bytes, for: target, like: replaced) }
        return made
    }

    private static let attempts = 8

    private static func makeOnce(
        _ bytes: [UInt8], for target: String, like replaced: stat?
    ) -> (file: TemporaryFile?, failure: Int32?) {
        // deterministic: the name is gone once the file is renamed
        let number = String(UInt64.random(in: 0...UInt64.max), radix: 36)
        let path = PathName.join(PathName.folder(of: target), "\(start)\(number)\(ending)")
        let file = unsafe open(path, O_WRONLY | O_CLOEXEC | O_CREAT | O_EXCL, 0o666)
        guard file >= 0 else { return (nil, errno) }
        // A network file system may have no locks. Files that are left behind there are ignored but not removed.
        _ = flock(file, LOCK_EX)
        var failure = isRemoved(file) ? ENOENT : OpenFile.append(bytes, to: file)
        if let replaced {
            // Changing the owner needs privileges, so a failure is ignored. The mode is set last because `fchown`
            // clears a part of it.
            _ = fchown(file, replaced.st_uid, replaced.st_gid)
            if fchmod(file, replaced.st_mode & 0o7777) != 0, failure == nil { failure = errno }
        }
        // A full disk may be reported only on close. The copy keeps the lock until the file is renamed.
        let made = TemporaryFile(path: path, target: target, lock: fcntl(file, F_DUPFD_CLOEXEC, 0))
        if close(file) != 0, failure == nil { failure = errno }
        guard let failure else { return (made, nil) }
        made.remove()
        return (nil, failure)
    }

    /// Gives the file its final name. Returns the system's error number on failure, and then removes the file.
    func takePlace() -> Int32? {
        guard unsafe rename(path, target) != 0 else {
            if lock >= 0 { close(lock) }
            return nil
        }
        let failure = errno
        remove()
        return failure
    }

    /// Removes the file.
    func remove() {
        _ = unsafe unlink(path)
        if lock >= 0 { close(lock) }
    }

    /// Removes the temporary files in a folder that killed runs left behind.
    static func removeLeftovers(in folder: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where isNamed(name) {
            let path = PathName.join(folder, name)
            let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
            guard file >= 0 else { continue }
            if flock(file, LOCK_EX | LOCK_NB) == 0 { _ = unsafe unlink(path) }
            close(file)
        }
    }

    private static func isRemoved(_ file: Int32) -> Bool {
        var information = stat()
        return unsafe fstat(file, &information) == 0 && information.st_nlink == 0
    }
}
