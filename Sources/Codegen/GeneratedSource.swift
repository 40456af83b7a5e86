package import Source

/// What a target made: the text of one file, and what could not be put into it.
package struct GeneratedSource: Sendable {
    package var text: String
    package var diagnostics: [Diagnostic]

    package init(text: String, diagnostics: [Diagnostic]) {
        self.text = text
        self.diagnostics = diagnostics
    }
}
