/// The parts of the paths of pictures and sheets that the names of components and states become.
package enum PicturePath {
    /// Returns the folder of the pictures of a state, relative to the folder of the format.
    package static func folder(_ component: String, _ state: String) -> String {
        "\(safe(component))/\(safe(state))"
    }

    /// Returns a name as a path. Slashes in a component's name make folders; unsafe parts are replaced.
    package static func safe(_ name: String) -> String {
        let folders = name.split(separator: "/", omittingEmptySubsequences: true).map { part in
            let text = part.map { "\\:*?\"<>|".contains($0) || $0.isNewline || $0 == "\0" ? "_" : $0 }
            if text.allSatisfy({ $0 == "." }) { return "_" }
            // Commands read a name that starts with a hyphen as an option.
            return (text.first == "-" ? "_" : "") + String(text)
        }
        return folders.isEmpty ? "_" : folders.joined(separator: "/")
    }
}
