import Values
import YAML

extension FactReader {
    mutating func number(_ key: String) -> Double {
        value(key, "a number", fallback: 0) { $0.number }
    }

    mutating func count(_ key: String) -> Int {
        value(key, "a whole number", fallback: 0) { $0.number.flatMap { Int(exactly: $0) } }
    }

    mutating func points(_ key: String) -> Points {
        Points(number(key))
    }

    mutating func bool(_ key: String) -> Bool {
        value(key, "true or false", fallback: false) { $0.bool }
    }

    mutating func string(_ key: String) -> String {
        value(key, "a text", fallback: "") { $0.string }
    }

    mutating func strings(_ key: String) -> [String] {
        value(key, "a list of texts", fallback: []) { Self.all($0.sequence, { $0.string }) }
    }

    mutating func numbers(_ key: String) -> [Double] {
        value(key, "a list of numbers", fallback: []) { Self.numbers($0) }
    }

    /// Reads `[width, height]`.
    mutating func size(_ key: String) -> Size {
        value(key, "[width, height]", fallback: .zero) { node in
            guard let sides = Self.numbers(node), sides.count == 2 else { return nil }
            return Size(width: Points(sides[0]), height: Points(sides[1]))
        }
    }

    /// Reads `[x, y, width, height]`.
    mutating func rect(_ key: String) -> Rect {
        value(key, "[x, y, width, height]", fallback: .zero) { node in
            guard let parts = Self.numbers(node), parts.count == 4 else { return nil }
            return Rect(x: Points(parts[0]), y: Points(parts[1]), width: Points(parts[2]), height: Points(parts[3]))
        }
    }

    /// Reads `[top, left, bottom, right]`.
    mutating func edgeInsets(_ key: String) -> EdgeInsets {
        value(key, "[top, left, bottom, right]", fallback: .zero) { node in
            guard let edges = Self.numbers(node), edges.count == 4 else { return nil }
            return EdgeInsets(
                top: Points(edges[0]), left: Points(edges[1]), bottom: Points(edges[2]), right: Points(edges[3]))
        }
    }

    mutating func weight(_ key: String) -> FontWeight {
        value(key, "a weight", fallback: .regular) { $0.string.flatMap(FontWeight.init(name:)) }
    }

    /// Reads `"#RRGGBB"` or `{ color, alpha }`.
    mutating func rgba(_ key: String) -> RGBA {
        value(key, "a color", fallback: .clear) { Self.rgba($0) }
    }

    static func numbers(_ node: Node) -> [Double]? {
        all(node.sequence) { $0.number }
    }

    static func rgba(_ node: Node) -> RGBA? {
        if let text = node.string { return rgba(hex: text) }
        guard node.mapping?.count == 2, let hex = node["color"]?.string, let alpha = node["alpha"]?.number else {
            return nil
        }
        return rgba(hex: hex)?.opacity(alpha)
    }

    private static func rgba(hex text: String) -> RGBA? {
        guard text.utf8.count == 7, text.hasPrefix("#"), let bits = UInt32(text.dropFirst(), radix: 16) else {
            return nil
        }
        func byte(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: bits >> shift) }
        return .bytes(byte(16), byte(8), byte(0))
    }

    /// Reads every element of the list; nil if one is invalid.
    private static func all<Value>(_ nodes: [Node]?, _ read: (Node) -> Value?) -> [Value]? {
        guard let nodes else { return nil }
        let values = nodes.compactMap(read)
        return values.count == nodes.count ? values : nil
    }
}
