/// Which way a paragraph is read, and what its lines need to be drawn by themselves.
///
/// The first letter of a paragraph decides for all of its lines (Unicode Bidirectional Algorithm, P2 and P3). A line
/// that begins with a word of the other direction gets a mark in front, which shows nothing.
enum LineDirection {
    private static let rightToLeftMark = "\u{200F}"
    private static let leftToRightMark = "\u{200E}"

    /// A mark where a line alone would be read another way than its paragraph; else nothing.
    static func mark(for line: String, inParagraph paragraph: String) -> String {
        guard let wanted = isRightToLeft(paragraph) else { return "" }
        return (isRightToLeft(line) ?? false) == wanted ? "" : wanted ? rightToLeftMark : leftToRightMark
    }

    /// Whether any of it is read from right to left.
    static func hasRightToLeft(_ text: String) -> Bool {
        text.unicodeScalars.contains(where: isRightToLeft)
    }

    /// Nil where there is no letter.
    private static func isRightToLeft(_ text: String) -> Bool? {
        for scalar in text.unicodeScalars {
            if isRightToLeft(scalar) { return true }
            if scalar.properties.isAlphabetic { return false }
        }
        return nil
    }

    /// The blocks of Hebrew, Arabic and their relatives (DerivedBidiClass.txt: R and AL by default), but for digits.
    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0660...0x0669, 0x06F0...0x06F9: false
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF, 0x200F: true
        default: false
        }
    }
}
