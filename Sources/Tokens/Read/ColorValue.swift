import Source
package import Values
package import YAML

/// Colors: hex strings, `{ color, alpha }`, and DTCG's objects.
extension ValueReader {
    package mutating func color(_ node: Node) -> RGBA? {
        switch node.content {
        case .scalar(let scalar):
            do {
                return try Color(css: scalar.text).rgba
            } catch {
                return fail(
                    "#RRGGBB, #RRGGBBAA, a CSS color function or a reference", node, type: .color,
                    help: error.message)
            }
        case .mapping:
            return node["colorSpace"] == nil ? translucentColor(node) : colorObject(node)
        case .sequence:
            return fail("#RRGGBB or a reference", node, type: .color)
        }
    }

    /// `{ color: "{ios.color.systemGreen}", alpha: 0.1 }`: the alpha multiplies the color's own.
    private mutating func translucentColor(_ node: Node) -> RGBA? {
        guard let members = members(node, of: .color, required: ["color"], optional: ["alpha"]),
            let base = members["color"], case .color(let color)? = read(base, as: .color)
        else { return nil }
        guard let alphaNode = members["alpha"] else { return color }
        guard let alpha = unitNumber(alphaNode, of: "alpha") else { return nil }
        return color.opacity(alpha)
    }

    /// DTCG's `{ colorSpace, components, alpha, hex }`.
    private mutating func colorObject(_ node: Node) -> RGBA? {
        guard
            let members = members(
                node, of: .color, required: ["colorSpace", "components"], optional: ["alpha", "hex"]),
            let spaceNode = members["colorSpace"], let componentsNode = members["components"]
        else { return nil }
        guard let space = spaceNode.string.flatMap(ColorSpace.init(rawValue:)) else {
            return fail(
                "in one of the spaces \(ColorSpace.allCases.map(\.rawValue).joined(separator: ", "))", spaceNode,
                type: .color)
        }
        guard let list = componentsNode.sequence, list.count == 3 else {
            return fail("given by three components", componentsNode, type: .color)
        }
        var components: [Double?] = []
        for component in list {
            if component.string == "none" {
                components.append(nil)
            } else if component.number != nil || component.reference != nil {
                guard case .number(let number)? = read(component, as: .number) else { return nil }
                components.append(number)
            } else {
                return fail("given by numbers or none", component, type: .color)
            }
        }
        var alpha = 1.0
        if let alphaNode = members["alpha"] {
            guard let value = unitNumber(alphaNode, of: "alpha") else { return nil }
            alpha = value
        }
        return Color(space, components[0], components[1], components[2], alpha: alpha).rgba
    }

    /// A number in 0…1, or a reference to one.
    mutating func unitNumber(_ node: Node, of name: String) -> Double? {
        guard case .number(let value)? = read(node, as: .number) else { return nil }
        guard (0...1).contains(value) else {
            diagnostics.append(Diagnostic(.wrongType, "“\(name)” is a number from 0 to 1", at: node.range))
            return nil
        }
        return value
    }
}
