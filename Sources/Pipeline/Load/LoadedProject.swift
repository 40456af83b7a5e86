package import Checks
package import Platform
package import Project
package import Source
package import Specs
package import Tokens
package import YAML

/// A project that was read: everything the stages need, and everything that was wrong on the way.
package struct LoadedProject: Sendable {
    /// The folder of the manifest, relative to the working directory.
    package var folder: String
    package var manifest: Manifest
    package var sources: SourceMap
    package var facts: PlatformFacts
    package var tokens: ResolvedTokens
    package var library: SpecLibrary
    /// The components that name tokens which may stand in a file that could not be read.
    package var unreadTokens: Set<String> = []
    /// The files that tokens were read from.
    package var tokenFiles: Set<FileID>
    /// The files that components and screens were read from.
    package var specFiles: Set<FileID>
    /// The files of other projects that were read because the manifest imports them.
    package var importedFiles: Set<FileID>
    /// The pictures that its components show.
    package var images: ImageFiles
    /// The symbols that it and what it imports bring along.
    package var symbols: SymbolFiles
    /// The app's icon, where the manifest names one.
    package var icon: AppIcon?
    package var diagnostics: [Diagnostic]
    package var suppressions: [Suppression]

    /// The project's name; that of its folder where the manifest gives none.
    package var name: String {
        manifest.name.isEmpty ? PathName.name(of: folder) : manifest.name
    }

    /// Where output is written, relative to the working directory.
    package var output: String {
        PathName.join(folder, manifest.output?.text ?? OutputFolder.standardName)
    }

    /// What rules see of the project.
    package var design: Design {
        var design = Design(
            library: library, tokens: tokens, facts: facts, appearances: manifest.contexts.appearances,
            metrics: manifest.contexts.metrics(defaultDevice: facts.defaultDevice), manifest: manifest,
            ownTokens: ownTokens, importedFiles: importedFiles)
        design.isWhole = !diagnostics.contains { $0.rule == .syntaxError }
        design.icon = icon
        design.sources = sources
        design.symbols = symbols.symbols
        if !design.isWhole { design.unjudged = library.users(of: unreadTokens.union(unreadComponents)) }
        return design
    }

    /// A binder that knows the project's pictures and symbols.
    package func makeBinder() -> Binder {
        var binder = Binder(library: library, tokens: tokens, facts: facts)
        binder.imageFacts = { [images] in images.facts(of: $0) }
        binder.ownSymbols = symbols.symbols
        return binder
    }

    /// The components that could not be read to their end, and the names of those that could not be read at all.
    private var unreadComponents: Set<String> {
        let broken = library.components.filter { !$0.isWhole }.map(\.name)
        guard !library.isWhole else { return Set(broken) }
        let used = library.components.reduce(into: Set<String>()) { $0.formUnion($1.usedNames) }
        return used.filter { library[$0] == nil }.union(broken)
    }

    /// The components that the project defines itself. Those that it imports are checked and drawn by the project that
    /// they are from, and here as far as they stand in these.
    package var ownComponents: [Component] {
        library.components.filter { !importedFiles.contains($0.nameRange.file) }
    }

    /// The tokens that the project defines itself.
    package var ownTokens: [ResolvedToken] {
        tokens.all.filter { tokenFiles.contains($0.nameRange.file) }
    }
}
