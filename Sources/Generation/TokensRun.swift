import Codegen
package import Loading
package import Source
package import Tokens

/// `tokens`: resolves the tokens of a project.
package struct TokensRun: Sendable {
    /// The tokens in the order of their files, built-in ones first.
    package let tokens: [ResolvedToken]
    package let sources: SourceMap
    /// The diagnostics of the project. Tokens with errors are not in ``tokens``.
    package let diagnostics: [Diagnostic]
    private let project: LoadedProject
    private let provenance: Provenance

    /// - Parameter includesBuiltIn: whether to include the platform's tokens.
    package init(_ project: LoadedProject, includesBuiltIn: Bool) {
        tokens = includesBuiltIn ? project.tokens.all : project.ownTokens
        self.project = project
        sources = project.sources
        diagnostics = project.diagnostics
        provenance = GeneratedOutputs.provenance(of: project)
    }

    /// Returns the tokens as a DTCG file, with diagnostics for those that DTCG cannot express.
    package func dtcg() -> (text: String, diagnostics: [Diagnostic]) {
        var metadata = DTCGMetadata(groups: project.tokens.tokens.groups, provenance: provenance)
        metadata.others = project.ownGroups
        metadata.extensions = project.ownTokenExtensions
        let source = DTCGTarget().generate(tokens, metadata: metadata)
        return (source.text, source.diagnostics)
    }
}
