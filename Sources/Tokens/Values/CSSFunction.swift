/// A CSS function in a text: its name, and its arguments at the top level.
struct CSSFunction {
    let name: String
    let arguments: [String]

    /// Nil if the text is not one function. Arguments are separated by commas, or by a slash.
    init?(_ text: String) {
        guard text.utf8.last == UInt8(ascii: ")"), let open = text.firstIndex(of: "(") else { return nil }
        name = text[..<open].lowercased()
        var arguments = [""]
        var depth = 0
        for character in text[text.index(after: open)...].dropLast() {
            switch character {
            case "(": depth += 1
            case ")": depth -= 1
            default: break
            }
            guard depth >= 0 else { return nil }
            if depth == 0, character == "," || character == "/" {
                arguments.append("")
            } else {
                arguments[arguments.count - 1].append(character)
            }
        }
        guard depth == 0 else { return nil }
        self.arguments = arguments.map { argument in
            let start = argument.drop { $0 == " " }
            return String(start.reversed().drop { $0 == " " }.reversed())
        }
    }
}
