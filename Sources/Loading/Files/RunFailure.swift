package import Source

/// The reason why a run could not finish. The command exits with 2.
package enum RunFailure: Error, Sendable, Hashable {
    /// A path without a `uispec.yaml` in it or in any folder above it.
    case noManifest(String)
    case pathNotFound(String)
    case file(FileSystemError)
    /// - Parameter nearest: the names to list, nearest first; a likely misspelling is the only one.
    case unknownComponent(String, nearest: [String])
    case unknownState(String, component: String, states: [String])
    case unknownDevice(String, nearest: [String])
    case unknownToken(String, nearest: [String])
    /// - Parameter reason: a clause without a period.
    case notAColor(String, _ reason: String)
    /// A file that no manifest lists.
    case unlistedFile(String, project: String)
    /// A value that an option or an argument does not have. The text is a sentence without its final period.
    case unknownChoice(String)
    /// An error in a file of the project that keeps the command from running.
    case brokenProject(String)
    case drawing(String)
    /// Existing files that a new project would overwrite.
    case wouldOverwrite([String])

    /// A sentence without its final period.
    package var message: String {
        switch self {
        case .noManifest(let path):
            "no uispec.yaml in \(path) or in any folder above it; uispec init creates a project"
        case .pathNotFound(let path): "file or folder \(path) does not exist"
        case .file(let error): Self.message(error)
        case .unknownComponent(let name, let nearest):
            "unknown component “\(name)”" + Self.suggestion(nearest, of: "components")
        case .unknownState(let name, let component, let states):
            "“\(component)” has no state “\(name)”; its states are \(states.joined(separator: ", "))"
        case .unknownDevice(let name, let nearest):
            "unknown device “\(name)”" + Self.suggestion(nearest, of: "devices")
        case .unknownToken(let name, let nearest):
            "unknown token {\(name)}" + Self.suggestion(nearest, of: "tokens")
        case .notAColor(let text, let reason): "“\(text)” is not a color: \(reason)"
        case .unlistedFile(let path, let project):
            "\(path) is not a file of \(project); list it under specs: or tokens: in uispec.yaml"
        case .brokenProject(let reason), .drawing(let reason), .unknownChoice(let reason): reason
        case .wouldOverwrite(let paths):
            "\(paths.joined(separator: ", ")) already \(paths.count == 1 ? "exists" : "exist"); nothing was written. "
                + "Choose another folder"
        }
    }

    private static func suggestion(_ names: [String], of noun: String) -> String {
        switch names.count {
        case 0: ""
        case 1: "; did you mean “\(names[0])”?"
        default: "; the nearest \(noun) are \(names.joined(separator: ", "))"
        }
    }

    /// Returns each message once. Of the files that failed for the same reason, such as a full disk, the first is named
    /// and the others are counted.
    package static func messages(of failures: [RunFailure]) -> [String] {
        var messages: [String] = []
        var counts: [String: Int] = [:]
        for failure in failures {
            guard case .file(let error) = failure else {
                messages.append(failure.message)
                continue
            }
            let others = counts[error.reason, default: 0]
            counts[error.reason] = others + 1
            if others == 0 { messages.append(failure.message) }
        }
        for (reason, count) in counts.sorted(by: { $0.key < $1.key }) where count > 1 {
            messages.append("\(count - 1) more file\(count > 2 ? "s" : "") failed: \(reason)")
        }
        return messages
    }

    private static func message(_ error: FileSystemError) -> String {
        switch error.action {
        case .read: "cannot read \(error.path): \(error.reason)"
        case .write: "cannot write \(error.path): \(error.reason)"
        case .remove: "cannot remove \(error.path): \(error.reason)"
        case .list: "cannot list \(error.path): \(error.reason)"
        }
    }
}
