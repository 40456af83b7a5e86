#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A folder for fontconfig's caches where neither the system's nor the user's can be written to, such as in a container
/// with a read-only home. Without one, fontconfig prints errors in every run.
enum FontCacheFolder {
    /// Returns the folder if it is needed and can be created.
    ///
    /// - Parameters:
    ///   - caches: the folders of the system.
    ///   - user: the folders of the user.
    static func fallback(besides caches: [String], user: [String] = user) -> String? {
        if (caches + user).contains(where: isUsable) { return nil }
        // deterministic: caches do not change what fontconfig finds
        let parents = (unsafe getenv("TMPDIR").map { unsafe [String(cString: $0)] } ?? []) + ["/tmp", "/dev/shm"]
        return parents.lazy.map { "\($0)/uispec-fonts-\(getuid())" }.first(where: isPrivate)
    }

    /// The user's folder, by the XDG specification.
    private static var user: [String] {
        // deterministic: caches do not change what fontconfig finds
        if let cache = unsafe getenv("XDG_CACHE_HOME") { return [unsafe String(cString: cache) + "/fontconfig"] }
        // deterministic: caches do not change what fontconfig finds
        return unsafe getenv("HOME").map { unsafe [String(cString: $0) + "/.cache/fontconfig"] } ?? []
    }

    /// Whether a folder, or the nearest one above it that exists, can be written to.
    private static func isUsable(_ path: String) -> Bool {
        var path = path[...]
        var status = stat()
        while unsafe stat(String(path), &status) != 0, let slash = path.lastIndex(of: "/") { path = path[..<slash] }
        let folder = path.isEmpty ? "/" : String(path)
        return unsafe stat(folder, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && access(folder, W_OK) == 0
    }

    /// Creates a folder that only this user can write to. Fails if another user has created it.
    private static func isPrivate(_ path: String) -> Bool {
        _ = unsafe mkdir(path, 0o700)
        var status = stat()
        return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && status.st_uid == getuid()
            && status.st_mode & 0o022 == 0 && access(path, W_OK) == 0
    }
}
