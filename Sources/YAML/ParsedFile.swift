package import Source

/// What a reader made of a file: its documents, as far as they could be read, and everything that was wrong.
package struct ParsedFile: Sendable {
    package var documents: [Node]
    package var diagnostics: [Diagnostic]

    package init(documents: [Node], diagnostics: [Diagnostic]) {
        self.documents = documents
        self.diagnostics = diagnostics
    }
}
