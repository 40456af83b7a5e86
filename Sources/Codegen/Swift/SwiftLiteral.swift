import Values

/// Swift literals for values.
enum SwiftLiteral {
    /// A string literal: quotes, backslashes, control and invisible characters are escaped.
    static func string(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where scalar.isInvisible && scalar.value != 0x200D && scalar.value != 0xFE0F:
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// The shortest number that reads back the same; whole numbers without a point.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return value.isNaN ? ".nan" : value < 0 ? "-.infinity" : ".infinity" }
        return DecimalText.exact(value)
    }

    /// A component of a color: at most four decimals, which 16 bits a channel do not tell apart.
    static func component(_ value: Double) -> String {
        DecimalText.short(value, places: 4)
    }
}
