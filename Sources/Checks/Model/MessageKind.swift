/// A message without its figures: “a radius of # is not on the project's scale of #, #”.
package enum MessageKind {
    /// Replaces every number and every hexadecimal color by `#`; digits inside a name are kept.
    package static func of(_ message: String) -> String {
        var result: [UInt8] = []
        var rest = Array(message.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "#") {
                rest = rest.drop(while: isHexadecimal)
                result.append(byte)
            } else if isDigit(byte), !(result.last.map(isLetter) ?? false) {
                rest = rest.drop(while: isDigit)
                if rest.first == UInt8(ascii: "."), let next = rest.dropFirst().first, isDigit(next) {
                    rest = rest.dropFirst().drop(while: isDigit)
                }
                result.append(UInt8(ascii: "#"))
            } else {
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        let lower = byte | 0x20
        return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lower) || byte == UInt8(ascii: "_") || isDigit(byte)
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
    }
}
