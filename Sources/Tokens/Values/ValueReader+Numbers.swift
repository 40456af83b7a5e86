import Forms
import Source
package import Values
package import YAML

/// Dimensions, numbers and durations.
extension ValueReader {
    /// The size of one rem in points. iOS has no root font size, so this is the 16 that DTCG suggests.
    static var pointsPerRem: Double { 16 }
    private static let quantityKeys = ValueKeys(TokenForms.quantity)
    private static let unitlessKeys = ValueKeys(TokenForms.quantity, lenient: ["unit"])

    /// Reads `12`, or the DTCG form `{ value: 12, unit: px }`.
    package mutating func dimension(_ node: Node) -> Points? {
        if let number = node.number {
            reportShortForm(
                "a dimension must have a unit", at: node,
                help: "write { \"value\": \(node.string ?? ""), \"unit\": \"px\" }")
            return Points(number)
        }
        guard node.mapping != nil else { return writtenDimension(node) }
        // Zero needs no unit.
        let isZero = node["value"]?.number == 0
        guard let members = members(node, of: .dimension, isZero ? Self.unitlessKeys : Self.quantityKeys),
            let valueNode = members["value"], case .number(let value)? = read(valueNode, as: .number)
        else { return nil }
        guard let unitNode = members["unit"] else { return 0 }
        switch unitNode.string {
        case "px": return Points(value)
        case "rem": return Points(value * Self.pointsPerRem)
        case "pt" where tolerates("the unit of a dimension must be px or rem", at: unitNode.range),
            "dp" where tolerates("the unit of a dimension must be px or rem", at: unitNode.range):
            return Points(value)
        case _ where isZero && tolerates("the unit of a dimension must be px or rem", at: unitNode.range):
            return 0
        default: return fail("px or rem", unitNode, part: "the unit of a dimension", rule: Self.ruleForText(unitNode))
        }
    }

    /// Reads `"16px"`, `"1rem"` or `"16"`, the form of drafts and of CSS.
    private mutating func writtenDimension(_ node: Node) -> Points? {
        let help = "write a number, such as 12"
        guard let text = node.string else { return fail("a number of points", node, part: "a length", help: help) }
        var points: Double?
        if let quantity = WrittenQuantity(text, units: ["px", "rem"], allowsSpace: true) {
            points = quantity.unit == "rem" ? quantity.value * Self.pointsPerRem : quantity.value
        } else {
            points = CoreSchema.number(text) ?? otherLength(text)
        }
        if points == nil {
            switch calculated(node) {
            case .absent: break
            case .broken: return nil
            case .value(let value): return Points(value)
            }
        }
        guard let points,
            tolerates("a dimension must not be written as text", at: node.range, help: isStandard(node) ? nil : help)
        else { return fail("a number of points", node, part: "a length", help: help) }
        return Points(points)
    }

    package mutating func number(_ node: Node) -> Double? {
        if let number = node.number { return number }
        if let text = node.string, let value = CoreSchema.number(text),
            tolerates("a number must not be written as text", at: node.range)
        {
            return value
        }
        switch calculated(node) {
        case .absent: break
        case .broken: return nil
        case .value(let value): return value
        }
        if let text = node.string, let quantity = WrittenQuantity(text, units: ["%"], allowsSpace: true),
            tolerates("a number must not be written in percent", at: node.range)
        {
            return quantity.value / 100
        }
        if let text = node.scalar, text.isPlain, Double(text.text)?.isInfinite == true {
            return fail("between about -1.8e308 and 1.8e308", node, type: .number, rule: .outOfRangeValue)
        }
        return fail("a number", node, part: "this value")
    }

    /// Reads `0.3s`, `300ms`, or the DTCG form `{ value: 300, unit: ms }`.
    package mutating func duration(_ node: Node) -> Seconds? {
        if let text = node.string {
            if let quantity = WrittenQuantity(text, units: ["ms", "s"]) {
                reportShortForm("a duration must be a map with value and unit", at: node)
                return Seconds(quantity.unit == "ms" ? quantity.value / 1000 : quantity.value)
            }
            if CoreSchema.number(text) == 0, tolerates("a duration must have a unit", at: node.range) {
                return Seconds(0)
            }
            if text.contains("{") {
                switch calculated(node) {
                case .absent: break
                case .broken: return nil
                case .value(let seconds): return Seconds(seconds)
                }
            }
            return fail(
                "a number with s or ms", node, type: .duration, rule: Self.ruleForText(node),
                help: "write 0.3s or 300ms")
        }
        guard let members = members(node, of: .duration, Self.quantityKeys), let valueNode = members["value"],
            let unitNode = members["unit"], case .number(let value)? = read(valueNode, as: .number)
        else { return nil }
        switch unitNode.string {
        case "s": return Seconds(value)
        case "ms": return Seconds(value / 1000)
        default: return fail("s or ms", unitNode, part: "the unit of a duration", rule: Self.ruleForText(unitNode))
        }
    }
}
