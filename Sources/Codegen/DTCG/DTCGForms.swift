import Tokens
import Values

/// The values to write for a token: its base value, and a mode for each appearance where the fallback would be wrong.
struct DTCGForms {
    enum Form {
        case alias(ResolvedToken)
        case literal(TokenValue)

        func value(in appearance: Appearance) -> TokenValue {
            switch self {
            case .alias(let target): target[appearance]
            case .literal(let value): value
            }
        }
    }

    let base: Form
    /// The tokens in the same file.
    let others: [TokenPath: ResolvedToken]
    private(set) var modes: [(appearance: Appearance, form: Form)] = []

    /// - Parameter others: the tokens in the same file. An alias to one of them stays an alias.
    init(_ token: ResolvedToken, among others: [TokenPath: ResolvedToken]) {
        func form(in appearance: Appearance) -> Form {
            // An alias to another type, such as a number used as a dimension, is not allowed in DTCG.
            if let path = token.token.alias(in: appearance), let target = others[path], target.type == token.type {
                return .alias(target)
            }
            return .literal(token[appearance])
        }
        self.others = others
        base = form(in: .light)
        var written: [Appearance: Form] = [.light: base]
        let named = Set(token.token.modes.map(\.appearance))
        // Each appearance comes after the appearances that it falls back to.
        for appearance in Appearance.all where appearance != .light {
            let fallback = appearance.substitutes.lazy.compactMap { written[$0] }.first ?? base
            guard named.contains(appearance) || fallback.value(in: appearance) != token[appearance] else { continue }
            let form = form(in: appearance)
            written[appearance] = form
            modes.append((appearance, form))
        }
    }
}
