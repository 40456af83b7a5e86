extension SourceFile {
    /// Whether a value of YAML has an anchor (`&gap 8`), by which other places of the file may say the same.
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
            // A tag may stand between an anchor and what it names.
            guard bytes[start] == UInt8(ascii: "!") else { return false }
            end = start
        }
    }

    private static let blanks = Set(" \t\r\n".utf8)
    private static let opening = Set("{[,".utf8)
}
