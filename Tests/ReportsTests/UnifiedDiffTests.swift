import Testing

@testable import Texts

@Suite struct UnifiedDiffTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var title: String
        var old: String
        var new: String
        /// The output of `diff -u` below its two headings.
        var hunks: String

        var testDescription: String { title }
    }

    static let cases = [
        Case(title: "same", old: "a\nb\n", new: "a\nb\n", hunks: ""),
        Case(title: "both empty", old: "", new: "", hunks: ""),
        Case(title: "new file", old: "", new: "a\nb\n", hunks: "@@ -0,0 +1,2 @@\n+a\n+b\n"),
        Case(title: "emptied", old: "a\n", new: "", hunks: "@@ -1 +0,0 @@\n-a\n"),
        Case(title: "one line", old: "a\n", new: "b\n", hunks: "@@ -1 +1 @@\n-a\n+b\n"),
        Case(
            title: "line feed at the end lost", old: "a\nb\n", new: "a\nb",
            hunks: "@@ -1,2 +1,2 @@\n a\n-b\n+b\n\\ No newline at end of file\n"),
        Case(
            title: "line feed at the end missing in both", old: "a\nb", new: "c\nb",
            hunks: "@@ -1,2 +1,2 @@\n-a\n+c\n b\n\\ No newline at end of file\n"),
        Case(
            title: "carriage return", old: "a\r\n", new: "a\n", hunks: "@@ -1 +1 @@\n-a\r\n+a\n"),
        Case(
            title: "other normal form", old: "\u{E9}\n", new: "e\u{301}\n",
            hunks: "@@ -1 +1 @@\n-\u{E9}\n+e\u{301}\n"),
        Case(
            title: "three lines of context", old: "1\n2\n3\n4\n5\n6\n7\n8\n9\n", new: "1\n2\n3\n4\nx\n6\n7\n8\n9\n",
            hunks: "@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+x\n 6\n 7\n 8\n"),
        Case(
            title: "changes six lines apart share a hunk", old: "a\n1\n2\n3\n4\n5\n6\nb\n",
            new: "x\n1\n2\n3\n4\n5\n6\ny\n",
            hunks: "@@ -1,8 +1,8 @@\n-a\n+x\n 1\n 2\n 3\n 4\n 5\n 6\n-b\n+y\n"),
        Case(
            title: "changes seven lines apart do not", old: "a\n1\n2\n3\n4\n5\n6\n7\nb\n",
            new: "x\n1\n2\n3\n4\n5\n6\n7\ny\n",
            hunks: "@@ -1,4 +1,4 @@\n-a\n+x\n 1\n 2\n 3\n@@ -6,4 +6,4 @@\n 5\n 6\n 7\n-b\n+y\n"),
        Case(
            title: "insertion after the fourth line", old: "1\n2\n3\n4\n5\n", new: "1\n2\n3\n4\nn\n5\n",
            hunks: "@@ -2,4 +2,5 @@\n 2\n 3\n 4\n+n\n 5\n"),
    ]

    @Test(arguments: cases) func `a difference has the format of diff -u`(_ example: Case) {
        let expected = example.hunks.isEmpty ? "" : "--- a/x.swift\n+++ b/x.swift\n" + example.hunks
        #expect(
            Array(UnifiedDiff.text(old: example.old, new: example.new, path: "x.swift").utf8) == Array(expected.utf8))
    }

    @Test(arguments: [
        ("t/my colors.yaml", "--- a/t/my colors.yaml\t\n+++ b/t/my colors.yaml\t\n"),
        ("t/色.yaml", "--- a/t/色.yaml\n+++ b/t/色.yaml\n"),
        ("a\"b\nc.yaml", "--- \"a/a\\\"b\\nc.yaml\"\n+++ \"b/a\\\"b\\nc.yaml\"\n"),
    ])
    func `a name is written so that patch and git apply find the file`(_ path: String, _ heading: String) {
        #expect(UnifiedDiff.text(old: "a\n", new: "b\n", path: path) == heading + "@@ -1 +1 @@\n-a\n+b\n")
    }

    @Test func `edits rebuild both texts and are as few as possible`() {
        var seed: UInt64 = 7
        func random(_ bound: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % bound
        }
        for _ in 0..<2_000 {
            let old = (0..<random(14)).map { _ in "\(random(4))" }
            let new = (0..<random(14)).map { _ in "\(random(4))" }
            let edits = LineDifference.edits(from: old.map { Array($0.utf8)[...] }, to: new.map { Array($0.utf8)[...] })
            let lines = edits.map { (kind: $0.kind, text: String(decoding: $0.line, as: UTF8.self)) }
            #expect(lines.filter { $0.kind != .added }.map(\.text) == old)
            #expect(lines.filter { $0.kind != .removed }.map(\.text) == new)
            let fewest = new.difference(from: old).count
            #expect(lines.count { $0.kind != .same } == fewest, "\(old) → \(new)")
        }
    }

    @Test func `lines that are not UTF-8 keep their bytes`() {
        let diff = UnifiedDiff.bytes(
            old: [0x63, 0xE9, 0x0A, 0x61, 0x0A], new: [0x63, 0xE9, 0x0A, 0xFF, 0x0A], path: "x.yaml")
        let head = Array("--- a/x.yaml\n+++ b/x.yaml\n@@ -1,2 +1,2 @@\n".utf8)
        #expect(diff == head + [0x20, 0x63, 0xE9, 0x0A, 0x2D, 0x61, 0x0A, 0x2B, 0xFF, 0x0A])
    }
}
