/// A JSON document to be written. Members keep their order, so that the output is reproducible and matches its
/// documentation.
package indirect enum JSONValue: Sendable {
    case null
    case flag(Bool)
    /// A measurement with at most four decimals.
    case number(Double)
    /// The shortest digits that read back the same.
    case exact(Double)
    case text(String)
    case list([JSONValue])
    case object([(String, JSONValue)])

    package static func integer(_ value: Int) -> JSONValue { .number(Double(value)) }

    /// The layout of a document. Each level is indented by two spaces.
    package enum Style: Sendable {
        /// Lists and objects of plain values are on one line.
        case compact
        /// The layout of Xcode's asset catalogs: one line per value, and a space before each colon.
        case xcode
        /// The whole document on one line without a line feed, for files with one document per line.
        case line
    }

    /// The document in the compact style.
    package var formatted: String { formatted(as: .compact) }

    /// The document with a line feed at its end, except in the style `line`.
    package func formatted(as style: Style) -> String {
        var writer = JSONWriter(style: style)
        writer.write(self, indent: 0)
        return style == .line ? writer.text : writer.text + "\n"
    }

    fileprivate var isPlain: Bool {
        switch self {
        case .list(let items): items.isEmpty
        case .object(let members): members.isEmpty
        default: true
        }
    }

    fileprivate var isShort: Bool {
        switch self {
        case .list(let items): items.allSatisfy(\.isPlain) && items.count <= 8
        case .object(let members): members.allSatisfy(\.1.isPlain) && members.count <= 6
        default: true
        }
    }
}

/// Writes a document in a style. It writes to bytes, because appending to strings is slow for large documents.
private struct JSONWriter {
    let style: JSONValue.Style
    private var bytes: [UInt8] = []

    init(style: JSONValue.Style) {
        self.style = style
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    mutating func write(_ value: JSONValue, indent: Int) {
        switch value {
        case .null: put("null")
        case .flag(let flag): put(flag ? "true" : "false")
        // JSON does not support infinities.
        case .number(let number): put(number.isFinite ? DecimalText.short(number, places: 4) : "null")
        case .exact(let number): put(number.isFinite ? DecimalText.exact(number) : "null")
        case .text(let string): write(string)
        case .list(let items):
            let isOneLine = isOneLine(value)
            write(items, "[", "]", isOneLine: isOneLine, indent: indent) { writer, item in
                writer.write(item, indent: indent + 1)
            }
        case .object(let members):
            let isOneLine = isOneLine(value)
            write(members, "{", "}", isOneLine: isOneLine, indent: indent) { writer, member in
                writer.write(member.0)
                writer.put(writer.style == .xcode ? " : " : ": ")
                writer.write(member.1, indent: indent + 1)
            }
        }
    }

    private func isOneLine(_ value: JSONValue) -> Bool {
        style == .line || (style == .compact && value.isShort)
    }

    private mutating func write<Member>(
        _ members: [Member], _ open: String, _ close: String, isOneLine: Bool, indent: Int,
        writeMember: (inout Self, Member) -> Void
    ) {
        put(open)
        for (index, member) in members.enumerated() {
            if index > 0 { put(",") }
            separate(isOneLine: isOneLine, indent: indent + 1)
            writeMember(&self, member)
        }
        if !members.isEmpty { separate(isOneLine: isOneLine, indent: indent) }
        put(close)
    }

    private mutating func separate(isOneLine: Bool, indent: Int) {
        if isOneLine {
            put(" ")
        } else {
            put("\n")
            bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * indent))
        }
    }

    private mutating func put(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    private mutating func write(_ string: String) {
        put("\"")
        for byte in string.utf8 {
            switch byte {
            case UInt8(ascii: "\""): put("\\\"")
            case UInt8(ascii: "\\"): put("\\\\")
            case UInt8(ascii: "\n"): put("\\n")
            case UInt8(ascii: "\r"): put("\\r")
            case UInt8(ascii: "\t"): put("\\t")
            case ..<0x20:
                let digits = String(byte, radix: 16)
                put("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
            default: bytes.append(byte)
            }
        }
        put("\"")
    }
}
