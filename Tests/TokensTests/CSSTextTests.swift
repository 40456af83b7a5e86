import Source
import Testing
import Tokens
import Values

/// Shadows and borders as CSS writes them, which many token sets do.
struct `Values in the notation of CSS` {
    private static let others = ##"""
        "ink": { "$type": "color", "$value": "#102030" },
        "two": { "$type": "dimension", "$value": { "value": 2, "unit": "px" } }
        """##

    private func described(_ shadows: [Shadow]) -> [String] {
        shadows.map { shadow in
            let lengths = [shadow.offsetX, shadow.offsetY, shadow.blur, shadow.spread].map { "\(Int($0.value))" }
            return (lengths + [shadow.color.hexWithAlpha, shadow.isInset ? "inset" : ""]).joined(separator: " ")
        }
    }

    @Test(arguments: [
        (#""0 1px 2px 0 rgba(0, 0, 0, 0.5)""#, ["0 1 2 0 #00000080 "]), (#""0 1px #102030""#, ["0 1 0 0 #102030 "]),
        (#""inset 0 0 0 1px {ink}""#, ["0 0 0 1 #102030 inset"]), (#""{ink} 0 {two} 1rem""#, ["0 2 16 0 #102030 "]),
        (
            #""0 4px 6px -1px rgb(0 0 0 / 50%), 0 2px 4px -2px #102030""#,
            ["0 4 6 -1 #00000080 ", "0 2 4 -2 #102030 "]
        ),
        (#"["0 1px 2px {ink}", "0 2px 4px {ink}"]"#, ["0 1 2 0 #102030 ", "0 2 4 0 #102030 "]),
        (#""0 1px 2px rgba({ink}, 0.5)""#, ["0 1 2 0 #10203080 "]),
    ])
    func `are shadows`(written: String, shadows: [String]) {
        let files = TokenFiles(json: written, type: "shadow", beside: Self.others)
        guard case .shadow(let found)? = files["x"] else {
            Issue.record("\(files.messages)")
            return
        }
        #expect(described(found) == shadows)
        #expect(files.diagnostics.allSatisfy { $0.severity == .warning }, "\(files.messages)")
        #expect(files.diagnostics.contains { $0.range.map(files.isInX) ?? false })
    }

    @Test(arguments: [#""1px solid #102030""#, #""solid {ink} 0.0625rem""#, #""1px solid {ink}""#])
    func `are borders`(written: String) {
        let files = TokenFiles(json: written, type: "border", beside: Self.others)
        guard case .border(let found)? = files["x"] else {
            Issue.record("\(files.messages)")
            return
        }
        #expect(found.width.value == 1 && found.color.hex == "#102030" && found.style == .named("solid"))
        #expect(files.diagnostics.allSatisfy { $0.severity == .warning }, "\(files.messages)")
    }

    @Test(arguments: [
        ("border", #""none""#), ("shadow", #""0 1px""#), ("shadow", #""0 1px 2px 3px 4px #000000""#),
        ("shadow", #""0 1em 2px #000000""#), ("shadow", #""0 1px 2px {none}""#), ("shadow", #""0 1px -2px #000000""#),
        ("shadow", #""0 1px #000000, , 0 1px #000000""#), ("border", #""1px #000000""#),
        ("border", #""thin solid #000000""#), ("border", #""1px solid {two}""#), ("shadow", #""""#),
    ])
    func `are errors if a part is missing or means something else`(type: String, written: String) {
        let files = TokenFiles(json: written, type: type, beside: Self.others)
        #expect(files["x"] == nil)
        #expect(files.diagnostics.count { $0.severity == .error } == 1, "\(files.messages)")
    }

    @Test(arguments: [
        ("0 1px 2px 0 #000000", TokenType.shadow), ("cubic-bezier(0.25, 0.1, 0.25, 1)", .cubicBezier),
        ("linear-gradient(90deg, #FFFFFF, #000000)", .gradient),
    ])
    func `decide the type of a token that has none`(written: String, type: TokenType) {
        let files = TokenFiles(#"{ "x": { "value": "\#(written)" } }"#, path: "tokens.json")
        #expect(files["x"]?.type == type, "\(files.messages)")
    }
}
