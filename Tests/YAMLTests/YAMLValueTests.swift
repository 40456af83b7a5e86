import Source
import Testing
import YAML

@Suite struct YAMLValueTests {
    @Test(arguments: [
        ("off", "the text “off”"), ("on", "the text “on”"), ("yes", "the text “yes”"), ("9:41", "the text “9:41”"),
        ("0.3s", "the text “0.3s”"), ("#c", "an empty value"), ("~", "an empty value"), ("null", "an empty value"),
        ("", "an empty value"),
        ("true", "the boolean true"), ("FALSE", "the boolean FALSE"), ("\"true\"", "the text “true”"),
        ("'12'", "the text “12”"), ("12", "the number 12"), ("-1.5e3", "the number -1.5e3"),
        ("0x1F", "the number 0x1F"),
        ("0o17", "the number 0o17"), (".5", "the number .5"), (".inf", "the text “.inf”"),
        ("1_000", "the text “1_000”"),
        ("2024-01-01", "the text “2024-01-01”"), ("!!str 12", "the text “12”"), ("! 12", "the text “12”"),
        ("!!int '12'", "the text “12”"), ("|\n  12", "the text “12”"),
        ("[]", "a list"), ("{}", "a map"),
    ])
    func `a scalar has the type of the core schema`(source: String, kind: String) {
        let parsed = readYAML("a: \(source)")
        #expect(parsed.diagnostics.isEmpty)
        #expect(parsed.documents.first?["a"]?.kindName == kind)
    }

    @Test(arguments: [
        ("a: |\n  x\n  y\n\nb: 1\n", "{a: “x\ny\n”, b: 1}"),
        ("a: |-\n  x\n\n\nb: 1\n", "{a: “x”, b: 1}"),
        ("a: |+\n  x\n\nb: 1\n", "{a: “x\n\n”, b: 1}"),
        ("a: >\n  x\n  y\n", "{a: “x y\n”}"),
        ("a: >\n\n\nb: 1\n", "{a: “”, b: 1}"),
        ("a: \"x \\u3042\\t\\x41\"\n", "{a: “x あ\tA”}"),
        ("a: \"x\\0y\"\n", "{a: “x\0y”}"),
        ("a: 'it''s'\n", "{a: “it's”}"),
        ("a: x\n  y\n", "{a: x y}"),
        ("[a: 1, b]", "[{a: 1}, b]"),
        ("a:\n  x: 1\n\t\n  y: 2\n", "{a: {x: 1, y: 2}}"),
        ("a: 1\n \t \nb: 2\n\t", "{a: 1, b: 2}"),
        ("a:\n\t# no value yet\n  x: 1\n\t # nor here\r\n  y: 2\n", "{a: {x: 1, y: 2}}"),
        ("a: |\n  x\n\t\n  y\nb: 1\n", "{a: “x\n\ny\n”, b: 1}"),
        ("a: |\n  x\n  \t# text\nb: 1\n", "{a: “x\n\t# text\n”, b: 1}"),
        ("? a\n? b\n", "{a: , b: }"),
        ("<<: 1\n", "{<<: 1}"),
    ])
    func `a value is read`(source: String, expected: String) {
        let parsed = readYAML(source)
        #expect(parsed.diagnostics.isEmpty)
        #expect(shapes(parsed) == [expected])
    }

    @Test(arguments: [
        ("", []), ("# only a comment\n", []), ("a: 1\n---\nb: 2\n", ["{a: 1}", "{b: 2}"]),
        ("---\na\n...\n---\n- b\n", ["a", "[b]"]), ("%YAML 1.2\n---\na: 1\n", ["{a: 1}"]), ("---\n---\n", ["", ""]),
    ])
    func `a file holds any number of documents`(source: String, expected: [String]) {
        let parsed = readYAML(source)
        #expect(parsed.diagnostics.isEmpty)
        #expect(shapes(parsed) == expected)
    }

    @Test(arguments: ["{color.accent}", "{color.accent }", "\"{color.accent}\"", "{ color.accent }"])
    func `an unquoted reference is one`(source: String) {
        let parsed = readYAML("a: \(source)\nb: 1")
        #expect(parsed.diagnostics.isEmpty)
        #expect(parsed.documents.first?["a"]?.reference == "color.accent")
    }

    @Test func `the notation is chosen by the name of the file`() {
        let text = "{a: 1}"
        for (path, errors) in [("x.yaml", 0), ("x.yml", 0), ("x.tokens.yaml", 0), ("x.JSON", 1), ("x.tokens", 1)] {
            let parsed = DocumentReader.read(SourceFile(path: path, text: text), id: testFile)
            #expect(parsed.diagnostics.count == errors, "\(path)")
        }
    }
}

@Test(
    arguments: [("0x50", 80), ("0o120", 80), ("80", 80), ("8e1", 80), ("0x", nil), ("0b1", nil)] as [(String, Double?)])
func `a number of the core schema has its value in every notation`(text: String, value: Double?) {
    #expect(CoreSchema.number(text) == value)
}
