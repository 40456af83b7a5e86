import Testing

@testable import Comparison

/// Two versions of a sheet.
struct `A described sheet` {
    private static func sheet(
        _ scene: String, _ pictures: [(String, String)] = [], _ texts: [String] = []
    ) -> ComparedSheet {
        ComparedSheet(
            name: "sheets/Chip", kind: "contact", component: "Chip", scene: scene,
            pictures: pictures.map { .init(name: $0, scene: $1) }, texts: texts)
    }

    @Test func `has no changes if it looks the same`() {
        let one = Self.sheet("a", [("Chip, on, light", "1")], ["Chip"])
        #expect(one.changes(since: one).isEmpty)
    }

    @Test func `names the lines of text that differ`() {
        let old = Self.sheet("a", [], ["Chip", "12 pt", "8 pt", "end"])
        let new = Self.sheet("b", [], ["Chip", "16 pt", "8 pt", "new", "end"])
        #expect(
            new.changes(since: old) == [
                .text(before: "12 pt", after: "16 pt"), .text(before: nil, after: "new"),
            ])
        #expect(old.changes(since: new).last == .text(before: "new", after: nil))
    }

    /// A film strip shows one mock-up several times.
    @Test func `names the drawings that differ, and compares those of one name in order`() {
        let old = Self.sheet("a", [("on", "1"), ("on", "2"), ("off", "3"), ("gone", "4")])
        let new = Self.sheet("b", [("on", "1"), ("on", "9"), ("off", "3"), ("new", "5")])
        #expect(new.changes(since: old) == [.picture("on"), .addedPicture("new"), .removedPicture("gone")])
    }

    @Test func `has another arrangement if only places differ`() {
        #expect(Self.sheet("b", [], ["Chip"]).changes(since: Self.sheet("a", [], ["Chip"])) == [.arrangement])
    }
}
