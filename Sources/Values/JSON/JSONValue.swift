/// A JSON document that is to be written: members keep their order, so that the output is the same bytes every run and
/// reads as its documentation does.
package indirect enum JSONValue: Sendable {
    case null
    case flag(Bool)
    /// A measure for readers: at most four decimals.
    case number(Double)
    /// The shortest digits that read back the same.
    case exact(Double)
    case text(String)
    case list([JSONValue])
    case object([(String, JSONValue)])

    package static func integer(_ value: Int) -> JSONValue { .number(Double(value)) }

    /// How a document is laid out; two spaces a level in each.
    package enum Style: Sendable {
        /// Lists and objects of plain values stand on one line.
        case compact
        /// As Xcode writes asset catalogs: a line for everything, and a space before each colon.
        case xcode
    }

    /// The document in the compact style.
    package var formatted: String { formatted(as: .compact) }

    /// The document with a line feed at its end.
    package func formatted(as style: Style) -> String {
        var writer = JSONWriter(style: style)
        writer.write(self, indent: 0)
        return writer.text + "\n"
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

/// Writes a document in a style.
private struct JSONWriter {
    let style: JSONValue.Style
    private(set) var text = ""

    init(style: JSONValue.Style) {
        self.style = style
    }

    mutating func write(_ value: JSONValue, indent: Int) {
        switch value {
        case .null: text += "null"
        case .flag(let flag): text += flag ? "true" : "false"
        // JSON has no infinities.
        case .number(let number): text += number.isFinite ? DecimalText.short(number, places: 4) : "null"
        case .exact(let number): text += number.isFinite ? DecimalText.exact(number) : "null"
        case .text(let string): write(string)
        case .list(let items):
            write(items.map { (nil, $0) }, "[", "]", isOneLine: isOneLine(value), indent: indent)
        case .object(let members):
            write(members.map { ($0.0, $0.1) }, "{", "}", isOneLine: isOneLine(value), indent: indent)
        }
    }

    private func isOneLine(_ value: JSONValue) -> Bool {
        style == .compact && value.isShort
    }

    private mutating func write(
        _ members: [(name: String?, value: JSONValue)], _ open: String, _ close: String, isOneLine: Bool, indent: Int
    ) {
        guard !members.isEmpty else {
            text += open + close
            return
        }
        let inner = String(repeating: "  ", count: indent + 1)
        text += open
        for (index, member) in members.enumerated() {
            if index > 0 { text += "," }
            text += isOneLine ? " " : "\n" + inner
            if let name = member.name {
                write(name)
                text += style == .xcode ? " : " : ": "
            }
            write(member.value, indent: indent + 1)
        }
        text += (isOneLine ? " " : "\n" + String(repeating: "  ", count: indent)) + close
    }

    private mutating func write(_ string: String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
