/// Source text is composed as UTF-8 bytes, which avoids validating many megabytes of text at each step.
extension Array where Element == UInt8 {
    mutating func append(_ text: String) {
        append(contentsOf: text.utf8)
    }

    /// Appends a line break and the indentation of the next line.
    mutating func appendLine(indent: Int) {
        append(UInt8(ascii: "\n"))
        appendSpaces(indent)
    }

    mutating func appendSpaces(_ count: Int) {
        append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
    }
}
