import Source
import Testing
import YAML

@Suite struct SuppressionTests {
    private func scan(_ text: String, path: String = "test.yaml") -> [String] {
        let file = SourceFile(path: path, text: text)
        let parsed = DocumentReader.read(file, id: testFile)
        return Suppression.scan(file, id: testFile, documents: parsed.documents).map {
            "\($0.rule)|\($0.reason ?? "-")|\($0.line)|\(place($0.range, in: file))"
        }
    }

    @Test(arguments: [
        ("low-contrast-text – it is decorative", "low-contrast-text|it is decorative"),
        ("low-contrast-text — it is", "low-contrast-text|it is"),
        ("low-contrast-text - it is", "low-contrast-text|it is"),
        ("low-contrast-text: it is", "low-contrast-text|it is"),
        ("low-contrast-text : 飾り", "low-contrast-text|飾り"),
        ("low-contrast-text", "low-contrast-text|-"),
        ("low-contrast-text – ", "low-contrast-text|-"),
        ("", "|-"),
        ("– why", "|why"),
        ("low-contrast-text, since it is", "low-contrast-text|since it is"),
    ])
    func `rule and reason are taken from the comment`(comment: String, expected: String) {
        let found = scan("a:\n  # uispec:disable-next-line \(comment)\n  b: 1\n")
        #expect(
            found.map { $0.split(separator: "|", omittingEmptySubsequences: false).prefix(2).joined(separator: "|") }
                == [expected])
    }

    @Test(arguments: [
        ("a-b, c-d – why", ["a-b|why", "c-d|why"]), ("a-b,c-d", ["a-b|-", "c-d|-"]),
        ("a-b, c-d, e-f: why, and how", ["a-b|why, and how", "c-d|why, and how", "e-f|why, and how"]),
    ])
    func `a comment may name several rules`(comment: String, expected: [String]) {
        let found = scan("a:\n  # uispec:disable-next-line \(comment)\n  b: 1\n")
        #expect(found.map { $0.split(separator: "|").prefix(2).joined(separator: "|") } == expected)
    }

    @Test func `blank lines and comments may be between it and its line`() {
        #expect(
            scan("# uispec:disable-next-line x\n\n  # more\n# uispec:disable-next-line y – z\r\n\na: 1\n") == [
                "x|-|5|1:1-1:29", "y|z|5|4:1-4:33",
            ])
    }

    @Test func `it may follow a value`() {
        #expect(scan("a: 1  # uispec:disable-next-line x\nb: 2\n") == ["x|-|1|1:7-1:35"])
        #expect(scan("a: | # uispec:disable-next-line x\n  text that is long enough\n") == ["x|-|1|1:6-1:34"])
    }

    @Test(arguments: [
        "a: |\n  text\n  # uispec:disable-next-line x\n  more\nb: 1\n",
        "a: >-\n\n  # uispec:disable-next-line x\n",
        "a: \"text\n  # uispec:disable-next-line x\n  more\"\n",
        "a: '# uispec:disable-next-line x'\n",
        "\"b # uispec:disable-next-line x\": 1\n",
        "a: 1 # see uispec:disable-next-line x\n",
        "a: 1# uispec:disable-next-line x\n",
        "# uispec: a comment\n",
    ])
    func `text is not a comment`(source: String) {
        #expect(scan(source) == [])
    }
}
