import Source
package import Values
package import YAML

/// Font families, weights and typography.
extension ValueReader {
    package mutating func fontFamily(_ node: Node) -> [String]? {
        if let name = node.string, !name.isEmpty { return [name] }
        guard let list = node.sequence, !list.isEmpty else { return fail("a name or a list", node, type: .fontFamily) }
        var names: [String] = []
        for item in list {
            guard case .fontFamily(let families)? = read(item, as: .fontFamily) else { return nil }
            names += families
        }
        return names
    }

    /// DTCG's names for the hundreds of OpenType's weight scale, and SwiftUI's.
    private static let weightNames: [String: Double] = [
        "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "ultraLight": 100, "light": 300,
        "normal": 400, "regular": 400, "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600, "semibold": 600,
        "bold": 700, "extra-bold": 800, "ultra-bold": 800, "heavy": 800, "black": 900, "extra-black": 950,
        "ultra-black": 950,
    ]

    package mutating func fontWeight(_ node: Node) -> FontWeight? {
        if let number = node.number {
            return (1...1000).contains(number) ? FontWeight(number) : fail("from 1 to 1000", node, type: .fontWeight)
        }
        if let name = node.string, let value = Self.weightNames[name] { return FontWeight(value) }
        return fail(
            "a number from 1 to 1000 or a name", node, type: .fontWeight,
            help: node.string.flatMap { Suggestion.hint(for: $0, among: Self.weightNames.keys) })
    }

    /// A style's name, `{ style, weight }`, `{ size, weight, relativeTo }`, or DTCG's full value.
    package mutating func typography(_ node: Node) -> Typography? {
        if node.string != nil { return textStyle(node).map { Typography(style: $0) } }
        if node["style"] != nil { return styledTypography(node) }
        if node["fontFamily"] != nil || node["fontSize"] != nil { return fullTypography(node) }
        return systemTypography(node)
    }

    private mutating func textStyle(_ node: Node) -> TextStyle? {
        if let style = node.string.flatMap(TextStyle.init(name:)) { return style }
        let names = TextStyle.allCases.map(\.rawValue)
        return fail(
            "a text style", node, type: .typography,
            help: node.string.flatMap { Suggestion.hint(for: $0, among: names) }
                ?? "the styles are \(names.joined(separator: ", "))")
    }

    private mutating func styledTypography(_ node: Node) -> Typography? {
        guard let members = members(node, of: .typography, required: ["style"], optional: ["weight", "italic"]),
            let styleNode = members["style"], let style = textStyle(styleNode)
        else { return nil }
        var result = Typography(style: style)
        result.isItalic = members["italic"]?.bool ?? false
        return weighted(result, members["weight"])
    }

    private mutating func systemTypography(_ node: Node) -> Typography? {
        guard
            let members = members(
                node, of: .typography, required: ["size"], optional: ["weight", "italic", "relativeTo"]),
            let sizeNode = members["size"], case .dimension(let size)? = read(sizeNode, as: .dimension)
        else { return nil }
        guard size > 0 else { return fail("of a size above 0", sizeNode, type: .typography) }
        var result = Typography(size: size)
        result.isItalic = members["italic"]?.bool ?? false
        return weighted(scaling(result, members["relativeTo"]), members["weight"])
    }

    private mutating func fullTypography(_ node: Node) -> Typography? {
        guard
            let members = members(
                node, of: .typography,
                required: ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"],
                optional: ["relativeTo"]),
            let familyNode = members["fontFamily"], case .fontFamily(let family)? = read(familyNode, as: .fontFamily),
            let sizeNode = members["fontSize"], case .dimension(let size)? = read(sizeNode, as: .dimension),
            let spacingNode = members["letterSpacing"],
            case .dimension(let spacing)? = read(spacingNode, as: .dimension),
            let lineNode = members["lineHeight"], case .number(let lineHeight)? = read(lineNode, as: .number)
        else { return nil }
        var result = Typography(size: size)
        result.family = family
        result.letterSpacing = spacing
        result.lineHeight = lineHeight
        return weighted(scaling(result, members["relativeTo"]), members["fontWeight"])
    }

    private mutating func scaling(_ typography: Typography, _ node: Node?) -> Typography? {
        guard let node else { return typography }
        guard let style = textStyle(node) else { return nil }
        var result = typography
        result.relativeTo = style
        return result
    }

    private mutating func weighted(_ typography: Typography?, _ node: Node?) -> Typography? {
        guard var result = typography else { return nil }
        guard let node else { return result }
        guard case .fontWeight(let weight)? = read(node, as: .fontWeight) else { return nil }
        result.weight = weight
        return result
    }
}
