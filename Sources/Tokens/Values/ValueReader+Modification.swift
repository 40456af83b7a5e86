import Source
import Values
import YAML

/// Colors that are changed after they are read, as Tokens Studio does.
extension ValueReader {
    private static let spaces: [String: ColorSpace] = [
        "lch": .lch, "hsl": .hsl, "srgb": .srgb, "p3": .displayP3,
    ]

    /// Returns the changed color, or nil with a diagnostic. Values of other types stay as they are.
    mutating func changed(_ value: TokenValue, by modification: ColorModification) -> TokenValue? {
        guard case .color(let color) = value else { return value }
        guard let amount = amount(modification) else { return nil }
        if modification.kind == .alpha { return .color(color.withAlpha(amount)) }
        guard let node = modification.space, let space = node.string.flatMap({ Self.spaces[$0] }) else {
            let found = modification.space?.kindName ?? "missing"
            return fail(
                .unknownValue, "the space in which a color is changed must be lch, hsl, srgb or p3, not \(found)",
                at: modification.space?.range ?? modification.range)
        }
        switch modification.kind {
        case .mix:
            guard let node = modification.color, case .color(let other)? = read(quietly: node, as: .color) else {
                return nil
            }
            return .color(Color.mix(Color(color), Color(other), share: amount, in: space).rgba)
        case .lighten: return .color(Color(color).shaded(by: amount, toWhite: true, in: space).rgba)
        case .darken: return .color(Color(color).shaded(by: amount, toWhite: false, in: space).rgba)
        case .alpha: return .color(color)
        }
    }

    /// Reads a number in 0…1. Tokens Studio writes it as text.
    private mutating func amount(_ modification: ColorModification) -> Double? {
        guard case .number(let amount)? = read(quietly: modification.amount, as: .number) else { return nil }
        guard amount.isFinite else {
            return fail("a number between 0 and 1", modification.amount, part: "the amount of a change")
        }
        return min(max(amount, 0), 1)
    }

    /// Reads a part of a change, whose departures are not reported: the change itself is.
    private mutating func read(quietly node: Node, as type: TokenType) -> TokenValue? {
        let before = diagnostics.count
        let value = read(node, as: type)
        if value != nil { diagnostics.removeSubrange(before...) }
        return value
    }
}

extension RGBA {
    /// The color with another alpha instead of its own.
    fileprivate func withAlpha(_ alpha: Double) -> RGBA {
        RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }
}

extension Color {
    /// The color moved toward white or black: in LCH and HSL by its lightness, in the others by each component. In LCH
    /// the chroma becomes less by the same share.
    fileprivate func shaded(by amount: Double, toWhite: Bool, in space: ColorSpace) -> Color {
        let old = converted(to: space).components
        func moved(_ value: Double, to white: Double) -> Double {
            value + ((toWhite ? white : 0) - value) * amount
        }
        switch space {
        case .lch:
            return Color(.lch, moved(old.x, to: 100), old.y * (1 - amount), old.z, alpha: alpha)
        case .hsl: return Color(.hsl, old.x, old.y, moved(old.z, to: 100), alpha: alpha)
        default: return Color(space, moved(old.x, to: 1), moved(old.y, to: 1), moved(old.z, to: 1), alpha: alpha)
        }
    }
}
