package import Checks
package import Loading
package import Pipeline
package import Source

/// A project in memory that runs through the real pipeline.
package struct TestProject: Sendable {
    /// The text files by path. The manifest is `uispec.yaml`.
    package var files: [String: String]
    /// Binary files by path.
    package var bytes: [String: [UInt8]] = [:]

    /// - Parameters:
    ///   - spec: The components and screens, for `spec.yaml`.
    ///   - tokens: The tokens, for `tokens.yaml`.
    ///   - contexts: The value of `contexts:` in the manifest.
    ///   - manifest: Further keys of the manifest, such as rules and waivers.
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

    /// A single context, for the fewest mock-ups.
    package static let oneContext = "{ appearance: [light], typeSize: [large], device: [iphone-15] }"

    /// The common start of all manifests.
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

    /// Checks the project on the given day. Rules in preview take part, and count, only where they are selected.
    package func check(
        today: String = "2026-01-01", jobs: Int = 1, only: Set<RuleID> = [], skip: Set<RuleID> = [],
        typesetter: Typesetter = .estimating, previews: RuleSet.Previews? = nil
    ) async throws -> CheckResult {
        var options = CheckRun.Options(jobs: jobs, today: today)
        options.only = only
        options.skip = skip
        options.previews = previews ?? (only.isEmpty ? .leftOut : .counted)
        return await CheckRun(try load(), options: options, typesetter: typesetter).run()
    }
}

/// The system's fonts, loaded once for all tests. Without fonts, text widths are estimated.
package let systemTypesetter = Typesetter()
