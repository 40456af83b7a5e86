package import Source

/// Why a run could not judge at all; the command exits 2.
package enum RunFailure: Error, Sendable, Hashable {
    /// No `uispec.yaml` at a path or in a folder above it.
    case noManifest(String)
    case noSuchPath(String)
    case file(FileSystemError)
    case unknownComponent(String, suggestion: String?)
    case unknownState(String, component: String, states: [String])
    case unknownDevice(String, suggestion: String?)
    /// There is a defect in a file that keeps this command from its work.
    case brokenProject(String)
    case drawing(String)

    /// A sentence without its full stop.
    package var message: String {
        switch self {
        case .noManifest(let path): "there is no uispec.yaml in \(path) or in a folder above it"
        case .noSuchPath(let path): "there is no file or folder \(path)"
        case .file(let error): Self.message(error)
        case .unknownComponent(let name, let suggestion):
            "there is no component “\(name)”" + (suggestion.map { "; did you mean “\($0)”?" } ?? "")
        case .unknownState(let name, let component, let states):
            "\(component) has no state “\(name)”; its states are \(states.joined(separator: ", "))"
        case .unknownDevice(let name, let suggestion):
            "there is no device “\(name)”" + (suggestion.map { "; did you mean “\($0)”?" } ?? "")
        case .brokenProject(let reason), .drawing(let reason): reason
        }
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
