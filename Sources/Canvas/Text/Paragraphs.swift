/// The bytes of a text, split into paragraphs for Pango.
struct Paragraphs {
    struct Paragraph: Equatable {
        var content: Range<Int>
        /// The line feed or other separator that ends the paragraph; empty at the end of the text.
        var separator: Range<Int>
    }

    /// The bytes with each control character replaced by a space. Pango would stop at a NUL, and no tab stops are set.
    let bytes: [UInt8]
    let paragraphs: [Paragraph]

    init(_ text: String) {
        var bytes = Array(text.utf8)
        var paragraphs: [Paragraph] = []
        var start = 0
        var index = 0
        while index < bytes.count {
            let length = Self.separatorLength(bytes, at: index)
            if length > 0 {
                paragraphs.append(Paragraph(content: start..<index, separator: index..<index + length))
                index += length
                start = index
            } else {
                if bytes[index] < 0x20 || bytes[index] == 0x7F { bytes[index] = 0x20 }
                index += 1
            }
        }
        if start < bytes.count || paragraphs.isEmpty {
            paragraphs.append(Paragraph(content: start..<bytes.count, separator: bytes.count..<bytes.count))
        }
        self.bytes = bytes
        self.paragraphs = paragraphs
    }

    /// Returns the length in bytes of the paragraph separator at `index`, or 0. Separators are the mandatory breaks of
    /// UAX #14.
    private static func separatorLength(_ bytes: [UInt8], at index: Int) -> Int {
        func byte(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }
        switch bytes[index] {
        case 0x0D: return byte(1) == 0x0A ? 2 : 1
        case 0x0A, 0x0B, 0x0C: return 1
        case 0xC2: return byte(1) == 0x85 ? 2 : 0
        case 0xE2: return byte(1) == 0x80 && (byte(2) == 0xA8 || byte(2) == 0xA9) ? 3 : 0
        default: return 0
        }
    }
}
