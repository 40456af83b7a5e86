import Source
import Testing
import Tokens
import Values

/// `modify` of Tokens Studio, and an alpha beside a value.
struct `Changes of a color` {
    private static let others =
        ##""blue": { "$type": "color", "$value": "#0066CC" }, "white": { "$type": "color", "$value": "#FFFFFF" }"##

    private func files(_ members: String) -> TokenFiles {
        TokenFiles(
            ##"{ "x": { "$type": "color", "$value": "{blue}", \##(members) }, "##
                + ##""y": { "$value": "{x}" }, \##(Self.others) }"##,
            path: "tokens.json")
    }

    private func hexadecimal(_ value: TokenValue?) -> String? {
        if case .color(let color)? = value { color.hexWithAlpha } else { nil }
    }

    /// The expected colors were computed with the formulas of Tokens Studio's transforms.
    @Test(arguments: [
        (#""type": "darken", "value": "0.2", "space": "lch""#, "#1651A0"),
        (#""type": "lighten", "value": "0.2", "space": "lch""#, "#5A82D7"),
        (#""type": "lighten", "value": 0.5, "space": "hsl""#, "#66B3FF"),
        (#""type": "darken", "value": 0.5, "space": "hsl""#, "#003366"),
        (#""type": "lighten", "value": "0.5", "space": "srgb""#, "#80B3E6"),
        (#""type": "darken", "value": "0.5", "space": "srgb""#, "#003366"),
        (#""type": "alpha", "value": "0.5", "space": "srgb""#, "#0066CC80"),
        (#""type": "mix", "value": "0.5", "space": "srgb", "color": "{white}""#, "#80B3E6"),
        (##""type": "mix", "value": "1", "space": "lch", "color": "#FFFFFF""##, "#FFFFFF"),
        (#""type": "darken", "value": "7", "space": "srgb""#, "#000000"),
    ])
    func `by Tokens Studio are applied with a warning`(modify: String, color: String) {
        let files = files(#""$extensions": { "studio.tokens": { "modify": { \#(modify) } } }"#)
        #expect(hexadecimal(files["x"]) == color, "\(files.messages)")
        #expect(hexadecimal(files["y"]) == color)
        #expect(files.diagnostics.allSatisfy { $0.severity == .warning }, "\(files.messages)")
        #expect(
            files.messages.contains(
                "$extensions.studio.tokens.modify changes the color, which DTCG 2025.10 does not define"))
    }

    @Test(arguments: [
        (#""type": "darken", "value": "0.2", "space": "cmyk""#, Severity.error),
        (#""type": "darken", "value": "much", "space": "lch""#, .error),
        (#""type": "mix", "value": "1", "space": "lch", "color": "{nothing}""#, .error),
        (#""type": "saturate", "value": "1", "space": "lch""#, .warning),
        (#""type": "mix", "value": "1", "space": "lch""#, .warning),
    ])
    func `that cannot be applied are reported`(modify: String, severity: Severity) {
        let files = files(#""$extensions": { "studio.tokens": { "modify": { \#(modify) } } }"#)
        #expect(files.diagnostics.contains { $0.severity == severity }, "\(files.messages)")
        #expect((files["x"] == nil) == (severity == .error))
    }

    @Test(arguments: [#""alpha": 0.5"#, #""opacity": "50%""#])
    func `by an alpha beside the value are applied`(member: String) {
        let files = files(member)
        #expect(hexadecimal(files["x"]) == "#0066CC80", "\(files.messages)")
        #expect(files.diagnostics.allSatisfy { $0.severity == .warning }, "\(files.messages)")
    }

    @Test func `apply in every appearance`() {
        let files = files(
            #""$modes": { "dark": "{white}" }, "#
                + #""$extensions": { "studio.tokens": { "modify": "#
                + #"{ "type": "alpha", "value": 0.5, "space": "srgb" } } }"#
        )
        #expect(hexadecimal(files["x", Appearance(isDark: true)]) == "#FFFFFF80", "\(files.messages)")
    }
}

struct `Aliases with an alpha` {
    private static let others =
        ##""ink": { "$type": "color", "$value": "#102030" }, "half": { "$type": "number", "$value": 0.5 }"##

    @Test(arguments: [
        (#""rgba({ink}, 0.5)""#, "#10203080"), (#""rgb({ink} / 50%)""#, "#10203080"),
        (#""rgba({ink}, {half})""#, "#10203080"), (#""rgb(from {ink} r g b / 0.5)""#, "#10203080"),
        (#""oklch(from {ink} l c h / 50%)""#, "#10203080"), (#""{ink} / 50%""#, "#10203080"),
        (#""{ink}80""#, "#10203080"), (#"{ "color": "{ink}", "opacity": 50 }"#, "#10203080"),
        (#"{ "color": "{ink}", "opacity": 0.5 }"#, "#10203080"),
        (#"{ "components": "{ink}", "alpha": 0.5 }"#, "#10203080"),
        (#"{ "color": "{ink}", "alpha": "50%" }"#, "#10203080"),
        (##"{ "$ref": "#/ink", "alpha": 0.5 }"##, "#10203080"),
        (##"{ "alpha": "{half}", "$ref": "#/ink/$value" }"##, "#10203080"),
        (##"{ "$ref": "#/ink", "opacity": 50 }"##, "#10203080"),
        (#""color-mix(in srgb, {ink} 50%, transparent)""#, "#10203080"),
        (#""color-mix(in srgb, {ink}, #FFFFFF)""#, "#889098"),
        (#""color-mix(in srgb, {ink} 25%, white 25%)""#, "#88909880"),
    ])
    func `are read in the forms of other tools`(written: String, color: String) {
        let files = TokenFiles(json: written, type: "color", beside: Self.others)
        guard case .color(let found)? = files["x"] else {
            Issue.record("\(files.messages)")
            return
        }
        #expect(found.hexWithAlpha == color)
        #expect(files.diagnostics.allSatisfy { $0.severity == .warning }, "\(files.messages)")
        #expect(files.diagnostics.contains { $0.range.map(files.isInX) ?? false })
    }

    @Test(arguments: [
        #""rgba({nothing}, 0.5)""#, #""{half} / 50%""#, #""{ink} / 500%""#, #""{ink}8""#,
        #"{ "color": "{ink}", "opacity": -1 }"#, #""color-mix(in srgb, {nothing}, white)""#,
        #""rgb(from {ink} g r b / 0.5)""#, #""color-mix(in mud, {ink}, white)""#,
    ])
    func `that mean nothing are errors`(written: String) {
        let files = TokenFiles(json: written, type: "color", beside: Self.others)
        #expect(files["x"] == nil || files.diagnostics.contains { $0.severity == .warning })
        #expect(!files.diagnostics.isEmpty)
    }
}

struct `Lengths as shares of a font size` {
    private func files(_ spacing: String, _ token: String) -> TokenFiles {
        TokenFiles(
            """
            { "tracking": { "$type": "dimension", "tight": { "$value": \(token) },
                "alias": { "$value": "{tracking.tight}" } },
              "t": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontWeight": 400, "lineHeight": 1.2,
                "fontSize": { "value": 20, "unit": "px" }, "letterSpacing": "\(spacing)" } } }
            """, path: "tokens.json")
    }

    @Test(arguments: [
        ("{tracking.tight}", #""-2%""#), ("{tracking.tight}", #""-0.02em""#), ("{tracking.alias}", #""-2 %""#),
        ("{tracking.tight}", #"{ "value": -2, "unit": "%" }"#), ("-2%", #""-2%""#),
    ])
    func `become lengths in a typography`(spacing: String, token: String) {
        let files = files(spacing, token)
        guard case .typography(let font)? = files["t"] else {
            Issue.record("\(files.messages)")
            return
        }
        #expect(font.letterSpacing == -0.4)
        #expect(files["tracking.tight"] == .number(-0.02))
        #expect(files["tracking.alias"] == .number(-0.02))
        #expect(files.diagnostics.allSatisfy { $0.severity == .warning }, "\(files.messages)")
    }

    @Test func `are lengths if they are zero`() {
        #expect(files("{tracking.tight}", #""0%""#)["tracking.tight"] == .dimension(0))
    }
}
