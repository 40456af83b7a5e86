import Source
package import Tokens
import Values

/// Writes tokens as CSS custom properties: light values on `:root`, and differences in dark appearance and in increased
/// contrast in media queries. Springs, haptics, symbols and elevated levels do not exist in CSS and are omitted.
package struct CSSTarget: Sendable {
    package init() {}

    /// One custom property, with its value in the four appearances of ``Appearance/base``.
    private struct Property {
        var name: String
        var values: [String?]
    }

    private struct Entry {
        var comments: [String]
        var properties: [Property]
    }

    /// - Parameter tokens: in the order of their files.
    package func generate(_ tokens: [ResolvedToken], options: CSSOptions) -> GeneratedSource {
        var diagnostics: [Diagnostic] = []
        var claims: [String: NameClaim] = [:]
        var entries: [Entry] = []
        for token in tokens {
            let claim = NameClaim(path: token.path, isGroup: false, range: token.token.nameRange)
            let properties = Self.properties(token, options: options)
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

    private static func properties(_ token: ResolvedToken, options: CSSOptions) -> [Property] {
        let name = CSSName.property(token.path)
        let columns = Appearance.base.map { CSSValue.pieces(token[$0], options: options) }
        var endings: [String] = []
        for piece in columns.joined() where !endings.contains(piece.ending) { endings.append(piece.ending) }
        return endings.map { ending in
            Property(
                name: name + ending, values: columns.map { column in column.first { $0.ending == ending }?.text })
        }
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
            entry.comments + entry.properties.compactMap { declaration($0, $0.values[0]) }
        }
        blocks.append(block(light, indent: ""))
        let queries: [(String, (Property) -> String?)] = [
            ("(prefers-color-scheme: dark)", { changed($0.values[1], from: $0.values[0]) }),
            ("(prefers-contrast: more)", { changed($0.values[2], from: $0.values[0]) }),
            (
                "(prefers-color-scheme: dark) and (prefers-contrast: more)",
                // Both queries above also match; the later one wins.
                { property in
                    let values = property.values
                    let before = changed(values[2], from: values[0]) ?? changed(values[1], from: values[0]) ?? values[0]
                    return changed(values[3], from: before)
                }
            ),
        ]
        for (query, value) in queries {
            let lines = properties.compactMap { declaration($0, value($0)) }
            if !lines.isEmpty { blocks.append("@media \(query) {\n\(block(lines, indent: "  "))\n}") }
        }
        return blocks.joined(separator: "\n\n") + "\n"
    }

    private static func changed(_ value: String?, from other: String?) -> String? {
        value == other ? nil : value
    }

    private static func declaration(_ property: Property, _ value: String?) -> String? {
        value.map { "\(property.name): \($0);" }
    }

    private static func block(_ lines: [String], indent: String) -> String {
        let body = lines.map { "\(indent)  \($0)\n" }.joined()
        return "\(indent):root {\n\(body)\(indent)}"
    }
}

extension Diagnostic {
    fileprivate static func inexpressible(_ token: ResolvedToken, _ loss: String) -> Diagnostic {
        Diagnostic(
            .inexpressibleValue, .warning, "“\(token.path)” loses \(loss) in CSS", at: token.token.nameRange)
    }
}
