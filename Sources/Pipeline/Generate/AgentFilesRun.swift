package import Loading
package import Source

/// `init --agents`: writes instructions for coding agents: a skill, and a section of AGENTS.md.
package struct AgentFilesRun: Sendable {
    package enum Status: Sendable, Hashable {
        case written
        case upToDate
    }

    /// The lines around the section of AGENTS.md.
    private static let (start, end) = ("<!-- uispec:begin -->", "<!-- uispec:end -->")
    /// A file of this name keeps what others wrote around the section.
    private static let sharedName = "AGENTS.md"

    private let files: any FileSystem
    private let texts: [(path: String, old: String?, new: String)]

    /// Reads the files that exist.
    ///
    /// - Parameter folder: the folder of the project, relative to the working directory.
    /// - Throws: an error if a file exists that cannot be kept, such as another skill of this name.
    package init(in folder: String, files: any FileSystem) throws(RunFailure) {
        self.files = files
        var texts: [(path: String, old: String?, new: String)] = []
        for (name, text) in AgentFiles.files {
            let path = PathName.join(folder, name)
            let old = files.kind(of: path) == nil ? nil : try Self.read(path, files)
            if name == Self.sharedName {
                texts.append((path, old, try Self.merged(text, into: old ?? "", at: path)))
            } else if let old, old != text {
                throw .wouldOverwrite([path])
            } else {
                texts.append((path, old, text))
            }
        }
        self.texts = texts
    }

    /// Writes the files that differ. Returns every path, in order.
    package func write() throws(RunFailure) -> [(path: String, status: Status)] {
        var result: [(path: String, status: Status)] = []
        for (path, old, new) in texts {
            if old == new {
                result.append((path, .upToDate))
                continue
            }
            do { try files.write(Array(new.utf8), to: path) } catch { throw .file(error) }
            result.append((path, .written))
        }
        return result
    }

    private static func read(_ path: String, _ files: any FileSystem) throws(RunFailure) -> String {
        do { return String(decoding: try files.read(path), as: UTF8.self) } catch { throw .file(error) }
    }

    /// Returns a text with the section in place of the one that it has, or at its end.
    private static func merged(_ section: String, into text: String, at path: String) throws(RunFailure) -> String {
        guard let first = text.firstRange(of: start) else {
            guard text.firstRange(of: end) == nil else { throw brokenSection(path) }
            let gap = text.isEmpty || text.hasSuffix("\n\n") ? "" : text.hasSuffix("\n") ? "\n" : "\n\n"
            return text + gap + section
        }
        guard let last = text[first.upperBound...].firstRange(of: end) else { throw brokenSection(path) }
        let after = text[last.upperBound...]
        return String(text[..<first.lowerBound]) + String(section.dropLast()) + (after.isEmpty ? "\n" : String(after))
    }

    private static func brokenSection(_ path: String) -> RunFailure {
        .brokenProject("\(path) has only one of the lines \(start) and \(end); add the other one or remove it")
    }
}
