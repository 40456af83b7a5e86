import Testing

struct ReadmeTests {
    @Test func `quotes the counts of the example that is transcribed literally`() throws {
        let lines = try Repository.text(of: "Examples/as-written/findings.txt").split(separator: "\n")
        let counts = try #require(lines.last).split(separator: ", ").prefix(2).joined(separator: " and ")
        let criteria = lines.filter { $0.contains(" AC-") }
        let failed = criteria.count { $0.contains("  failed ") }
        let readme = try Repository.text(of: "README.md").replacing("\n", with: " ")
        #expect(readme.contains("\(failed) of its own \(criteria.count) acceptance criteria fail, with \(counts)."))
    }
}
