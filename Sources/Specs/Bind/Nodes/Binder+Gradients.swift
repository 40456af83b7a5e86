import Source
import Tokens
import Values
import YAML

/// Binding of `{ gradient: <token or stops>, angle: 90, space: oklab }`.
extension Binder {
    mutating func gradient(_ node: Node, of layer: Node, in scope: Scope) -> BackgroundLayer? {
        let space = layer["space"].flatMap { choice($0, of: "space", among: ColorSpace.self, in: scope) } ?? .srgb
        var variants: [[GradientStop]] = []
        noteUses(in: node)
        for appearance in Appearance.all {
            var reader = tokens.reader(in: appearance)
            let value = reader.read(node, as: .gradient)
            for diagnostic in reader.diagnostics { report(diagnostic) }
            guard case .gradient(let stops)? = value else { return nil }
            variants.append(space == .srgb ? stops : stops.filled(in: space))
        }
        guard let first = variants.first, variants.allSatisfy({ $0.count == first.count }) else { return nil }
        let token = node.reference.map { TokenPath($0) }
        let written = Self.writtenColors(of: node, among: first.count)
        let stops = first.indices.map { index in
            BoundGradientStop(
                position: first[index].position,
                color: Bound(
                    DynamicColor { variants[shownAppearance(for: $0).index][index].color },
                    range: written[index]?.range ?? node.range, token: token ?? written[index].flatMap(Self.colorToken))
            )
        }
        return .gradient(stops, angle: layer["angle"].flatMap { number($0, in: scope) } ?? 180)
    }

    /// Returns the color that is written for each stop; nil for the stops between two of them.
    private static func writtenColors(of node: Node, among count: Int) -> [Node?] {
        let colors = (node.sequence ?? []).map { $0["color"] }
        if colors.count == count { return colors }
        guard colors.count > 1, (colors.count - 1) * [GradientStop].parts + 1 == count else {
            return Array(repeating: nil, count: count)
        }
        return (0..<count).map { index in
            index.isMultiple(of: [GradientStop].parts) ? colors[index / [GradientStop].parts] : nil
        }
    }
}

extension [GradientStop] {
    /// The number of segments between two stops. The error is less than 1/255 except between the most saturated
    /// opposite colors.
    fileprivate static let parts = 32

    /// Returns the stops with intermediate stops, so that linear interpolation in sRGB approximates another color
    /// space.
    fileprivate func filled(in space: ColorSpace) -> [GradientStop] {
        var filled: [GradientStop] = []
        for (low, high) in zip(self, dropFirst()) {
            filled.append(low)
            for part in 1..<Self.parts {
                let share = Double(part) / Double(Self.parts)
                let color = Color.mix(Color(low.color), Color(high.color), share: share, in: space)
                filled.append(
                    GradientStop(
                        color: color.mapped(to: .srgb).rgba,
                        position: low.position + (high.position - low.position) * share))
            }
        }
        return filled + suffix(1)
    }
}
