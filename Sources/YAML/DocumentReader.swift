package import Source

/// Reads a file as JSON or YAML, depending on its name.
package enum DocumentReader {
    /// Reads JSON if the name ends in `.json`, `.json5` or `.tokens`, otherwise YAML.
    package static func read(_ file: SourceFile, id: FileID, limits: Limits = .standard) -> ParsedFile {
        isJSON(file.path)
            ? JSONReader.read(file, id: id, limits: limits)
            : YAMLReader.read(file, id: id, limits: limits)
    }

    /// Whether a file is read as JSON, which has no short forms.
    package static func isJSON(_ path: String) -> Bool {
        let path = path.lowercased()
        return path.hasSuffix(".json") || path.hasSuffix(".tokens") || isJSON5(path)
    }

    /// Whether a file is read as JSON5, which has comments and other forms that JSON has not.
    package static func isJSON5(_ path: String) -> Bool {
        path.lowercased().hasSuffix(".json5")
    }
}
