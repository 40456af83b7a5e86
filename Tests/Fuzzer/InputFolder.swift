import Source

/// The working directory of the fuzzer's projects. It is in a repository, so that outputs are inside.
enum InputFolder {
    static let path = "/home/app"

    /// A path relative to the working directory, without `.` and `..` where they can be resolved.
    static func relative(_ path: String) -> String {
        var parts: [Substring] = []
        for part in (path.hasPrefix("/") ? path : Self.path + "/" + path).split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        guard parts.starts(with: ["home", "app"]) else { return "/" + parts.joined(separator: "/") }
        return parts.count == 2 ? "." : parts.dropFirst(2).joined(separator: "/")
    }

    /// The kind of a folder above the working directory; nil for any other path.
    static func kind(of relative: String) -> FileKind? {
        ["/", "/home", "/home/.git", "."].contains(relative) ? .folder : nil
    }
}
