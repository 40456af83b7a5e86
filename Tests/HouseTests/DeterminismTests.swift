import Testing

/// The same input gives the same bytes, whatever the day, the machine and the user's settings.
@Suite struct DeterminismTests {
    @Test func `a call that depends on time, chance or locale has its reason beside it`() {
        for file in Repository.sources where !file.isGenerated {
            let violations = Determinism.violations(in: file)
            #expect(violations.isEmpty, "\(violations.joined(separator: ", "))")
        }
    }

    @Test(arguments: [
        ("let now = Date()", 1), ("let now = Date()  // deterministic: only shown to the user", 0),
        ("// deterministic: only shown to the user\nlet now = Date()", 0), ("// Date() is not called here", 0),
        ("let order = names.hashValue", 1), ("let name = items.randomElement()", 1), ("let date: Date", 0),
        ("let a = Date()  // deterministic: shown only\nlet b = Date()", 0),
        ("let a = Date()\nlet b = UUID()  // deterministic: a name", 1),
    ])
    func `a planted call is found`(text: String, count: Int) {
        let file = Repository.TextFile(path: "Sources/Values/Color.swift", text: text)
        #expect(Determinism.violations(in: file).count == count)
    }
}
