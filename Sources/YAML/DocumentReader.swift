package import Source

/// Reads a file in the notation that its name tells.
package enum DocumentReader {
    /// JSON for names that end in `.json` or `.tokens`, YAML for every other.
    package static func read(_ file: SourceFile, id: FileID, limits: Limits = .standard) -> ParsedFile {
        isJSON(file.path)
            ? JSONReader.read(file, id: id, limits: limits)
            : YAMLReader.read(file, id: id, limits: limits)
    }

    /// Whether a file is read as JSON, which has neither comments nor short forms.
    package static func isJSON(_ path: String) -> Bool {
        let path = path.lowercased()
        return path.hasSuffix(".json") || path.hasSuffix(".tokens")
    }
}
