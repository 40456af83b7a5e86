import Source
import Testing
import YAML

struct `JSON5` {
    private func read(_ text: String) -> ParsedFile {
        DocumentReader.read(SourceFile(path: "tokens.json5", text: text), id: testFile)
    }

    @Test(arguments: [
        ("{ // c\n a: 1, /* x */ 'b': 'c', }", "{a: 1, b: “c”}"),
        ("[+1, .5, -.5, 5., 0x1F, -0XA, 1e3]", "[1, 0.5, -0.5, 5, 31, -10, 1e3]"),
        ("['it\\'s', \"a\\x41\\v\\0b\", 'one\\\ntwo', '\\q']", "[“it's”, “aA\u{B}\0b”, “onetwo”, “q”]"),
        ("{ $value: '#112233', _x-y: null }", "{$value: “#112233”, _x-y: null}"),
    ])
    func `is read as the JSON that it means`(text: String, expected: String) {
        let parsed = read(text)
        #expect(parsed.diagnostics.isEmpty, "\(parsed.diagnostics)")
        #expect(shapes(parsed) == [expected])
    }

    @Test(arguments: [
        "{ a: yes }", "[1 2]", "{ a: 'b }", "[0x]", "/* never closed", "# no\n{}", "[\"\\1\"]", "[Infinity]",
    ])
    func `has its errors reported`(text: String) {
        #expect(!read(text).diagnostics.isEmpty)
    }

    @Test func `is not allowed in JSON`() {
        for text in ["{a: 1}", "['a']", "[1,]", "[.5]", "// c\n{}"] { #expect(!readJSON(text).diagnostics.isEmpty) }
    }
}
