import Values
package import YAML

/// Shadows, gradients, stroke styles and borders.
extension ValueReader {
    /// One shadow, or a list of them.
    package mutating func shadows(_ node: Node) -> [Shadow]? {
        guard let list = node.sequence else { return shadow(node).map { [$0] } }
        guard !list.isEmpty else { return fail("a map, or a list of at least one", node, type: .shadow) }
        var result: [Shadow] = []
        for item in list {
            guard case .shadow(let shadows)? = read(item, as: .shadow) else { return nil }
            result += shadows
        }
        return result
    }

    /// DTCG's `{ color, offsetX, offsetY, blur, spread, inset }`; offsets and spread may be left out where 0, and
    /// `x`, `y` stand for the offsets.
    private mutating func shadow(_ node: Node) -> Shadow? {
        guard
            let members = members(
                node, of: .shadow, required: ["color", "blur"],
                optional: ["offsetX", "offsetY", "x", "y", "spread", "inset"]),
            let colorNode = members["color"], case .color(let color)? = read(colorNode, as: .color),
            let blurNode = members["blur"], case .dimension(let blur)? = read(blurNode, as: .dimension),
            let offsetX = length(members["offsetX"] ?? members["x"]),
            let offsetY = length(members["offsetY"] ?? members["y"]),
            let spread = length(members["spread"])
        else { return nil }
        guard blur >= 0 else { return fail("given with a blur from 0", blurNode, type: .shadow) }
        return Shadow(
            color: color, offsetX: offsetX, offsetY: offsetY, blur: blur, spread: spread,
            isInset: members["inset"]?.bool ?? false)
    }

    private mutating func length(_ node: Node?) -> Points? {
        guard let node else { return 0 }
        guard case .dimension(let length)? = read(node, as: .dimension) else { return nil }
        return length
    }

    /// A list of `{ color, position }`; positions outside 0…1 are clamped, as DTCG has it.
    package mutating func gradient(_ node: Node) -> [GradientStop]? {
        guard let list = node.sequence, !list.isEmpty else {
            return fail("a list of { color, position }", node, type: .gradient)
        }
        var stops: [GradientStop] = []
        for item in list {
            if item.reference != nil {
                guard case .gradient(let inner)? = read(item, as: .gradient) else { return nil }
                stops += inner
                continue
            }
            guard let members = members(item, of: .gradient, required: ["color", "position"]),
                let colorNode = members["color"], case .color(let color)? = read(colorNode, as: .color),
                let positionNode = members["position"], case .number(let position)? = read(positionNode, as: .number)
            else { return nil }
            stops.append(GradientStop(color: color, position: min(max(position, 0), 1)))
        }
        return stops
    }

    package mutating func strokeStyle(_ node: Node) -> StrokeStyle? {
        if let name = node.string {
            if StrokeStyle.names.contains(name) { return .named(name) }
            return fail("one of \(StrokeStyle.names.joined(separator: ", "))", node, type: .strokeStyle)
        }
        guard let members = members(node, of: .strokeStyle, required: ["dashArray", "lineCap"]),
            let dashNode = members["dashArray"], let capNode = members["lineCap"]
        else { return nil }
        guard let cap = capNode.string.flatMap(StrokeStyle.LineCap.init) else {
            return fail("given with the line cap round, butt or square", capNode, type: .strokeStyle)
        }
        var dashes: [Points] = []
        for item in dashNode.sequence ?? [] {
            guard case .dimension(let dash)? = read(item, as: .dimension) else { return nil }
            dashes.append(dash)
        }
        guard !dashes.isEmpty else { return fail("given with a list of dashes", dashNode, type: .strokeStyle) }
        return .dashes(dashes, cap: cap)
    }

    package mutating func border(_ node: Node) -> Border? {
        guard let members = members(node, of: .border, required: ["color", "width", "style"]),
            let colorNode = members["color"], case .color(let color)? = read(colorNode, as: .color),
            let widthNode = members["width"], case .dimension(let width)? = read(widthNode, as: .dimension),
            let styleNode = members["style"], case .strokeStyle(let style)? = read(styleNode, as: .strokeStyle)
        else { return nil }
        return Border(color: color, width: width, style: style)
    }
}
