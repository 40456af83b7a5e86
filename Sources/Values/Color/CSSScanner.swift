/// A number in a color function, or `none`.
struct CSSArgument {
    enum Unit: Equatable {
        case plain
        case percent
        /// An angle, with the number of degrees per unit.
        case angle(degrees: Double)
    }

    /// Nil for `none`.
    var number: Double?
    var unit: Unit
    /// The start, in UTF-8 bytes.
    var offset: Int
}

/// Reads a CSS color byte by byte. Characters outside ASCII are never valid in one.
struct CSSScanner {
    private let bytes: [UInt8]
    /// In UTF-8 bytes.
    var position = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The byte at the position; nil at the end.
    var next: UInt8? { byte(at: position) }

    private func byte(at index: Int) -> UInt8? {
        bytes.indices.contains(index) ? bytes[index] : nil
    }

    mutating func skipSpace() {
        while let byte = next, Self.isSpace(byte) { position += 1 }
    }

    /// Skips whitespace and then a sign, if it comes next.
    mutating func take(_ sign: Unicode.Scalar) -> Bool {
        skipSpace()
        guard next == UInt8(ascii: sign) else { return false }
        position += 1
        return true
    }

    /// Skips a required sign. The error names the other signs that could come before it.
    mutating func expect(
        _ sign: Unicode.Scalar, orEarlier others: [Unicode.Scalar] = []
    ) throws(ColorSyntaxError) {
        guard take(sign) else {
            throw unexpected((others + [sign]).map { "“\($0)”" }.joined(separator: " or "))
        }
    }

    /// Reads letters, digits and hyphens, in lowercase; empty if none comes next.
    mutating func identifier() -> String {
        guard let first = next, Self.isLetter(first) else { return "" }
        return lowercased { Self.isLetter($0) || Self.isDigit($0) || $0 == UInt8(ascii: "-") }
    }

    /// Reads a number with its unit, or `none`.
    mutating func argument() throws(ColorSyntaxError) -> CSSArgument {
        skipSpace()
        let start = position
        guard let number = scanNumber() else {
            guard identifier() == "none" else {
                position = start
                throw unexpected("a number or “none”")
            }
            return CSSArgument(number: nil, unit: .plain, offset: start)
        }
        guard number.isFinite else { throw ColorSyntaxError(.numberTooLarge, at: start) }
        return CSSArgument(number: number, unit: try unit(), offset: start)
    }

    private mutating func unit() throws(ColorSyntaxError) -> CSSArgument.Unit {
        let start = position
        if next == UInt8(ascii: "%") {
            position += 1
            return .percent
        }
        let name = identifier()
        switch name {
        case "": return .plain
        case "deg": return .angle(degrees: 1)
        case "grad": return .angle(degrees: 0.9)
        case "rad": return .angle(degrees: 180 / .pi)
        case "turn": return .angle(degrees: 360)
        default: throw ColorSyntaxError(.unknownUnit(name), at: start)
        }
    }

    /// Reads a number as CSS Syntax 3 does: `1`, `-.5`, `+1e-3`, but not `1.`; nil if none comes next.
    private mutating func scanNumber() -> Double? {
        let start = position
        var end = start
        func digits(from index: Int) -> Int {
            var index = index
            while let byte = byte(at: index), Self.isDigit(byte) { index += 1 }
            return index
        }
        func isSign(_ byte: UInt8?) -> Bool { byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") }

        if isSign(byte(at: end)) { end += 1 }
        let whole = end
        end = digits(from: end)
        if byte(at: end) == UInt8(ascii: "."), case let fraction = digits(from: end + 1), fraction > end + 1 {
            end = fraction
        } else if end == whole {
            return nil
        }
        if let mark = byte(at: end), mark | 0x20 == UInt8(ascii: "e") {
            let exponent = isSign(byte(at: end + 1)) ? end + 2 : end + 1
            let exponentEnd = digits(from: exponent)
            if exponentEnd > exponent { end = exponentEnd }
        }
        position = end
        return Double(String(decoding: bytes[start..<end], as: UTF8.self))
    }

    private mutating func lowercased(while belongs: (UInt8) -> Bool) -> String {
        let start = position
        while let byte = next, belongs(byte) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
    }

    /// The error for unexpected text at the position.
    /// - Parameter quotesRest: whether the error quotes the rest of the text rather than one character.
    func unexpected(_ expected: String, quotesRest: Bool = false) -> ColorSyntaxError {
        let rest = String(decoding: bytes.dropFirst(position), as: UTF8.self)
        let found = quotesRest && !rest.isEmpty ? rest : rest.first.map(String.init)
        return ColorSyntaxError(.unexpected(found: found, expected: expected), at: position)
    }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B }
    static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    static func hexDigit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
        default: nil
        }
    }
}
