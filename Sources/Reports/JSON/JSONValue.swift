import Values

/// A JSON document that is to be written: members keep their order, so that the output is the same bytes every run and
/// reads as its documentation does.
package indirect enum JSONValue: Sendable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([JSONValue])
    case object([(String, JSONValue)])

    package static func integer(_ value: Int) -> JSONValue { .number(Double(value)) }

    /// The document with two spaces a level; lists and objects of plain values stand on one line.
    package var formatted: String {
        var text = ""
        write(to: &text, indent: 0)
        return text + "\n"
    }

    private var isPlain: Bool {
        switch self {
        case .list(let items): items.isEmpty
        case .object(let members): members.isEmpty
        default: true
        }
    }

    private var isShort: Bool {
        switch self {
        case .list(let items): items.allSatisfy(\.isPlain) && items.count <= 8
        case .object(let members): members.allSatisfy(\.1.isPlain) && members.count <= 6
        default: true
        }
    }

    private func write(to text: inout String, indent: Int) {
        switch self {
        case .null: text += "null"
        case .flag(let flag): text += flag ? "true" : "false"
        case .number(let number): text += Self.text(of: number)
        case .text(let string): Self.write(string, to: &text)
        case .list(let items):
            write(items.map { (nil, $0) }, "[", "]", to: &text, indent: indent)
        case .object(let members):
            write(members.map { ($0.0, $0.1) }, "{", "}", to: &text, indent: indent)
        }
    }

    private func write(
        _ members: [(name: String?, value: JSONValue)], _ open: String, _ close: String, to text: inout String,
        indent: Int
    ) {
        guard !members.isEmpty else {
            text += open + close
            return
        }
        let isOneLine = isShort
        let inner = String(repeating: "  ", count: indent + 1)
        text += open
        for (index, member) in members.enumerated() {
            if index > 0 { text += "," }
            text += isOneLine ? " " : "\n" + inner
            if let name = member.name {
                Self.write(name, to: &text)
                text += ": "
            }
            member.value.write(to: &text, indent: indent + 1)
        }
        text += (isOneLine ? " " : "\n" + String(repeating: "  ", count: indent)) + close
    }

    /// At most four decimals; JSON has no infinities.
    private static func text(of number: Double) -> String {
        number.isFinite ? DecimalText.short(number, places: 4) : "null"
    }

    private static func write(_ string: String, to text: inout String) {
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
