package import Source

/// A file in a generated folder.
package struct GeneratedFile: Sendable, Hashable {
    /// Relative to the folder, with forward slashes.
    package var path: String
    /// The text in UTF-8, as it is written to disk.
    package var bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    package init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    package var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// The output of a target that writes several files.
package struct GeneratedFolder: Sendable {
    /// Sorted by path.
    package var files: [GeneratedFile]
    package var diagnostics: [Diagnostic]
}
