import Foundation
import Testing

/// The sheets under version control are those that the apps' manifests list, and pages link to them.
@Suite(.enabled(if: Repository.trackedFiles != nil, "not a git checkout"))
struct CommittedSheetTests {
    private static let mostSheets = 8
    private static let mostBytes = 16_000_000

    /// The names in `committed: [Chip, Toast]` of a manifest.
    private static func committed(in manifest: String) -> [String] {
        guard let start = manifest.firstRange(of: "committed: [")?.upperBound else { return [] }
        return manifest[start...].prefix { $0 != "]" }.split { $0 == "," || $0 == " " }.map(String.init)
    }

    private static var manifests: [(app: String, sheets: [String])] {
        let apps = Repository.files(below: "Specs", ending: ["uispec.yaml"]).map { ($0.room, committed(in: $0.text)) }
        let example = Repository.files(below: "Examples/as-written", ending: ["uispec.yaml"])
        return apps + example.map { ("as-written", committed(in: $0.text)) }
    }

    @Test func `git tracks the listed sheets and no others`() {
        let listed = Self.manifests.flatMap { app, sheets in sheets.map { "Output/\(app)/sheets/\($0).png" } }
        let tracked = (Repository.trackedFiles ?? []).filter { $0.hasPrefix("Output/") && $0.hasSuffix(".png") }
        #expect(listed.count > 6)
        #expect(tracked.sorted() == listed.sorted())
    }

    @Test func `an app commits few sheets, and a page links to each`() throws {
        let pages = try Repository.text(of: "README.md") + Repository.text(of: "Docs/apps.md")
        for (app, sheets) in Self.manifests {
            #expect(sheets.count <= Self.mostSheets, "\(app)")
            for sheet in sheets {
                #expect(pages.contains("Output/\(app)/sheets/\(sheet).png"), "no page links to \(sheet) of \(app)")
            }
        }
    }

    @Test func `an app commits its storyboard, its tokens and four to six other sheets`() {
        let apps = Self.manifests.filter { $0.app != "common" && $0.app != "as-written" }
        #expect(apps.count == 5)
        for (app, sheets) in apps {
            #expect(sheets.contains("storyboard"), "\(app)")
            #expect(sheets.contains("tokens"), "\(app)")
            #expect((4...6).contains(sheets.count - 2), "\(app)")
        }
    }

    @Test func `the pictures under version control take at most 16 MB`() throws {
        let pictures = (Repository.trackedFiles ?? []).filter { $0.hasSuffix(".png") }
        let bytes = try pictures.reduce(0) { sum, path in
            let file = Repository.root.appendingPathComponent(path)
            return try sum + (file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0)
        }
        #expect(pictures.count > 100)
        #expect(bytes <= Self.mostBytes, "\(bytes) bytes")
    }

    @Test(arguments: [
        ("sheets: { scale: 1, committed: [Chip, Alert/Block] }", ["Chip", "Alert/Block"]), ("sheets: { scale: 1 }", []),
    ])
    func `the list is read from a manifest`(manifest: String, sheets: [String]) {
        #expect(Self.committed(in: manifest) == sheets)
    }
}
