#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Finds what keeps fontconfig's scan of a folder from ending: pipes, devices, and links that lead back.
enum FontFolderScan {
    /// The most files and folders that are scanned.
    private static let maximumEntries = 100_000

    /// Returns the reason why a folder must not be scanned, or nil if it can be. A folder that is missing has no fonts.
    static func problem(in folder: String) -> String? {
        var visited: Set<[UInt64]> = []
        var waiting = [folder]
        var count = 0
        while let path = waiting.popLast() {
            var information = stat()
            // A dangling link is skipped by fontconfig too.
            guard unsafe stat(path, &information) == 0 else { continue }
            count += 1
            if count > maximumEntries { return "it has more than \(maximumEntries) files" }
            switch information.st_mode & S_IFMT {
            case S_IFREG: continue
            case S_IFDIR:
                let identity = [UInt64(truncatingIfNeeded: information.st_dev), UInt64(information.st_ino)]
                guard visited.insert(identity).inserted else { return "the link \(path) leads to a folder inside it" }
                waiting += names(in: path).sorted().map { "\(path)/\($0)" }
            default: return "\(path) is a pipe or a device"
            }
        }
        return nil
    }

    private static func names(in folder: String) -> [String] {
        guard let stream = unsafe opendir(folder) else { return [] }
        defer { unsafe closedir(stream) }
        var names: [String] = []
        while let entry = unsafe readdir(stream) {
            let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names
    }
}
