import Testing

@testable import Project

@Suite struct VersionRequirementTests {
    @Test(arguments: [
        (">=0.2", "0.2.0", true), (">=0.2", "0.1.9", false), (">=0.2", "1.0.0", true), (">0.2", "0.2.0", false),
        (">0.2", "0.2.1", true), ("<1", "0.9.9", true), ("<1", "1.0.0", false), ("<=0.2.1", "0.2.1", true),
        ("==0.2", "0.2.0", true), ("==0.2", "0.2.1", false), (">=0.2, <0.4", "0.3.7", true),
        (">=0.2,<0.4", "0.4.0", false), (" >= 0.10 ", "0.9.0", false), (">=0.9", "0.10.0", true),
    ])
    func `a version meets every comparator or is refused`(text: String, version: String, isAccepted: Bool) throws {
        #expect(try #require(VersionRequirement(text)).accepts(version) == isAccepted)
    }

    @Test(arguments: ["", "0.2", ">=", ">=x", ">=0.2.0.1", ">=0.2,", "~>0.2", ">=0..2", ">=9999999", ">=-1", ">=０"])
    func `anything else is not a requirement`(text: String) {
        #expect(VersionRequirement(text) == nil)
    }
}
