package import Platform
import Project
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

    package init(library: SpecLibrary, tokens: ResolvedTokens, facts: PlatformFacts, appearances: [Appearance]) {
        self.library = library
        self.tokens = tokens
        self.facts = facts
        self.appearances = appearances
    }
}
