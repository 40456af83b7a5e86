/// Source text is put together as UTF-8 bytes: text of many megabytes is not validated again at each step.
extension [UInt8] {
    mutating func append(_ text: String) {
        append(contentsOf: text.utf8)
    }

    /// A line break, and the indent of the line behind it.
    mutating func appendLine(indent: Int) {
        append(UInt8(ascii: "\n"))
        appendSpaces(indent)
    }

    mutating func appendSpaces(_ count: Int) {
        append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
    }
}
