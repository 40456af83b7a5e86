/// The Swift Programming Language, *Lexical Structure*, “Grammar of an identifier”.
extension Unicode.Scalar {
    var isSwiftIdentifierHead: Bool {
        if isInvisible { return false }
        return switch value {
        case 0x41...0x5A, 0x61...0x7A, 0x5F: true
        case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF: true
        case 0x100...0x2FF, 0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF, 0x1E00...0x1FFF: true
        case 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054, 0x2060...0x206F: true
        case 0x2070...0x20CF, 0x2100...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF: true
        case 0x3004...0x3007, 0x3021...0x302F, 0x3031...0x303F, 0x3040...0xD7FF: true
        case 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFFFD: true
        case 0x1_0000...0xE_FFFD: value & 0xFFFF < 0xFFFE
        default: false
        }
    }

    var isSwiftIdentifierPart: Bool {
        if isSwiftIdentifierHead { return true }
        return switch value {
        case 0x30...0x39, 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
        // The joiner and the variation selector of emoji are kept, although they are invisible.
        case 0x200D, 0xFE0F: true
        default: false
        }
    }

    /// Whether the scalar is invisible. Swift allows these in identifiers and text; some change the direction of text.
    var isInvisible: Bool {
        if isASCII { return value < 0x20 || value == 0x7F }
        return switch properties.generalCategory {
        case .format, .control, .lineSeparator, .paragraphSeparator: true
        default: properties.isVariationSelector || properties.isDefaultIgnorableCodePoint
        }
    }
}
