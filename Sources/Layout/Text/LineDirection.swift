/// The reading direction of a paragraph, and the marks that its lines need to be drawn separately.
///
/// The first letter of a paragraph determines the direction of all of its lines (Unicode Bidirectional Algorithm, P2
/// and P3). A line that begins with a word of the other direction gets an invisible mark before it.
enum LineDirection {
    private static let rightToLeftMark = "\u{200F}"
    private static let leftToRightMark = "\u{200E}"

    /// Returns a mark if the line alone would have another direction than its paragraph, otherwise an empty string.
    static func mark(for line: String, inParagraph paragraph: String) -> String {
        guard let wanted = isRightToLeft(paragraph) else { return "" }
        return (isRightToLeft(line) ?? false) == wanted ? "" : wanted ? rightToLeftMark : leftToRightMark
    }

    /// Whether any part of the text is right-to-left.
    static func hasRightToLeft(_ text: String) -> Bool {
        text.unicodeScalars.contains(where: isRightToLeft)
    }

    /// Nil if there are no letters.
    private static func isRightToLeft(_ text: String) -> Bool? {
        for scalar in text.unicodeScalars {
            if isRightToLeft(scalar) { return true }
            if scalar.properties.isAlphabetic { return false }
        }
        return nil
    }

    /// The blocks of Hebrew, Arabic and related scripts (DerivedBidiClass.txt: R and AL by default), without digits.
    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0660...0x0669, 0x06F0...0x06F9: false
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF, 0x200F: true
        default: false
        }
    }
}
