import Testing

@testable import Codegen

@Suite struct LayoutTests {
    /// A declaration of a call with two arguments, the second one an array.
    private func declaration(_ first: String, _ items: [String], comment: String? = nil, indent: Int = 0) -> String {
        var layout = SwiftLayout()
        layout.startDeclaration()
        layout.write("let x = ")
        layout.openCall("Call")
        layout.startPiece("first")
        layout.write(first)
        if let comment { layout.writeComment { $0.append(comment) } }
        layout.endPiece()
        layout.startPiece("items")
        layout.openArray()
        for item in items {
            layout.startPiece()
            layout.openCall("Item")
            layout.argument("name", swift: item)
            layout.closeCall()
            layout.endPiece()
        }
        layout.closeArray()
        layout.endPiece()
        layout.closeCall()
        var bytes: [UInt8] = []
        layout.endDeclaration(indent: indent, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func `a declaration that fits is on one line`() {
        #expect(declaration("1", ["2", "3"]) == "let x = Call(first: 1, items: [Item(name: 2), Item(name: 3)])")
        #expect(declaration("1", []) == "let x = Call(first: 1, items: [])")
    }

    @Test func `a declaration that is too long has one argument per line`() {
        let long = String(repeating: "1", count: 90)
        #expect(
            declaration(long, ["2", "3"], indent: 4) == """
                let x = Call(
                        first: \(long),
                        items: [Item(name: 2), Item(name: 3)])
                """)
    }

    @Test func `an array breaks within a call, and a call within an array`() {
        let half = String(repeating: "2", count: 60)
        let long = String(repeating: "3", count: 110)
        #expect(
            declaration("1", [half, long], indent: 4) == """
                let x = Call(
                        first: 1,
                        items: [
                            Item(name: \(half)),
                            Item(
                                name: \(long)),
                        ])
                """)
    }

    @Test func `a comment breaks the calls around it`() {
        #expect(
            declaration("1", ["2"], comment: "one") == """
                let x = Call(
                    first: 1,  // one
                    items: [Item(name: 2)])
                """)
    }

    /// `let x = Call(first: , items: [])` has 32 characters.
    @Test(arguments: [("1", 88, true), ("1", 89, false), ("色", 88, true), ("色", 89, false), ("👨‍👩‍👧", 88, true)])
    func `characters count, not bytes`(_ character: String, _ count: Int, _ fits: Bool) {
        let text = declaration(String(repeating: character, count: count), [])
        #expect(text.contains("\n") == !fits)
    }

    @Test func `the longest line counts its indent`() {
        let text = String(repeating: "1", count: 84)
        #expect(!declaration(text, [], indent: 4).contains("\n"))
        #expect(declaration(text, [], indent: 5).contains("\n"))
    }
}
