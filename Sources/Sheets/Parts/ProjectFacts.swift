package import Platform
package import Source
package import Specs
package import Tokens

/// The facts shared by all sheets of a project.
package struct ProjectFacts: Sendable {
    package var name: String
    package var toolVersion: String
    package var facts: PlatformFacts
    package var tokens: ResolvedTokens
    package var sources: SourceMap
    /// The number of numbered sheets: that of the tokens, if there are any, and one for each component.
    package var sheetCount: Int
    /// Resolves the announcements of used components.
    package var library: SpecLibrary
    package var sample: SampleText
    /// The project's own fonts.
    package var fonts: OwnFonts
    /// The families that text is drawn in.
    package var families: [String]

    package init(
        name: String, toolVersion: String, facts: PlatformFacts, tokens: ResolvedTokens, sources: SourceMap,
        sheetCount: Int, library: SpecLibrary, sample: SampleText,
        fonts: OwnFonts = OwnFonts(), families: [String] = []
    ) {
        self.name = name
        self.toolVersion = toolVersion
        self.facts = facts
        self.tokens = tokens
        self.sources = sources
        self.sheetCount = sheetCount
        self.library = library
        self.sample = sample
        self.fonts = fonts
        self.families = families
    }

    /// The origin of a sheet, for its footer.
    package var origin: [String] {
        [name, "uispec \(toolVersion)"]
            + (families.isEmpty ? [] : [SheetWords["drawn in %", families.joined(separator: ", ")]])
    }
}
