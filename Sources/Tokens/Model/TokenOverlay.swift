package import Source
package import YAML

/// Parts of tokens that the manifest replaces, for token files that are not edited by hand:
/// `overlays: { font.body: { relativeTo: body } }`.
package struct TokenOverlay: Sendable {
    package var pattern: TokenPattern
    package var range: SourceRange
    package var value: Node?
    package var modes: [Token.Mode] = []
    package var description: String?
    /// The text style with which a font grows.
    package var textStyle: Node?

    package init(_ pattern: TokenPattern, at range: SourceRange) {
        self.pattern = pattern
        self.range = range
    }

    /// Changes the tokens that match.
    ///
    /// - Parameter excluded: files whose tokens stay, such as those of imported projects.
    /// - Returns: a warning if the overlay has no effect.
    package func apply(to set: inout TokenSet, excluding excluded: Set<FileID>) -> [Diagnostic] {
        var isUsed = false
        var aliases: [Token] = []
        for index in set.tokens.indices {
            let token = set.tokens[index]
            guard !token.path.isPlatform, !excluded.contains(token.nameRange.file), pattern.matches(token.path) else {
                continue
            }
            isUsed = isUsed || textStyle == nil
            set.update(token: index) { change(&$0) }
            guard let textStyle, (token.ownType ?? token.inheritedType) == .typography else { continue }
            guard token.value.mapping != nil, token.value.reference == nil, token.value.pointerNode == nil else {
                aliases.append(token)
                continue
            }
            isUsed = true
            set.update(token: index) { changed in
                changed.value = Self.adding(textStyle, to: changed.value)
                for place in changed.modes.indices {
                    changed.modes[place].value = Self.adding(textStyle, to: changed.modes[place].value)
                }
            }
        }
        if isUsed { return [] }
        if let alias = aliases.first {
            return [
                Diagnostic(
                    .mismatchedTokenType, .warning,
                    "“\(alias.path)” is not a map with a size, so relativeTo has no effect", at: range,
                    notes: [.init("the token is defined here", at: alias.nameRange)],
                    help: "write the overlay for the token that it refers to")
            ]
        }
        let kind = textStyle == nil ? "token" : "typography"
        return [
            Diagnostic(
                .unknownToken, .warning, "no \(kind) matches “\(pattern.text)”", at: range,
                help: pattern.nearest(among: set.paths.sorted()).map { "did you mean “\($0)”?" } ?? "delete it")
        ]
    }

    private func change(_ token: inout Token) {
        if let value {
            token.value = value
            token.modes = []
            token.modification = nil
        }
        for mode in modes {
            token.modes.removeAll { $0.appearance == mode.appearance }
            token.modes.append(mode)
        }
        if let description { token.description = description }
    }

    private static func adding(_ style: Node, to value: Node) -> Node {
        guard let entries = value.mapping else { return value }
        let entry = Node.Entry(key: "relativeTo", keyRange: style.range, value: style)
        return Node(.mapping(entries.filter { $0.key != entry.key } + [entry]), range: value.range)
    }
}
