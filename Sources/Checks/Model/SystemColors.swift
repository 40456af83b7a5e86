import Specs
import Tokens
import Values

/// Which measurements show one of iOS's own colors on one of iOS's own backgrounds, which a project cannot change.
struct SystemColors: Sendable {
    private static let group = "ios"
    private static let word = "background"

    /// The colors of iOS's backgrounds in each appearance, as 8-bit components.
    private let backgrounds: [Appearance: Set<String>]

    init(_ tokens: ResolvedTokens) {
        let grounds = tokens.all.filter { token in
            token.path.segments.first.map { $0 == Self.group } ?? false
                && token.path.segments.last?.lowercased().contains(Self.word) ?? false
        }
        backgrounds = Dictionary(
            Appearance.all.map { appearance in
                let colors = grounds.compactMap { token in
                    if case .color(let color) = token[appearance] { color.hexWithAlpha } else { nil }
                }
                return (appearance, Set(colors))
            }, uniquingKeysWith: { first, _ in first })
    }

    /// The system color of an ink; nil if the ink or its background has another color.
    func color(of measured: InkContrast.Measured) -> TokenPath? {
        guard let token = measured.ink.color.token, token.segments.first.map({ $0 == Self.group }) ?? false,
            backgrounds[measured.appearance]?.contains(measured.background.hexWithAlpha) ?? false
        else { return nil }
        return token
    }
}
