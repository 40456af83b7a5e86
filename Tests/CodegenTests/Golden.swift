import Foundation
import Testing

/// A file of Fixtures that generated text must equal; `UISPEC_UPDATE_GOLDEN=1` updates it.
struct Golden {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")

    let file: URL

    init(_ name: String) {
        file = Self.folder.appending(path: name)
    }

    func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        if ProcessInfo.processInfo.environment["UISPEC_UPDATE_GOLDEN"] == "1" {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let golden = try String(contentsOf: file, encoding: .utf8)
        #expect(
            text == golden, "update it with UISPEC_UPDATE_GOLDEN=1 swift test --filter CodegenTests",
            sourceLocation: sourceLocation)
    }
}
