import Tokens
import Values

/// What a constant says of a token's value in all appearances: that of light, and how its colors differ.
struct SwiftAppearances {
    /// The value in light appearance.
    let base: TokenValue
    /// Those of the colors in the value, in their order.
    let shades: [SwiftShades]
    /// Whether something differs between appearances that is no color, and so cannot be said.
    let differsBesidesColors: Bool

    /// - Parameter token: borrowed, for to copy it takes longer than all the rest.
    init(_ token: borrowing ResolvedToken) {
        let base = token[.light]
        var values: [TokenValue] = []
        if token.varies {
            values.reserveCapacity(Appearance.all.count)
            for appearance in Appearance.all { values.append(token[appearance]) }
        }
        self.base = base
        shades = SwiftShades.all(of: base, in: values)
        differsBesidesColors = !values.allSatisfy(base.isEqualBesidesColors)
    }
}
