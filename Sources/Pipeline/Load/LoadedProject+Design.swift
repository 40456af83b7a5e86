package import Checks
package import Loading
import Project
import Source
import Specs

extension LoadedProject {
    /// The project as rules see it.
    package var design: Design {
        var design = Design(
            library: library, tokens: tokens, facts: facts, appearances: manifest.contexts.appearances,
            metrics: manifest.contexts.metrics(defaultDevice: facts.defaultDevice), manifest: manifest,
            ownTokens: ownTokens, importedFiles: importedFiles)
        design.isComplete = !diagnostics.contains { $0.rule == .syntaxError }
        design.icon = icon
        design.sources = sources
        design.symbols = ownSymbols
        design.signoff = signoff
        design.pictured = manifest.pictures.metrics(defaultDevice: facts.defaultDevice)
        design.shownFile = shownFile
        if !design.isComplete { design.unreadable = library.users(of: unreadTokens.union(unreadComponents)) }
        return design
    }

    /// The components that were only partly read, and the names of those that could not be read at all.
    private var unreadComponents: Set<String> {
        let broken = library.components.filter { !$0.isComplete }.map(\.name)
        guard !library.isComplete else { return Set(broken) }
        let used = library.components.reduce(into: Set<String>()) { $0.formUnion($1.usedNames) }
        return used.filter { library[$0] == nil }.union(broken)
    }
}
