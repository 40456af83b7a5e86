import Source
import Testing
import Tokens
import Values

/// References and lists of other tools that need more than one token.
struct `References in the forms of other tools` {
    @Test func `name a member of a value`() {
        let files = TokenFiles(
            json: #""{body.fontSize}""#, type: "dimension",
            beside: ##"""
                "body": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontWeight": 400,
                  "fontSize": { "value": 16, "unit": "px" }, "lineHeight": 1.5,
                  "letterSpacing": { "value": 0, "unit": "px" } } }
                """##)
        #expect(files["x"] == .dimension(16))
        #expect(files.messages == ["a reference must name a token, not a member of its value in DTCG 2025.10"])
        #expect(files.diagnostics.first?.help == ##"write { "$ref": "#/body/$value/fontSize" }"##)
    }

    @Test func `are unknown tokens if the value has no such member`() {
        let files = TokenFiles(
            json: #""{n.size}""#, type: "number", beside: #""n": { "$type": "number", "$value": 1 }"#)
        #expect(files.messages == ["unknown token {n.size}"])
    }

    @Test func `are stops of a gradient`() {
        let files = TokenFiles(
            json: #""linear-gradient(180deg, {a} 0%, {b} 100%)""#, type: "gradient",
            beside: ##""a": { "$type": "color", "$value": "#112233" }, "b": { "$type": "color", "$value": "#445566" }"##
        )
        guard case .gradient(let stops)? = files["x"] else {
            Issue.record("\(files.messages)")
            return
        }
        #expect(stops.map(\.color.hex) == ["#112233", "#445566"])
        #expect(stops.map(\.position) == [0, 1])
    }

    @Test func `are reported if a stop is not a color`() {
        let files = TokenFiles(
            json: #""linear-gradient(180deg, {n}, #FFFFFF)""#, type: "gradient",
            beside: #""n": { "$type": "number", "$value": 1 }"#)
        #expect(files.messages.contains("{n} is a number, but a color is required here"))
    }

    @Test func `are two colors, for light and for dark`() {
        let files = TokenFiles(
            json: ##"["{a}", "#000000"]"##, type: "color", beside: ##""a": { "$type": "color", "$value": "#FFFFFF" }"##)
        #expect(files["x"] == hex("#FFFFFF"))
        #expect(files["x", .dark] == hex("#000000"))
        #expect(
            files.messages.contains("a color must not be a list; its two colors are read as those for light and dark"))
    }

    @Test func `cannot make a cycle`() {
        let files = TokenFiles(json: #""{x.$value}""#, type: "number")
        #expect(files.diagnostics.map(\.rule).contains("reference-cycle"))
    }
}
