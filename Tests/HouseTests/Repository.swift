import Foundation
import Testing

/// The files of the repository that contains these tests.
enum Repository {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// A text file, by its path relative to the root.
    struct TextFile: Sendable, CustomTestStringConvertible {
        var path: String
        var text: String

        /// The folder below `Sources` or `Tests`.
        var room: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }
        var name: String { path.split(separator: "/").last.map(String.init) ?? "" }
        var lineCount: Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }
        /// Written by `Scripts/embed-platform-data` or `Scripts/embed-starter`.
        var isGenerated: Bool { path.contains("/Embedded/") }
        var testDescription: String { path }
    }

    /// Every Swift file of `Sources`, by path.
    static let sources: [TextFile] = files(below: "Sources", ending: [".swift"])

    /// Every Swift file of `Tests`, by path; golden files and fixtures are not code of this package.
    static let tests: [TextFile] = files(below: "Tests", ending: [".swift"]).filter {
        !$0.path.contains("/Fixtures/") && !$0.path.contains("/Golden/")
    }

    /// Every Swift file that a person wrote.
    static var code: [TextFile] { (sources + tests).filter { !$0.isGenerated } }

    static func files(below folder: String, ending endings: [String]) -> [TextFile] {
        let base = root.appendingPathComponent(folder)
        let names = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
        return names.filter { name in endings.contains { name.hasSuffix($0) } }.sorted().compactMap { name in
            guard let text = try? String(contentsOf: base.appendingPathComponent(name), encoding: .utf8) else {
                return nil
            }
            return TextFile(path: "\(folder)/\(name)", text: text)
        }
    }

    static func text(of path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The files that git tracks; nil outside a checkout or without git.
    static let trackedFiles: [String]? = {
        guard FileManager.default.fileExists(atPath: root.appendingPathComponent(".git").path) else { return nil }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-C", root.path, "ls-files", "-z"]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { return nil }
        return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }()
}
