import Testing

/// Files that a reader can take in.
@Suite struct FileTests {
    private static let mostLines = 350
    private static let mostLinesOfTheMiddleFile = 150
    /// Files that are longer for now, with the reason.
    private static let excused: [String: String] = [:]

    private var written: [Repository.SwiftFile] { Repository.sources.filter { !$0.isGenerated } }

    @Test func `no file is too long to read`() {
        for file in written where Self.excused[file.path] == nil {
            #expect(file.lineCount <= Self.mostLines, "\(file.path) has \(file.lineCount) lines")
        }
    }

    @Test func `an excuse is for a file that is too long`() {
        for path in Self.excused.keys {
            #expect(written.contains { $0.path == path && $0.lineCount > Self.mostLines }, "\(path)")
        }
    }

    @Test func `most files are short`() throws {
        let lengths = written.map(\.lineCount).sorted()
        let middle = try #require(lengths.isEmpty ? nil : lengths[lengths.count / 2])
        #expect(middle < Self.mostLinesOfTheMiddleFile)
    }

    @Test(arguments: ["Utils", "Util", "Helpers", "Helper", "Manager", "Common", "Misc"])
    func `no name says nothing`(word: String) {
        for file in Repository.sources {
            let parts = file.path.split(separator: "/").map { $0.replacing(".swift", with: "") }
            #expect(!parts.contains { $0.hasSuffix(word) }, "\(file.path)")
            for declaration in ["struct", "class", "enum", "protocol", "actor", "extension"] {
                let names = file.text.split(separator: "\n").compactMap { Self.name(declaredBy: declaration, in: $0) }
                #expect(!names.contains { $0.hasSuffix(word) }, "\(file.path)")
            }
        }
    }

    /// The name behind a keyword that starts a declaration.
    private static func name(declaredBy keyword: String, in line: Substring) -> Substring? {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        guard let place = words.firstIndex(of: keyword[...]), place + 1 < words.count else { return nil }
        return line.drop { $0 == " " }.hasPrefix("//") ? nil : words[place + 1]
    }
}
