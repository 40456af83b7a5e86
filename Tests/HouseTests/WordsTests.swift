import Foundation
import Testing

/// Strings, comments and pages are in plain American English.
@Suite struct WordsTests {
    /// The files that are not clean yet, with the number of their lines. The list may only get shorter:
    /// `UISPEC_UPDATE_GOLDEN=1` lowers its numbers and never raises one.
    private static let listPath = "Tests/HouseTests/unclean.txt"

    private static let pages = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"]

    /// Files that quote the dialect in order to find it.
    private static let quoting = ["Dialect.swift", "WordsTests.swift"]

    /// The pages, the sources and tests, and the YAML that people read.
    private static let read: [(file: Repository.TextFile, prose: [SwiftText.Passage])] = {
        let pages = Self.pages.compactMap { path in
            (try? Repository.text(of: path)).map { Repository.TextFile(path: path, text: $0) }
        }
        let markdown = pages + ["Docs", "Benchmarks", "Tests"].flatMap { Repository.files(below: $0, ending: [".md"]) }
        let yaml = ["Specs", "Tokens", "Examples", "Sources"].flatMap {
            Repository.files(below: $0, ending: [".yaml", ".tsv"])
        }
        return markdown.map { ($0, PageText.prose(ofMarkdown: $0.text)) }
            + Repository.code.filter { !quoting.contains($0.name) }.map { ($0, SwiftText.prose(of: $0.text)) }
            + yaml.map { ($0, PageText.prose(ofYAML: $0.text)) }
    }()

    @Test func `no file has more lines of dialect than the list allows`() throws {
        let allowed = try Self.list()
        var counts: [String: Int] = [:]
        for (file, prose) in Self.read {
            let found = prose.filter { !Dialect.found(in: $0.text).isEmpty }
            let limit = allowed[file.path] ?? 0
            guard !found.isEmpty || limit > 0 else { continue }
            counts[file.path] = min(found.count, limit)
            let places = found.prefix(5).map { "\($0.line): \(Dialect.found(in: $0.text).joined(separator: ", "))" }
            #expect(found.count <= limit, "\(file.path): \(places.joined(separator: "; "))")
            if !Self.isUpdating {
                #expect(found.count >= limit, "\(file.path) is cleaner than the list says: lower it to \(found.count)")
            }
        }
        if Self.isUpdating { try Self.write(counts) }
    }

    @Test func `the list names files that exist`() throws {
        for path in try Self.list().keys {
            #expect(Self.read.contains { $0.file.path == path }, "\(path)")
        }
    }

    private static let isUpdating = ProcessInfo.processInfo.environment["UISPEC_UPDATE_GOLDEN"] == "1"

    private static func list() throws -> [String: Int] {
        let lines = try Repository.text(of: listPath).split(separator: "\n").filter { !$0.hasPrefix("#") }
        return Dictionary(
            lines.compactMap { line -> (String, Int)? in
                let parts = line.split(separator: " ", maxSplits: 1)
                return parts.count == 2 ? Int(parts[0]).map { (String(parts[1]), $0) } : nil
            }, uniquingKeysWith: { $1 })
    }

    private static func write(_ counts: [String: Int]) throws {
        let lines = counts.filter { $0.value > 0 }.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }
        let head = "# Lines of dialect by file (Dialect.swift). The numbers may only get smaller.\n"
        let url = Repository.root.appendingPathComponent(listPath)
        try (head + lines.joined()).write(to: url, atomically: true, encoding: .utf8)
    }

    // MARK: Planted violations

    @Test(arguments: [
        ("the rule tells what is wrong", ["tells"]), ("What is scrolled to is measured", ["What …"]),
        ("there is no value", []), ("it is no longer read", []), ("“x” is no type, for now", ["is no", "for now"]),
        ("a stand-in is drawn", []), ("Mended twice.", ["mended"]), ("it lies over\nthe text", ["lies over"]),
        ("What does it check?", []), ("the outline of the field has contrast 2:1", []),
    ])
    func `planted dialect is found`(text: String, phrases: [String]) {
        #expect(Dialect.found(in: text) == phrases)
    }

    @Test func `prose is comments and strings, not code`() {
        let text = """
            let told = "a \\(told.stands) b" // is no comment
            @Test func `a name`() {}
            """
        #expect(
            SwiftText.prose(of: text) == [
                .init(line: 1, text: "// is no comment"), .init(line: 1, text: "a  b"), .init(line: 2, text: "a name"),
            ])
    }

    @Test func `code blocks of a page are not prose`() {
        let page = "It `told`.\n```\ntold\n```\nEnd"
        #expect(PageText.prose(ofMarkdown: page).map(\.line) == [1, 5])
        #expect(PageText.prose(ofMarkdown: page).allSatisfy { Dialect.found(in: $0.text).isEmpty })
    }
}
