/// Text for YAML files.
package enum QuotedYAML {
    /// Returns a text in YAML double quotes, with special characters escaped.
    package static func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                "\\x" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            default: String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
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
