/// Operations on paths with forward slashes. They only process text and never access the disk.
package enum PathName {
    /// Appends a path to a folder. An absolute path is returned as it is.
    package static func join(_ folder: String, _ path: String) -> String {
        if path.hasPrefix("/") { return normalized(path) }
        return normalized(folder.isEmpty ? path : folder + "/" + path)
    }

    /// Returns the path without `.`, `..` and doubled slashes, or `.` for the working directory.
    package static func normalized(_ path: String) -> String {
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

    /// Returns the folder that contains a path.
    package static func folder(of path: String) -> String {
        if path == ".." || path.hasSuffix("/..") { return path + "/.." }
        guard let slash = path.lastIndex(of: "/") else { return path == "." ? ".." : "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Whether a path is a folder or is inside it. Both are absolute.
    package static func contains(_ folder: String, _ path: String) -> Bool {
        folder == "/" || path == folder || path.hasPrefix(folder + "/")
    }

    /// Returns the last component of a path.
    package static func name(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    /// Returns a path relative to a folder: `../Specs/chip.yaml` from `Docs`. Both start at the same place.
    package static func relative(_ path: String, to folder: String) -> String {
        let (path, folder) = (normalized(path), normalized(folder))
        guard path.hasPrefix("/") == folder.hasPrefix("/") else { return path }
        let parts = path.split(separator: "/")
        let base = folder == "." ? [] : folder.split(separator: "/")
        let shared = zip(parts, base).prefix { $0 == $1 }.count
        // The name of a folder above one that is only known as `..` is unknown.
        guard !base.dropFirst(shared).contains("..") else { return path }
        let steps = Array(repeating: "..", count: base.count - shared) + parts.dropFirst(shared).map(String.init)
        return steps.joined(separator: "/")
    }

    /// Returns an absolute path relative to the working directory: `Specs/chip.yaml`, `../common/uispec.yaml`. A
    /// relative
    /// path is returned as it is.
    package static func shown(_ path: String, from workingDirectory: String) -> String {
        let path = normalized(path)
        guard path.hasPrefix("/"), workingDirectory.hasPrefix("/") else { return path }
        let parts = path.split(separator: "/")
        let base = normalized(workingDirectory).split(separator: "/")
        let shared = zip(parts, base).prefix { $0 == $1 }.count
        let steps = Array(repeating: "..", count: base.count - shared) + parts.dropFirst(shared).map(String.init)
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }
}
