package import Source
package import Values
import YAML

extension Component {
    /// A length or a color that the component writes out, and what for.
    package struct Literal: Sendable, Hashable {
        package enum Role: Sendable, Hashable {
            /// A corner.
            case radius
            /// Between or around things: padding, margin, spacing.
            case spacing
            /// Of a text, a symbol, a background or a line.
            case color
        }

        package enum Value: Sendable, Hashable {
            case length(Double)
            case color(RGBA)
        }

        package var role: Role
        package var value: Value
        package var range: SourceRange
    }

    /// Every length and color that stands in a modifier with a role, in the order of its file: those of nodes, of what
    /// states set on nodes, and the component's own grounds.
    package var literals: [Literal] {
        var found: [Literal] = []
        forEachElement { element in
            for (modifier, value) in element.modifiers { modifier.collect(value.node, into: &found) }
        }
        for setting in states.flatMap(\.settings) {
            let steps = setting.target.split(separator: ".")
            guard steps.count == 2, properties.allSatisfy({ $0.name != steps[0] }) else { continue }
            Modifier(key: String(steps[1]))?.collect(setting.value, into: &found)
        }
        for node in preview.backdrop + [screen?.background].compactMap({ $0 }) {
            Literal.collectColors(node, into: &found)
        }
        var seen: Set<Literal> = []
        return found.filter { seen.insert($0).inserted }.sorted { $0.range.start < $1.range.start }
    }
}

extension Modifier {
    fileprivate func collect(_ node: Node, into found: inout [Component.Literal]) {
        switch self {
        case .radius: Component.Literal.collectLengths(node, as: .radius, into: &found)
        case .padding, .margin, .spacing, .lineSpacing:
            Component.Literal.collectLengths(node, as: .spacing, into: &found)
        case .color, .background, .fill, .placeholderColor, .border, .stroke:
            Component.Literal.collectColors(node, into: &found)
        default: break
        }
    }
}

extension Component.Literal {
    /// The numbers of a value, also edge by edge and in the branches of a condition.
    fileprivate static func collectLengths(
        _ node: Node, as role: Role, into found: inout [Component.Literal]
    ) {
        if let number = node.number {
            found.append(Component.Literal(role: role, value: .length(number), range: node.range))
        }
        guard node.reference == nil else { return }
        for entry in node.mapping ?? [] where entry.key != "when" && entry.key != "unless" {
            collectLengths(entry.value, as: role, into: &found)
        }
    }

    /// The colors of a value, its layers and its branches. What is made of another color is left out: no token is that.
    fileprivate static func collectColors(_ node: Node, into found: inout [Component.Literal]) {
        if let text = node.string, node.reference == nil, !text.hasPrefix("$"), let color = try? Color(css: text) {
            found.append(Component.Literal(role: .color, value: .color(color.rgba), range: node.range))
        }
        for item in node.sequence ?? [] { collectColors(item, into: &found) }
        guard node.reference == nil, node["alpha"] == nil else { return }
        for entry in node.mapping ?? [] where ["then", "else", "color", "fill", "stroke"].contains(entry.key) {
            collectColors(entry.value, into: &found)
        }
    }
}
