import Source
import Testing
import YAML

@Suite struct MutationTests {
    /// A small linear congruential generator (Numerical Recipes' constants): the same inputs in every run.
    struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    static let yaml = """
        %YAML 1.2
        ---
        component: Chip # note
        色: &c "#FF\\u30420 あ"
        props: {a: [1, *c, 'x'], {color.accent}: !!str y}
        tree: |-
          text

          more
        list:
          - >+
            folded
          - ? key
            : "multi
              line"
        ---
        - a: {b: c}
        """

    static let json = """
        {"a": [1, -2.5e+3, true, null, "x\\ud83d\\ude00"], "あ": {"b": {}, "c": []}, "d": "\\n\\u00e9"}
        """

    /// 200 inputs for each reader, with a few bytes changed, removed, repeated or cut off.
    @Test(arguments: [("test.yaml", yaml), ("test.json", json)])
    func `a mangled file gives ranges within it, not a crash`(path: String, source: String) {
        var generator = Generator(state: 20)
        let spice = Array("{}[]:,\"'\\\n\r\t -#&*!|>%@`?~\0\u{7F}あ".utf8) + [0xFF, 0xC3, 0xED]
        for _ in 0..<200 {
            var bytes = Array(source.utf8)
            for _ in 0..<Int.random(in: 1...8, using: &generator) {
                let index = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0..<5, using: &generator) {
                case 0: bytes[index] = spice.randomElement(using: &generator) ?? 0
                case 1: bytes.insert(spice.randomElement(using: &generator) ?? 0, at: index)
                case 2: bytes.remove(at: index)
                case 3: bytes.insert(contentsOf: bytes[index..<min(index + 20, bytes.count)], at: index)
                default: bytes.swapAt(index, Int.random(in: 0..<bytes.count, using: &generator))
                }
            }
            let file = SourceFile(path: path, bytes: bytes)
            let parsed = DocumentReader.read(file, id: testFile)
            for diagnostic in parsed.diagnostics {
                #expect((diagnostic.range?.end).map { Int($0) <= bytes.count } == true, "\(bytes)")
            }
            for document in parsed.documents { expectNested(document, within: bytes.count) }
            _ = Suppression.scan(file, id: testFile, documents: parsed.documents)
        }
    }

    private func expectNested(_ node: Node, within count: Int) {
        #expect(node.range.start <= node.range.end && Int(node.range.end) <= count)
        node.sequence?.forEach { expectNested($0, within: count) }
        node.mapping?.forEach { expectNested($0.value, within: count) }
    }
}
