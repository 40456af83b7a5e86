import Source
import Testing
import YAML

@Suite struct YAMLRangeTests {
    @Test(arguments: [
        (
            "a: 1\nb:\n  c: x y  # note\n\nd: 2\n",
            "{}@1:1-5:5 a@1:1-1:2 1@1:4-1:5 b@2:1-2:2 {}@3:3-3:9 c@3:3-3:4 x y@3:6-3:9 d@5:1-5:2 2@5:4-5:5"
        ),
        (
            "色: 赤 # 注\nリスト:\n  - 一\n  - \"二\"\n\nb: 😀\n",
            "{}@1:1-6:5 色@1:1-1:2 赤@1:4-1:5 リスト@2:1-2:4 []@3:3-4:8 一@3:5-3:6 二@4:5-4:8 b@6:1-6:2 😀@6:4-6:5"
        ),
        (
            "あ: 1\r\nb: |\r\n  xx\r\n\r\nc: 'y'\r\n",
            "{}@1:1-5:7 あ@1:1-1:2 1@1:4-1:5 b@2:1-2:2 xx\n@2:4-3:5 c@5:1-5:2 y@5:4-5:7"
        ),
        ("a: >-\n  x\n  y\n\n\n# note\nb:\n", "{}@1:1-7:3 a@1:1-1:2 x y@1:4-3:4 b@7:1-7:2 @7:3-7:3"),
        (
            "a: {b: 1 , c: [d: e , f]}\n",
            "{}@1:1-1:26 a@1:1-1:2 {}@1:4-1:26 b@1:5-1:6 1@1:8-1:9 c@1:12-1:13 []@1:15-1:25 "
                + "{}@1:16-1:20 d@1:16-1:17 e@1:19-1:20 f@1:23-1:24"
        ),
        ("a:\n- b\n-\n\nc: 1\n", "{}@1:1-5:5 a@1:1-1:2 []@2:1-3:2 b@2:3-2:4 @3:2-3:2 c@5:1-5:2 1@5:4-5:5"),
        ("a: {x.y}\n", "{}@1:1-1:9 a@1:1-1:2 {}@1:4-1:9 x.y@1:5-1:8 @1:8-1:8"),
        (
            "a: &n !!str  v\nb: &m\n  c: 1\n",
            "{}@1:1-3:7 a@1:1-1:2 v@1:14-1:15 b@2:1-2:2 {}@3:3-3:7 c@3:3-3:4 1@3:6-3:7"
        ),
        ("a: &n\nb: 1\n", "{}@1:1-2:5 a@1:1-1:2 @1:6-1:6 b@2:1-2:2 1@2:4-2:5"),
    ])
    func `keys and values keep their ranges`(source: String, expected: String) throws {
        let file = SourceFile(path: "test.yaml", text: source)
        let parsed = YAMLReader.read(file, id: testFile)
        #expect(parsed.diagnostics.isEmpty)
        let root = try #require(parsed.documents.first)
        #expect(places(root, in: file).joined(separator: " ") == expected)
    }

    @Test func `a byte order mark moves no range`() throws {
        let text = "\u{FEFF}a: 1\nあb: 22\n"
        let file = SourceFile(path: "test.yaml", text: text)
        let entries = try #require(YAMLReader.read(file, id: testFile).documents.first?.mapping)
        #expect(entries.map(\.keyRange).map(file.text(in:)) == ["a", "あb"])
        #expect(entries.map(\.value.range).map(file.text(in:)) == ["1", "22"])
        #expect(entries.first?.keyRange.start == 3)
    }

    @Test func `an alias has its own range, and its content that of the anchor`() throws {
        let file = SourceFile(path: "test.yaml", text: "a: &x\n  b: 1\nc: *x\n")
        let root = try #require(YAMLReader.read(file, id: testFile).documents.first)
        #expect(
            places(root, in: file).joined(separator: " ")
                == "{}@1:1-3:6 a@1:1-1:2 {}@2:3-2:7 b@2:3-2:4 1@2:6-2:7 c@3:1-3:2 {}@3:4-3:6 b@2:3-2:4 1@2:6-2:7")
    }
}
