import Forms
import Source
package import Values
package import YAML

/// Curves, transitions and springs, and what a device plays along.
extension ValueReader {
    private static let transitionKeys = ValueKeys(TokenForms.transition, lenient: ["delay"])
    private static let springKeys = ValueKeys(TokenForms.spring)

    /// `ease-in-out`, or `[x1, y1, x2, y2]` with both x in 0…1.
    package mutating func cubicBezier(_ node: Node) -> CubicBezier? {
        if let name = node.string {
            if let match = CubicBezier.named.first(where: { $0.name == name }) {
                tellShortForm("a cubicBezier is a list of four numbers", at: node)
                return match.curve
            }
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

    /// `{ response: 0.35s, dampingFraction: 0.8 }`; a bare number of the response is seconds, as in SwiftUI.
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
