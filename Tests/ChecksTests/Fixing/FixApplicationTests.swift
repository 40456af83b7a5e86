import Source
import Testing

/// Applying fixes changes only the replaced byte ranges.
@Suite struct FixApplicationTests {
    private static func sources(_ text: String) -> (SourceMap, FileID) {
        var sources = SourceMap()
        let id = sources.add(SourceFile(path: "a.yaml", text: text))
        return (sources, id)
    }

    private static func fix(_ edits: [(Range<UInt32>, String)], in file: FileID) -> Fix {
        Fix(
            title: "",
            edits: edits.map {
                .init(
                    range: SourceRange(file: file, start: $0.0.lowerBound, end: $0.0.upperBound), replacement: $0.1)
            }, applicability: .safe)
    }

    @Test func `only the replaced ranges change, in any order of fixes`() {
        let text = "日本: \"#FFF\"\r\nb: 1 # é\n"
        let (sources, file) = Self.sources(text)
        let color = Self.fix([(8..<14, "\"#000\"")], in: file)
        let number = Self.fix([(19..<20, "22")], in: file)
        for fixes in [[color, number], [number, color]] {
            let applied = FixApplication(fixes, in: sources)
            #expect(
                applied.changed.map { String(decoding: $0.bytes, as: UTF8.self) } == ["日本: \"#000\"\r\nb: 22 # é\n"])
            #expect(applied.count == 2)
        }
    }

    @Test func `the first of overlapping fixes is applied, and equal fixes once`() {
        let (sources, file) = Self.sources("abcdef")
        let first = Self.fix([(1..<3, "X")], in: file)
        let applied = FixApplication(
            [first, Self.fix([(2..<4, "Y"), (5..<6, "Z")], in: file), first, Self.fix([(4..<5, "")], in: file)],
            in: sources)
        #expect(applied.changed.map { String(decoding: $0.bytes, as: UTF8.self) } == ["aXdf"])
        #expect(applied.count == 2)
        #expect(applied.conflicts == 1)
    }

    @Test func `a range beyond the file is not applied`() {
        let (sources, file) = Self.sources("abc")
        #expect(FixApplication([Self.fix([(2..<9, "X")], in: file)], in: sources).changed.isEmpty)
    }
}
