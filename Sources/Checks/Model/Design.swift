package import Platform
package import Project
package import Source
package import Specs
package import Tokens
package import Values

/// What a project's rules see besides the mock-up at hand.
package struct Design: Sendable {
    package var library: SpecLibrary
    package var tokens: ResolvedTokens
    package var facts: PlatformFacts
    /// The appearances of the context matrix, the default one first.
    package var appearances: [Appearance]
    /// What layout depends on in the contexts of the matrix.
    package var metrics: [MetricsContext]
    package var manifest: Manifest
    /// The tokens that the project defines itself, in the order of its files.
    package var ownTokens: [ResolvedToken]
    /// The files of other projects, whose own checks judge them.
    package var importedFiles: Set<FileID>
    /// Whether every file could be read to its end: what seems to be missing is.
    package var isWhole = true
    /// The components of which a part could not be read, their own or of what they use: nothing is said of them.
    package var unjudged: Set<String> = []
    /// The picture of the app's icon; nil where the manifest names none.
    package var icon: AppIcon?
    /// The symbols that the project brings along.
    package var symbols = OwnSymbols()
    /// The files that were read.
    package var sources = SourceMap()

    package init(
        library: SpecLibrary, tokens: ResolvedTokens, facts: PlatformFacts, appearances: [Appearance],
        metrics: [MetricsContext] = [], manifest: Manifest = Manifest(), ownTokens: [ResolvedToken] = [],
        importedFiles: Set<FileID> = []
    ) {
        self.library = library
        self.tokens = tokens
        self.facts = facts
        self.appearances = appearances
        self.metrics = metrics
        self.manifest = manifest
        self.ownTokens = ownTokens
        self.importedFiles = importedFiles
    }

    /// The contexts that are checked.
    package var checkedContexts: CheckedContexts {
        CheckedContexts(metrics, appearances: appearances, isWhole: isWhole && manifest.contexts.isWhole)
    }

    /// Whether the project defines colors itself.
    var hasColorTokens: Bool {
        ownTokens.contains { [.color, .gradient, .shadow, .border].contains($0.type) }
    }
}

/// What all mock-ups of a project use of it, known after the last one was bound.
package struct DesignUses: Sendable {
    /// Tokens that a mock-up's values came from, by reference or through other tokens.
    package var tokens: Set<TokenPath>

    package init(tokens: Set<TokenPath> = []) {
        self.tokens = tokens
    }
}
