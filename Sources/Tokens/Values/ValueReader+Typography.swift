import Forms
import Source
import Values
package import YAML

/// Fonts: Dynamic Type styles, the system font at a size, and the full DTCG form.
extension ValueReader {
    private static let styledKeys = ValueKeys(TokenForms.styledFont)
    private static let systemKeys = ValueKeys(TokenForms.systemFont)
    private static let fullKeys = ValueKeys(
        TokenForms.fullFont, lenient: ["fontFamily", "fontWeight", "letterSpacing", "lineHeight"])

    /// Reads the name of a style, `{ style, weight }`, `{ size, weight, relativeTo }`, or the full DTCG form.
    package mutating func typography(_ node: Node) -> Typography? {
        if node.string != nil {
            guard let style = textStyle(node) else { return nil }
            reportShortForm("a typography must be a map", at: node)
            return Typography(style: style)
        }
        guard let entries = node.mapping else { return fail("a text style or a map", node, type: .typography) }
        let isFull = isStandard(node) || entries.contains { Self.fullNames.contains($0.key) }
        let isShort = node["size"] != nil || node["style"] != nil
        if isFull && !isShort || node["fontFamily"] != nil || node["fontSize"] != nil { return fullTypography(node) }
        reportShortForm("a typography must have fontFamily and fontSize", at: node)
        return node["style"] == nil ? systemTypography(node) : styledTypography(node)
    }

    /// The members that only the standard's form has.
    private static let fullNames: Set<String> = ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"]

    private mutating func textStyle(_ node: Node) -> TextStyle? {
        if let style = node.string.flatMap(TextStyle.init(name:)) { return style }
        let names = TextStyle.allCases.map(\.rawValue)
        return fail(
            Self.ruleForText(node), "\(node.kindName) is not a text style", at: node.range,
            help: node.string.flatMap { Suggestion.hint(for: $0, among: names) }
                ?? "use one of \(names.joined(separator: ", "))")
    }

    private mutating func styledTypography(_ node: Node) -> Typography? {
        guard let members = members(node, of: .typography, Self.styledKeys), let styleNode = members["style"],
            let style = textStyle(styleNode)
        else { return nil }
        var result = Typography(style: style)
        return complete(&result, members) ? result : nil
    }

    private mutating func systemTypography(_ node: Node) -> Typography? {
        guard let members = members(node, of: .typography, Self.systemKeys), let sizeNode = members["size"],
            case .dimension(let size)? = read(sizeNode, as: .dimension)
        else { return nil }
        guard size > 0 else { return fail(fontSize: sizeNode) }
        var result = Typography(size: size)
        return complete(&result, members) ? result : nil
    }

    /// Reads the keys that both short forms have.
    private mutating func complete(_ font: inout Typography, _ members: ValueMembers) -> Bool {
        if let node = members["italic"] {
            guard let flag = node.bool else {
                diagnostics.append(.mismatchedType("true or false", found: node, of: "italic"))
                return false
            }
            font.isItalic = flag
        }
        if let node = members["relativeTo"] {
            guard let style = textStyle(node) else { return false }
            font.relativeTo = style
        }
        guard let node = members["weight"] else { return true }
        guard let weight = shortWeight(node) else { return false }
        font.weight = weight
        return true
    }

    private mutating func shortWeight(_ node: Node) -> FontWeight? {
        if node.tokenReference == nil { return fontWeight(node, prefersSwiftUI: true) }
        guard case .fontWeight(let weight)? = read(node, as: .fontWeight) else { return nil }
        return weight
    }

    private mutating func fullTypography(_ node: Node) -> Typography? {
        guard let members = members(node, of: .typography, Self.fullKeys), let sizeNode = members["fontSize"],
            case .dimension(let size)? = read(sizeNode, as: .dimension)
        else { return nil }
        guard size > 0 else { return fail(fontSize: sizeNode) }
        var result = Typography(size: size)
        if let familyNode = members["fontFamily"] {
            guard case .fontFamily(let family)? = read(familyNode, as: .fontFamily) else { return nil }
            result.family = family
        }
        if let spacingNode = members["letterSpacing"], let share = shareOfFontSize(spacingNode),
            tolerates("the letterSpacing of a typography must be a length", at: spacingNode.range)
        {
            result.letterSpacing = Points(share * size.value)
        } else if let spacingNode = members["letterSpacing"] {
            guard case .dimension(let spacing)? = read(spacingNode, as: .dimension) else { return nil }
            result.letterSpacing = spacing
        }
        if let lineNode = members["lineHeight"], !isAutomatic(lineNode) {
            guard let lineHeight = lineHeight(lineNode, fontSize: size) else { return nil }
            result.lineHeight = lineHeight
        }
        if let weightNode = members["fontWeight"] {
            guard case .fontWeight(let weight)? = read(weightNode, as: .fontWeight) else { return nil }
            result.weight = weight
        }
        if let styleNode = members["relativeTo"] {
            reportShortForm("a typography has no key “relativeTo”", at: styleNode)
            guard let style = textStyle(styleNode) else { return nil }
            result.relativeTo = style
        }
        return result
    }

    private mutating func fail<Value>(fontSize node: Node) -> Value? {
        fail(.outOfRangeValue, "the size of a font must be greater than 0", at: node.range)
    }

    /// Whether a line height is that of the font, such as `AUTO` of Figma and `normal` of CSS.
    private mutating func isAutomatic(_ node: Node) -> Bool {
        guard isTokenFile, let text = node.string, NonstandardType.isAutomatic(text) else { return false }
        return tolerates("a line height must be a number; that of the font is used", at: node.range)
    }

    /// Reads a line height as a multiple of the font size. A length is divided by the font size.
    private mutating func lineHeight(_ node: Node, fontSize: Points) -> Double? {
        if let number = node.number { return multiple(number, of: fontSize, at: node) }
        if let share = shareOfFontSize(node),
            tolerates("a line height must be a multiple of the font size", at: node.range)
        {
            return share
        }
        if let path = node.tokenReference, case .value(.dimension(let height)) = lookup(path, appearance) {
            return multiple(height, of: fontSize, at: node)
        }
        let isLength = node["unit"] != nil || node.string.flatMap { WrittenQuantity($0, units: ["px", "rem"]) } != nil
        if isLength {
            guard case .dimension(let height)? = read(node, as: .dimension) else { return nil }
            return multiple(height, of: fontSize, at: node)
        }
        guard case .number(let number)? = read(node, as: .number) else { return nil }
        return multiple(number, of: fontSize, at: node)
    }

    /// The largest multiple. Older files write points without a unit, and no text has lines this many sizes apart.
    private static let greatestMultiple = 4.0

    private mutating func multiple(_ number: Double, of fontSize: Points, at node: Node) -> Double {
        guard number > Self.greatestMultiple,
            tolerates(
                "a line height must be a multiple of the font size; \(DecimalText.short(number)) is read as points",
                at: node.range)
        else { return number }
        return number / fontSize.value
    }

    private mutating func multiple(_ height: Points, of fontSize: Points, at node: Node) -> Double? {
        guard tolerates("a line height must be a multiple of the font size, not a length", at: node.range) else {
            return fail("a multiple of the font size", node, part: "a line height")
        }
        return height.value / fontSize.value
    }
}
