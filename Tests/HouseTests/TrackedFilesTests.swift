import Foundation
import Testing

/// The repository contains sources, and nothing that a tool or a machine left behind.
@Suite(.enabled(if: Repository.trackedFiles != nil, "not a git checkout"))
struct TrackedFilesTests {
    private let files = Repository.trackedFiles ?? []

    @Test func `no build folder or leftover of a tool is tracked`() {
        #expect(!files.isEmpty)
        let folders = [".build", ".swiftpm", "DerivedData", "xcuserdata", "node_modules", "__pycache__"]
        let endings = [".DS_Store", ".swp", ".orig", ".rej", ".o", ".swiftmodule", ".profraw", "~"]
        for file in files {
            let parts = file.split(separator: "/").dropLast()
            #expect(!parts.contains { part in folders.contains { part.hasPrefix($0) } }, "\(file)")
            #expect(!endings.contains { file.hasSuffix($0) }, "\(file)")
        }
    }

    @Test func `no file names a path of a developer's machine`() {
        // Put together here, so that this file does not name them itself.
        let homes = ["/" + "root/", "/" + "Users/", "/" + "work/", "file" + ":///"]
        for file in files {
            // A removed file may not be committed yet.
            guard let bytes = try? Data(contentsOf: Repository.root.appendingPathComponent(file)) else { continue }
            guard !bytes.prefix(8_000).contains(0) else { continue }
            let text = String(decoding: bytes, as: UTF8.self)
            // Tests of paths may make up a home.
            for home in homes + (file.hasPrefix("Tests/") ? [] : ["/" + "home/"]) {
                #expect(!Self.names(home, in: text), "\(file) names \(home)")
            }
        }
    }

    /// Whether a path starts with these folders somewhere: `a/home/` is not a path of a machine.
    private static func names(_ home: String, in text: String) -> Bool {
        text.ranges(of: home).contains { range in
            guard range.lowerBound > text.startIndex else { return true }
            let before = text[text.index(before: range.lowerBound)]
            return !before.isLetter && !before.isNumber && !"._-/}$".contains(before)
        }
    }
}
