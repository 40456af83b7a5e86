/// Escapes text for XML 1.0. Characters that the standard does not allow become U+FFFD.
enum XMLText {
    /// Escapes the text of an element.
    static func content(_ text: String) -> String {
        escaped(text, isAttribute: false)
    }

    /// Escapes an attribute value. Line breaks and tabs are escaped too, because parsers would turn them into spaces.
    static func attribute(_ text: String) -> String {
        escaped(text, isAttribute: true)
    }

    private static func escaped(_ text: String, isAttribute: Bool) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result.append(contentsOf: "&amp;".unicodeScalars)
            case "<": result.append(contentsOf: "&lt;".unicodeScalars)
            case ">": result.append(contentsOf: "&gt;".unicodeScalars)
            case "\"" where isAttribute: result.append(contentsOf: "&quot;".unicodeScalars)
            case "\r": result.append(contentsOf: "&#13;".unicodeScalars)
            case "\n" where isAttribute: result.append(contentsOf: "&#10;".unicodeScalars)
            case "\t" where isAttribute: result.append(contentsOf: "&#9;".unicodeScalars)
            case _ where isAllowed(scalar): result.append(scalar)
            default: result.append("\u{FFFD}")
            }
        }
        return String(result)
    }

    /// The Char production of XML 1.0, section 2.2, without the C1 controls, which it discourages.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }
}
