import Foundation
import Source
import TestProjects
import Testing

/// A file with the expected output of a case.
struct GoldenFile {
    enum Kind: String, CaseIterable {
        /// The output of `check`.
        case findings
        /// The output of `layout` for every state.
        case frames
    }

    var folder: String
    var kind: Kind

    private static let disk = RepositoryFiles()
    /// Whether golden files are written instead of compared.
    static let isUpdating = ProcessInfo.processInfo.environment["UISPEC_UPDATE_GOLDEN"] == "1"

    var path: String { "\(folder)/\(kind.rawValue).txt" }
    var exists: Bool { Self.disk.kind(of: path) == .file }

    /// Compares a text with the file and reports the first line that differs.
    func expect(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
        if Self.isUpdating {
            try Self.disk.write(Array(text.utf8), to: path)
            return
        }
        let golden = String(decoding: try Self.disk.read(path), as: UTF8.self)
        guard golden != text else { return }
        let old = golden.split(separator: "\n", omittingEmptySubsequences: false)
        let new = text.split(separator: "\n", omittingEmptySubsequences: false)
        let line = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
        let shown = { (lines: [Substring]) in line < lines.count ? String(lines[line]) : "the end of the text" }
        Issue.record(
            """
            \(path):\(line + 1) differs; if the change is intended, run UISPEC_UPDATE_GOLDEN=1 swift test
            expected: \(shown(old))
            actual:   \(shown(new))
            """, sourceLocation: sourceLocation)
    }
}
