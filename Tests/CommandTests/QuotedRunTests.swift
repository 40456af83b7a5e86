import Foundation
import Testing

/// Blocks in README.md and Docs equal the files and runs that they quote.
///
/// `<!-- file: PATH -->` precedes a block that is a part of the file. `<!-- run: uispec … FOLDER -->` precedes a block
/// with the command and its whole output. `UISPEC_UPDATE_GOLDEN=1` updates the outputs.
@Suite struct QuotedRunTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let isUpdating = ProcessInfo.processInfo.environment["UISPEC_UPDATE_GOLDEN"] == "1"

    static let pages: [String] = {
        let docs = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Docs").path())) ?? []
        return ["README.md"] + docs.filter { $0.hasSuffix(".md") }.sorted().map { "Docs/\($0)" }
    }()

    private static func text(of path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// Every block after a marker such as `<!-- file: Examples/readme/chip.yaml -->`.
    static func blocks(_ kind: String, in page: String) -> [(argument: String, block: String)] {
        page.components(separatedBy: "<!-- \(kind): ").dropFirst().compactMap { part in
            guard let end = part.range(of: " -->\n```"), let start = part[end.upperBound...].firstIndex(of: "\n"),
                let close = part.range(of: "\n```", range: start..<part.endIndex)
            else { return nil }
            return (String(part[..<end.lowerBound]), String(part[part.index(after: start)..<close.lowerBound]) + "\n")
        }
    }

    @Test(arguments: pages)
    func `a quoted part of a file is in the file`(page: String) throws {
        for (path, block) in Self.blocks("file", in: try Self.text(of: page)) {
            #expect(try Self.text(of: path).contains(block), "\(page): \(path) does not contain the quoted block")
        }
    }

    @Test(arguments: pages)
    func `a quoted run prints the output on the page`(page: String) throws {
        var text = try Self.text(of: page)
        for (command, block) in Self.blocks("run", in: text) {
            let tool = try Tool()
            defer { tool.remove() }
            let folder = try #require(command.split(separator: " ").last.map(String.init))
            let copy = tool.folder.appending(path: folder)
            try FileManager.default.createDirectory(
                at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: Self.root.appending(path: folder), to: copy)
            let expected = "$ \(command)\n" + (try tool.shell(command).output)
            if Self.isUpdating {
                text = text.replacingOccurrences(of: block, with: expected)
            } else {
                #expect(block == expected, "\(page): \(command)")
            }
        }
        if Self.isUpdating { try Data(text.utf8).write(to: Self.root.appending(path: page)) }
    }

    @Test func `the README shows a run and a file, the recipes show files`() throws {
        #expect(try Self.blocks("run", in: Self.text(of: "README.md")).count == 1)
        #expect(try Self.blocks("file", in: Self.text(of: "README.md")).count == 1)
        #expect(try Self.blocks("file", in: Self.text(of: "Docs/recipes.md")).count > 6)
    }

    @Test func `the recipes have no findings`() throws {
        let tool = try Tool()
        defer { tool.remove() }
        let copy = tool.folder.appending(path: "recipes")
        try FileManager.default.copyItem(at: Self.root.appending(path: "Examples/recipes"), to: copy)
        let outcome = try tool.run("check", "recipes", "--strict")
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(outcome.output.hasPrefix("0 errors, 0 warnings"), "\(outcome.output)")
    }

    @Test func `the README fits in 120 lines`() throws {
        #expect(try Self.text(of: "README.md").split(separator: "\n", omittingEmptySubsequences: false).count <= 121)
    }

    @Test func `blocks are found only after their markers`() {
        let page = "<!-- file: a.yaml -->\n```yaml\na: 1\n```\n\n```yaml\nb: 2\n```\n"
        #expect(Self.blocks("file", in: page).map(\.argument) == ["a.yaml"])
        #expect(Self.blocks("file", in: page).map(\.block) == ["a: 1\n"])
        #expect(Self.blocks("run", in: page).isEmpty)
    }
}
