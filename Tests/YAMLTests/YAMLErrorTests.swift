import Source
import Testing
import YAML

@Suite struct YAMLErrorTests {
    /// The source, the reported error, and the values that are read.
    @Test(arguments: [
        ("a:\n\tb: 1\nc: 2\n", "2:1 lines cannot be indented with tabs", "{c: 2}"),
        ("a: 1\n\tb: 2\nc: 2\n", "2:1 lines cannot be indented with tabs", "{c: 2}"),
        ("a: |\n\tx\nc: 2\n", "2:1 lines cannot be indented with tabs", "{c: 2}"),
        ("a: \"abc\nc: 2\n", "1:4 this quote is never closed", "{c: 2}"),
        ("a: 'abc\nc: 2\n", "1:4 this quote is never closed", "{c: 2}"),
        ("a: \"x\n---\nc: 2\n", "1:4 this quote is never closed", "{c: 2}"),
        ("a: \"abc\nb: \"x\"\nc: 2\n", "1:4 this quote is closed on a later line", "{b: “x”, c: 2}"),
        ("a: b: c\nc: 2\n", "1:5 unquoted text cannot contain a colon followed by a space", "{c: 2}"),
        (
            "a: 1\n  b: 2\nc: 2\n", "2:3 this line is nested under a key that already has a value",
            "{c: 2}"
        ),
        (
            "a:\n  b: 1\n c: 2\nd: 3\n", "3:2 the indentation of this line does not match any line above",
            "{a: {b: 1}, d: 3}"
        ),
        ("a: 1\nb\nc: 2\n", "2:1 a key with a colon is expected here", "{a: 1, c: 2}"),
        ("a: 1\nb:2\nc: 2\n", "2:1 a key with a colon is expected here", "{a: 1, c: 2}"),
        ("foo\nbar: 1\n", "1:1 a key with a colon is expected here", "{bar: 1}"),
        ("a: [1, 2\nb: 3\n", "1:4 the list that starts with this “[” is never closed", "{a: [1], b: 3}"),
        ("a: {x: 1, y: 2\nb: 3\n", "1:4 the map that starts with this “{” is never closed", "{a: {x: 1}, b: 3}"),
        ("a: [1, {b: 2} 3]\nb: 3\n", "1:15 a comma or “]” is missing before this", "{a: [1, {b: 2}], b: 3}"),
        ("a: {\n  x: 1,\n  y: 2\n  z: 3\n}\nb: 1\n", "4:4 a comma or “}” is missing before this", "{a: {x: 1}, b: 1}"),
        ("a: @x\nc: 2\n", "1:4 unquoted text cannot start with “@”", "{c: 2}"),
        ("a: %x\nc: 2\n", "1:4 unquoted text cannot start with “%”", "{c: 2}"),
        ("a: \"\\q\"\nc: 2\n", "1:5 unknown escape sequence", "{c: 2}"),
        ("a: \"\\uZZ\"\nc: 2\n", "1:7 this escape sequence is not a Unicode character", "{c: 2}"),
        ("a: *\nc: 2\n", "1:4 “*” and “&” must be followed by a name of letters and digits", "{c: 2}"),
        ("- a\nb: 1\n- c\n", "2:1 a list item is expected here", "[a, c]"),
        ("a: 1\n- b\nc: 2\n", "2:1 a key is expected here, not a list item", "{a: 1, c: 2}"),
        ("a: |x\n  b\nc: 2", "1:5 only a comment may follow “|” or “>” on this line", "{c: 2}"),
        ("a: !x!y z\nc: 2\n", "1:4 this tag is invalid", "{c: 2}"),
        ("a: \"x\" y\nc: 2\n", "1:8 there is text after the end of the value", "{c: 2}"),
        ("a: {b: 1}}\nc: 2\n", "1:10 there is text after the end of the value", "{a: {b: 1}, c: 2}"),
        ("a: ]\nc: 2", "1:4 this closing bracket has no opening bracket", "{c: 2}"),
        ("a: [1,,2]\nc: 2", "1:7 a value is missing here", "{c: 2}"),
        ("%FOO\n---\nc: 2\n", "1:1 unknown directive", "{c: 2}"),
        ("%YAML 2.0\n---\nc: 2\n", "1:1 only YAML 1.1 and 1.2 are supported", "{c: 2}"),
        ("  a: 1\nb: 2\nc: 3\n", "2:1 this line is not part of the value above", "{a: 1, b: 2, c: 3}"),
        ("a: - b\nc: 2\n", "1:4 a list item cannot start here", "{c: 2}"),
        ("a: ? b\nc: 2", "1:4 a key cannot start here", "{c: 2}"),
        ("{[1]: 2, c: 2}", "1:2 a list cannot be a key", "{c: 2}"),
        ("{x: y}: 1\nc: 2\n", "1:1 a map cannot be a key", "{c: 2}"),
        ("a: *no\nc: 2\n", "1:4 unknown anchor “&no”", "{a: , c: 2}"),
        ("a: &r [*r]\nc: 2\n", "1:8 the alias “*r” is inside the value that it refers to", "{a: [], c: 2}"),
        ("a: x\u{0}y\nc: 2\n", "1:5 the text contains a NUL byte", "{a: x_y, c: 2}"),
        ("a: \u{7}\u{7}\nc: 2\n", "1:4 the text contains the control character U+0007", "{a: __, c: 2}"),
        ("あ: xb\u{7F}\nc: 2\n", "1:6 the text contains the control character U+007F", "{あ: xb_, c: 2}"),
        ("色: 赤: 青\nc: 2\n", "1:5 unquoted text cannot contain a colon followed by a space", "{c: 2}"),
    ])
    func `a syntax error is reported at its place, and reading continues`(source: String, message: String, rest: String)
    {
        let file = SourceFile(path: "test.yaml", text: source)
        let parsed = YAMLReader.read(file, id: testFile)
        #expect(findings(parsed, in: file) == [message])
        #expect(shapes(parsed) == [rest])
        #expect(parsed.diagnostics.allSatisfy { $0.rule == .syntaxError && $0.help?.isEmpty == false })
    }

    @Test(arguments: [
        ("a: !other 12", "1:4-1:10", "{a: 12}"), ("a: &x !other 12", "1:7-1:13", "{a: 12}"),
        ("a: !other &x 12", "1:4-1:10", "{a: 12}"), ("a: !!set {b, c}", "1:4-1:9", "{a: {b: , c: }}"),
        ("a: !o\n  b: 1\n  c: 2", "1:4-1:6", "{a: {b: 1, c: 2}}"), ("a: !o\n  - b", "1:4-1:6", "{a: [b]}"),
        ("a: [!o x, !p, y]", "1:5-1:7 1:11-1:13", "{a: [x, “!p”, y]}"), ("!o a: 1", "1:1-1:3", "{a: 1}"),
        ("a: !<tag:x.org,2000:t> 'b'", "1:4-1:23", "{a: “b”}"), ("a: !Hello\nb: 1", "1:4-1:10", "{a: “!Hello”, b: 1}"),
        ("--- !o\na: 1", "1:5-1:7", "{a: 1}"), ("a: !o |\n  b\n", "1:4-1:6", "{a: “b\n”}"),
        ("あ: !o 赤", "1:4-1:6", "{あ: 赤}"),
    ])
    func `an unknown tag is reported at its place, and its value is read`(
        source: String, expected: String, rest: String
    ) {
        let file = SourceFile(path: "test.yaml", text: source)
        let parsed = YAMLReader.read(file, id: testFile)
        #expect(parsed.diagnostics.map { place($0.range, in: file) }.joined(separator: " ") == expected)
        #expect(parsed.diagnostics.allSatisfy { $0.rule == .ignoredTag && $0.message.contains("unknown YAML tag") })
        #expect(parsed.diagnostics.allSatisfy { $0.help?.isEmpty == false })
        #expect(shapes(parsed) == [rest])
    }

    @Test func `an alias does not report its anchor's tag again`() {
        #expect(readYAML("a: &x !o [1]\nb: *x").diagnostics.count == 1)
    }

    @Test func `all errors of a file are reported`() {
        let source = """
            a: &x b: c
            ok: 1
            d: "e
            f:
              g: @h
            ok: 2
            i: *x
            ---
            j: [1
            k: 2
            """
        let file = SourceFile(path: "test.yaml", text: source)
        let parsed = YAMLReader.read(file, id: testFile)
        #expect(
            findings(parsed, in: file) == [
                "1:8 unquoted text cannot contain a colon followed by a space", "3:4 this quote is never closed",
                "5:6 unquoted text cannot start with “@”", "6:1 the key “ok” is set twice in this map",
                "9:4 the list that starts with this “[” is never closed",
            ])
        #expect(shapes(parsed) == ["{ok: 1, i: b}", "{k: 2}"])
    }

    @Test func `an alias to an anchor inside a syntax error is not a second error`() {
        let parsed = readYAML("a: @ &x 1\nb: *x\n")
        #expect(parsed.diagnostics.count == 1)
        #expect(shapes(parsed) == ["{b: }"])
    }

    @Test func `the number of reported syntax errors is limited`() {
        var limits = Limits()
        limits.syntaxErrors = 3
        let parsed = readYAML(String(repeating: "a: b: c\n", count: 50), limits: limits)
        #expect(parsed.diagnostics.count == 3)
        #expect(parsed.diagnostics.last?.notes.isEmpty == false)
    }

    @Test func `a duplicate key is reported at its second place, and the first is kept`() {
        let file = SourceFile(path: "test.yaml", text: "a: 1\nb: {c: 1, c: 2}\na: 3\n")
        let parsed = YAMLReader.read(file, id: testFile)
        #expect(
            findings(parsed, in: file) == [
                "2:11 the key “c” is set twice in this map", "3:1 the key “a” is set twice in this map",
            ])
        #expect(parsed.diagnostics.map { place($0.notes.first?.range, in: file) } == ["2:5-2:6", "1:1-1:2"])
        #expect(parsed.diagnostics.allSatisfy { $0.rule == .duplicateKey })
        #expect(shapes(parsed) == ["{a: 1, b: {c: 1}}"])
    }

    @Test func `a duplicate of the last of 50000 keys is found`() {
        let keys = (0..<50_000).map { "k\($0): \($0)\n" }.joined()
        let parsed = readYAML(keys + "k0: x\nk49999: y\n")
        #expect(
            parsed.diagnostics.map(\.message) == ["k0", "k49999"].map { "the key “\($0)” is set twice in this map" })
        #expect(parsed.documents.first?.mapping?.count == 50_000)
    }
}
