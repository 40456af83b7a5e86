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

    /// Reads each text as a file, in YAML unless the path is that of a JSON file.
    init(_ texts: String..., path: String = "tokens.yaml") {
        self.init(files: texts.map { Array($0.utf8) }, path: path)
    }

    /// Reads one file with arbitrary bytes.
    init(bytes: [UInt8], path: String) {
        self.init(files: [bytes], path: path)
    }

    private init(files: [[UInt8]], path: String) {
        var sources = SourceMap()
        var reader = TokenReader()
        var syntax: [Diagnostic] = []
        for bytes in files {
            let file = SourceFile(path: path, bytes: bytes)
            let parsed = DocumentReader.read(file, id: sources.add(file))
            syntax += parsed.diagnostics
            for document in parsed.documents { reader.read(document, isStandard: path.hasSuffix(".json")) }
        }
        reader.finish()
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

    /// Reads a token `x` of a type in a JSON file, with the text of its `$value`, next to other tokens.
    init(json value: String, type: String, beside others: String = "") {
        let rest = others.isEmpty ? "" : ", \(others)"
        self.init(#"{ "x": { "$type": "\#(type)", "$value": \#(value) }\#(rest) }"#, path: "tokens.json")
    }

    /// The value of a token `x` of a type, from the text of its `$value`.
    static func value(_ type: String, _ value: String) -> TokenValue? {
        let files = TokenFiles("x: { $type: \(type), $value: \(value) }")
        #expect(files.messages == [], "\(type) \(value)")
        return files["x"]
    }
}

/// A color from hexadecimal digits.
func hex(_ text: String) -> TokenValue? {
    (try? Color(css: text)).map { .color($0.rgba) }
}
