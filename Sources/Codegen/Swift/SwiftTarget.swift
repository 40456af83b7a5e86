import Source
package import Tokens

/// Writes tokens as Swift source: nested enums of constants, the small types of these constants, and bridges to SwiftUI
/// and UIKit where these can be imported.
///
/// The source compiles in language modes 5 and 6, with and without a UI framework.
package struct SwiftTarget: Sendable {
    package init() {}

    /// - Parameter tokens: the project's own tokens in the order of their files.
    package func generate(_ tokens: [ResolvedToken], options: SwiftOptions) -> GeneratedSource {
        let source = prepare(tokens, options: options)
        return source.joined(source.partIndices.map(source.part))
    }

    /// Assigns the name of every token. The parts can then be printed in any order and joined.
    package func prepare(_ tokens: [ResolvedToken], options: SwiftOptions) -> SwiftSource {
        var options = options
        var diagnostics: [Diagnostic] = []
        if let problem = Self.typeNameProblem(options.typeName) {
            diagnostics.append(problem)
            options.typeName = "DesignTokens"
        }
        let scopes = SwiftScopes(tokens, root: options.typeName)
        return SwiftSource(
            tokens: tokens, scopes: scopes.scopes, references: SwiftReferences(tokens, scopes: scopes.scopes),
            options: options, diagnostics: diagnostics + scopes.diagnostics)
    }

    private static func typeNameProblem(_ name: String) -> Diagnostic? {
        if !SwiftIdentifier.isValid(name) || SwiftReservedNames.keywords.contains(name) {
            return Diagnostic(
                .unusableName, "“\(name)” is not a valid name for a Swift type", at: nil,
                help: "start with a letter and use letters and digits only, as in “DesignTokens”")
        }
        if SwiftReservedNames.types.contains(name) {
            return Diagnostic(
                .unusableName, "a type named “\(name)” would hide the type of Swift or SwiftUI with that name", at: nil,
                help: "name it “\(name)Tokens”")
        }
        return nil
    }
}
