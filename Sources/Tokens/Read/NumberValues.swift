import Source
package import Values
package import YAML

/// Dimensions, numbers, durations, curves and springs.
extension ValueReader {
    /// The size of one rem in points: iOS has no root font, so the 16 that DTCG suggests.
    private static var pointsPerRem: Double { 16 }

    /// `12`, or DTCG's `{ value: 12, unit: px }`.
    package mutating func dimension(_ node: Node) -> Points? {
        if let number = node.number { return Points(number) }
        guard node.mapping != nil else {
            return fail("a number of points", node, type: .dimension, help: "write it without a unit: 12")
        }
        guard let members = members(node, of: .dimension, required: ["value", "unit"]),
            let valueNode = members["value"], let unitNode = members["unit"],
            case .number(let value)? = read(valueNode, as: .number)
        else { return nil }
        switch unitNode.string {
        case "px": return Points(value)
        case "rem": return Points(value * Self.pointsPerRem)
        default: return fail("in px or rem", unitNode, type: .dimension)
        }
    }

    package mutating func number(_ node: Node) -> Double? {
        node.number ?? fail("a number", node, type: .number)
    }

    /// `0.3s`, `300ms`, or DTCG's `{ value: 300, unit: ms }`.
    package mutating func duration(_ node: Node) -> Seconds? {
        if let text = node.string {
            if text.hasSuffix("ms"), let value = CoreSchema.number(String(text.dropLast(2))) {
                return Seconds(value / 1000)
            }
            if text.hasSuffix("s"), let value = CoreSchema.number(String(text.dropLast())) { return Seconds(value) }
            return fail("a number with s or ms", node, type: .duration, help: "write 0.3s or 300ms")
        }
        guard let members = members(node, of: .duration, required: ["value", "unit"]),
            let valueNode = members["value"], let unitNode = members["unit"],
            case .number(let value)? = read(valueNode, as: .number)
        else { return nil }
        switch unitNode.string {
        case "s": return Seconds(value)
        case "ms": return Seconds(value / 1000)
        default: return fail("in s or ms", unitNode, type: .duration)
        }
    }

    /// `ease-in-out`, or `[x1, y1, x2, y2]` with both x in 0…1.
    package mutating func cubicBezier(_ node: Node) -> CubicBezier? {
        if let name = node.string {
            if let match = CubicBezier.named.first(where: { $0.name == name }) { return match.curve }
            let names = CubicBezier.named.map(\.name)
            return fail(
                "four numbers or a name", node, type: .cubicBezier,
                help: Suggestion.hint(for: name, among: names) ?? "the names are \(names.joined(separator: ", "))")
        }
        guard let list = node.sequence, list.count == 4 else {
            return fail("four numbers or a name", node, type: .cubicBezier)
        }
        var numbers: [Double] = []
        for item in list {
            guard case .number(let value)? = read(item, as: .number) else { return nil }
            numbers.append(value)
        }
        for index in [0, 2] where !(0...1).contains(numbers[index]) {
            return fail("given with both x from 0 to 1", list[index], type: .cubicBezier)
        }
        return CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
    }

    package mutating func transition(_ node: Node) -> Transition? {
        guard let members = members(node, of: .transition, required: ["duration", "delay", "timingFunction"]),
            let durationNode = members["duration"], case .duration(let duration)? = read(durationNode, as: .duration),
            let delayNode = members["delay"], case .duration(let delay)? = read(delayNode, as: .duration),
            let curveNode = members["timingFunction"],
            case .cubicBezier(let curve)? = read(curveNode, as: .cubicBezier)
        else { return nil }
        return Transition(duration: duration, delay: delay, timingFunction: curve)
    }

    /// `{ response: 0.35s, dampingFraction: 0.8 }`; a bare number of the response is seconds, as in SwiftUI.
    package mutating func spring(_ node: Node) -> Spring? {
        guard let members = members(node, of: .spring, required: ["response", "dampingFraction"]),
            let responseNode = members["response"], let dampingNode = members["dampingFraction"],
            case .number(let damping)? = read(dampingNode, as: .number)
        else { return nil }
        let response: Seconds
        if let seconds = responseNode.number {
            response = Seconds(seconds)
        } else if case .duration(let duration)? = read(responseNode, as: .duration) {
            response = duration
        } else {
            return nil
        }
        guard response.value > 0, damping >= 0 else {
            return fail("given by a response above 0 and a damping fraction from 0", node, type: .spring)
        }
        return Spring(response: response, dampingFraction: damping)
    }

    package mutating func haptic(_ node: Node) -> Haptic? {
        let names = Haptic.allCases.map(\.rawValue)
        if let haptic = node.string.flatMap(Haptic.init) { return haptic }
        return fail("one of \(names.joined(separator: ", "))", node, type: .haptic)
    }

    package mutating func symbol(_ node: Node) -> String? {
        guard let name = node.string, !name.isEmpty else { return fail("an SF Symbol name", node, type: .symbol) }
        return name
    }
}
