/// Paths as text, with forward slashes. Only their letters are looked at, never the disk.
enum PathName {
    /// A path seen from a folder: absolute paths stay as they are.
    static func join(_ folder: String, _ path: String) -> String {
        if path.hasPrefix("/") { return normalized(path) }
        return normalized(folder.isEmpty ? path : folder + "/" + path)
    }

    /// The path without `.`, `..` and doubled slashes; `.` for the working directory.
    static func normalized(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != ".." || !path.hasPrefix("/") {
                parts.append(part)
            }
        }
        let text = parts.joined(separator: "/")
        if path.hasPrefix("/") { return "/" + text }
        return text.isEmpty ? "." : text
    }

    /// The folder that a path lies in.
    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The last part of a path.
    static func name(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    /// An absolute path below the working directory, relative to it; any other as it is.
    static func shown(_ path: String, from workingDirectory: String) -> String {
        let path = normalized(path)
        if path == workingDirectory { return "." }
        let prefix = workingDirectory.hasSuffix("/") ? workingDirectory : workingDirectory + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }
}
