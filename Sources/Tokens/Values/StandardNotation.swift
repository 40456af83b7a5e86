import Values
package import YAML

/// Values in the notations of other tools, rewritten in that of the standard, for files that uispec writes.
///
/// Only the notation changes: references stay references, and a value whose meaning is not certain stays as it is.
package enum StandardNotation {
    /// - Parameter node: a value of a token of the type.
    package static func value(_ node: Node, as type: TokenType) -> Node {
        if node.reference != nil || node.pointerNode != nil { return node }
        switch type {
        case .color: return color(node)
        case .dimension: return dimension(node)
        case .number, .fontWeight: return number(node)
        case .cubicBezier: return curve(node)
        case .shadow: return layers(node)
        case .border: return border(node)
        case .fontFamily: return families(node)
        case .typography, .transition: return composite(node)
        case .gradient: return list(node, composite)
        default: return node
        }
    }

    // MARK: Parts

    private static func text(_ text: String, like node: Node) -> Node {
        Node(.scalar(Scalar(text: text, isPlain: false)), range: node.range)
    }

    private static func plain(_ text: String, like node: Node) -> Node {
        Node(.scalar(Scalar(text: text, isPlain: true)), range: node.range)
    }

    private static func map(_ members: [(String, Node)], like node: Node) -> Node {
        Node(
            .mapping(members.map { Node.Entry(key: $0, keyRange: node.range, value: $1) }), range: node.range)
    }

    private static func list(_ node: Node, _ change: (Node) -> Node) -> Node {
        guard let items = node.sequence else { return node }
        return Node(.sequence(items.map(change)), range: node.range)
    }

    /// `"0.5"` as a number.
    private static func number(_ node: Node) -> Node {
        guard let scalar = node.scalar, !scalar.isPlain, CoreSchema.number(scalar.text) != nil else { return node }
        return plain(scalar.text, like: node)
    }

    /// `"2px"`, `"1.5rem"`, `"8pt"` and `"16"` as `{ value, unit }`.
    private static func dimension(_ node: Node) -> Node {
        guard let written = node.string else { return node }
        var unit = "px"
        var digits = written
        if let quantity = WrittenQuantity(written, units: ["px", "rem", "pt", "dp"], allowsSpace: true) {
            if quantity.unit == "rem" { unit = "rem" }
            digits = String(written.dropLast(quantity.unit.count).reversed().drop { $0 == " " }.reversed())
        }
        guard CoreSchema.number(digits) != nil else { return node }
        return map([("value", plain(digits, like: node)), ("unit", text(unit, like: node))], like: node)
    }

    /// `rgba({color.ink}, 0.3)` and forms of that kind as `{ color, alpha }`.
    private static func color(_ node: Node) -> Node {
        if let text = node.string, ValueReader.hexWithAlpha(text) != nil, let parts = CSSFunction(text) {
            guard let share = ValueReader.share(parts.arguments[1]) else { return node }
            let alpha = plain(DecimalText.short(share, places: 6), like: node)
            return map([("color", Self.text(parts.arguments[0], like: node)), ("alpha", alpha)], like: node)
        }
        guard let translucent = node.string.flatMap(TranslucentReference.init) else { return node }
        var alpha = text(translucent.share, like: node)
        if let share = ValueReader.share(translucent.share) {
            guard (0...1).contains(share) else { return node }
            alpha = plain(DecimalText.short(share, places: 6), like: node)
        } else if alpha.reference == nil {
            return node
        }
        return map([("color", text("{\(translucent.path)}", like: node)), ("alpha", alpha)], like: node)
    }

    /// `"Inter, sans-serif"` as a list.
    private static func families(_ node: Node) -> Node {
        guard let written = node.string, !written.contains("{"), let names = FontFamilyList.names(in: written),
            names != [written]
        else {
            return node
        }
        let items = names.map { text($0, like: node) }
        return items.count == 1 ? items[0] : Node(.sequence(items), range: node.range)
    }

    private static func curve(_ node: Node) -> Node {
        guard let parts = node.string.flatMap(CSSFunction.init), parts.name == "cubic-bezier",
            parts.arguments.allSatisfy({ CoreSchema.number($0) != nil })
        else { return node }
        return Node(.sequence(parts.arguments.map { plain($0, like: node) }), range: node.range)
    }

    // MARK: Composite values

    private static func layers(_ node: Node) -> Node {
        if node.sequence != nil { return list(node, layer) }
        guard let written = node.string.flatMap(CSSLayers.shadows) else { return layer(node) }
        let shadows = written.map { shadow in
            let lengths = shadow.lengths + Array(repeating: "0", count: max(0, 4 - shadow.lengths.count))
            var members = [("color", color(text(shadow.color, like: node)))]
            for (name, length) in zip(["offsetX", "offsetY", "blur", "spread"], lengths) {
                members.append((name, value(text(length, like: node), as: .dimension)))
            }
            if shadow.isInset { members.append(("inset", plain("true", like: node))) }
            return map(members, like: node)
        }
        return shadows.count == 1 ? shadows[0] : Node(.sequence(shadows), range: node.range)
    }

    /// A shadow of a map, in which Tokens Studio writes `x` and `y`.
    private static func layer(_ node: Node) -> Node {
        guard let entries = node.mapping, node.reference == nil else { return node }
        let names = ["x": "offsetX", "y": "offsetY"]
        let renamed = entries.map { entry in
            guard let name = names[entry.key], node[name] == nil else { return entry }
            return Node.Entry(key: name, keyRange: entry.keyRange, value: entry.value)
        }
        return composite(Node(.mapping(renamed), range: node.range))
    }

    private static func border(_ node: Node) -> Node {
        guard let written = node.string.flatMap(CSSLayers.border) else { return composite(node) }
        return map(
            [
                ("color", color(text(written.color, like: node))),
                ("width", value(text(written.width, like: node), as: .dimension)),
                ("style", text(written.style, like: node)),
            ], like: node)
    }

    private static let members: [String: TokenType] = [
        "color": .color, "offsetX": .dimension, "offsetY": .dimension, "blur": .dimension, "spread": .dimension,
        "width": .dimension, "fontSize": .dimension, "letterSpacing": .dimension, "fontWeight": .fontWeight,
        "fontFamily": .fontFamily, "timingFunction": .cubicBezier, "position": .number,
    ]

    private static func composite(_ node: Node) -> Node {
        guard let entries = node.mapping, node.reference == nil, node.pointerNode == nil else { return node }
        let changed = entries.map { entry in
            guard let type = members[entry.key] else { return entry }
            return Node.Entry(key: entry.key, keyRange: entry.keyRange, value: value(entry.value, as: type))
        }
        return Node(.mapping(changed), range: node.range)
    }
}
