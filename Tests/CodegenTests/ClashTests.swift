import Codegen
import Source
import Testing
import Tokens

@Suite struct ClashTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var yaml: String
        var message: String
        /// The source text of the second name, and of the first.
        var places: [String]
        /// Text that the source must still contain, and text that it must not.
        var kept: String
        var leftOut: String

        var testDescription: String { message }
    }

    static let cases = [
        Case(
            yaml: "n: { $type: number, a-b: { $value: 1 }, aB: { $value: 2 } }",
            message: "the token “n.aB” and the token “n.a-b” would both be named “aB” in Swift", places: ["aB", "a-b"],
            kept: "let aB: Double = 1", leftOut: "= 2"),
        Case(
            yaml: "on-it: { $type: number, a: { $value: 1 } }\nonIt: { $type: number, b: { $value: 2 } }",
            message: "the group “onIt” and the group “on-it” would both be named “OnIt” in Swift", places: ["b", "a"],
            kept: "let a: Double = 1", leftOut: "= 2"),
        Case(
            yaml: "色: { $type: number, $value: 1 }\n色-: { $type: number, b: { $value: 2 } }",
            message: "the group “色-” and the token “色” would both be named “色” in Swift", places: ["b", "色"],
            kept: "let 色: Double = 1", leftOut: "= 2"),
        Case(
            yaml:
                "color: { $type: number, a: { $value: 1 } }\n"
                + "colors: { $type: number, b: { $value: 2 }, c: { $value: 3 } }",
            message: "the group “colors” and the group “color” would both be named “Colors” in Swift",
            places: ["b", "a"],
            kept: "let a: Double = 1", leftOut: "= 2"),
    ]

    @Test(arguments: cases) func `names that clash are reported with both places, and the first is kept`(
        _ example: Case
    )
        throws
    {
        let source = try generate(example.yaml)
        #expect(source.diagnostics.map(\.message) == [example.message])
        let diagnostic = try #require(source.diagnostics.first)
        #expect(diagnostic.severity == .error && diagnostic.rule == .clashingName)
        let file = SourceFile(path: "tokens.yaml", text: example.yaml)
        let ranges = try [diagnostic.range, diagnostic.notes.first?.range].map { try #require($0) }
        #expect(ranges.map { file.text(in: $0) } == example.places)
        #expect(source.text.contains(example.kept))
        #expect(!source.text.contains(example.leftOut))
    }

    @Test func `a token and a group of one name clash although their Swift names differ`() throws {
        // Two files can define them; one file cannot.
        let both = try tokens("a: { $type: number, $value: 1 }") + tokens("a: { $type: number, b: { $value: 2 } }")
        let options = SwiftOptions(typeName: "T", projectName: "P", toolVersion: "1")
        let source = SwiftTarget().generate(both, options: options)
        #expect(source.diagnostics.map(\.message) == ["“a” is both a group and a token"])
        #expect(!source.text.contains("= 2"))
    }

    @Test(arguments: ["", "1a", "a b", "class", "SwiftUI", "Color", "TokenColor"])
    func `a type name that would not compile is reported and replaced`(_ name: String) throws {
        let source = try generate("a: { $type: number, $value: 1 }", typeName: name)
        #expect(source.diagnostics.map(\.rule) == [.unusableName])
        #expect(source.text.contains("enum DesignTokens {"))
    }

    @Test func `a difference between appearances other than a color is reported`() throws {
        let source = try generate(
            """
            s:
              $type: shadow
              $value: { color: "#000000", blur: 4 }
              $modes: { dark: { color: "#FFFFFF", blur: 8 } }
            c: { $type: color, $value: "#000000", $modes: { dark: "#FFFFFF" } }
            """)
        #expect(source.diagnostics.map(\.rule) == [.varyingValue])
        #expect(source.diagnostics.map(\.severity) == [.warning])
    }
}
