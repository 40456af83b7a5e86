import Source
import Values
import YAML

/// Curves and gradients that other tools write as texts, or with names for their parts.
extension ValueReader {
    /// Reads `cubic-bezier(0.4, 0, 0.2, 1)`, `0.4, 0, 0.2, 1` and `{ x1: 0.4, y1: 0, x2: 0.2, y2: 1 }`; nil for other
    /// values.
    mutating func writtenCurve(_ node: Node) -> CubicBezier? {
        guard isTokenFile else { return nil }
        var numbers: [Double?] = []
        if node.mapping?.count == 4 {
            numbers = ["x1", "y1", "x2", "y2"].map { node[$0]?.number }
        } else if let text = node.string {
            guard let parts = CSSFunction(text) ?? CSSFunction("cubic-bezier(\(text))"), parts.name == "cubic-bezier"
            else { return nil }
            numbers = parts.arguments.map(CoreSchema.number)
        }
        let found = numbers.compactMap(\.self)
        guard found.count == 4, numbers.count == 4, (0...1).contains(found[0]), (0...1).contains(found[2]),
            tolerates("a cubicBezier must be a list of four numbers", at: node.range)
        else { return nil }
        return CubicBezier(found[0], found[1], found[2], found[3])
    }

    /// A stop of a gradient in CSS, whose position may be missing.
    private struct WrittenStop {
        var color: RGBA
        var position: Double?
    }

    /// Reads `linear-gradient(90deg, #FFFFFF 0%, #000000)`. Its direction is not part of a token.
    mutating func writtenGradient(_ node: Node) -> OtherForm<[GradientStop]> {
        guard isTokenFile, let text = node.string, let parts = CSSFunction(text), parts.name.hasSuffix("-gradient")
        else { return .absent }
        var stops: [WrittenStop] = []
        for (index, argument) in parts.arguments.enumerated() {
            if stops.count == Self.maximumLayers { return OtherForm(failTooLong(node, type: .gradient)) }
            var words = argument
            var position: Double?
            if let space = argument.lastIndex(of: " "),
                let share = Self.share(String(argument[argument.index(after: space)...]))
            {
                words = String(argument[..<space].reversed().drop { $0 == " " }.reversed())
                position = share
            }
            switch stopColor(words, at: node) {
            case .value(let color): stops.append(WrittenStop(color: color, position: position))
            case .broken: return .broken
            // The first argument may be a direction.
            case .absent: if index > 0 { return .absent }
            }
        }
        guard stops.count > 1,
            tolerates(
                "a gradient must be a list of { color, position }; the direction of “\(parts.name)” is ignored",
                at: node.range)
        else { return .absent }
        return .value(
            zip(stops, Self.positions(stops.map(\.position))).map { GradientStop(color: $0.color, position: $1) })
    }

    private mutating func stopColor(_ words: String, at node: Node) -> OtherForm<RGBA> {
        if let color = try? Color(css: words) { return .value(color.rgba) }
        guard let path = EmbeddedReferences.paths(in: words).first else { return .absent }
        guard words == "{\(path)}" else {
            return referencedColor(Node(.scalar(Scalar(text: words, isPlain: false)), range: node.range))
        }
        if case .value(.color(let color)) = lookup(path, appearance) { return .value(color) }
        return OtherForm(
            report(unusable: path, at: node.range) { "{\(path)} is \($0.described), but a color is required here" })
    }

    /// The positions of stops as CSS places them: a missing one is between its neighbors, and none is before an earlier
    /// one (CSS Images 3, section 3.4.3).
    private static func positions(_ written: [Double?]) -> [Double] {
        var known = written
        if let first = known.first, first == nil { known[0] = 0 }
        if let last = known.last, last == nil { known[known.count - 1] = 1 }
        var greatest = -Double.infinity
        for (index, position) in known.enumerated() {
            guard let position else { continue }
            greatest = max(greatest, position)
            known[index] = greatest
        }
        var result: [Double] = []
        var missing = 0
        for position in known {
            guard let position else {
                missing += 1
                continue
            }
            let start = result.last ?? 0
            for step in 0..<missing {
                result.append(start + (position - start) * Double(step + 1) / Double(missing + 1))
            }
            missing = 0
            result.append(position)
        }
        return result.map { min(max($0, 0), 1) }
    }
}
