import Tokens
import Values

/// The value of a token in all appearances as a constant: the light value, and how its colors differ. If anything else
/// differs, the light value is used in all appearances, because its geometry does not fit other colors.
struct SwiftAppearances {
    /// The value in light appearance.
    let base: TokenValue
    /// The colors in the value, in order.
    let shades: [SwiftShades]
    /// Whether anything except colors differs between appearances, which Swift constants do not support.
    let hasOtherDifferences: Bool

    /// - Parameter token: borrowed, because a copy takes longer than the rest of this initializer.
    init(_ token: borrowing ResolvedToken) {
        let base = token[.light]
        var values: [TokenValue] = []
        hasOtherDifferences = token.variesBeyondColors
        if token.varies, !hasOtherDifferences {
            values.reserveCapacity(Appearance.all.count)
            for appearance in Appearance.all { values.append(token[appearance]) }
        }
        self.base = base
        shades = SwiftShades.all(of: base, in: values)
    }
}
