import Source
import Testing
import YAML

/// Colors without quotes, in which “#” starts a comment.
@Suite struct UnquotedColorTests {
    /// The source, the places of the reported colors, and the values that are read.
    @Test(arguments: [
        ("color: #FF0000\nx: 1\n", "1:8-1:15", "{color: “#FF0000”, x: 1}"),
        ("a:\n  $value: #123456\n", "2:11-2:18", "{a: {$value: “#123456”}}"),
        ("- #FF0000\n- x\n", "1:3-1:10", "[“#FF0000”, x]"),
        ("a:\n- #FFF\n- #000F\n", "2:3-2:7 3:3-3:8", "{a: [“#FFF”, “#000F”]}"),
        ("color: #FFF # white\nx: 1", "1:8-1:12", "{color: “#FFF”, x: 1}"),
        ("color: #FFFFFF white\nx: 1", "1:8-1:15", "{color: “#FFFFFF”, x: 1}"),
        ("color: #FF000080\r\nx: 1\r\n", "1:8-1:17", "{color: “#FF000080”, x: 1}"),
        ("b: &base #9AA0A6\nc: *base\n", "1:10-1:17", "{b: “#9AA0A6”, c: “#9AA0A6”}"),
        ("b: !!str #9AA0A6", "1:10-1:17", "{b: “#9AA0A6”}"),
        ("{ text: Hi, color: #FF0000 }\n---\nnext: 1\n", "1:20-1:27", "{text: Hi, color: “#FF0000”} {next: 1}"),
        ("a: {x: #FFF, y: {z: #000}}\nb: 1", "1:8-1:12 1:21-1:25", "{a: {x: “#FFF”, y: {z: “#000”}}, b: 1}"),
        ("a: [#FFF, #000]\nb: 1", "1:5-1:9 1:11-1:15", "{a: [“#FFF”, “#000”], b: 1}"),
        ("a: [\n  #FFF,\n  #000\n]\nb: 1", "2:3-2:7 3:3-3:7", "{a: [“#FFF”, “#000”], b: 1}"),
        ("a: [\n  \"#AAA\",\n  #000,\n]\n", "3:3-3:7", "{a: [“#AAA”, “#000”]}"),
        ("a: {\n  x: #FFF,\n  y: 1\n}\n", "2:6-2:10", "{a: {x: “#FFF”, y: 1}}"),
        ("a: { x: 1, y: #FFF\n}\n", "1:15-1:19", "{a: {x: 1, y: “#FFF”}}"),
        ("色: { 字: あ, 色: #FFF }", "1:15-1:19", "{色: {字: あ, 色: “#FFF”}}"),
        ("- color: #FFF\n  x: 1\n- color: #000\n", "1:10-1:14 3:10-3:14", "[{color: “#FFF”, x: 1}, {color: “#000”}]"),
        ("- - #FFF\n- x", "1:5-1:9", "[[“#FFF”], x]"),
        ("a:\n  b: #FFF\n  c: 1\n", "2:6-2:10", "{a: {b: “#FFF”, c: 1}}"),
        ("a: #FFF", "1:4-1:8", "{a: “#FFF”}"), ("\u{FEFF}a: #FFF", "1:5-1:9", "{a: “#FFF”}"),
    ])
    func `are reported at the sign and read as text`(source: String, expected: String, values: String) {
        let file = SourceFile(path: "test.yaml", text: source)
        let parsed = YAMLReader.read(file, id: testFile)
        #expect(parsed.diagnostics.map { place($0.range, in: file) }.joined(separator: " ") == expected)
        #expect(shapes(parsed).joined(separator: " ") == values)
        #expect(parsed.diagnostics.allSatisfy { $0.rule == .syntaxError && $0.message.contains("starts a comment") })
        #expect(parsed.diagnostics.allSatisfy { $0.help?.hasPrefix("put the color in quotes: \"#") == true })
    }

    @Test(arguments: [
        "a: 1 #FFFFFF", "a: \"#FFFFFF\" #FFF", "#FFFFFF\na: 1", "a: 1\n#FFF\nb: 2", "a: 1\n  #FFF\nb: 2",
        "a: # FFF", "a: #todo", "a: #12", "a: #12345", "a: #fffffg", "a: #add more here", "a: #1234 is an issue",
        "a: #decade of change", "a: #1234, see there",
        "a: #fade\n  b: 1", "a: #fade\n\n  # note\n  b: 1", "a: #fade\n- 1", "- #fade\n  b: 1", "a: - #FFF\n  b",
        "a: [ # FFF\n  1, #FFFFFF\n  2 ]", "a: [\n  x, #FFFFFF\n  y, #000000\n]", "a: [ #FFF\n  x ]",
        "a: [1, # #FFF, x\n  2]", "a: red, #FFFFFF", "# a: #FFF\nb: 1",
        "a: 1 # b: #FFF", "a: \"b: #FFF\"", "a: 'b: #FFF, c: #000'", "a: |\n  b: #FFF\n  - #000\nc: 1",
        "a: >\n  [#FFF, #000]\n", "a: text\n  - #FFF\n", "a: \"x\n  b: #FFF\n  y\"\n", "\"b: #FFF\": 1", "a: x:#FFF",
        "a: x#FFF", "a: http://x/#fff",
    ])
    func `are not assumed where “#” starts a comment or is part of text`(_ source: String) {
        let parsed = readYAML(source)
        let plain = readYAML(source.replacing("#", with: "#!"))
        #expect(!parsed.diagnostics.contains { $0.message.contains("color") }, "\(parsed.diagnostics)")
        // A text contains the sign, a comment does not.
        #expect(shapes(parsed) == shapes(plain).map { $0.replacing("#!", with: "#") })
    }

    @Test func `are reported together with those in text that only looks alike`() {
        let file = SourceFile(path: "test.yaml", text: "note: |\n  color: #000000\ncolor: #FF0000\nother: 'a: #FFF'\n")
        let parsed = YAMLReader.read(file, id: testFile)
        #expect(parsed.diagnostics.map { place($0.range, in: file) } == ["3:8-3:15"])
        #expect(shapes(parsed) == ["{note: “color: #000000\n”, color: “#FF0000”, other: “a: #FFF”}"])
    }

    @Test(arguments: [
        ("a: { text: #1 song, color: red }\n---\nb: 1\n", "1:12"), ("a: { text: Song #1, x: 2 }\nb: 1\n", "1:17"),
        ("a: [\"x # y\", #tag]\nb: 1\n", "1:14"), ("a:\n  b: [1, #x]\n  c: 2\nb: 1\n", "2:10"),
    ])
    func `a comment that hides a closing bracket is the only finding`(_ source: String, _ expected: String) {
        let file = SourceFile(path: "test.yaml", text: source)
        let parsed = YAMLReader.read(file, id: testFile)
        let message = "“#” starts a comment, so the rest of this line is not read"
        #expect(findings(parsed, in: file) == ["\(expected) \(message)"])
        #expect(shapes(parsed).last?.hasSuffix("b: 1}") == true)
    }

    @Test func `are found in linear time on a long line`() {
        let count = 100_000
        let flow = "[" + Array(repeating: "#fff", count: count).joined(separator: ", ") + "]"
        #expect(readYAML(flow).documents.first?.sequence?.count == count)
        let comments = "a: 1" + String(repeating: " # b: #fff", count: count)
        #expect(shapes(readYAML(comments)) == ["{a: 1}"])
        let quoted = "a: \"" + String(repeating: " b: #fff", count: count) + "\""
        #expect(readYAML(quoted).diagnostics.isEmpty)
    }
}
