package import Source
package import Tokens
package import Values

/// A list of tokens for agents: one value if it is the same in all appearances.
package enum TokenListJSON {
    package static func list(_ tokens: some Sequence<ResolvedToken>, sources: SourceMap) -> JSONValue {
        .list(tokens.map { token($0, sources: sources) })
    }

    private static func token(_ token: ResolvedToken, sources: SourceMap) -> JSONValue {
        var members: [(String, JSONValue)] = [
            ("path", .text(token.path.text)), ("type", .text(token.type.rawValue)),
        ]
        let texts = Appearance.base.map { TokenText.text(token[$0]) }
        if Set(texts).count == 1 {
            members.append(("value", TokenText.json(token[.light])))
        } else {
            members += Appearance.base.map { ($0.name, TokenText.json(token[$0])) }
        }
        if let origin = token.token.alias(in: .light) { members.append(("from", .text(origin.text))) }
        if let place = sources.location(of: token.token.nameRange) {
            members += [("file", .text(place.path)), ("line", .integer(place.line))]
        }
        return .object(members)
    }
}
