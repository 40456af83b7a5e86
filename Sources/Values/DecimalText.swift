/// Numbers as text for people. It is independent of the locale, so that the output is the same everywhere.
package enum DecimalText {
    /// At most `places` decimals, rounded to nearest, without trailing zeros: `12`, `20.33`, `0.5`.
    package static func short(_ value: Double, places: Int = 2) -> String {
        text { appendShort(value, places: places, to: &$0) }
    }

    /// Exactly `places` decimals, rounded to nearest.
    package static func fixed(_ value: Double, places: Int) -> String {
        text { append(value, places: places, rule: .toNearestOrAwayFromZero, keepsZeros: true, to: &$0) }
    }

    /// Exactly `places` decimals, rounded down: a ratio of 4.499 is never shown as 4.50.
    package static func floored(_ value: Double, places: Int) -> String {
        text { append(value, places: places, rule: .down, keepsZeros: true, to: &$0) }
    }

    /// The shortest digits that read back the same. Whole numbers have no decimal point.
    package static func exact(_ value: Double) -> String {
        text { appendExact(value, to: &$0) }
    }

    /// Appends the result of ``short(_:places:)``.
    package static func appendShort(_ value: Double, places: Int, to bytes: inout [UInt8]) {
        append(value, places: places, rule: .toNearestOrAwayFromZero, keepsZeros: false, to: &bytes)
    }

    /// Appends the result of ``exact(_:)``.
    package static func appendExact(_ value: Double, to bytes: inout [UInt8]) {
        guard value.magnitude < 1e15, value == value.rounded() else {
            bytes.append(contentsOf: "\(value)".utf8)
            return
        }
        if value < 0 { bytes.append(minus) }
        appendDigits(UInt64(value.magnitude), to: &bytes)
    }

    private static let minus = UInt8(ascii: "-")
    private static let point = UInt8(ascii: ".")
    private static let zero = UInt8(ascii: "0")

    private static func text(_ write: (inout [UInt8]) -> Void) -> String {
        var bytes: [UInt8] = []
        write(&bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func append(
        _ value: Double, places: Int, rule: FloatingPointRoundingRule, keepsZeros: Bool, to bytes: inout [UInt8]
    ) {
        guard value.isFinite else {
            bytes.append(contentsOf: (value.isNaN ? "nan" : value < 0 ? "-inf" : "inf").utf8)
            return
        }
        var places = min(max(places, 0), 9)
        let unit = powers[places]
        let scaled = (value * Double(unit)).rounded(rule)
        // Larger doubles have no decimals to round.
        guard scaled.magnitude < 9e15 else {
            if keepsZeros { bytes.append(contentsOf: "\(value)".utf8) } else { appendExact(value, to: &bytes) }
            return
        }
        if scaled < 0 { bytes.append(minus) }
        let (whole, rest) = UInt64(scaled.magnitude).quotientAndRemainder(dividingBy: unit)
        appendDigits(whole, to: &bytes)
        var fraction = rest
        if !keepsZeros {
            if fraction == 0 { return }
            while fraction % 10 == 0 {
                fraction /= 10
                places -= 1
            }
        }
        guard places > 0 else { return }
        bytes.append(point)
        appendDigits(fraction, count: places, to: &bytes)
    }

    private static let powers: [UInt64] = [
        1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
    ]

    /// Appends the digits of a number, padded with leading zeros to `count` digits.
    private static func appendDigits(_ number: UInt64, count: Int = 1, to bytes: inout [UInt8]) {
        var rest = number
        var count = count
        if rest >= 100_000_000 || count > 8 {
            appendDigits(rest / 100_000_000, count: max(1, count - 8), to: &bytes)
            rest %= 100_000_000
            count = 8
        }
        // The digits are computed last first and collected in one integer, whose low end then yields them in order.
        var digits: UInt64 = 0
        var length = 0
        while rest > 0 || length < count {
            digits = digits << 8 | UInt64(zero) + rest % 10
            rest /= 10
            length += 1
        }
        for _ in 0..<length {
            bytes.append(UInt8(truncatingIfNeeded: digits))
            digits >>= 8
        }
    }
}
