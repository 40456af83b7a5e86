package import Source
import Values
import YAML

/// Colors that other tools change in another way in each appearance, as values: a token has one change at most.
package enum SettledColors {
    /// Writes the resulting colors of such tokens.
    ///
    /// - Returns: a note for each of these tokens.
    package static func apply(to set: inout TokenSet, _ resolved: ResolvedTokens) -> [Diagnostic] {
        var notes: [Diagnostic] = []
        for index in set.tokens.indices where set.tokens[index].modes.contains(where: { $0.change != nil }) {
            guard let colors = resolved[set.tokens[index].path] else { continue }
            set.update(token: index) { token in
                token.value = node(colors[.light], at: token.value.range) ?? token.value
                for place in token.modes.indices {
                    let mode = token.modes[place]
                    token.modes[place].value = node(colors[mode.appearance], at: mode.value.range) ?? mode.value
                    token.modes[place].change = nil
                }
                token.modification = nil
                token.extensions = VendorExtension.withoutChange(token.extensions)
            }
            let token = set.tokens[index]
            notes.append(
                Diagnostic(
                    .nonstandardToken, .note,
                    "“\(token.path)” is changed in another way in each appearance, so the resulting colors are written",
                    at: token.nameRange))
        }
        return notes
    }

    private static func node(_ value: TokenValue, at range: SourceRange) -> Node? {
        guard case .color(let color) = value else { return nil }
        let parts = [color.red, color.green, color.blue].map { DecimalText.short($0, places: 6) }
        let alpha = color.alpha < 1 ? " / \(DecimalText.short(color.alpha, places: 6))" : ""
        let text = "color(srgb \(parts.joined(separator: " "))\(alpha))"
        return Node(.scalar(Scalar(text: text, isPlain: false)), range: range)
    }
}
