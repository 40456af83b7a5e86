/// Text for YAML files.
package enum QuotedYAML {
    /// Returns a text in YAML double quotes, with special characters escaped.
    package static func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value): "\\x" + hex(scalar, digits: 2)
            // YAML reads the separators as line breaks and the others not at all.
            case "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}": "\\u" + hex(scalar, digits: 4)
            default: String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
    }

    private static func hex(_ scalar: Unicode.Scalar, digits: Int) -> String {
        let text = String(scalar.value, radix: 16)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }

    /// Returns a key, in quotes where YAML needs them.
    static func key(_ name: String) -> String {
        let isPlain = name.unicodeScalars.allSatisfy { scalar in
            scalar.isASCII
                && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                    || "_$-+".unicodeScalars.contains(scalar))
        }
        let reserved = ["", "null", "true", "false", "yes", "no", "on", "off"]
        let isReserved = reserved.contains(name.lowercased()) || name.hasPrefix("-") || name.hasPrefix("+")
        return isPlain && !isReserved ? name : quoted(name)
    }
}
