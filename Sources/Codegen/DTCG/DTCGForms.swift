import Tokens
import Values

/// The values to write for a token: its base value, and a mode for each appearance where the fallback would be wrong.
struct DTCGForms {
    enum Form {
        case alias(ResolvedToken)
        /// An opaque color of another token with an alpha.
        case translucent(ResolvedToken, alpha: Double)
        case literal(TokenValue)

        func value(in appearance: Appearance) -> TokenValue {
            switch self {
            case .alias(let target): target[appearance]
            case .translucent(let target, let alpha):
                if case .color(let color) = target[appearance] {
                    .color(color.opacity(alpha))
                } else {
                    target[appearance]
                }
            case .literal(let value): value
            }
        }
    }

    let base: Form
    private(set) var modes: [(appearance: Appearance, form: Form)] = []
    private let token: ResolvedToken
    private let others: [TokenPath: ResolvedToken]
    private let keepsAlpha: Bool

    /// - Parameters:
    ///   - others: the tokens in the same file. An alias to one of them stays an alias.
    ///   - keepsAlpha: whether an alias with an alpha stays one.
    init(_ token: ResolvedToken, among others: [TokenPath: ResolvedToken], keepsAlpha: Bool = true) {
        self.token = token
        self.others = others
        self.keepsAlpha = keepsAlpha
        base = Self.form(of: token, in: .light, among: others, keepsAlpha: keepsAlpha)
        guard token.varies || !token.token.modes.isEmpty || token.token.alias(in: .light) != nil else { return }
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

    /// The value in an appearance, without fallbacks.
    func form(in appearance: Appearance) -> Form {
        Self.form(of: token, in: appearance, among: others, keepsAlpha: keepsAlpha)
    }

    private static func form(
        of token: ResolvedToken, in appearance: Appearance, among others: [TokenPath: ResolvedToken], keepsAlpha: Bool
    ) -> Form {
        // An alias to another type, such as a number used as a dimension, is not allowed in DTCG.
        if let path = token.token.alias(in: appearance), let target = others[path], target.type == token.type {
            return .alias(target)
        }
        if keepsAlpha, let form = translucent(token, in: appearance, among: others) { return form }
        return .literal(token[appearance])
    }

    private static func translucent(
        _ token: ResolvedToken, in appearance: Appearance, among others: [TokenPath: ResolvedToken]
    ) -> Form? {
        guard token.type == .color, let alias = token.token.translucentAlias(in: appearance),
            let target = others[alias.path],
            target.type == .color, !target.token.isModified,
            Appearance.all.allSatisfy({ if case .color(let color) = target[$0] { color.alpha == 1 } else { false } })
        else { return nil }
        return .translucent(target, alpha: alias.alpha)
    }
}
