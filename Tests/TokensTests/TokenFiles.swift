import Source
import Testing
import Tokens
import Values
import YAML

/// Token files that were read and resolved together.
struct TokenFiles {
    let tokens: ResolvedTokens
    let diagnostics: [Diagnostic]
    let sources: SourceMap

    /// Each text is a file of its own, in YAML.
    init(_ texts: String..., path: String = "tokens.yaml") {
        var sources = SourceMap()
        var reader = TokenReader()
        var syntax: [Diagnostic] = []
        for text in texts {
            let file = SourceFile(path: path, text: text)
            let parsed = DocumentReader.read(file, id: sources.add(file))
            syntax += parsed.diagnostics
            for document in parsed.documents { reader.read(document) }
        }
        let (tokens, problems) = TokenResolver.resolve(reader.tokens)
        self.tokens = tokens
        diagnostics = syntax + reader.diagnostics + problems
        self.sources = sources
    }

    subscript(path: TokenPath, appearance: Appearance = .light) -> TokenValue? {
        tokens[path].map { $0[appearance] }
    }

    var messages: [String] { diagnostics.map(\.message) }

    /// The source text that each diagnostic underlines.
    var places: [String] { diagnostics.map { $0.range.map(sources.text(of:)) ?? "" } }

    /// The value of a token `x` of a type, from what stands behind `$value:`.
    static func value(_ type: String, _ value: String) -> TokenValue? {
        let files = TokenFiles("x: { $type: \(type), $value: \(value) }")
        #expect(files.messages == [], "\(type) \(value)")
        return files["x"]
    }
}

/// A color of whole hexadecimal digits.
func hex(_ text: String) -> TokenValue? {
    (try? Color(css: text)).map { .color($0.rgba) }
}
