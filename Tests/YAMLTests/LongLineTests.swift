import Source
import Testing

struct `Columns of long lines` {
    /// Lines of lengths around 4,096 bytes, from which code points are counted in advance.
    @Test(arguments: [10, 4095, 4096, 4097, 20_000], ["a", "é", "色", "😀"])
    func `count code points, whatever their place`(_ count: Int, _ character: String) {
        let text = "first\n" + String(repeating: character, count: count) + "x\nlast"
        let file = SourceFile(path: "f", text: text)
        let start = 6
        let width = character.utf8.count
        for place in Set([0, 1, count / 2, count - 1, count]) {
            let found = file.lineAndColumn(at: UInt32(start + place * width))
            #expect(found == (2, place + 1))
        }
        #expect(file.lineAndColumn(at: UInt32(text.utf8.count)) == (3, 5))
        #expect(file.lineAndColumn(at: UInt32(text.utf8.count + 9)) == (3, 5))
    }

    @Test func `of an empty file are 1`() {
        #expect(SourceFile(path: "f", text: "").lineAndColumn(at: 0) == (1, 1))
    }
}
