import Tokens
import Values

/// One custom property, with its value in the four appearances of ``Appearance/base``.
struct CSSProperty {
    var name: String
    /// The values as they are written; a reference for an alias.
    var values: [String?]
    /// The values without references.
    var resolved: [String?]

    /// The properties of a token.
    ///
    /// - Parameter known: the tokens in the same file. An alias to one of them is written as a reference.
    static func all(
        of token: ResolvedToken, among known: [TokenPath: ResolvedToken], options: CSSOptions
    ) -> [CSSProperty] {
        let name = CSSName.property(token.path)
        let columns = Appearance.base.map { CSSValue.pieces(token[$0], options: options) }
        let targets = Appearance.base.map { appearance in
            token.token.alias(in: appearance).flatMap { known[$0] }.flatMap { $0.type == token.type ? $0 : nil }
        }
        var endings: [String] = []
        for piece in columns.joined() where !endings.contains(piece.ending) { endings.append(piece.ending) }
        return endings.map { ending in
            let resolved = columns.map { column in column.first { $0.ending == ending }?.text }
            let written = zip(resolved, targets).map { text, target in
                text.flatMap { text in target.map { "var(\(CSSName.property($0.path) + ending))" } ?? text }
            }
            return CSSProperty(name: name + ending, values: written, resolved: resolved)
        }
    }

    /// - Parameter place: the index of the appearance.
    func declaration(in place: Int) -> String? {
        values[place].map { "\(name): \($0);" }
    }
}
