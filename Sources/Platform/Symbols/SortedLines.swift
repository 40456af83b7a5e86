/// A table of tab-separated lines, sorted by the bytes of the first column, that is searched in place.
///
/// Creating one is free: only lines that are found are split.
struct SortedLines: Sendable {
    private let text: String

    /// - Parameter text: the lines. Comments at the top start with `#`.
    init(_ text: String) {
        self.text = text
    }

    /// The columns of the line whose first column is `key`.
    func columns(of key: String) -> [Substring]? {
        let bytes = text.utf8
        var low = bytes.startIndex
        var high = bytes.endIndex
        while low < high {
            let half = bytes.distance(from: low, to: high) / 2
            let start = startOfLine(around: bytes.index(low, offsetBy: half), notBefore: low)
            let end = bytes[start..<high].firstIndex(of: UInt8(ascii: "\n")) ?? high
            let line = text[start..<end]
            let name = line.utf8.prefix { $0 != UInt8(ascii: "\t") }
            // Comments and blank lines sort before all names.
            let isName = !name.isEmpty && name.first != UInt8(ascii: "#")
            if isName, name.elementsEqual(key.utf8) {
                return line.split(separator: "\t", omittingEmptySubsequences: false)
            }
            if !isName || name.lexicographicallyPrecedes(key.utf8) {
                low = end < high ? bytes.index(after: end) : high
            } else {
                high = start
            }
        }
        return nil
    }

    /// The first columns, in order.
    var keys: some Sequence<String> {
        text.split(separator: "\n").lazy.filter { !$0.hasPrefix("#") }
            .map { line in String(line.prefix { $0 != "\t" }) }
    }

    private func startOfLine(around index: String.Index, notBefore limit: String.Index) -> String.Index {
        let bytes = text.utf8
        guard let lineFeed = bytes[limit..<index].lastIndex(of: UInt8(ascii: "\n")) else { return limit }
        return bytes.index(after: lineFeed)
    }
}
