import Source
import Testing
import YAML

@Suite struct LimitTests {
    @Test func `a billion laughs are one error at the alias that exceeds the limit`() {
        var source = "a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol]\n"
        for level in 1...9 {
            let aliases = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
            source += "a\(level): &a\(level) [\(aliases)]\n"
        }
        let file = SourceFile(path: "test.yaml", text: source)
        let parsed = YAMLReader.read(file, id: testFile)
        #expect(findings(parsed, in: file) == ["6:10 the aliases of this file expand to more than 100000 values"])
        #expect(parsed.documents.first?.mapping?.count == 10)
    }

    @Test(arguments: [(100, true), (101, false)])
    func `aliases may add exactly the values of the limit`(aliases: Int, isAccepted: Bool) {
        // The list and its 999 values.
        let list = Array(repeating: "x", count: 999).joined(separator: ", ")
        let uses = Array(repeating: "*a", count: aliases).joined(separator: ", ")
        let parsed = readYAML("a: &a [\(list)]\nb: [\(uses)]\n")
        #expect(parsed.diagnostics.isEmpty == isAccepted, "\(parsed.diagnostics.map(\.message))")
    }

    @Test func `aliases count toward the limit on nesting`() {
        var limits = Limits()
        limits.depth = 6
        let file = SourceFile(path: "test.yaml", text: "a: &a [[[1]]]\nb: [[*a]]\nc: [[[*a]]]\n")
        #expect(
            findings(YAMLReader.read(file, id: testFile, limits: limits), in: file) == [
                "3:7 with this alias, the nesting exceeds the maximum of 6 levels"
            ])
    }

    @Test(arguments: ["[", "- ", "{a: ", "? ", "[{a: "])
    func `deep nesting is an error, not a crash`(opening: String) {
        let file = SourceFile(path: "test.yaml", text: "ok: 1\n---\n" + String(repeating: opening, count: 20_000))
        let parsed = YAMLReader.read(file, id: testFile)
        #expect(parsed.diagnostics.map(\.message) == ["at most 256 levels of nesting are supported"])
        #expect(parsed.documents.first.map(shape) == "{ok: 1}")
    }

    @Test(arguments: ["[", "{\"a\":", "[{\"a\":"])
    func `deep nesting of JSON is an error, not a crash`(opening: String) {
        let parsed = readJSON(String(repeating: opening, count: 20_000))
        #expect(parsed.diagnostics.contains { $0.message == "at most 256 levels of nesting are supported" })
    }

    @Test func `a file with the maximum nesting is read`() {
        let text = String(repeating: "[", count: 256) + String(repeating: "]", count: 256)
        #expect(readYAML(text).diagnostics.isEmpty)
        #expect(readJSON(text).diagnostics.isEmpty)
        #expect(readYAML("[\(text)]").diagnostics.count == 1)
        #expect(readJSON("[\(text), 1]").diagnostics.count == 1)
    }

    @Test(arguments: ["test.yaml", "test.json"])
    func `a file or text beyond its limit is an error`(path: String) {
        var limits = Limits()
        limits.scalarSize = 5
        let file = SourceFile(path: path, text: "{\"a\": \"123456\", \"b\": \"12345\"}")
        let parsed = DocumentReader.read(file, id: testFile, limits: limits)
        #expect(findings(parsed, in: file) == ["1:7 this text has 6 bytes; at most 5 are supported"])
        #expect(shapes(parsed) == ["{a: “”, b: “12345”}"])
        limits.fileSize = 10
        let tooLarge = DocumentReader.read(file, id: testFile, limits: limits)
        #expect(findings(tooLarge, in: file) == ["1:1 this file has 29 bytes; at most 10 are supported"])
        #expect(tooLarge.documents.isEmpty)
    }

    @Test(
        arguments: [
            ([0xFF, 0xFE, 0x61, 0], "UTF-16"), ([0xFE, 0xFF, 0, 0x61], "UTF-16"), ([0x61, 0, 0x3A, 0], "UTF-16"),
            ([0, 0x7B, 0, 0x7D], "UTF-16"), ([0xFF, 0xFE, 0, 0], "UTF-32"),
        ] as [([UInt8], String)])
    func `a wide encoding is reported by its name`(bytes: [UInt8], encoding: String) {
        for path in ["test.yaml", "test.json"] {
            let parsed = DocumentReader.read(SourceFile(path: path, bytes: bytes), id: testFile)
            #expect(parsed.diagnostics.map(\.message) == ["this file is encoded in \(encoding)"])
            #expect(parsed.diagnostics.first?.help == "save it as UTF-8")
        }
    }

    @Test(
        arguments: [
            [0x80], [0xC0, 0x80], [0xE3, 0x81], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF], [0xF8, 0x88],
        ] as [[UInt8]])
    func `invalid UTF-8 is reported once per line`(bad: [UInt8]) {
        let bytes = Array("{\"あ\": \"x".utf8) + bad + Array("y".utf8) + bad + Array("\",\n\"b\": 1}".utf8)
        for path in ["test.yaml", "test.json"] {
            let file = SourceFile(path: path, bytes: bytes)
            let parsed = DocumentReader.read(file, id: testFile)
            #expect(findings(parsed, in: file) == ["1:9 these bytes are not valid UTF-8"])
            #expect(parsed.documents.first?["b"]?.number == 1)
        }
    }
}
