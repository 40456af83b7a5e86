import Codegen
import Source
import Testing
import Tokens
import Values
import YAML

/// Tokens read again from what a target wrote.
func tokens(json text: String) throws -> [ResolvedToken] {
    var sources = SourceMap()
    let file = SourceFile(path: "tokens.tokens.json", text: text)
    let parsed = JSONReader.read(file, id: sources.add(file))
    try #require(parsed.diagnostics.isEmpty, "\(parsed.diagnostics)")
    var reader = TokenReader()
    for document in parsed.documents { reader.read(document) }
    try #require(reader.diagnostics.isEmpty, "\(reader.diagnostics)")
    let (resolved, diagnostics) = TokenResolver.resolve(reader.tokens)
    try #require(diagnostics.isEmpty, "\(diagnostics)")
    return resolved.all
}

extension CSSOptions {
    /// With one text style, so that tests can distinguish known styles from unknown ones.
    static let sample = CSSOptions(
        provenance: .sample,
        styles: [.headline: Style(size: 17, leading: 22, weight: .semibold, letterSpacing: -0.43)])
}

extension Provenance {
    static let sample = Provenance(projectName: "App", toolVersion: "1.0", files: ["tokens.yaml"])
}

/// A folder as one text, for golden files.
func listing(_ folder: GeneratedFolder) -> String {
    folder.files.map { "=== \($0.path)\n\($0.text)" }.joined()
}
