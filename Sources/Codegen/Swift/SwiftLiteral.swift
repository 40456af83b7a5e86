import Values

/// Swift literals for values.
enum SwiftLiteral {
    /// A string literal. Quotes, backslashes, control characters and invisible characters are escaped.
    static func string(_ text: String) -> String {
        var bytes: [UInt8] = []
        append(text, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The shortest number that reads back the same. Whole numbers have no decimal point.
    static func number(_ value: Double) -> String {
        var bytes: [UInt8] = []
        append(value, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    static func append(_ text: String, to bytes: inout [UInt8]) {
        let quote = UInt8(ascii: "\"")
        let backslash = UInt8(ascii: "\\")
        bytes.append(quote)
        if text.utf8.allSatisfy({ 0x20...0x7E ~= $0 && $0 != quote && $0 != backslash }) {
            bytes.append(text)
        } else {
            appendEscaped(text, to: &bytes)
        }
        bytes.append(quote)
    }

    private static func appendEscaped(_ text: String, to bytes: inout [UInt8]) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": bytes.append("\\\"")
            case "\\": bytes.append("\\\\")
            case "\n": bytes.append("\\n")
            case "\r": bytes.append("\\r")
            case "\t": bytes.append("\\t")
            case _ where scalar.isInvisible && scalar.value != 0x200D && scalar.value != 0xFE0F:
                bytes.append("\\u{\(String(scalar.value, radix: 16, uppercase: true))}")
            default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
    }

    static func append(_ value: Double, to bytes: inout [UInt8]) {
        guard value.isFinite else {
            bytes.append(value.isNaN ? ".nan" : value < 0 ? "-.infinity" : ".infinity")
            return
        }
        DecimalText.appendExact(value, to: &bytes)
    }

    /// A color with at most four decimals per component, which is as precise as 16 bits per channel need.
    static func append(_ color: RGBA, to bytes: inout [UInt8]) {
        bytes.append("TokenRGBA(red: ")
        DecimalText.appendShort(color.red, places: decimals, to: &bytes)
        bytes.append(", green: ")
        DecimalText.appendShort(color.green, places: decimals, to: &bytes)
        bytes.append(", blue: ")
        DecimalText.appendShort(color.blue, places: decimals, to: &bytes)
        if color.alpha != 1, rounded(color.alpha) != rounded(1) {
            bytes.append(", alpha: ")
            DecimalText.appendShort(color.alpha, places: decimals, to: &bytes)
        }
        bytes.append(UInt8(ascii: ")"))
    }

    /// Whether two colors are written the same.
    static func areAlike(_ left: RGBA, _ right: RGBA) -> Bool {
        if left == right { return true }
        return rounded(left.red) == rounded(right.red) && rounded(left.green) == rounded(right.green)
            && rounded(left.blue) == rounded(right.blue) && rounded(left.alpha) == rounded(right.alpha)
    }

    private static let decimals = 4

    private static func rounded(_ component: Double) -> Double {
        (component * 10_000).rounded(.toNearestOrAwayFromZero)
    }
}
