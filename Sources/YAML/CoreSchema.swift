/// The scalar types of the YAML 1.2 core schema (section 10.3.2).
package enum CoreSchema {
    /// A finite decimal, octal (`0o17`) or hexadecimal (`0x1F`) number; nil for every other text.
    package static func number(_ text: String) -> Double? {
        guard let first = text.utf8.first else { return nil }
        let startsNumber = (0x30...0x39).contains(first) || first == 0x2D || first == 0x2B || first == 0x2E
        guard startsNumber else { return nil }
        if text.hasPrefix("0x") { return UInt64(text.dropFirst(2), radix: 16).map(Double.init) }
        if text.hasPrefix("0o") { return UInt64(text.dropFirst(2), radix: 8).map(Double.init) }
        // Swift also reads `infinity`, `nan`, hexadecimal floats and underscores nowhere else; keep to the schema's set.
        let isDecimal = text.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || byte == 0x2E || byte == 0x2D || byte == 0x2B || byte == 0x65 || byte == 0x45
        }
        guard isDecimal, let value = Double(text), value.isFinite else { return nil }
        return value
    }
}
