import Foundation
import Source
import TestProjects
import Testing

/// A file with what came of a case when somebody last looked at it.
struct GoldenFile {
    enum Kind: String, CaseIterable {
        /// What `check` tells.
        case findings
        /// The tree of `layout` of every state.
        case frames
    }

    var folder: String
    var kind: Kind

    private static let disk = RepositoryFiles()
    /// Whether golden files are written anew instead of compared.
    static let isUpdating = ProcessInfo.processInfo.environment["UISPEC_UPDATE_GOLDEN"] == "1"

    var path: String { "\(folder)/\(kind.rawValue).txt" }
    var exists: Bool { Self.disk.kind(of: path) == .file }

    /// Compares a text with the file, telling the first line that differs.
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
            \(path):\(line + 1) differs; look at it, then renew it with UISPEC_UPDATE_GOLDEN=1 swift test
            expected: \(shown(old))
            actual:   \(shown(new))
            """, sourceLocation: sourceLocation)
    }
}
