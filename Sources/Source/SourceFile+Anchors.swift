extension SourceFile {
    /// Whether a YAML value has an anchor (`&gap 8`), so that other places of the file may refer to it.
    package func isAnchored(_ range: SourceRange) -> Bool {
        var end = min(Int(range.start), bytes.count)
        while true {
            while end > 0, Self.blanks.contains(bytes[end - 1]) { end -= 1 }
            var start = end
            while start > 0, !Self.blanks.contains(bytes[start - 1]), !Self.opening.contains(bytes[start - 1]) {
                start -= 1
            }
            guard start < end else { return false }
            if bytes[start] == UInt8(ascii: "&") { return true }
            // A tag may be between an anchor and its value.
            guard bytes[start] == UInt8(ascii: "!") else { return false }
            end = start
        }
    }

    private static let blanks = Set(" \t\r\n".utf8)
    private static let opening = Set("{[,".utf8)
}
