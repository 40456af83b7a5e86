package import Source
package import YAML

/// A document of the DTCG Resolver Module 2025.10: which token files make up the whole, in which order and context.
package struct ResolverDocument: Sendable {
    /// Tokens of a set or a context, in the order in which later ones win.
    package struct TokenSource: Sendable {
        package var tokens: Node
        /// Whether the file is held to the letter of the standard, as JSON is.
        package var isStandard: Bool
    }

    /// What makes the tokens depend on an input: a theme, a brand, an appearance.
    package struct Modifier: Sendable {
        package struct Context: Sendable {
            package var name: String
            package var sources: [TokenSource]
        }

        package var name: String
        package var nameRange: SourceRange
        package var contexts: [Context]
        /// The context that counts without an input.
        package var defaultContext: String?

        /// The context of a name, whatever its case, as the standard recommends.
        package func context(named name: String) -> Context? {
            contexts.first { $0.name == name } ?? contexts.first { $0.name.lowercased() == name.lowercased() }
        }
    }

    package enum Step: Sendable {
        case set([TokenSource])
        case modifier(Modifier)
    }

    /// In the order of `resolutionOrder`.
    package var steps: [Step]
    package var range: SourceRange

    package var modifiers: [Modifier] {
        steps.compactMap { if case .modifier(let modifier) = $0 { modifier } else { nil } }
    }

    /// Whether a file is one, by its name.
    package static func isNamed(_ path: String) -> Bool {
        path.hasSuffix(".resolver.json") || path == "resolver.json" || path.hasSuffix("/resolver.json")
    }
}

/// What a manifest fixes of a resolver document: `inputs: { brand: a }`.
package struct ResolverInput: Sendable, Hashable {
    package var modifier: String
    package var modifierRange: SourceRange
    package var context: String
    package var contextRange: SourceRange

    /// Whether a modifier is meant; the standard recommends that case makes no difference.
    func names(_ modifier: ResolverDocument.Modifier) -> Bool {
        modifier.name.lowercased() == self.modifier.lowercased()
    }

    package init(modifier: String, modifierRange: SourceRange, context: String, contextRange: SourceRange) {
        self.modifier = modifier
        self.modifierRange = modifierRange
        self.context = context
        self.contextRange = contextRange
    }
}
