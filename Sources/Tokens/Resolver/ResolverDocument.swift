package import Source
package import YAML

/// A document of the DTCG Resolver Module 2025.10: which token files are combined, in which order and context.
package struct ResolverDocument: Sendable {
    /// Tokens of a set or a context. Later sources win.
    package struct TokenSource: Sendable {
        package var tokens: Node
        /// Whether the file must conform to the standard, as JSON files must.
        package var isStandard: Bool
    }

    /// An input that tokens depend on: a theme, a brand, an appearance.
    package struct Modifier: Sendable {
        package struct Context: Sendable {
            package var name: String
            package var sources: [TokenSource]
        }

        /// The name of a modifier in the formats of other tools.
        package enum Kind: String, Sendable {
            case modifier
            case themes = "theme group"
            case files = "group of files"
            case collection
        }

        package var name: String
        package var nameRange: SourceRange
        package var contexts: [Context]
        package var kind = Kind.modifier
        /// The context that is used without an input.
        package var defaultContext: String?
        /// Whether the default that is written is not a context, which is an error.
        package var hasInvalidDefault = false

        /// The context with a name, ignoring case, as the standard recommends.
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

    /// The modifiers, each once. Themes of Tokens Studio select sets at several places in the order.
    package var modifiers: [Modifier] {
        var modifiers: [Modifier] = []
        for case .modifier(let modifier) in steps where !modifiers.contains(where: { $0.name == modifier.name }) {
            modifiers.append(modifier)
        }
        return modifiers
    }

    /// Whether a path is that of a resolver document.
    package static func isNamed(_ path: String) -> Bool {
        [".json", ".yaml", ".yml"].contains { ending in
            path.hasSuffix(".resolver\(ending)") || path == "resolver\(ending)" || path.hasSuffix("/resolver\(ending)")
        }
    }
}
