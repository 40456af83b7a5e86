import Testing

/// Files have a size and a name that a reader can work with.
@Suite struct FileTests {
    /// Files that are not named after what they contain yet. The list may only get shorter.
    private static let misnamed: Set<String> = []

    @Test func `no file exceeds the length that CONTRIBUTING states`() throws {
        let limit = try HouseRules.read().longestFile
        for file in Repository.code {
            #expect(file.lineCount <= limit, "\(file.path) has \(file.lineCount) lines")
        }
    }

    @Test func `most files are short`() throws {
        let limit = try HouseRules.read().medianFile
        for files in [Repository.sources.filter { !$0.isGenerated }, Repository.tests] {
            let lengths = files.map(\.lineCount).sorted()
            let middle = try #require(lengths.isEmpty ? nil : lengths[lengths.count / 2])
            #expect(middle < limit)
        }
    }

    @Test func `no line exceeds the width that CONTRIBUTING states`() throws {
        let limit = try HouseRules.read().longestLine
        for file in Repository.code {
            let lines = FileShape.longLines(in: file, limit: limit)
            #expect(lines.isEmpty, "\(lines.joined(separator: ", "))")
        }
    }

    @Test func `no folder holds more files than a reader can take in`() {
        let files = Repository.code.filter { !$0.isGenerated && $0.path.hasSuffix(".swift") }
        let folders = Dictionary(grouping: files) { $0.path.split(separator: "/").dropLast().joined(separator: "/") }
        for (folder, files) in folders.sorted(by: { $0.key < $1.key }) {
            #expect(files.count <= 30, "\(folder) holds \(files.count) files")
        }
    }

    @Test func `every file is named after what it contains`() {
        for file in Repository.code where !Self.misnamed.contains(file.path) {
            #expect(FileShape.isNamedAfterItsContent(file), "\(file.path)")
        }
    }

    @Test func `a file in the list of misnamed ones is misnamed`() {
        for path in Self.misnamed {
            let file = Repository.code.first { $0.path == path }
            #expect(file.map { !FileShape.isNamedAfterItsContent($0) } ?? false, "\(path)")
        }
    }

    /// Two types of one name in two rooms would make a reader of an import guess.
    @Test func `no two types of the sources share a name`() {
        var files: [String: [String]] = [:]
        for file in Repository.sources where !file.isGenerated {
            for type in Set(FileShape.declaredTypes(in: file.text)) { files[type, default: []].append(file.path) }
        }
        for (type, paths) in files.sorted(by: { $0.key < $1.key }) {
            #expect(paths.count == 1, "\(type) is declared in \(paths.joined(separator: " and "))")
        }
    }

    @Test(arguments: ["Utils", "Util", "Helpers", "Helper", "Manager", "Common", "Misc"])
    func `no name is a catch-all`(word: String) {
        for file in Repository.sources {
            let parts = file.path.split(separator: "/").map { $0.replacing(".swift", with: "") }
            #expect(!parts.contains { $0.hasSuffix(word) }, "\(file.path)")
            #expect(!FileShape.declaredTypes(in: file.text).contains { $0.hasSuffix(word) }, "\(file.path)")
        }
    }

    // MARK: Planted violations

    private func file(_ name: String, _ text: String) -> Repository.TextFile {
        Repository.TextFile(path: "Sources/Values/\(name)", text: text)
    }

    @Test func `a planted long line is found`() {
        let planted = file("Color.swift", "struct Color {}\n// \(String(repeating: "a", count: 118))\n")
        #expect(FileShape.longLines(in: planted, limit: 120) == ["Sources/Values/Color.swift:2: 121 columns"])
    }

    @Test func `columns are characters, not bytes`() {
        let planted = file("Color.swift", "// \(String(repeating: "色", count: 100))\n")
        #expect(FileShape.longLines(in: planted, limit: 120).isEmpty)
    }

    @Test(arguments: [
        ("Color.swift", "package struct Color: Sendable {\n}\n", true),
        ("Color+JSON.swift", "extension Color {\n}\n", true),
        ("Color.swift", "extension Values.Color {\n}\n", true),
        ("Color.swift", "@usableFromInline package struct Color {\n}\n", true),
        ("Colour.swift", "package struct Color: Sendable {\n}\n", false),
        ("Color.swift", "// struct Color {}\npackage struct Hue {}\n", false),
        ("Color.swift", "let text = \"\"\"\n    struct Color {}\n    \"\"\"\n", false),
        ("ColorTests.swift", "@Suite struct ColorTests {\n}\n", true),
    ])
    func `a planted wrong file name is found`(name: String, text: String, isRight: Bool) {
        #expect(FileShape.isNamedAfterItsContent(file(name, text)) == isRight)
    }

    @Test(arguments: [
        ("ColorTests.swift", "struct `A color` {\n    @Test func `is red`() {}\n}\n", true),
        ("Color.swift", "struct `A color` {\n    @Test func `is red`() {}\n}\n", false),
        ("ColorTests.swift", "struct Sample {\n}\n", false),
        ("Samples.swift", "func color() -> Color { .white }\n", true),
        ("Samples.swift", "struct Sample {\n}\n", false),
    ])
    func `a planted wrong name of a test file is found`(name: String, text: String, isRight: Bool) {
        let planted = Repository.TextFile(path: "Tests/ValuesTests/\(name)", text: text)
        #expect(FileShape.isNamedAfterItsContent(planted) == isRight)
    }

    @Test func `declared types are those of the outermost level`() {
        let text = "package struct A {\n    struct B {}\n}\nextension C {}\nprivate enum D {}\n"
        #expect(FileShape.declaredTypes(in: text) == ["A", "D"])
    }

    @Test(arguments: [
        ("There are 350 lines at most in a file, 150 lines in the median; 120 columns at most.", 350),
        ("No limit here.", nil),
    ])
    func `limits are read from the page`(page: String, longest: Int?) {
        #expect((try? HouseRules(page: page))?.longestFile == longest)
    }
}
