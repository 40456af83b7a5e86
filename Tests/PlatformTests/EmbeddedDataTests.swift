import Foundation
import Platform
import Testing

@Suite struct EmbeddedDataTests {
    private static let data = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources/Platform/Data")

    @Test(arguments: EmbeddedData.files.map(\.path))
    func `embedded text is the data file's text`(path: String) throws {
        let text = try String(contentsOf: Self.data.appending(path: path), encoding: .utf8)
        let embedded = EmbeddedData.files.first { $0.path == path }?.text
        #expect(embedded == text, "\(path) has changed: run Scripts/embed-platform-data")
    }

    @Test func `every data file is embedded`() throws {
        let files = try FileManager.default.subpathsOfDirectory(atPath: Self.data.path())
            .filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".tsv") }
        #expect(files.sorted() == EmbeddedData.files.map(\.path), "run Scripts/embed-platform-data")
    }
}
