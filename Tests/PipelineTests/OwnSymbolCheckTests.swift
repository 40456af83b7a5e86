import Checks
import Project
import Source
import Testing

@testable import Loading
@testable import Pipeline

/// `check` with a project's own symbols, also with cached results.
struct `Checking own symbols` {
    private static func svg(_ path: String) -> String {
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'><path d='\(path)'/></svg>"
    }

    /// A component `C` with a symbol, in a project that has `brand.mark` and `heart`.
    private static func files(_ symbol: String, adding more: [String: String] = [:]) -> TestFiles {
        TestFiles(
            [
                "uispec.yaml":
                    "uispec: 1\nspecs: [s]\noutput: out\nsymbols: [Symbols]\ncontexts: { appearance: [light] }",
                "s/c.yaml": "component: C\nbody: { symbol: \(symbol), label: 印 }",
                "s/other.yaml": "component: Other\nbody: { text: あ }",
                "Symbols/brand.mark.svg": svg("M0 0h16v16h-16z"), "Symbols/heart.svg": svg("M0 0h8v8h-8z"),
            ].merging(more) { _, new in new })
    }

    private static func check(
        _ files: TestFiles, only: Set<RuleID> = [UnavailableSymbol.facts.id], isCached: Bool = false
    ) async throws -> CheckResult {
        let traced = TracedFiles(files)
        var options = CheckRun.Options(jobs: 1, today: "2026-01-01")
        options.only = only
        if isCached { options.cache = cache(traced) }
        let result = await CheckRun(
            try load(traced), options: options, typesetter: Typesetter(),
            pictures: PictureSources(files: traced, icons: IconFolder(path: nil))
        ).run()
        if isCached { answers(files)?.keep(.init(output: "said", hasFailed: false), of: traced) }
        return result
    }

    private static func load(_ files: any FileSystem) throws -> LoadedProject {
        try #require(try ProjectLoader.load([], files: files, workingDirectory: TestFiles.workingDirectory).first)
    }

    private static func findings(_ files: TestFiles) async throws -> [String] {
        try await check(files).findings.map { finding in
            [finding.diagnostic.message, finding.diagnostic.help].compactMap(\.self).joined(separator: " – ")
        }
    }

    // MARK: The rule

    @Test(arguments: ["brand.mark", "heart", "heart, variant: fill", "brand, variant: mark", "star"])
    func `own symbols exist like those of iOS`(symbol: String) async throws {
        #expect(try await Self.findings(Self.files(symbol)) == [])
    }

    @Test(arguments: [
        (
            "brand.mrak",
            "unknown symbol “brand.mrak”: neither the project nor iOS has it – did you mean “brand.mark”?"
        ),
        ("herat", "unknown symbol “herat”: neither the project nor iOS has it – did you mean “heart”?"),
        (
            "brand.mark, variant: fill",
            "the symbol “brand.mark” has no variant “fill” – remove variant:, or choose a symbol that has this variant"
        ),
    ])
    func `an unknown name is reported with the nearest of all names`(symbol: String, message: String) async throws {
        #expect(try await Self.findings(Self.files(symbol)) == [message])
    }

    @Test func `a symbol whose file cannot be read is reported with its path`() async throws {
        let broken = try await Self.findings(Self.files("brand.mark", adding: ["Symbols/brand.mark.svg": "<svg"]))
        #expect(broken.count == 1)
        let start = "the symbol “brand.mark” cannot be drawn from Symbols/brand.mark.svg: not a readable SVG: "
        #expect(broken.first?.hasPrefix(start) == true, "\(broken)")
        let large = Self.svg(String(repeating: "M0 0h9 ", count: 700_000))
        #expect(
            try await Self.findings(Self.files("brand.mark", adding: ["Symbols/brand.mark.svg": large])).first?
                .hasPrefix("the symbol “brand.mark” cannot be drawn from Symbols/brand.mark.svg: an SVG of ") == true)
        // An unused symbol is not read.
        #expect(try await Self.findings(Self.files("heart", adding: ["Symbols/brand.mark.svg": "<svg"])) == [])
    }

    @Test func `a missing folder is reported without the names that may be in it`() async throws {
        let manifest = "uispec: 1\nspecs: [s]\nsymbols: [Symbols, More]"
        let files = Self.files("any.name", adding: ["uispec.yaml": manifest])
        // A missing path is reported with any selection of rules.
        #expect(
            try await Self.findings(files) == [
                "folder More does not exist – create it, or correct the path; "
                    + "it is relative to the folder of uispec.yaml"
            ])
    }

    @Test func `an imported component shows the symbols of its project`() async throws {
        let files = TestFiles([
            "uispec.yaml": "uispec: 1\nspecs: [s]\nimports: [../kit]",
            "s/c.yaml": "component: C\nbody: { use: Seal }",
            "../kit/uispec.yaml": "uispec: 1\nspecs: [s.yaml]\nsymbols: [Symbols]",
            "../kit/s.yaml": "component: Seal\nbody: { symbol: brand.seal, label: 印 }",
            "../kit/Symbols/brand.seal.svg": Self.svg("M0 0h8v8z"),
        ])
        #expect(try await Self.findings(files) == [])
    }

    // MARK: Drawing

    /// White ink on a background whose left half is black and whose right half is white.
    @Test(arguments: [("M1 1h6v14h-6z", 0), ("M9 1h6v14h-6z", 1)])
    func `the contrast is that of the symbol's own ink`(path: String, count: Int) async throws {
        let files = Self.files(
            "heart, color: \"#FFFFFF\"",
            adding: [
                "s/c.yaml": """
                component: C
                body:
                  zstack:
                    - hstack:
                        - { shape: rectangle, fill: "#000000", width: 20, height: 40 }
                        - { shape: rectangle, fill: "#FFFFFF", width: 20, height: 40 }
                      spacing: 0
                    - { symbol: heart, color: "#FFFFFF", label: 印, role: image }
                """, "Symbols/heart.svg": Self.svg(path),
            ])
        #expect(try await Self.check(files, only: ["low-contrast-graphic"]).findings.count == count)
    }

    // MARK: Caching

    private static func cache(_ files: TracedFiles) -> ComponentCache {
        ComponentCache(question: [], environment: "tool 1", files: files)
    }

    private static func answers(_ files: any FileSystem) -> CheckCache? {
        CheckCache(
            paths: [], question: [], environment: "tool 1", files: files,
            workingDirectory: TestFiles.workingDirectory)
    }

    /// The components that a check would not check now.
    private static func cached(_ files: TestFiles) async throws -> [String] {
        let traced = TracedFiles(files)
        let project = try load(traced)
        let rules = RuleSet(project.manifest.rules, only: [UnavailableSymbol.facts.id])
        return await cache(traced).answers(for: project, none: RuleCoverage(of: rules, named: []), jobs: 1)
            .keys.sorted()
    }

    enum Change: CaseIterable {
        case edited
        case renamed
        case added
        case removed
    }

    @Test(arguments: Change.allCases)
    func `an edited, renamed, added or removed symbol invalidates every result`(change: Change) async throws {
        var files = Self.files("brand.mark")
        _ = try await Self.check(files, isCached: true)
        #expect(Self.answers(files)?.answer() != nil)
        #expect(try await Self.cached(files) == ["C", "Other"])
        // A run that uses only cached results keeps their dependencies.
        _ = try await Self.check(files, isCached: true)
        let path = "Symbols/brand.mark.svg"
        switch change {
        case .edited: try files.write(Array("<svg".utf8), to: path)
        case .renamed: files = Self.moved(files, path, to: "Symbols/brand.sign.svg")
        case .added: try files.write(Array(Self.svg("M0 0h8v8z").utf8), to: "Symbols/brand.sign.svg")
        case .removed: files = Self.moved(files, path, to: nil)
        }
        #expect(Self.answers(files)?.answer() == nil)
        #expect(try await Self.cached(files) == [])
        let (cached, whole) = (try await Self.check(files, isCached: true), try await Self.check(files))
        #expect(cached.findings == whole.findings)
        #expect(cached.findings.isEmpty == (change == .added))
    }

    private static func moved(_ files: TestFiles, _ path: String, to target: String?) -> TestFiles {
        let old = TestFiles.workingDirectory + "/" + path
        var all = Dictionary(uniqueKeysWithValues: files.paths.map { ($0, files.text($0) ?? "") })
        let text = all.removeValue(forKey: old)
        if let target { all[target] = text }
        return TestFiles(all)
    }

    // MARK: Rendering

    @Test(arguments: ["png/C/default/light-large-iphone-15.png", "sheets/C.png"])
    func `a changed symbol file changes pictures and sheets`(path: String) async throws {
        let files = Self.files("brand.mark")
        func drawn() async throws -> String? {
            var options = RenderRun.Options(jobs: 1, today: "2026-01-01")
            options.choice.component = "C"
            options.scale = 1
            options.sheetScale = 0.5
            let result = try await RenderRun(
                try Self.load(files), options: options, files: files, typesetter: Typesetter(),
                icons: IconFolder(path: nil)
            ).run()
            #expect(result.problems.isEmpty)
            return files.text("out/\(path)")
        }
        let first = try await drawn()
        #expect(try await drawn() == first && first != nil)
        try files.write(Array(Self.svg("M0 0h8v8h-8z").utf8), to: "Symbols/brand.mark.svg")
        #expect(try await drawn() != first)
    }
}
