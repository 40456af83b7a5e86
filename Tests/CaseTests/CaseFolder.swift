import Foundation
import Source
import TestProjects
import Testing

/// A folder of `Tests/Cases`: `case.yaml` with its specs, `tokens.yaml` and `manifest.yaml` where needed, and the
/// expected output.
struct CaseFolder: Sendable, CustomTestStringConvertible {
    /// The path below `Tests/Cases`, such as `sources/unknown-key`.
    var name: String

    static let root = "Tests/Cases"
    private static let disk = RepositoryFiles()

    /// Every folder that has a `case.yaml`.
    static let all: [CaseFolder] = {
        let areas = (try? disk.list(root)) ?? []
        return areas.flatMap { area in
            ((try? disk.list("\(root)/\(area)")) ?? []).map { CaseFolder(name: "\(area)/\($0)") }
        }.filter { disk.kind(of: "\($0.path)/case.yaml") == .file }
    }()

    var path: String { "\(Self.root)/\(name)" }
    var testDescription: String { name }

    /// The golden files that the folder has.
    var goldens: [GoldenFile] {
        GoldenFile.Kind.allCases.map { GoldenFile(folder: path, kind: $0) }.filter(\.exists)
    }

    /// The case as a project whose files have short names. `manifest.yaml` follows the common head unless it is a whole
    /// manifest.
    func project() throws -> TestProject {
        let manifest = text("manifest.yaml") ?? ""
        var files = [
            "uispec.yaml": manifest.hasPrefix("uispec:") ? manifest : Self.head + manifest,
            "case.yaml": try String(decoding: Self.disk.read("\(path)/case.yaml"), as: UTF8.self),
            "tokens.yaml": text("tokens.yaml") ?? "",
        ]
        let special = ["case.yaml", "tokens.yaml", "manifest.yaml"]
        for other in try Self.disk.list(path) where !special.contains(other) && !other.hasSuffix(".txt") {
            files[other] = text(other)
        }
        return TestProject(files: files)
    }

    private static let head = TestProject.manifestHead().replacing("spec.yaml", with: "case.yaml")

    private func text(_ file: String) -> String? {
        (try? Self.disk.read("\(path)/\(file)")).map { String(decoding: $0, as: UTF8.self) }
    }
}
