package import Checks
package import Pipeline
package import Source

/// A project in memory that goes through the real pipeline.
package struct TestProject: Sendable {
    /// By path; the manifest is `uispec.yaml`.
    package var files: [String: String]
    /// Files that are no texts, by path.
    package var bytes: [String: [UInt8]] = [:]

    /// - Parameters:
    ///   - spec: documents of components and screens, `spec.yaml`.
    ///   - tokens: documents of tokens, `tokens.yaml`.
    ///   - contexts: the matrix, as a manifest writes it.
    ///   - manifest: what the manifest says besides: rules, waivers.
    package init(spec: String, tokens: String = "", contexts: String = Self.oneContext, manifest: String = "") {
        files = [
            "uispec.yaml": Self.manifestHead(contexts: contexts) + manifest,
            "spec.yaml": spec, "tokens.yaml": tokens,
        ]
    }

    package init(files: [String: String], bytes: [String: [UInt8]] = [:]) {
        self.files = files
        self.bytes = bytes
    }

    /// The fewest mock-ups.
    package static let oneContext = "{ appearance: [light], typeSize: [large], device: [iphone-15] }"

    /// What every manifest here starts with.
    package static func manifestHead(contexts: String = Self.oneContext) -> String {
        "uispec: 1\nname: Test\ntokens: [tokens.yaml]\nspecs: [spec.yaml]\ncontexts: \(contexts)\n"
    }

    package func load() throws -> LoadedProject {
        try Self.load(
            "uispec.yaml",
            from: MemoryFileSystem(bytes: files.mapValues { Array($0.utf8) }.merging(bytes) { _, new in new }))
    }

    package static func load(_ manifest: String, from files: any FileSystem) throws -> LoadedProject {
        let projects = try ProjectLoader.load([manifest], files: files, workingDirectory: "")
        guard let project = projects.first else { throw MissingProject(manifest: manifest) }
        return project
    }

    private struct MissingProject: Error {
        var manifest: String
    }

    /// Checks the project on the given day.
    package func check(
        today: String = "2026-01-01", jobs: Int = 1, only: Set<RuleID> = [], skip: Set<RuleID> = [],
        typesetter: Typesetter = .estimating
    ) async throws -> CheckResult {
        var options = CheckRun.Options(jobs: jobs, today: today)
        options.only = only
        options.skip = skip
        return await CheckRun(try load(), options: options, typesetter: typesetter).run()
    }
}

/// The system's fonts, found once for all tests; an estimate where there are none.
package let systemTypesetter = Typesetter()
