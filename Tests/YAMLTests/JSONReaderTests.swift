import Source
import Testing
import YAML

@Suite struct JSONReaderTests {
    @Test(arguments: [
        "{\"a\": 1, \"b\": [true, false, null, -1.5e3, 0, 1E+2], \"c\": {}, \"d\": []}",
        "[\"x\\u00e9\\n\\t\\\\\\\"\\/\\b\\f\\r\", \"あ😀\", \"\"]",
        "\"text\"", " 12 ", "[[[1], [2, [3]]], {\"a\": {\"b\": [{}]}}]",
        "{\n  \"色\": \"赤\",\r\n  \"{x}\": \"{a.b}\"\n}",
    ])
    func `JSON reads as the same nodes with both readers`(source: String) throws {
        let file = SourceFile(path: "test", text: source)
        let json = JSONReader.read(file, id: testFile)
        let yaml = YAMLReader.read(file, id: testFile)
        #expect(json.diagnostics.isEmpty)
        #expect(yaml.diagnostics.isEmpty)
        #expect(shapes(json) == shapes(yaml))
        let (left, right) = (try #require(json.documents.first), try #require(yaml.documents.first))
        #expect(places(left, in: file) == places(right, in: file))
    }

    @Test(arguments: [
        ("[\"\\ud83d\\ude00\\u0000\\uABCD\"]", "[“😀\0\u{ABCD}”]"),
        ("\u{FEFF}{\"a\": 1}", "{a: 1}"),
        ("[1.0, -0, 12345678901234567890, \"\u{7F}\u{2028}\"]", "[1.0, -0, 12345678901234567890, “\u{7F}\u{2028}”]"),
    ])
    func `JSON that libyaml rejects is read`(source: String, expected: String) {
        let parsed = readJSON(source)
        #expect(parsed.diagnostics.isEmpty)
        #expect(shapes(parsed) == [expected])
    }

    @Test(arguments: [
        ("{\"a\": 1,}", ["1:8 JSON does not allow a comma after the last value"], "{a: 1}"),
        ("[1, 2, ]", ["1:6 JSON does not allow a comma after the last value"], "[1, 2]"),
        ("[1,,2]", ["1:4 a value is missing before this comma"], "[1, 2]"),
        ("{,\"a\": 1}", ["1:2 a value is missing before this comma"], "{a: 1}"),
        ("{\"a\" 1}", ["1:5 a colon is missing after the key"], "{a: 1}"),
        ("{\"a\" = 1}", ["1:5 a colon is missing after the key"], "{a: 1}"),
        ("{\"a\"}", ["1:5 this key has no value"], "{a: null}"),
        (
            "{\"a\":, \"b\": }", ["1:6 this key has no value", "1:13 this key has no value"],
            "{a: null, b: null}"
        ),
        (
            "{a: 1, 'b': 'c'}",
            [
                "1:2 this key needs double quotes", "1:8 JSON does not allow single quotes",
                "1:13 JSON does not allow single quotes",
            ],
            "{a: 1, b: “c”}"
        ),
        ("{\"あ\": 1 \"b\": 2}", ["1:8 a comma is missing here"], "{あ: 1, b: 2}"),
        ("[1 2]", ["1:3 a comma is missing here"], "[1, 2]"),
        (
            "// c\n{\"a\": /* x */ 1 # y\n}",
            [
                "1:1 JSON does not allow comments", "2:7 JSON does not allow comments",
                "2:17 JSON does not allow comments",
            ],
            "{a: 1}"
        ),
        ("[1] /* x", ["1:5 JSON does not allow comments, and this one is never closed"], "[1]"),
        ("{\"a\": [1, 2}", ["1:12 “}” cannot close “[”"], "{a: [1, 2]}"),
        ("[{\"a\": 1]", ["1:9 “]” cannot close “{”"], "[{a: 1}]"),
        ("[1}", ["1:3 “}” cannot close “[”"], "[1]"),
        ("{\"a\": {\"b\": 1}", ["1:1 this “{” is never closed"], "{a: {b: 1}}"),
        ("{\"a\": \"abc\n, \"b\": 1}", ["1:7 this quote is not closed on the same line"], "{a: “abc”, b: 1}"),
        ("[\"\\q\"]", ["1:3 unknown escape sequence"], "[“q”]"),
        ("[\"\\u12\"]", ["1:3 \\u needs four hexadecimal digits"], "[“12”]"),
        ("[\"あ\\ud800\"]", ["1:4 this is half of a surrogate pair"], "[“あ\u{FFFD}”]"),
        ("[\"\\udc00\"]", ["1:3 this is half of a surrogate pair"], "[“\u{FFFD}”]"),
        ("[\"\\ud83d\\u0041\"]", ["1:3 this is half of a surrogate pair"], "[“\u{FFFD}A”]"),
        ("[\"a\tb\"]", ["1:4 JSON does not allow a tab in text"], "[“a\tb”]"),
        ("[\"a\u{0}b\"]", ["1:4 the text contains a NUL byte"], "[“a b”]"),
        ("[01]", ["1:2 “01” is not a JSON number"], "[01]"),
        ("[+1, .5]", ["1:2 “+1” is not a JSON number", "1:6 “.5” is not a JSON number"], "[+1, .5]"),
        ("[1., 1e]", ["1:2 “1.” is not a JSON number", "1:6 “1e” is not a JSON number"], "[1., 1e]"),
        ("[-, 0x1F]", ["1:2 “-” is not a JSON number", "1:5 “0x1F” is not a JSON number"], "[-, 0x1F]"),
        (
            "[NaN, True]",
            ["1:2 this unquoted text is not a JSON value", "1:7 this unquoted text is not a JSON value"],
            "[“NaN”, “True”]"
        ),
        (
            "[None, foo-bar]",
            ["1:2 this unquoted text is not a JSON value", "1:8 this unquoted text is not a JSON value"],
            "[“None”, “foo-bar”]"
        ),
        ("{} []", ["1:4 there is text after the end of the document"], "{}"),
        ("[\"a\": 1]", ["1:5 a list cannot have keys"], "[“a”, 1]"),
        ("{[1]: 2, \"b\": 3}", ["1:2 a list or map cannot be a key"], "{b: 3}"),
        (
            "[1, @]",
            ["1:5 “@” is unexpected here", "1:3 JSON does not allow a comma after the last value"].reversed(), "[1]"
        ),
    ])
    func `a syntax error is reported, and reading continues`(source: String, messages: [String], rest: String) {
        let file = SourceFile(path: "test.json", text: source)
        let parsed = JSONReader.read(file, id: testFile)
        #expect(findings(parsed, in: file) == messages)
        #expect(shapes(parsed) == [rest])
        #expect(parsed.diagnostics.allSatisfy { $0.rule == .syntaxError && $0.help?.isEmpty == false })
    }

    @Test(arguments: [
        ("", "1:1 this file contains no value"), (" \n", "2:1 this file contains no value"),
        ("]", "1:1 “]” is unexpected here"),
        ("/", "1:1 “/” is unexpected here"),
    ])
    func `a file without a value has no document`(source: String, message: String) {
        let file = SourceFile(path: "test.json", text: source)
        let parsed = JSONReader.read(file, id: testFile)
        #expect(findings(parsed, in: file) == [message])
        #expect(parsed.documents.isEmpty)
    }

    @Test func `a duplicate key is reported at its second place, and the first is kept`() {
        let members = (0..<20).map { "\"k\($0)\": \($0)" }.joined(separator: ", ")
        let file = SourceFile(path: "test.json", text: "{\"k3\": 0, \(members), \"k19\": 1}")
        let parsed = JSONReader.read(file, id: testFile)
        #expect(parsed.diagnostics.map(\.message) == ["k3", "k19"].map { "the key “\($0)” is set twice in this map" })
        #expect(parsed.diagnostics.first.map { place($0.notes.first?.range, in: file) } == "1:2-1:6")
        #expect(parsed.documents.first?.mapping?.count == 20)
        #expect(parsed.documents.first?["k19"]?.number == 19)
    }
}
