import Testing

/// Nothing in a run may end it but a finding or an error.
@Suite struct SafetyTests {
    @Test(arguments: [
        "try!", "as!", "fatalError(", "preconditionFailure(", "assertionFailure(", "unsafelyUnwrapped",
        "unowned(unsafe)", "nonisolated(unsafe)",
    ])
    func `no source can trap on purpose`(word: String) {
        for file in Repository.sources where !file.isGenerated {
            #expect(!file.text.contains(word), "\(file.path)")
        }
    }

    @Test func `only the canvas vouches for its own thread safety`() {
        for file in Repository.sources where file.room != "Canvas" {
            #expect(!file.text.contains("@unchecked Sendable"), "\(file.path)")
        }
    }

    @Test(arguments: ["TODO", "FIXME", "XXX", "HACK"])
    func `nothing is left for later in a comment`(word: String) {
        for file in Repository.sources where !file.isGenerated {
            let words = file.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            #expect(!words.contains(word[...]), "\(file.path)")
        }
    }
}
