import Source
import Testing
import Tokens
import Values

@testable import Codegen

@Suite struct AssetCatalogTests {
    @Test(arguments: [("EveryType.xcassets.txt", Samples.everyType), ("NastyNames.xcassets.txt", Samples.nastyNames)])
    func `the output of the samples is unchanged`(_ name: String, _ yaml: String) throws {
        try Golden(name).expect(listing(AssetCatalogTarget().generate(try tokens(yaml))))
    }

    /// Computed from the chromaticities of sRGB, Display P3 and D65 and from OKLab's published matrices.
    @Test(arguments: [
        ("#0A5FD9", "srgb", "0.039", "0.373", "0.851", "1.000"),
        ("#00000066", "srgb", "0.000", "0.000", "0.000", "0.400"),
        ("color(display-p3 1 0 0)", "display-p3", "1.000", "0.000", "0.000", "1.000"),
        ("color(display-p3 0.2 0.8 0.4 / 0.5)", "display-p3", "0.200", "0.800", "0.400", "0.500"),
        // sRGB's own red is inside of P3, and stays in sRGB.
        ("#FF0000", "srgb", "1.000", "0.000", "0.000", "1.000"),
        ("color(display-p3 0.91749 0.20029 0.13856)", "srgb", "1.000", "0.000", "0.000", "1.000"),
        // In sRGB this is −0.229 0.764 0.042: no such number may be tagged as P3.
        ("oklch(0.7 0.25 145)", "display-p3", "0.275", "0.751", "0.225", "1.000"),
        ("oklch(0.65 0.25 25 / 0.5)", "display-p3", "0.939", "0.250", "0.253", "0.500"),
    ]) func `components belong to the space they are tagged with`(
        _ css: String, _ space: String, _ red: String, _ green: String, _ blue: String, _ alpha: String
    ) throws {
        let color = ColorSet.color(try Color(css: css).rgba)
        #expect(color == ColorSet.Components(space: space, red: red, green: green, blue: blue, alpha: alpha))
    }

    @Test func `a color outside P3 is mapped into its gamut`() throws {
        let color = ColorSet.color(try Color(css: "color(rec2020 0 1 0)").rgba)
        #expect(color.space == "display-p3")
        let components = [color.red, color.green, color.blue].compactMap(Double.init)
        #expect(components.count == 3 && components.allSatisfy { (0...1).contains($0) })
    }

    @Test(arguments: [
        ("", []), ("dark: \"#111111\"", ["dark"]), ("dark: \"#000000\"", []),
        ("increased: \"#111111\"", ["high", "dark high"]), ("dark+increased: \"#111111\"", ["dark high"]),
        ("dark: \"#111111\", increased: \"#222222\", dark+increased: \"#333333\"", ["dark", "high", "dark high"]),
    ]) func `only appearances that differ are written`(_ modes: String, _ expected: [String]) throws {
        let yaml = "a: { $type: color, $value: \"#000000\", $modes: { \(modes) } }"
        let folder = AssetCatalogTarget().generate(try tokens(yaml))
        let text = try #require(folder.files.first { $0.path == "a.colorset/Contents.json" }).text
        let entries = text.split(separator: "\"idiom\"").dropLast().map { entry in
            [("dark", "\"dark\""), ("high", "\"high\"")].filter { entry.contains($0.1) }.map(\.0).joined(separator: " ")
        }
        #expect(entries == [""] + expected)
    }

    @Test(arguments: [
        ("accent", "accent"), ("on accent", "on accent"), ("a/b", "a-b"), ("a:b\\c", "a-b-c"), ("$root", "root"),
        ("色", "色"), ("end ", "end"), (" ", "unnamed"), ("a\u{202E}b\n", "a-b-"), ("👨‍👩‍👧", "👨‍👩‍👧"), ("..", ".."),
    ]) func `a token's name becomes a file's`(_ name: String, _ expected: String) {
        #expect(AssetName.file(name) == expected)
    }

    @Test func `groups are folders with a namespace`() throws {
        let folder = AssetCatalogTarget().generate(
            try tokens("a: { $type: color, b: { c: { $value: \"#000000\" } } }\nn: { $type: number, $value: 1 }"))
        #expect(
            folder.files.map(\.path) == [
                "Contents.json", "a/Contents.json", "a/b/Contents.json", "a/b/c.colorset/Contents.json",
            ])
        #expect(
            folder.files[1].text == """
                {
                  "info" : {
                    "author" : "uispec",
                    "version" : 1
                  },
                  "properties" : {
                    "provides-namespace" : true
                  }
                }

                """)
    }

    @Test(arguments: [
        (
            "c: { $type: color, a: { $value: \"#000000\" }, A: { $value: \"#000000\" } }",
            "the token “c.A” and the token “c.a” would both be named “c/A.colorset” in the asset catalog"
        ),
        (
            "c: { $type: color, x: { $value: \"#000000\" } }\nC: { $type: color, y: { $value: \"#000000\" } }",
            "the group “C” and the group “c” would both be named “C/” in the asset catalog"
        ),
        (
            "c: { $type: color, a/b: { $value: \"#000000\" }, a-b: { $value: \"#000000\" } }",
            "the token “c.a-b” and the token “c.a/b” would both be named “c/a-b.colorset” in the asset catalog"
        ),
    ]) func `names that a file system cannot distinguish clash`(_ yaml: String, _ message: String) throws {
        #expect(AssetCatalogTarget().generate(try tokens(yaml)).diagnostics.map(\.message) == [message])
    }

    @Test func `elevated values are reported as lost`() throws {
        let yaml = "a: { $type: color, $value: \"#000000\", $modes: { dark+elevated: \"#FFFFFF\" } }"
        let folder = AssetCatalogTarget().generate(try tokens(yaml))
        #expect(folder.diagnostics.map(\.rule) == [.varyingValue])
        #expect(folder.diagnostics.map(\.severity) == [.warning])
    }
}
