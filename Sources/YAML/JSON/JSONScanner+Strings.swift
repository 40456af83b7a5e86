import Source

extension JSONScanner {
    /// Reads the string that starts here and resolves its escape sequences.
    ///
    /// A string without escape sequences, the most common kind, is made from one range of bytes.
    mutating func string(quote: UInt8) -> String {
        let start = offset
        var end = start + 1
        while let eight = EightBytes(bytes, at: end) {
            let special = eight.equal(to: quote) | eight.equal(to: UInt8(ascii: "\\")) | eight.below(0x20)
            end += EightBytes.first(special)
            if special != 0 { break }
        }
        while end < bytes.count, bytes[end] != quote, bytes[end] != UInt8(ascii: "\\"), bytes[end] >= 0x20 { end += 1 }
        let isQuote = quote == UInt8(ascii: "\"") || isJSON5
        if end < bytes.count, bytes[end] == quote, isQuote, end - start - 1 <= scalarLimit {
            offset = end + 1
            return text(from: start + 1, to: end)
        }
        return unusualString(quote: quote)
    }

    /// Reads a string with an escape sequence or an error.
    private mutating func unusualString(quote: UInt8) -> String {
        let start = offset
        if quote != UInt8(ascii: "\"") { reportUnlessJSON5(JSONMessages.singleQuotes, at: start, to: start + 1) }
        offset += 1
        var stretch = offset
        var decoded: [UInt8]?
        while true {
            guard offset < bytes.count, !YAMLText.isBreak(bytes[offset]) else {
                report(JSONMessages.unclosedString, at: start, to: start + 1)
                return text(decoded, and: bytes[stretch..<offset], from: start)
            }
            let byte = bytes[offset]
            if byte == quote {
                offset += 1
                return text(decoded, and: bytes[stretch..<offset - 1], from: start)
            }
            if byte == UInt8(ascii: "\\") {
                var soFar = decoded ?? []
                decoded = nil
                soFar.append(contentsOf: bytes[stretch..<offset])
                readEscape(into: &soFar)
                decoded = soFar
                stretch = offset
            } else {
                if byte < 0x20 { report(JSONMessages.rawTab, at: offset, to: offset + 1) }
                offset += 1
            }
        }
    }

    private mutating func text(_ decoded: [UInt8]?, and rest: ArraySlice<UInt8>, from start: Int) -> String {
        let count = (decoded?.count ?? 0) + rest.count
        guard count <= scalarLimit else {
            report(JSONMessages.tooLong(count, limit: scalarLimit), at: start, to: offset)
            return ""
        }
        guard let decoded else { return String(decoding: rest, as: UTF8.self) }
        return String(decoding: decoded + rest, as: UTF8.self)
    }

    /// Reads the escape sequence that starts here. An invalid one is reported and kept as text.
    private mutating func readEscape(into decoded: inout [UInt8]) {
        let start = offset
        let kind = start + 1 < bytes.count ? bytes[start + 1] : 0
        offset = start + 2
        switch kind {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): decoded.append(kind)
        case UInt8(ascii: "b"): decoded.append(0x08)
        case UInt8(ascii: "f"): decoded.append(0x0C)
        case UInt8(ascii: "n"): decoded.append(0x0A)
        case UInt8(ascii: "r"): decoded.append(0x0D)
        case UInt8(ascii: "t"): decoded.append(0x09)
        case UInt8(ascii: "u"):
            guard let unit = hexadecimal(at: start + 2) else {
                report(JSONMessages.shortEscape, at: start, to: offset)
                return
            }
            offset = start + 6
            let scalar = Unicode.Scalar(unit) ?? pairedScalar(of: unit, from: start)
            decoded.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
        default:
            if isJSON5, readJSON5Escape(kind, into: &decoded) { return }
            // The character after the backslash may be a line break, the end of the file, or longer than one byte.
            offset = start + 1
            report(JSONMessages.unknownEscape, at: start, to: min(start + 2, bytes.count))
        }
    }

    /// Reads an escape sequence that only JSON5 has: `\'`, `\v`, `\0`, `\x41`, or a line break that continues the text.
    /// Any other character means itself.
    private mutating func readJSON5Escape(_ kind: UInt8, into decoded: inout [UInt8]) -> Bool {
        switch kind {
        case UInt8(ascii: "v"): decoded.append(0x0B)
        case UInt8(ascii: "0"): decoded.append(0)
        case 0x0D where offset < bytes.count && bytes[offset] == 0x0A: offset += 1
        case 0x0A, 0x0D: break
        case UInt8(ascii: "x"):
            guard offset + 2 <= bytes.count,
                let scalar = UInt8(String(decoding: bytes[offset..<offset + 2], as: UTF8.self), radix: 16)
            else { return false }
            offset += 2
            decoded.append(contentsOf: UTF8.encode(Unicode.Scalar(scalar)).map(Array.init) ?? [])
        case UInt8(ascii: "1")...UInt8(ascii: "9"): return false
        case 0x20..<0x7F: decoded.append(kind)
        default: return false
        }
        return true
    }

    /// Returns the scalar of a surrogate pair. A lone surrogate is reported.
    private mutating func pairedScalar(of unit: UInt32, from start: Int) -> Unicode.Scalar {
        if unit < 0xDC00, offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "\\"),
            bytes[offset + 1] == UInt8(ascii: "u"), let low = hexadecimal(at: offset + 2),
            (0xDC00...0xDFFF).contains(low),
            let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
        {
            offset += 6
            return scalar
        }
        report(JSONMessages.loneSurrogate, at: start, to: offset)
        return "\u{FFFD}"
    }

    /// Reads four hexadecimal digits; nil if there are fewer.
    private func hexadecimal(at start: Int) -> UInt32? {
        guard start + 4 <= bytes.count else { return nil }
        var value: UInt32 = 0
        for byte in bytes[start..<start + 4] {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(byte - UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt32(byte - UInt8(ascii: "a") + 10)
            case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 | UInt32(byte - UInt8(ascii: "A") + 10)
            default: return nil
            }
        }
        return value
    }
}
