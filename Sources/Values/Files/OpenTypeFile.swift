/// The fonts in a file: their names and metrics. TrueType, OpenType, and collections of them.
///
/// Sources: OpenType 1.9.1, “Font file”, `head`, `hhea`, `name` and `OS/2`.
package struct OpenTypeFile: Sendable, Hashable {
    package var fonts: [OwnFont]

    /// The most fonts that are read from a collection.
    static let maximumFonts = 64

    /// Reads the fonts of a file.
    ///
    /// Throws if it is torn, has no font, or has a format that iOS does not load.
    package init(bytes: [UInt8]) throws(OpenTypeError) {
        let data = BigEndianBytes(bytes)
        switch data.tag(at: 0) {
        case "wOFF", "wOF2": throw .webFont
        case "ttcf":
            guard let count = data.unsigned32(at: 8), count > 0, count <= Self.maximumFonts else { throw .torn }
            var fonts: [OwnFont] = []
            for number in 0..<count {
                guard let offset = data.unsigned32(at: 12 + 4 * number) else { throw .torn }
                fonts.append(try Self.font(in: data, at: offset))
            }
            self.fonts = fonts
        case "OTTO", "true", "\u{0}\u{1}\u{0}\u{0}": fonts = [try Self.font(in: data, at: 0)]
        case nil: throw .torn
        default: throw .noFont
        }
    }

    private static func font(in data: BigEndianBytes, at offset: Int) throws(OpenTypeError) -> OwnFont {
        var tables: [String: BigEndianBytes] = [:]
        guard let count = data.unsigned16(at: offset + 4) else { throw .torn }
        for number in 0..<count {
            let record = offset + 12 + 16 * number
            guard let tag = data.tag(at: record), let start = data.unsigned32(at: record + 8),
                let length = data.unsigned32(at: record + 12), let table = data.slice(start, length)
            else { throw .torn }
            tables[tag] = table
        }
        guard let head = tables["head"], let hhea = tables["hhea"], let names = tables["name"],
            tables["cmap"] != nil, let unitsPerEm = head.unsigned16(at: 18), unitsPerEm > 0,
            let ascender = hhea.signed16(at: 4), let descender = hhea.signed16(at: 6), let gap = hhea.signed16(at: 8)
        else { throw .torn }
        func em(_ units: Int) -> Double { Double(units) / Double(unitsPerEm) }
        let families = familyNames(in: names)
        guard !families.isEmpty, ascender - descender > 0 else { throw .torn }
        let style = tables["OS/2"]
        let capitals = style.flatMap { ($0.unsigned16(at: 0) ?? 0) >= 2 ? $0.signed16(at: 88) : nil }
        return OwnFont(
            families: families, weight: Double(style?.unsigned16(at: 4) ?? 400),
            isItalic: (head.unsigned16(at: 44) ?? 0) & 2 != 0, ascender: em(ascender), descender: em(-descender),
            lineGap: em(max(0, gap)), capHeight: capitals.flatMap { $0 > 0 ? em($0) : nil })
    }

    /// The family names, in UTF-16: the typographic family (16) before the family of four styles (1), English first.
    private static func familyNames(in table: BigEndianBytes) -> [String] {
        guard let count = table.unsigned16(at: 2), let storage = table.unsigned16(at: 4) else { return [] }
        var found: [(rank: Int, name: String)] = []
        for number in 0..<count {
            let record = 6 + 12 * number
            guard let platform = table.unsigned16(at: record), let language = table.unsigned16(at: record + 4),
                let id = table.unsigned16(at: record + 6), let length = table.unsigned16(at: record + 8),
                let start = table.unsigned16(at: record + 10), platform == 0 || platform == 3, id == 16 || id == 1,
                let text = table.slice(storage + start, length)
            else { continue }
            let isEnglish = platform == 0 || language == englishOfTheUnitedStates
            let units = (0..<length / 2).map { UInt16(truncatingIfNeeded: text.unsigned16(at: 2 * $0) ?? 0) }
            found.append(((id == 16 ? 0 : 2) + (isEnglish ? 0 : 1), String(decoding: units, as: UTF16.self)))
        }
        var names: [String] = []
        for rank in 0...3 {
            for name in found where name.rank == rank && !name.name.isEmpty && !names.contains(name.name) {
                names.append(name.name)
            }
        }
        return names
    }

    private static let englishOfTheUnitedStates = 0x0409
}

/// The reason that a font file cannot be used.
package enum OpenTypeError: Error, Hashable, Sendable {
    /// It ends too early, or a table is missing.
    case torn
    /// It is a WOFF or WOFF2 file.
    case webFont
    /// It is something else.
    case noFont
}

extension OpenTypeError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .torn: "it is torn, or a table is missing"
        case .webFont: "it is a web font, which iOS does not load"
        case .noFont: "it is not a TrueType or OpenType font"
        }
    }

    /// The instruction that solves the problem.
    package var help: String {
        switch self {
        case .torn: "export it again"
        case .webFont, .noFont: "export it as .ttf or .otf"
        }
    }
}

/// Numbers in a part of a file, most significant byte first; nil beyond its end.
private struct BigEndianBytes {
    private let bytes: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

    private init(slice: ArraySlice<UInt8>) { bytes = slice }

    /// The part at an offset; nil if it is not completely there.
    func slice(_ offset: Int, _ length: Int) -> BigEndianBytes? {
        guard offset >= 0, length >= 0, offset <= bytes.count, length <= bytes.count - offset else { return nil }
        let start = bytes.startIndex + offset
        return BigEndianBytes(slice: bytes[start..<start + length])
    }

    func unsigned16(at offset: Int) -> Int? {
        slice(offset, 2).map { $0.bytes.reduce(0) { $0 << 8 | Int($1) } }
    }

    func signed16(at offset: Int) -> Int? {
        unsigned16(at: offset).map { $0 < 0x8000 ? $0 : $0 - 0x10000 }
    }

    func unsigned32(at offset: Int) -> Int? {
        slice(offset, 4).map { $0.bytes.reduce(0) { $0 << 8 | Int($1) } }
    }

    func tag(at offset: Int) -> String? {
        slice(offset, 4).map { String(decoding: $0.bytes, as: UTF8.self) }
    }
}
