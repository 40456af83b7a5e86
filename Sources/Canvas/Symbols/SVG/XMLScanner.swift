/// Splits an XML file into tags and texts, to find what an SVG contains before librsvg reads it.
///
/// It reads UTF-8 without a document type's own declarations. Everything else is an error, because another reader could
/// understand it differently.
struct XMLScanner {
    enum Event {
        case start(XMLTag)
        case end
        case text(String)
        case instruction(name: String)
    }

    private let bytes: [UInt8]
    private var place = 0
    private(set) var line = 1

    /// - Parameter bytes: valid UTF-8.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    }

    /// Returns the next event, or nil at the end.
    mutating func next() throws(CanvasError) -> Event? {
        while place < bytes.count {
            guard bytes[place] == UInt8(ascii: "<") else { return .text(try text()) }
            if skip("<!--") {
                _ = try content(before: "-->")
            } else if skip("<![CDATA[") {
                return .text(try content(before: "]]>"))
            } else if skip("<?") {
                let text = try content(before: "?>")
                let name = text.prefix { !$0.isWhitespace }
                if name == "xml" { try checkEncoding(text) }
                return .instruction(name: String(name))
            } else if skip("</") {
                _ = try content(before: ">")
                return .end
            } else if skip("<!DOCTYPE") {
                let text = try content(before: ">")
                guard !text.contains("[") else {
                    throw .unsupportedSVG("the document type declares entities of its own", line: line)
                }
            } else {
                return .start(try tag())
            }
        }
        return nil
    }

    private mutating func tag() throws(CanvasError) -> XMLTag {
        place += 1
        var tag = XMLTag(name: name(), line: line)
        guard !tag.name.isEmpty else { throw broken("a tag has no name") }
        while true {
            skipBlanks()
            if skip("/>") {
                tag.isEmpty = true
                return tag
            }
            if skip(">") { return tag }
            let key = name()
            skipBlanks()
            guard !key.isEmpty, skip("=") else { throw broken("<\(tag.name)> is not closed") }
            skipBlanks()
            guard place < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[place]) else {
                throw broken("the value of \(key) has no quotes")
            }
            let quote = String(UnicodeScalar(bytes[place]))
            place += 1
            tag.attributes.append((key, try unescaped(try content(before: quote))))
        }
    }

    private mutating func text() throws(CanvasError) -> String {
        let start = place
        while place < bytes.count, bytes[place] != UInt8(ascii: "<") { advance() }
        return try unescaped(String(decoding: bytes[start..<place], as: UTF8.self))
    }

    // MARK: Characters

    private mutating func advance() {
        if bytes[place] == UInt8(ascii: "\n") { line += 1 }
        place += 1
    }

    private mutating func skip(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard place + count <= bytes.count else { return false }
        let isHere = text.withUTF8Buffer { expected in unsafe bytes[place..<place + count].elementsEqual(expected) }
        if isHere { place += count }
        return isHere
    }

    private mutating func skipBlanks() {
        while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { advance() }
    }

    /// Reads a name without its namespace prefix.
    private mutating func name() -> String {
        let ends: [UInt8] = [0x20, 0x09, 0x0A, 0x0D, 0x2F, 0x3C, 0x3D, 0x3E]
        let start = place
        while place < bytes.count, !ends.contains(bytes[place]) { place += 1 }
        let name = String(decoding: bytes[start..<place], as: UTF8.self)
        return name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
    }

    private mutating func content(before end: String) throws(CanvasError) -> String {
        let (start, marker) = (place, Array(end.utf8))
        while place + marker.count <= bytes.count {
            if bytes[place] == marker[0], bytes[place..<place + marker.count].elementsEqual(marker) {
                defer { place += marker.count }
                return String(decoding: bytes[start..<place], as: UTF8.self)
            }
            advance()
        }
        throw broken("“\(end)” is missing")
    }

    /// Replaces the references to characters.
    private func unescaped(_ text: String) throws(CanvasError) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[rest.index(after: start)...]
            guard let end = rest.prefix(12).firstIndex(of: ";"), let character = Self.character(rest[..<end]) else {
                throw .unsupportedSVG("the entity &\(rest.prefix { $0 != ";" }.prefix(20)); is unknown", line: line)
            }
            result.unicodeScalars.append(character)
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func character(_ name: Substring) -> Unicode.Scalar? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default: break
        }
        if name.hasPrefix("#x") { return UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init) }
        return name.hasPrefix("#") ? UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init) : nil
    }

    /// Refuses encodings in which ASCII characters have other bytes.
    private func checkEncoding(_ declaration: String) throws(CanvasError) {
        guard let key = declaration.firstRange(of: "encoding") else { return }
        let value = declaration[key.upperBound...].split { "=\"' \t\r\n".contains($0) }.first.map { $0.lowercased() }
        guard ["utf-8", "us-ascii", "ascii", "iso-8859-1", "windows-1252"].contains(value) else {
            throw .unsupportedSVG("the encoding \(value?.prefix(20) ?? "") is not UTF-8", line: line)
        }
    }

    private func broken(_ reason: String) -> CanvasError { .unreadableSVG("line \(line): \(reason)") }
}
