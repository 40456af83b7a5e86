import Forms
import Source
package import Values
package import YAML

/// Colors: hex text, CSS functions, `{ color, alpha }`, and DTCG color objects.
extension ValueReader {
    private static let translucentKeys = ValueKeys(TokenForms.translucentColor)
    private static let objectKeys = ValueKeys(TokenForms.colorObject)

    package mutating func color(_ node: Node) -> RGBA? {
        switch node.content {
        case .scalar(let scalar):
            do {
                let color = try Color(css: scalar.text)
                reportShortForm("a color must be a map with colorSpace and components", at: node)
                return color.rgba
            } catch {
                switch referencedColor(node) {
                case .absent: break
                case .broken: return nil
                case .value(let color): return color
                }
                return fail(
                    "#RRGGBB, #RRGGBBAA, a CSS color function or a reference", node, type: .color,
                    rule: Self.ruleForText(node), help: Self.helpForDigits(scalar.text) ?? error.message)
            }
        case .mapping:
            if node["colorSpace"] != nil { return colorObject(node) }
            switch wholeColorAsComponents(node) {
            case .absent: break
            case .broken: return nil
            case .value(let color): return color
            }
            return colorParts(node) ?? translucentColor(node)
        case .sequence:
            return fail("#RRGGBB or a reference", node, type: .color)
        }
    }

    /// The hex color to write for digits without their sign: `#222222` for `222222`.
    private static func helpForDigits(_ text: String) -> String? {
        guard [6, 8].contains(text.utf8.count), let color = try? Color(css: "#" + text) else { return nil }
        return "write \"\(color.rgba.hexWithAlpha)\""
    }

    /// Reads `{ color: "{ios.color.systemGreen}", alpha: 0.1 }`. The alpha is multiplied by the color's own.
    private mutating func translucentColor(_ node: Node) -> RGBA? {
        let opacity = opacity(beside: node)
        if case .broken = opacity { return nil }
        if case .value(let alpha) = opacity {
            guard let base = node["color"], case .color(let color)? = read(base, as: .color) else { return nil }
            return color.opacity(alpha)
        }
        guard let members = members(node, of: .color, node["color"] == nil ? Self.objectKeys : Self.translucentKeys),
            let base = members["color"], case .color(let color)? = read(base, as: .color)
        else { return nil }
        reportShortForm("a color must be a map with colorSpace and components", at: node)
        guard let alphaNode = members["alpha"] else { return color }
        guard let alpha = unitNumber(alphaNode, of: "alpha") else { return nil }
        return color.opacity(alpha)
    }

    /// Reads the DTCG form `{ colorSpace, components, alpha, hex }`.
    private mutating func colorObject(_ node: Node) -> RGBA? {
        guard let members = members(node, of: .color, Self.objectKeys), let spaceNode = members["colorSpace"],
            let componentsNode = members["components"]
        else { return nil }
        guard let space = spaceNode.string.flatMap(ColorSpace.init(rawValue:)) else {
            return fail(
                "one of \(ColorSpace.allCases.map(\.rawValue).joined(separator: ", "))", spaceNode,
                part: "“colorSpace”", rule: Self.ruleForText(spaceNode))
        }
        var alpha = 1.0
        var list = componentsNode.sequence ?? []
        if list.count == 4, members["alpha"] == nil, let last = list.last?.number, (0...1).contains(last),
            tolerates("a color must have three components; the fourth is read as alpha", at: componentsNode.range)
        {
            alpha = last
            list.removeLast()
        }
        guard list.count == 3,
            let first = component(list[0], at: 0, of: space), let second = component(list[1], at: 1, of: space),
            let third = component(list[2], at: 2, of: space)
        else {
            if list.count == 3 { return nil }
            return fail("a list of three numbers", componentsNode, part: "“components”")
        }
        if let hex = members["hex"] { checkHex(hex) }
        if let alphaNode = members["alpha"] {
            guard let value = unitNumber(alphaNode, of: "alpha") else { return nil }
            alpha = value
        }
        return Color(space, first.value, second.value, third.value, alpha: alpha).rgba
    }

    /// A component that was read. The value is nil for `none`.
    private struct Component {
        var value: Double?
    }

    private mutating func component(_ node: Node, at index: Int, of space: ColorSpace) -> Component? {
        if node.string == "none" { return Component(value: nil) }
        guard node.number != nil || node.mapping != nil || node.reference != nil else {
            return fail("a number or none", node, part: "a color component")
        }
        guard case .number(let value)? = read(node, as: .number) else { return nil }
        // Most components of most spaces are in 0…1, which every space allows.
        guard !(0...1).contains(value) else { return Component(value: value) }
        let axis = space.components[index]
        let part = "the \(axis.name) of \(space.rawValue)"
        guard
            axis.allows(value)
                || tolerates("\(part) must be \(axis.rangeText), not \(DecimalText.exact(value))", at: node.range)
        else { return fail(axis.rangeText, node, part: part, rule: .outOfRangeValue) }
        return Component(value: axis.nearest(to: value))
    }

    /// Checks the fallback, which has exactly six digits in the standard. Its value is not used; the components are
    /// exact.
    private mutating func checkHex(_ node: Node) {
        let digits = node.string?.utf8
        guard digits?.count == 7, digits?.first == UInt8(ascii: "#"),
            digits?.dropFirst().allSatisfy({
                UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
                    || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0 | 0x20
            }) == true
        else {
            let message = "“hex” must be # and six digits, not \(node.kindName)"
            if !tolerates(message, at: node.range) {
                diagnostics.append(Diagnostic(Self.ruleForText(node), message, at: node.range))
            }
            return
        }
    }

    /// Reads a number in 0…1, or a reference to one.
    mutating func unitNumber(_ node: Node, of name: String) -> Double? {
        guard case .number(let value)? = read(node, as: .number) else { return nil }
        guard (0...1).contains(value) else {
            let message = "“\(name)” must be between 0 and 1, not \(DecimalText.exact(value))"
            if tolerates(message, at: node.range) {
                return min(max(value, 0), 1)
            }
            diagnostics.append(
                Diagnostic(.outOfRangeValue, message, at: node.range, help: "write a number from 0 to 1"))
            return nil
        }
        return value
    }
}
