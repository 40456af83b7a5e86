import Testing

@testable import Checks

struct `Names with digits` {
    @Test(arguments: ["1_5x", "15x", "1x", "0_5x", "space1_5"])
    func `keep the underscore between digits`(name: String) {
        #expect(NameConvention.lowerCamelCase.allows(name))
        #expect(NameConvention.lowerCamelCase.spelled(name) == name)
    }

    @Test(arguments: [("on_accent", "onAccent"), ("1-x", "1X"), ("1_5-x", "1_5X"), ("a_1", "a1"), ("1_a", "1A")])
    func `have no other separators`(name: String, spelled: String) {
        #expect(!NameConvention.lowerCamelCase.allows(name))
        #expect(NameConvention.lowerCamelCase.spelled(name) == spelled)
    }

    @Test func `stay apart`() {
        let names = ["1_5x", "15x", "1.5x"].map { NameConvention.lowerCamelCase.spelled($0) }
        #expect(Set(names).count == 3)
    }
}
