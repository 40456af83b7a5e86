package import Platform
package import Source
package import Specs
package import Tokens

/// What all sheets of a project share.
package struct ProjectFacts: Sendable {
    package var name: String
    package var toolVersion: String
    package var facts: PlatformFacts
    package var tokens: ResolvedTokens
    package var sources: SourceMap
    /// How many sheets the project has.
    package var sheetCount: Int
    /// Tells what the components that others use announce.
    package var library: SpecLibrary

    package init(
        name: String, toolVersion: String, facts: PlatformFacts, tokens: ResolvedTokens, sources: SourceMap,
        sheetCount: Int, library: SpecLibrary
    ) {
        self.name = name
        self.toolVersion = toolVersion
        self.facts = facts
        self.tokens = tokens
        self.sources = sources
        self.sheetCount = sheetCount
        self.library = library
    }

    /// What a footer says a sheet was made from.
    var origin: [String] { [name, "uispec \(toolVersion)"] }
}
