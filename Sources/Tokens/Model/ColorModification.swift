package import Source
package import YAML

/// A change of a token's color: one that Tokens Studio keeps beside the value, such as `darken`, or an alpha.
package final class ColorModification: Sendable {
    package enum Kind: String, Sendable {
        case lighten
        case darken
        case mix
        case alpha
    }

    package let kind: Kind
    /// How far the color is changed, 0…1, or its alpha.
    package let amount: Node
    /// The name of the color space in which the color is changed.
    package let space: Node?
    /// The other color of a mixture.
    package let color: Node?
    package let range: SourceRange

    package init(_ kind: Kind, by amount: Node, space: Node? = nil, color: Node? = nil, at range: SourceRange) {
        self.kind = kind
        self.amount = amount
        self.space = space
        self.color = color
        self.range = range
    }

    /// The change with other parts; nil if none is replaced.
    func replacing(_ replacement: (Node) -> Node?) -> ColorModification? {
        let (newAmount, newColor) = (replacement(amount), color.flatMap(replacement))
        guard newAmount != nil || newColor != nil else { return nil }
        return ColorModification(kind, by: newAmount ?? amount, space: space, color: newColor ?? color, at: range)
    }

    /// Nil if the kind is unknown, or if a part is missing.
    init?(_ node: Node) {
        guard let kind = node["type"]?.string.flatMap(Kind.init), let amount = node["value"]?.trimmed,
            kind != .mix || node["color"] != nil
        else { return nil }
        self.kind = kind
        self.amount = amount
        space = node["space"]
        color = node["color"]
        range = node.range
    }
}
