package import Source

/// The documents of a file, as far as they could be read, and all errors.
package struct ParsedFile: Sendable {
    package var documents: [Node]
    package var diagnostics: [Diagnostic]

    package init(documents: [Node], diagnostics: [Diagnostic]) {
        self.documents = documents
        self.diagnostics = diagnostics
    }
}
