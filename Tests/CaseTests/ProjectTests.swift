import Checks
import Loading
import Pipeline
import Platform
import Project
import Source
import Specs
import TestProjects
import Testing
import Values

/// The example and spec projects of the repository.
@Suite(.enabled(if: systemTypesetter.hasFonts, "without fonts, text widths are estimated"))
struct ProjectTests {
    private func check(_ manifest: String, reduced contexts: ContextMatrix? = nil) async throws -> CheckResult {
        var project = try TestProject.load(manifest, from: RepositoryFiles())
        if let contexts { project.manifest.contexts = project.manifest.contexts.overlaid(by: contexts) }
        let options = CheckRun.Options(jobs: 2, today: "2026-01-01")
        // With the symbols as users have them: contrast near a material depends on what is drawn.
        let disk = DiskFileSystem()
        let pictures = PictureSources(files: disk, icons: IconFolder(files: disk))
        return await CheckRun(project, options: options, typesetter: systemTypesetter, pictures: pictures).run()
    }

    @Test(arguments: ["Examples/as-written", "Examples/as-written/others"])
    func `a literally transcribed document has its expected findings`(_ folder: String) async throws {
        let result = try await check("\(folder)/uispec.yaml")
        try GoldenFile(folder: folder, kind: .findings).expect(CaseText.findings(result))
    }

    @Test func `each figure on the page of the transcribed document is in its findings`() throws {
        let files = RepositoryFiles()
        let findings = String(decoding: try files.read("Examples/as-written/findings.txt"), as: UTF8.self)
        let page = String(decoding: try files.read("Examples/as-written/README.md"), as: UTF8.self)
        let rows = page.split(separator: "\n").filter { $0.hasPrefix("| 3.") || $0.hasPrefix("| 5.") }
        #expect(rows.count >= 8)
        for row in rows {
            let measured = row.split(separator: "|").last { !$0.allSatisfy(\.isWhitespace) } ?? ""
            for figure in measured.matches(of: /[0-9]+(?:\.[0-9]+)?(?::1)?/) {
                #expect(findings.contains(figure.output), "\(figure.output) in: \(row)")
            }
        }
    }

    @Test(arguments: ["low-contrast-text", "small-tap-target", "unavailable-symbol"])
    func `contradictions in the document are found`(_ rule: String) throws {
        let findings = try RepositoryFiles().read("Examples/as-written/findings.txt")
        #expect(String(decoding: findings, as: UTF8.self).contains("[\(rule)]"))
    }

    @Test func `the gallery passes and shows every kind of node`() async throws {
        let result = try await check("Examples/gallery/uispec.yaml")
        #expect(
            result.findings.filter { !$0.isWaived && $0.severity != .note }.map {
                "\($0.rule): \($0.diagnostic.message)"
            } == [])
        var missing = Set(NodeKind.allCases)
        for component in try TestProject.load("Examples/gallery/uispec.yaml", from: RepositoryFiles()).library
            .components
        {
            component.forEachElement { missing.remove($0.kind) }
        }
        #expect(missing == [])
    }

    @Test func `the specs have no findings`() async throws {
        var contexts = ContextMatrix()
        // `uispec check` covers the expectations in other contexts.
        contexts.isComplete = false
        contexts.isDark = [false, true]
        contexts.isIncreasedContrast = [false]
        contexts.typeSizes = [.large, .ax5]
        contexts.devices = try TestProject.load("Specs/tokyo-friends/uispec.yaml", from: RepositoryFiles())
            .facts.devices.devices.filter { $0.id == "iphone-15" }
        let result = try await check("Specs/tokyo-friends/uispec.yaml", reduced: contexts)
        #expect(result.components > 0 && result.mockups > 0)
        #expect(
            result.findings.filter { !$0.isWaived && $0.severity != .note }.map {
                "\($0.rule): \($0.diagnostic.message)"
            } == [])
    }
}
