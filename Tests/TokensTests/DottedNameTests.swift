import Source
import Testing
import Tokens
import Values

/// Names such as `0.5`, which other tools allow.
struct `Names with dots` {
    private static let scale = ##"""
        "space": { "$type": "dimension", "0": { "$value": { "value": 0, "unit": "px" } },
          "0.5": { "$value": { "value": 2, "unit": "px" } }, "1.5": { "$value": { "value": 6, "unit": "px" } } },
        "v1.2": { "$type": "dimension", "in.ner": { "$value": { "value": 9, "unit": "px" } } }
        """##

    @Test(arguments: [
        (#""{space.0.5}""#, TokenValue.dimension(2)), (#""{space.0.5} * 2 + {space.1.5}""#, .dimension(10)),
        (##"{ "$ref": "#/space/1.5" }"##, .dimension(6)), (##"{ "$ref": "#/space/1.5/$value/value" }"##, nil),
        (#""{v1.2.in.ner}""#, .dimension(9)), (#""{space.0-5}""#, .dimension(2)),
    ])
    func `are read with hyphens, also in references`(written: String, value: TokenValue?) {
        let files = TokenFiles(json: written, type: "dimension", beside: Self.scale)
        #expect(files["space.0-5"] == .dimension(2) && files["space.0"] == .dimension(0), "\(files.messages)")
        #expect(files["v1-2.in-ner"] == .dimension(9))
        if let value {
            #expect(files["x"] == value, "\(files.messages)")
            #expect(files.diagnostics.allSatisfy { $0.severity == .warning }, "\(files.messages)")
        }
        let message = "the name of a token must not contain “.” in DTCG 2025.10; “0.5” is read as “0-5”"
        #expect(files.messages.contains(message))
    }

    @Test func `are errors if the name with hyphens is taken`() {
        let files = TokenFiles(
            ##"{ "$type": "number", "a.b": { "$value": 1 }, "a-b": { "$value": 2 } }"##, path: "tokens.json")
        #expect(files.diagnostics.map(\.rule) == [.syntaxError])
        #expect(files["a-b"] == .number(2))
    }

    @Test func `that another token has as its path stay apart`() {
        let files = TokenFiles(
            ##"""
            { "$type": "number", "a": { "b": { "$value": 1 } }, "a.b": { "$value": 2 }, "x": { "$value": "{a.b}" } }
            """##, path: "tokens.json")
        #expect(files["x"] == .number(1))
        #expect(files["a-b"] == .number(2))
    }
}

/// `alpha` beside `$ref` in place of a value.
struct `References with data beside them` {
    @Test func `are tokens, not groups`() {
        let files = TokenFiles(
            ##"{ "$type": "color", "ink": { "$value": "#102030" }, "x": { "$ref": "#/ink", "alpha": 0.5 } }"##,
            path: "tokens.json")
        guard case .color(let color)? = files["x"] else {
            Issue.record("\(files.messages)")
            return
        }
        #expect(color.hexWithAlpha == "#10203080")
        #expect(files.diagnostics.allSatisfy { $0.severity == .warning }, "\(files.messages)")
    }

    @Test func `are translucent inside a shadow`() {
        let zero = #"{ "value": 0, "unit": "px" }"#
        let value = ##"""
            { "color": { "$ref": "#/ink", "alpha": 0.5 }, "offsetX": \##(zero), "offsetY": \##(zero), "blur": \##(zero),
              "spread": \##(zero) }
            """##
        let files = TokenFiles(
            json: value, type: "shadow", beside: ##""ink": { "$type": "color", "$value": "#102030" }"##)
        guard case .shadow(let shadows)? = files["x"] else {
            Issue.record("\(files.messages)")
            return
        }
        #expect(shadows.map(\.color.hexWithAlpha) == ["#10203080"])
    }
}

/// Spacing of letters as a token whose name does not say so.
struct `Shares of the font size that a typography refers to` {
    @Test(arguments: [
        ("dimension", #""-2%""#, "{tight}"), ("dimension", #""-0.02em""#, "{tight}"),
        ("dimension", #"{ "value": -2, "unit": "%" }"#, "{alias}"), ("number", #""-2%""#, "{tight}"),
    ])
    func `are lengths there`(type: String, share: String, reference: String) {
        let files = TokenFiles(
            json: """
                { "fontFamily": "Inter", "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400,
                  "letterSpacing": "\(reference)", "lineHeight": 1.5 }
                """, type: "typography",
            beside: #""tight": { "$type": "\#(type)", "$value": \#(share) }, "alias": { "$value": "{tight}" }"#)
        guard case .typography(let font)? = files["x"] else {
            Issue.record("\(files.messages)")
            return
        }
        #expect(font.letterSpacing.map { abs($0.value + 0.32) < 1e-9 } ?? false, "\(files.messages)")
        #expect(files["tight"] == .number(-0.02))
    }

    @Test func `are errors if no typography refers to them`() {
        let files = TokenFiles(json: #""-2%""#, type: "dimension")
        #expect(files["x"] == nil && files.diagnostics.contains { $0.severity == .error })
    }
}
