import Foundation
import Scene
import Testing

/// A reviewed scene in `Golden/scenes`: what is drawn, in paint order. `UISPEC_UPDATE_GOLDEN=1` replaces it.
struct GoldenScene {
    var name: String

    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Golden/scenes")

    func expect(_ scene: Scene, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let file = Self.folder.appending(path: "\(name).txt")
        let actual = SceneText.text(scene)
        if ProcessInfo.processInfo.environment["UISPEC_UPDATE_GOLDEN"] == "1" {
            try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
            if (try? String(contentsOf: file, encoding: .utf8)) != actual { try Data(actual.utf8).write(to: file) }
            return
        }
        let expected = try String(contentsOf: file, encoding: .utf8)
        let lines = (expected.split(separator: "\n"), actual.split(separator: "\n"))
        let first = zip(lines.0, lines.1).first { $0 != $1 }.map { "\n- \($0)\n+ \($1)" } ?? ""
        #expect(
            expected == actual,
            "the scene of \(name) differs; update it with UISPEC_UPDATE_GOLDEN=1, then review it\(first)",
            sourceLocation: sourceLocation)
    }
}
