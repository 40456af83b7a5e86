package import Platform
package import Project
package import Scene
package import Source
package import Specs
package import Tokens
package import Values

/// The parts of a project that rules use in addition to a mock-up.
package struct Design: Sendable {
    package var library: SpecLibrary
    package var tokens: ResolvedTokens
    package var facts: PlatformFacts
    /// The appearances of the context matrix, the default one first.
    package var appearances: [Appearance]
    /// The metrics contexts of the matrix, on which the layout depends.
    package var metrics: [MetricsContext]
    package var manifest: Manifest
    /// The tokens that the project itself defines, in file order.
    package let ownTokens: [ResolvedToken]
    /// The files of imported projects, which those projects' own checks cover.
    package var importedFiles: Set<FileID>
    /// Whether every file could be read completely, so that a name which is not found does not exist.
    package var isComplete = true
    /// The components that could not be read completely, or that use such a component. They are not checked.
    package var unreadable: Set<String> = []
    /// The app icon; nil if the manifest names none.
    package var icon: AppIcon?
    /// The project's own symbols.
    package var symbols = OwnSymbols()
    /// The decisions of `signoff.jsonl`.
    package var signoff = Signoff()
    /// The metrics contexts that `render` draws.
    package var pictured: [MetricsContext] = []
    /// Reads a file that a mock-up shows.
    package var shownFile: @Sendable (SceneFingerprint.ShownFile) -> [UInt8]? = { _ in nil }
    /// The colors of iOS's backgrounds.
    let systemColors: SystemColors
    /// The tokens by their values.
    let tokensByValue: TokensByValue
    /// All files of the project.
    package var sources = SourceMap()

    package init(
        library: SpecLibrary, tokens: ResolvedTokens, facts: PlatformFacts, appearances: [Appearance],
        metrics: [MetricsContext] = [], manifest: Manifest = Manifest(), ownTokens: [ResolvedToken] = [],
        importedFiles: Set<FileID> = []
    ) {
        self.library = library
        self.tokens = tokens
        systemColors = SystemColors(tokens)
        tokensByValue = TokensByValue(tokens, own: ownTokens, in: appearances)
        self.facts = facts
        self.appearances = appearances
        self.metrics = metrics
        self.manifest = manifest
        self.ownTokens = ownTokens
        self.importedFiles = importedFiles
    }

    /// The contexts that are checked.
    package var checkedContexts: CheckedContexts {
        CheckedContexts(metrics, appearances: appearances, isComplete: isComplete && manifest.contexts.isComplete)
    }

    /// Whether the project defines tokens with colors.
    var hasColorTokens: Bool {
        ownTokens.contains { [.color, .gradient, .shadow, .border].contains($0.type) }
    }
}

/// The tokens that a project's mock-ups use, collected while they are bound.
package struct DesignUses: Sendable {
    /// The tokens that values refer to, directly or through other tokens.
    package var tokens: Set<TokenPath>

    package init(tokens: Set<TokenPath> = []) {
        self.tokens = tokens
    }
}
