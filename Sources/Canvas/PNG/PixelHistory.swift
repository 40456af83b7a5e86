/// The pixels that a match can copy, and where each pixel and each pair of neighboring pixels occurred.
struct PixelHistory {
    /// The pixels of the last rows. A pixel is one word, whatever its number of bytes.
    private(set) var words: [UInt32] = []
    /// The position in the picture of the first of ``words``.
    private(set) var base = 0

    private let width: Int
    /// The number of rows that a match can reach, and the current one.
    private let rows: Int
    /// The last position of each pair of pixels and of each pixel, by their hashes.
    private var pairs = [Int32](repeating: -1, count: 1 << Self.hashBits)
    private var singles = [Int32](repeating: -1, count: 1 << Self.hashBits)
    /// The previous position with the same hash of a pair, indexed by position in the window.
    private var chain = [Int32](repeating: -1, count: DeflateAlphabet.window)
    /// The places that the current row replaced.
    private var replacedPairs: [(slot: Int, place: Int32)] = []
    private var replacedSingles: [(slot: Int, place: Int32)] = []

    private static let hashBits = 15

    init(width: Int, bytesPerPixel: Int) {
        self.width = width
        rows = DeflateAlphabet.window / (width * bytesPerPixel + 1) + 2
    }

    mutating func append(_ row: [UInt32]) {
        if words.count >= 4 * rows * width {
            let old = words.count - rows * width
            words.removeFirst(old)
            base += old
        }
        words += row
        replacedPairs.removeAll(keepingCapacity: true)
        replacedSingles.removeAll(keepingCapacity: true)
    }

    /// Returns the number of equal pixels from two positions on, at most `most`.
    @inline(__always)
    func commonLength(at first: Int, and second: Int, atMost most: Int) -> Int {
        PixelRows.commonLength(of: words, at: first &- base, and: second &- base, atMost: most)
    }

    /// Takes back the last row.
    mutating func removeLast() {
        words.removeLast(width)
        for old in replacedPairs.reversed() { pairs[old.slot] = old.place }
        for old in replacedSingles.reversed() { singles[old.slot] = old.place }
        replacedPairs.removeAll(keepingCapacity: true)
        replacedSingles.removeAll(keepingCapacity: true)
    }

    /// Records a position of the last row, with its column.
    @inline(__always)
    mutating func record(_ place: Int, _ x: Int) {
        guard !isInsideRun(place, x) else { return }
        let single = slot(ofSingleAt: place)
        replacedSingles.append((single, singles[single]))
        singles[single] = Int32(truncatingIfNeeded: place)
        guard x &+ 1 < width else { return }
        let pair = slot(ofPairAt: place)
        replacedPairs.append((pair, pairs[pair]))
        chain[place & (DeflateAlphabet.window - 1)] = pairs[pair]
        pairs[pair] = Int32(truncatingIfNeeded: place)
    }

    /// Whether both neighbors of a pixel are equal to it. Such positions are too many to be recorded.
    @inline(__always)
    func isInsideRun(_ place: Int, _ x: Int) -> Bool {
        guard x > 0, x &+ 1 < width else { return false }
        let index = place &- base
        let word = words[index]
        return words[index &- 1] == word && words[index &+ 1] == word
    }

    /// The last recorded position with the hash of the pixel at a position, or a negative number.
    @inline(__always)
    func lastSingle(like place: Int) -> Int { Int(singles[slot(ofSingleAt: place)]) }

    /// The last recorded position with the hash of the pair of pixels at a position, or a negative number.
    @inline(__always)
    func lastPair(like place: Int) -> Int { Int(pairs[slot(ofPairAt: place)]) }

    /// The position that was recorded before another with the same hash of its pair, or one that is not before it.
    @inline(__always)
    func pair(before candidate: Int) -> Int { Int(chain[candidate & (DeflateAlphabet.window - 1)]) }

    @inline(__always)
    private func slot(ofSingleAt place: Int) -> Int {
        Int((words[place &- base] &* 0x9E37_79B1) &>> UInt32(32 - Self.hashBits))
    }

    @inline(__always)
    private func slot(ofPairAt place: Int) -> Int {
        let index = place &- base
        let both = UInt64(words[index]) | UInt64(words[index &+ 1]) &<< 32
        return Int(truncatingIfNeeded: (both &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 - Self.hashBits))
    }
}
