import Source
import Testing
import Tokens
import Values

/// Input far beyond the needs of any design must cause an error quickly.
struct `Hostile token files` {
    @Test func `a hundred aliases of a hundred aliases end at a limit`() {
        var text =
            #"{ "a0": { "$type": "shadow", "$value": [{ "color": { "colorSpace": "srgb", "components": [0, 0, 0] }"#
            + ["offsetX", "offsetY", "blur", "spread"].map { #", "\#($0)": { "value": 0, "unit": "px" }"# }.joined()
            + " }] }"
        for level in 1...100 {
            let items = Array(repeating: #""{a\#(level - 1)}""#, count: 100).joined(separator: ", ")
            text += #", "a\#(level)": { "$type": "shadow", "$value": [\#(items)] }"#
        }
        let files = TokenFiles(text + "}", path: "t.json")
        #expect(
            files.diagnostics.filter { $0.severity == .error }.map(\.message) == [
                "each reference in a list must resolve to one element; {a1} resolves to 100"
            ])
        #expect(files.tokens["a1"] != nil)
        #expect(files.tokens["a100"] == nil)
    }

    @Test func `nesting of twenty thousand levels is one error`() {
        let text = String(repeating: #"{"a":"#, count: 20_000) + "1" + String(repeating: "}", count: 20_000)
        for path in ["t.json", "t.yaml"] {
            let files = TokenFiles(text, path: path)
            #expect(files.diagnostics.count == 1, "\(files.messages.prefix(3))")
            #expect(files.tokens.all.isEmpty)
        }
    }

    @Test(arguments: [
        ("t.json", "this text has 50000000 bytes; at most 16777216 are supported"),
        ("t.yaml", "the text that starts here exceeds the maximum of 16777216 bytes"),
    ])
    func `a text of fifty million bytes is an error that does not repeat it`(_ path: String, _ message: String) {
        let text = #"{ "a": { "$type": "color", "$value": ""# + String(repeating: "x", count: 50_000_000) + #"" } }"#
        let files = TokenFiles(text, path: path)
        #expect(files.messages.first == message)
        #expect(files.messages.allSatisfy { $0.utf8.count < 500 })
    }

    @Test(arguments: ["1e999", "-1e999", "1e400", "99999999999999999999999999999999999999e400"])
    func `a number beyond all bounds is an error at the number`(_ number: String) {
        for (type, value) in [
            ("number", number), ("dimension", #"{ "value": \#(number), "unit": "px" }"#),
            ("cubicBezier", "[0, \(number), 1, 1]"),
            ("color", #"{ "colorSpace": "lab", "components": [0, \#(number), 1] }"#),
        ] {
            let files = TokenFiles(json: value, type: type)
            #expect(files.diagnostics.count == 1, "\(type): \(files.messages)")
            #expect(files.diagnostics.allSatisfy { $0.severity == .error })
            #expect(files.places == [number])
        }
    }

    @Test func `a number that is merely large is kept`() {
        #expect(TokenFiles(json: "1e300", type: "number")["x"] == .number(1e300))
    }

    @Test(arguments: [
        (#"{ "a": { "$type": "fontFamily", "$value": "\ud800" } }"#),
        (#"{ "\udc00": { "$type": "number", "$value": 1 } }"#),
    ])
    func `half a surrogate pair is an error at its place`(_ text: String) {
        let files = TokenFiles(text, path: "t.json")
        #expect(files.diagnostics.map(\.rule) == ["syntax-error"], "\(files.messages)")
        #expect(files.places.first?.hasPrefix("\\u") == true, "\(files.places)")
    }

    @Test(arguments: ["t.json", "t.yaml"])
    func `invalid UTF-8 and zero bytes are errors at their place`(_ path: String) {
        for bytes: [UInt8] in [[0xFF], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0]] {
            let text = Array(#"{ "a": { "$type": "fontFamily", "$value": "x"#.utf8) + bytes + Array(#"" } }"#.utf8)
            let files = TokenFiles(bytes: text, path: path)
            #expect(files.diagnostics.map(\.rule).contains("syntax-error"), "\(bytes)")
            #expect(files.diagnostics.first?.range?.start == 44)
        }
    }

    @Test func `a name twice in one object is an error at the second`() {
        let files = TokenFiles(
            #"{ "a": { "$type": "number", "$value": 1 }, "a": { "$type": "number", "$value": 2 } }"#, path: "t.json")
        #expect(files.diagnostics.map(\.rule) == ["duplicate-key"])
        #expect(files["a"] == .number(1))
    }

    @Test func `a long chain of extended groups is an error, not a crash`() {
        var text = "g0: { $type: number, a: { $value: 1 } }\n"
        for level in 1...20_000 { text += "g\(level): { $extends: '{g\(level + 1)}' }\n" }
        let files = TokenFiles(text)
        #expect(!files.diagnostics.isEmpty)
        #expect(files["g0.a"] == .number(1))
    }

    @Test(arguments: [(49_999, true), (50_000, true), (50_001, false)])
    func `the last token that extended groups may add is added`(count: Int, isAccepted: Bool) {
        let base = (0..<count).map { "t\($0): { $value: 1 }" }.joined(separator: ", ")
        let files = TokenFiles("base: { $type: number, \(base) }\nmine: { $extends: '{base}' }\n")
        let error = "extended groups may add at most 50000 tokens and groups"
        #expect(files.messages == (isAccepted ? [] : [error]))
        #expect(files.tokens.all.count == count + min(count, 50_000))
    }

    @Test(arguments: [(64, []), (65, ["more than 64 pointers refer to each other in a chain"])])
    func `the longest chain of pointers is followed`(count: Int, messages: [String]) {
        let chain = (0..<count).map { index in
            "p\(index): { $type: dimension, "
                + "$value: { value: { $ref: '#/p\(index + 1)/$value/value' }, unit: px } }\n"
        }
        let files = TokenFiles(
            chain.joined() + "p\(count): { $type: dimension, $value: { value: 7, unit: px } }\n")
        #expect(Array(files.messages.prefix(1)) == messages, "\(files.messages)")
        #expect((files["p0"] == .dimension(7)) == messages.isEmpty)
        #expect(files["p1"] == .dimension(7))
    }
}
