import Source

/// The colors without quotes of a YAML file, such as `color: #FF0000`, in which “#” starts a comment.
///
/// Each “#” in place of a value is overwritten, so that libyaml reads the color as text. The composer reports it and
/// restores its text. A candidate inside other text, such as a block scalar, turns out not to be a value.
struct UnquotedColors {
    /// By the offset of each “#”, the end of its color.
    private(set) var ends: [Int: Int] = [:]
    /// The colors before a comma or a closing bracket, which are colors only in flow style.
    private(set) var onlyInFlow: Set<Int> = []
    private var offsets: [Int] = []

    /// The character in place of “#”. It is allowed at the start of unquoted text.
    private static let substitute = UInt8(ascii: "_")

    init() {}

    init(in bytes: [UInt8], from start: Int) {
        var scan = UnquotedColorScan(bytes: bytes)
        var index = start
        while index < bytes.count {
            while let eight = EightBytes(bytes, at: index) {
                let signs = eight.equal(to: UInt8(ascii: "#"))
                index += EightBytes.first(signs)
                if signs != 0 { break }
            }
            guard index < bytes.count else { break }
            if bytes[index] == UInt8(ascii: "#"), let found = scan.color(at: index) {
                ends[index] = found.end
                offsets.append(index)
                if found.isOnlyInFlow { onlyInFlow.insert(index) }
            }
            index += 1
        }
    }

    var isEmpty: Bool { offsets.isEmpty }

    /// The offsets inside a range.
    func offsets(in range: Range<Int>) -> ArraySlice<Int> {
        let first = place(of: range.lowerBound)
        return offsets[first..<max(first, place(of: range.upperBound))]
    }

    /// The index of the first offset that is not before another one.
    private func place(of offset: Int) -> Int {
        var low = 0
        var high = offsets.count
        while low < high {
            let middle = low + (high - low) / 2
            if offsets[middle] < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Removes candidates that are not values.
    mutating func remove(_ others: Set<Int>) {
        offsets.removeAll(where: others.contains)
        for offset in others { ends[offset] = nil }
    }

    func overwriting(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for offset in offsets where bytes.indices.contains(offset) { bytes[offset] = Self.substitute }
        return bytes
    }
}
