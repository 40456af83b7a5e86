import Forms
import Source
package import Values
package import YAML

/// Curves, transitions, springs and haptics.
extension ValueReader {
    private static let transitionKeys = ValueKeys(TokenForms.transition, lenient: ["delay"])
    private static let springKeys = ValueKeys(TokenForms.spring)

    /// Reads `ease-in-out`, or `[x1, y1, x2, y2]` with both x values in 0…1.
    package mutating func cubicBezier(_ node: Node) -> CubicBezier? {
        if let name = node.string {
            if let match = CubicBezier.named.first(where: { $0.name == name }) {
                reportShortForm("a cubicBezier must be a list of four numbers", at: node)
                return match.curve
            }
            if let curve = writtenCurve(node) { return curve }
            let names = CubicBezier.named.map(\.name)
            return fail(
                "a list of four numbers or a name", node, type: .cubicBezier, rule: Self.ruleForText(node),
                help: Suggestion.hint(for: name, among: names) ?? "use one of \(names.joined(separator: ", "))")
        }
        if node.mapping != nil, let curve = writtenCurve(node) { return curve }
        guard let list = node.sequence, list.count == 4 else {
            return fail("a list of four numbers or a name", node, type: .cubicBezier)
        }
        var numbers: [Double] = []
        for item in list {
            guard case .number(let value)? = read(item, as: .number) else { return nil }
            numbers.append(value)
        }
        for index in [0, 2] where !(0...1).contains(numbers[index]) {
            return fail(
                .outOfRangeValue,
                "the x values of a cubicBezier must be between 0 and 1, not \(DecimalText.exact(numbers[index]))",
                at: list[index].range)
        }
        return CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
    }

    package mutating func transition(_ node: Node) -> Transition? {
        guard let members = members(node, of: .transition, Self.transitionKeys),
            let durationNode = members["duration"], case .duration(let duration)? = read(durationNode, as: .duration),
            let curveNode = members["timingFunction"],
            case .cubicBezier(let curve)? = read(curveNode, as: .cubicBezier)
        else { return nil }
        var delay = Seconds(0)
        if let delayNode = members["delay"] {
            guard case .duration(let written)? = read(delayNode, as: .duration) else { return nil }
            delay = written
        }
        return Transition(duration: duration, delay: delay, timingFunction: curve)
    }

    /// Reads `{ response: 0.35s, dampingFraction: 0.8 }`. A response without a unit is in seconds, as in SwiftUI.
    package mutating func spring(_ node: Node) -> Spring? {
        guard let members = members(node, of: .spring, Self.springKeys),
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
            return fail(
                .outOfRangeValue,
                "a spring needs a response greater than 0 and a dampingFraction of at least 0", at: node.range)
        }
        return Spring(response: response, dampingFraction: damping)
    }

    package mutating func haptic(_ node: Node) -> Haptic? {
        let names = Haptic.allCases.map(\.rawValue)
        if let haptic = node.string.flatMap(Haptic.init) { return haptic }
        return fail("one of \(names.joined(separator: ", "))", node, type: .haptic, rule: Self.ruleForText(node))
    }

    package mutating func symbol(_ node: Node) -> String? {
        guard let name = node.string, !name.isEmpty else {
            return fail("the name of an SF Symbol", node, type: .symbol, rule: Self.ruleForText(node))
        }
        return name
    }
}
