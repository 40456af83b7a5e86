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
        if path == ".." || path.hasSuffix("/..") { return path + "/.." }
        guard let slash = path.lastIndex(of: "/") else { return path == "." ? ".." : "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The last part of a path.
    static func name(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    /// A path as it is seen from a folder, both from one place: `../Specs/chip.yaml` from `Docs`.
    static func relative(_ path: String, to folder: String) -> String {
        let (path, folder) = (normalized(path), normalized(folder))
        guard path.hasPrefix("/") == folder.hasPrefix("/") else { return path }
        let parts = path.split(separator: "/")
        let base = folder == "." ? [] : folder.split(separator: "/")
        let shared = zip(parts, base).prefix { $0 == $1 }.count
        // What is above a folder that is only known as `..` has no name.
        guard !base.dropFirst(shared).contains("..") else { return path }
        let steps = Array(repeating: "..", count: base.count - shared) + parts.dropFirst(shared).map(String.init)
        return steps.joined(separator: "/")
    }

    /// An absolute path as it is seen from the working directory: `Specs/chip.yaml`, `../common/uispec.yaml`. One that
    /// is relative already stays as it is.
    static func shown(_ path: String, from workingDirectory: String) -> String {
        let path = normalized(path)
        guard path.hasPrefix("/"), workingDirectory.hasPrefix("/") else { return path }
        let parts = path.split(separator: "/")
        let base = normalized(workingDirectory).split(separator: "/")
        let shared = zip(parts, base).prefix { $0 == $1 }.count
        let steps = Array(repeating: "..", count: base.count - shared) + parts.dropFirst(shared).map(String.init)
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }
}
