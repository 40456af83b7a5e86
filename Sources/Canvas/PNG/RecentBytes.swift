/// The bytes that a match can copy, and where each three and each six of them occurred.
struct RecentBytes {
    /// The bytes of the last rows, each row after the byte of its filter.
    private(set) var bytes: [UInt8] = []
    /// The position in the stream of the first of ``bytes``.
    private(set) var base = 0

    private let rowLength: Int
    private let bytesPerPixel: Int
    /// The number of rows that a match can reach, and the current one.
    private let rows: Int
    private(set) var threes = BytePlaces(count: 3)
    private(set) var sixes = BytePlaces(count: 6)

    /// - Parameter rowLength: the number of bytes of a row, with that of its filter.
    init(rowLength: Int, bytesPerPixel: Int) {
        self.rowLength = rowLength
        self.bytesPerPixel = bytesPerPixel
        rows = DeflateAlphabet.window / rowLength + 2
    }

    mutating func append(_ row: [UInt8]) {
        if bytes.count >= 4 * rows * rowLength {
            let old = bytes.count - rows * rowLength
            bytes.removeFirst(old)
            base += old
        }
        bytes += row
        threes.beginRow()
        sixes.beginRow()
    }

    /// Takes back the last row.
    mutating func removeLast() {
        bytes.removeLast(rowLength)
        threes.takeBackRow()
        sixes.takeBackRow()
    }

    @inline(__always)
    func byte(at place: Int) -> UInt8 { bytes[place &- base] }

    /// Returns the number of equal bytes from two positions on, at most `most`.
    @inline(__always)
    func commonLength(at first: Int, and second: Int, atMost most: Int) -> Int {
        PixelRows.commonLength(of: bytes, at: first &- base, and: second &- base, atMost: most)
    }

    @inline(__always)
    mutating func record(_ place: Int) {
        guard !isInsideRun(place) else { return }
        threes.record(place, in: bytes, at: place &- base)
        sixes.record(place, in: bytes, at: place &- base)
    }

    /// Whether the pixels before and after a position are equal to the one there. Such positions are too many to be
    /// recorded.
    @inline(__always)
    func isInsideRun(_ place: Int) -> Bool {
        let index = place &- base
        let (before, after) = (index &- bytesPerPixel, index &+ bytesPerPixel)
        guard before >= 0, after &+ 2 < bytes.count else { return false }
        var difference: UInt8 = 0
        for offset in 0..<3 {
            let byte = bytes[index &+ offset]
            difference |= bytes[before &+ offset] ^ byte | bytes[after &+ offset] ^ byte
        }
        return difference == 0
    }
}

/// The positions of a number of bytes, by their hashes.
struct BytePlaces {
    private let count: Int
    private var latest = [Int32](repeating: -1, count: 1 << Self.hashBits)
    /// The previous position with the same hash, indexed by position in the window.
    private var chain = [Int32](repeating: -1, count: DeflateAlphabet.window)
    /// The positions that the current row replaced.
    private var replaced: [(slot: Int, place: Int32)] = []

    private static let hashBits = 15

    /// - Parameter count: the number of bytes, at most 8.
    init(count: Int) {
        self.count = count
    }

    mutating func beginRow() {
        replaced.removeAll(keepingCapacity: true)
    }

    mutating func takeBackRow() {
        for old in replaced.reversed() { latest[old.slot] = old.place }
        replaced.removeAll(keepingCapacity: true)
    }

    /// Records a position, whose bytes are in `bytes` from `index` on.
    @inline(__always)
    mutating func record(_ place: Int, in bytes: [UInt8], at index: Int) {
        guard index &+ count <= bytes.count else { return }
        let slot = slot(bytes, index)
        replaced.append((slot, latest[slot]))
        chain[place & (DeflateAlphabet.window - 1)] = latest[slot]
        latest[slot] = Int32(truncatingIfNeeded: place)
    }

    /// The last recorded position with the hash of the bytes from `index` on, or a negative number.
    @inline(__always)
    func last(like bytes: [UInt8], at index: Int) -> Int {
        index &+ count <= bytes.count ? Int(latest[slot(bytes, index)]) : -1
    }

    /// The position that was recorded before another with the same hash, or one that is not before it.
    @inline(__always)
    func place(before candidate: Int) -> Int { Int(chain[candidate & (DeflateAlphabet.window - 1)]) }

    @inline(__always)
    private func slot(_ bytes: [UInt8], _ index: Int) -> Int {
        var all: UInt64 = 0
        for offset in 0..<count { all |= UInt64(bytes[index &+ offset]) &<< UInt64(truncatingIfNeeded: 8 &* offset) }
        return Int(truncatingIfNeeded: (all &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 - Self.hashBits))
    }
}
