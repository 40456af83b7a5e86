import Values

/// The elements and references that the supported subset of SVG has.
enum SVGNames {
    /// The steps of a filter. The others, such as turbulence and lighting, take time without a limit.
    private static let filterSteps: Set<String> = [
        "feGaussianBlur", "feOffset", "feFlood", "feBlend", "feColorMatrix", "feComposite", "feMerge", "feMergeNode",
        "feDropShadow", "feComponentTransfer", "feFuncR", "feFuncG", "feFuncB", "feFuncA",
    ]
    private static let refused: Set<String> = ["include", "tref", "marker", "foreignObject", "script"]

    /// Refuses an element that is not drawn, or one that refers to another file.
    static func check(_ tag: XMLTag) throws(CanvasError) {
        if tag.name.hasPrefix("fe"), !filterSteps.contains(tag.name) {
            throw .unsupportedSVG("the filter step \(tag.name)", line: tag.line)
        }
        guard !refused.contains(tag.name) else { throw .unsupportedSVG("<\(tag.name)>", line: tag.line) }
        // A link is not followed.
        guard tag.name != "a" else { return }
        for (name, value) in tag.attributes where name == "href" || name == "src" {
            let isEmbedded = tag.name == "image" && value.hasPrefix("data:")
            guard value.hasPrefix("#") || isEmbedded else {
                throw .unsupportedSVG("the reference to another file, “\(value.prefix(60))”", line: tag.line)
            }
        }
    }

    /// Returns the ids in `url(#id)`.
    static func targets(of value: String, in property: String, line: Int) throws(CanvasError) -> [String] {
        var targets: [String] = []
        var rest = value[...]
        while let start = rest.lowercased().firstRange(of: "url(") {
            let offset = rest.lowercased().distance(from: rest.lowercased().startIndex, to: start.upperBound)
            rest = rest.dropFirst(offset)
            let target = rest.prefix { $0 != ")" }.filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" }
            guard target.hasPrefix("#") else {
                throw .unsupportedSVG(
                    "the reference of \(property) to another file, “\(target.prefix(60))”", line: line)
            }
            targets.append(String(target.dropFirst()))
        }
        return targets
    }

    /// Returns the number of pixels of an embedded picture, from the start of its data.
    static func pixels(ofImage tag: XMLTag) throws(CanvasError) -> Int {
        guard let value = tag["href"], value.hasPrefix("data:") else { return 0 }
        guard let comma = value.firstIndex(of: ","), value[..<comma].hasSuffix(";base64"),
            let header = PNGHeader(base64(value[value.index(after: comma)...], count: 64))
        else { throw .unsupportedSVG("an embedded picture that is not a PNG", line: tag.line) }
        let (pixels, isOverflow) = header.width.multipliedReportingOverflow(by: header.height)
        return isOverflow ? Int.max : pixels
    }

    /// Decodes the first bytes of a Base64 text.
    private static func base64(_ text: Substring, count: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        var (bits, word) = (0, 0)
        for character in text.utf8 where bytes.count < count {
            let value: UInt8
            switch character {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = character - UInt8(ascii: "A")
            case UInt8(ascii: "a")...UInt8(ascii: "z"): value = character - UInt8(ascii: "a") + 26
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = character - UInt8(ascii: "0") + 52
            case UInt8(ascii: "+"): value = 62
            case UInt8(ascii: "/"): value = 63
            default: continue
            }
            (word, bits) = ((word << 6 | Int(value)) & 0xFFFF, bits + 6)
            guard bits >= 8 else { continue }
            bits -= 8
            bytes.append(UInt8(truncatingIfNeeded: word >> bits))
        }
        return bytes
    }
}
