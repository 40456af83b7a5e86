/// The scalar types of the YAML 1.2 core schema (section 10.3.2).
package enum CoreSchema {
    /// Reads a finite decimal, octal (`0o17`) or hexadecimal (`0x1F`) number; nil for any other text.
    package static func number(_ text: String) -> Double? {
        if let value = shortDecimal(text) { return value }
        guard let first = text.utf8.first else { return nil }
        let startsNumber = (0x30...0x39).contains(first) || first == 0x2D || first == 0x2B || first == 0x2E
        guard startsNumber else { return nil }
        if text.hasPrefix("0x") { return UInt64(text.dropFirst(2), radix: 16).map { Double($0) } }
        if text.hasPrefix("0o") { return UInt64(text.dropFirst(2), radix: 8).map { Double($0) } }
        // Swift also accepts `infinity`, `nan` and hexadecimal floats, which the schema does not.
        let isDecimal = text.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || byte == 0x2E || byte == 0x2D || byte == 0x2B || byte == 0x65 || byte == 0x45
        }
        guard isDecimal, let value = Double(text), value.isFinite else { return nil }
        return value
    }

    private static let powersOfTen: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]

    /// Reads a number with at most 15 digits and no exponent, the most common kind; nil for any other text. The digits
    /// and the power of ten are whole numbers that a `Double` represents exactly, so the single division rounds
    /// correctly (W. D. Clinger, *How to read floating point numbers accurately*, 1990).
    private static func shortDecimal(_ text: String) -> Double? {
        // Text of up to 15 bytes is stored inside the `String`; reading it as bytes is fastest.
        let value = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in unsafe shortDecimal(bytes) }
        return value ?? nil
    }

    private static func shortDecimal(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
        var digits: UInt64 = 0
        var count = 0
        var decimals: Int?
        let isNegative = unsafe bytes.first == UInt8(ascii: "-")
        for place in (isNegative ? 1 : 0)..<bytes.count {
            let byte = unsafe bytes[place]
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                guard count < 15 else { return nil }
                digits = digits &* 10 &+ UInt64(byte &- UInt8(ascii: "0"))
                count += 1
                if let sofar = decimals { decimals = sofar + 1 }
            case UInt8(ascii: "."):
                guard decimals == nil, count > 0 else { return nil }
                decimals = 0
            default: return nil
            }
        }
        guard count > 0, decimals != 0 else { return nil }
        let value = Double(digits) / powersOfTen[decimals ?? 0]
        return isNegative ? -value : value
    }
}
