import Values
import YAML

extension FactReader {
    /// Reads `tint`, `"{a.token}"`, one color, or `{ light, dark }`.
    mutating func color(_ key: String) -> ControlColor {
        value(key, "a color", fallback: .fixed(light: .clear, dark: .clear)) { node in
            if let path = node.reference { return .token(path) }
            if node.string == "tint" { return .tint }
            if let color = Self.rgba(node) { return .fixed(light: color, dark: color) }
            guard node.mapping?.count == 2, let light = node["light"].flatMap(Self.rgba),
                let dark = node["dark"].flatMap(Self.rgba)
            else { return nil }
            return .fixed(light: light, dark: dark)
        }
    }

    mutating func shadows(_ key: String) -> [ControlShadow] {
        list(key) { facts in
            let y = facts.points("y")
            let blur = facts.points("blur")
            let color = facts.value("color", "a color", fallback: RGBA.clear) { Self.rgba($0) }
            return ControlShadow(y: y, blur: blur, color: color.opacity(facts.number("alpha")))
        }
    }

    mutating func font(_ key: String) -> ControlFont {
        map(key) { ControlFont(size: $0.points("size"), weight: $0.weight("weight")) }
    }
}
