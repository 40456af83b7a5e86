import Forms
import Source
package import Values
package import YAML

/// Colors: hex strings, CSS functions, `{ color, alpha }`, and DTCG's objects.
extension ValueReader {
    private static let translucentKeys = ValueKeys(TokenForms.translucentColor)
    private static let objectKeys = ValueKeys(TokenForms.colorObject)

    package mutating func color(_ node: Node) -> RGBA? {
        switch node.content {
        case .scalar(let scalar):
            do {
                let color = try Color(css: scalar.text)
                tellShortForm("a color is a map with colorSpace and components", at: node)
                return color.rgba
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
        guard let members = members(node, of: .color, node["color"] == nil ? Self.objectKeys : Self.translucentKeys),
            let base = members["color"], case .color(let color)? = read(base, as: .color)
        else { return nil }
        tellShortForm("a color is a map with colorSpace and components", at: node)
        guard let alphaNode = members["alpha"] else { return color }
        guard let alpha = unitNumber(alphaNode, of: "alpha") else { return nil }
        return color.opacity(alpha)
    }

    /// DTCG's `{ colorSpace, components, alpha, hex }`.
    private mutating func colorObject(_ node: Node) -> RGBA? {
        guard let members = members(node, of: .color, Self.objectKeys), let spaceNode = members["colorSpace"],
            let componentsNode = members["components"]
        else { return nil }
        guard let space = spaceNode.string.flatMap(ColorSpace.init(rawValue:)) else {
            return fail(
                "in one of the spaces \(ColorSpace.allCases.map(\.rawValue).joined(separator: ", "))", spaceNode,
                type: .color)
        }
        guard let list = componentsNode.sequence, list.count == 3,
            let first = component(list[0], at: 0, of: space), let second = component(list[1], at: 1, of: space),
            let third = component(list[2], at: 2, of: space)
        else {
            if componentsNode.sequence?.count == 3 { return nil }
            return fail("given by three components", componentsNode, type: .color)
        }
        if let hex = members["hex"] { tellShortHex(hex) }
        var alpha = 1.0
        if let alphaNode = members["alpha"] {
            guard let value = unitNumber(alphaNode, of: "alpha") else { return nil }
            alpha = value
        }
        return Color(space, first.value, second.value, third.value, alpha: alpha).rgba
    }

    /// A component that was read; its value is nil where it is `none`.
    private struct Component {
        var value: Double?
    }

    private mutating func component(_ node: Node, at index: Int, of space: ColorSpace) -> Component? {
        if node.string == "none" { return Component(value: nil) }
        guard node.number != nil || node.mapping != nil || node.reference != nil else {
            return fail("given by numbers or none", node, type: .color)
        }
        guard case .number(let value)? = read(node, as: .number) else { return nil }
        // Most components of most spaces are in 0…1, and none of the others forbids that.
        guard !(0...1).contains(value) else { return Component(value: value) }
        let axis = space.components[index]
        guard
            axis.allows(value)
                || tolerates(
                    "the \(axis.name) of \(space.rawValue) is \(axis.rangeText); \(node.string ?? "") stands here",
                    at: node.range)
        else { return fail("given with \(axis.name) from \(axis.rangeText)", node, type: .color) }
        return Component(value: axis.nearest(to: value))
    }

    /// The standard's fallback has exactly six digits; it is not read, since the components say more.
    private mutating func tellShortHex(_ node: Node) {
        let digits = node.string?.utf8
        guard digits?.count == 7, digits?.first == UInt8(ascii: "#"),
            digits?.dropFirst().allSatisfy({
                UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
                    || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0 | 0x20
            }) == true
        else {
            if !tolerates("the hex of a color has six digits; \(node.kindName) stands here", at: node.range) {
                diagnostics.append(
                    Diagnostic(.wrongType, "the hex of a color has six digits", at: node.range))
            }
            return
        }
    }

    /// A number in 0…1, or a reference to one.
    mutating func unitNumber(_ node: Node, of name: String) -> Double? {
        guard case .number(let value)? = read(node, as: .number) else { return nil }
        guard (0...1).contains(value) else {
            if tolerates("“\(name)” is a number from 0 to 1; \(node.kindName) stands here", at: node.range) {
                return min(max(value, 0), 1)
            }
            diagnostics.append(Diagnostic(.wrongType, "“\(name)” is a number from 0 to 1", at: node.range))
            return nil
        }
        return value
    }
}
