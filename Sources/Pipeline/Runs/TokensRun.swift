import Codegen
package import Source
package import Tokens

/// `tokens`: the resolved tokens of a project.
package struct TokensRun: Sendable {
    /// In the order of their files, the built-in ones first.
    package let tokens: [ResolvedToken]
    package let sources: SourceMap
    /// What is wrong with the project's files; a token that is broken is not among ``tokens``.
    package let diagnostics: [Diagnostic]
    private let groups: [TokenGroup]
    private let provenance: Provenance

    /// - Parameter includesBuiltIn: whether the platform's tokens are told too.
    package init(_ project: LoadedProject, includesBuiltIn: Bool) {
        tokens = includesBuiltIn ? project.tokens.all : project.ownTokens
        groups = project.tokens.tokens.groups
        sources = project.sources
        diagnostics = project.diagnostics
        provenance = GeneratedOutputs.provenance(of: project)
    }

    /// The tokens as a DTCG file that reads back to the same, and what cannot stand in one.
    package func dtcg() -> (text: String, diagnostics: [Diagnostic]) {
        let source = DTCGTarget().generate(tokens, groups: groups, provenance: provenance)
        return (source.text, source.diagnostics)
    }
}
