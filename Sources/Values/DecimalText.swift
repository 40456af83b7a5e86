/// Numbers as people read them. Locale-free, so that the output is the same bytes everywhere.
package enum DecimalText {
    /// At most `places` decimals, rounded to nearest, trailing zeros left out: `12`, `20.33`, `0.5`.
    package static func short(_ value: Double, places: Int = 2) -> String {
        trimmed(fixed(value, places: places))
    }

    /// Exactly `places` decimals, rounded to nearest.
    package static func fixed(_ value: Double, places: Int) -> String {
        text(value, places: places, rule: .toNearestOrAwayFromZero)
    }

    /// Exactly `places` decimals, rounded down: a ratio of 4.499 never reads 4.50.
    package static func floored(_ value: Double, places: Int) -> String {
        text(value, places: places, rule: .down)
    }

    /// The shortest digits that read back the same; whole numbers without a point.
    package static func exact(_ value: Double) -> String {
        guard value.magnitude < 1e15, value == value.rounded() else { return "\(value)" }
        return String(Int64(value))
    }

    private static func text(_ value: Double, places: Int, rule: FloatingPointRoundingRule) -> String {
        guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
        let places = min(max(places, 0), 9)
        var factor = 1.0
        for _ in 0..<places { factor *= 10 }
        let scaled = (value * factor).rounded(rule)
        guard abs(scaled) < 9e15 else { return "\(value)" }
        let digits = Int64(scaled)
        let sign = digits < 0 ? "-" : ""
        var text = String(digits.magnitude)
        guard places > 0 else { return sign + text }
        if text.count <= places { text = String(repeating: "0", count: places + 1 - text.count) + text }
        let split = text.index(text.endIndex, offsetBy: -places)
        return sign + text[..<split] + "." + text[split...]
    }

    private static func trimmed(_ text: String) -> String {
        guard text.contains(".") else { return text }
        var result = Substring(text)
        while result.hasSuffix("0") { result.removeLast() }
        if result.hasSuffix(".") { result.removeLast() }
        return result == "-0" ? "0" : String(result)
    }
}
