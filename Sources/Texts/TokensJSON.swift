package import Source
package import Tokens
package import Values

/// `tokens --format json`: every token in every appearance.
package enum TokensJSON {
    /// - Parameter version: The version of uispec.
    package static func document(_ tokens: [ResolvedToken], sources: SourceMap, version: String) -> JSONValue {
        .object([
            ("version", .integer(1)), ("tool", .text("uispec \(version)")),
            (
                "contexts",
                .object(
                    Appearance.base.map { appearance in
                        let members = tokens.map { ($0.path.text, token($0, in: appearance, sources: sources)) }
                        return (appearance.name, .object(members))
                    })
            ),
        ])
    }

    private static func token(_ token: ResolvedToken, in appearance: Appearance, sources: SourceMap) -> JSONValue {
        var members: [(String, JSONValue)] = [
            ("type", .text(token.type.rawValue)), ("value", TokenText.json(token[appearance])),
        ]
        if let origin = token.token.alias(in: appearance) { members.append(("from", .text(origin.text))) }
        if let location = sources.location(of: token.token.nameRange) {
            members.append(("file", .text(location.path)))
            members.append(("line", .integer(location.line)))
        }
        return .object(members)
    }
}
