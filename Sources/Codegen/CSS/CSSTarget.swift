import Source
package import Tokens
import Values

/// Writes tokens as CSS custom properties: light values on `:root`, and differences in dark appearance and in increased
/// contrast in media queries, or under a class. Aliases refer to the properties of their tokens. Springs, haptics,
/// symbols and elevated levels do not exist in CSS and are omitted.
package struct CSSTarget: Sendable {
    package init() {}

    private struct Entry {
        var comments: [String]
        var properties: [CSSProperty]
    }

    /// - Parameter tokens: in the order of their files.
    package func generate(_ tokens: [ResolvedToken], options: CSSOptions) -> GeneratedSource {
        var diagnostics: [Diagnostic] = []
        var claims: [String: NameClaim] = [:]
        var entries: [Entry] = []
        let known = Dictionary(tokens.map { ($0.token.path, $0) }, uniquingKeysWith: { first, _ in first })
        for token in tokens {
            let claim = NameClaim(path: token.path, isGroup: false, range: token.token.nameRange)
            let properties = CSSProperty.all(of: token, among: known, options: options)
            if let name = properties.map(\.name).first(where: { claims[$0] != nil }), let rival = claims[name] {
                diagnostics.append(.clashingName(claim, with: rival, identifier: name, in: "in CSS"))
                continue
            }
            for property in properties { claims[property.name] = claim }
            if let loss = token[.light].lossInCSS { diagnostics.append(.inexpressible(token, loss)) }
            if !properties.isEmpty { entries.append(Entry(comments: Self.comments(token), properties: properties)) }
        }
        return GeneratedSource(text: Self.text(entries, options: options), diagnostics: diagnostics)
    }

    private static func comments(_ token: ResolvedToken) -> [String] {
        let deprecation: String? =
            switch token.token.deprecation {
            case nil: nil
            case .deprecated: "Deprecated."
            case .because(let reason): "Deprecated: \(reason)"
            }
        return [token.token.description, deprecation].compactMap { $0 }.map(comment)
    }

    private static func comment(_ text: String) -> String {
        let line = SwiftComment.singleLine(text).split(separator: "*/", omittingEmptySubsequences: false)
        return "/* \(line.joined(separator: "* /")) */"
    }

    // MARK: Blocks

    private static func text(_ entries: [Entry], options: CSSOptions) -> String {
        let properties = entries.flatMap(\.properties)
        var blocks = [comment(options.provenance.sentence)]
        let light = entries.flatMap { entry in
            entry.comments + entry.properties.compactMap { $0.declaration(in: 0) }
        }
        blocks.append(CSSRule.block(":root", light, indent: ""))
        for rule in CSSRule.all(options.scheme) {
            let lines = properties.compactMap(rule.declaration)
            if !lines.isEmpty { blocks.append(rule.text(lines)) }
        }
        return blocks.joined(separator: "\n\n") + "\n"
    }
}

extension Diagnostic {
    fileprivate static func inexpressible(_ token: ResolvedToken, _ loss: String) -> Diagnostic {
        Diagnostic(
            .inexpressibleValue, .warning, "“\(token.path)” loses \(loss) in CSS", at: token.token.nameRange)
    }
}
