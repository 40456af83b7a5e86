package import Source

/// One file of a folder that a target made.
package struct GeneratedFile: Sendable, Hashable {
    /// Relative to the folder, with forward slashes.
    package var path: String
    package var text: String

    package init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}

/// What a target made that writes more than one file.
package struct GeneratedFolder: Sendable {
    /// In the order of their paths.
    package var files: [GeneratedFile]
    package var diagnostics: [Diagnostic]
}
