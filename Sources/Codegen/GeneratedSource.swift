package import Source

/// The output of a target that writes one file.
package struct GeneratedSource: Sendable {
    /// The text in UTF-8, as it is written to disk.
    package var bytes: [UInt8]
    package var diagnostics: [Diagnostic]

    package init(bytes: [UInt8], diagnostics: [Diagnostic]) {
        self.bytes = bytes
        self.diagnostics = diagnostics
    }

    package init(text: String, diagnostics: [Diagnostic]) {
        self.init(bytes: Array(text.utf8), diagnostics: diagnostics)
    }

    package var text: String { String(decoding: bytes, as: UTF8.self) }
}
