/// Finds the matches of any bytes: of all places in the window that begin with the same three bytes, the one that goes on
/// longest; and none where the next byte begins a longer one. Slower than ``FlatMatcher``, for files that are kept.
struct ChainMatcher {
    private let bytes: [UInt8]
    /// Where a hash was seen last, and before each place the one before it.
    private var heads: [Int32]
    private var chain: [Int32]
    private var writer = DeflateWriter()

    private static let hashBits = 15
    /// So many places are tried.
    private static let depth = 96
    /// A match of this length is good enough to look for no better one.
    private static let longEnough = 130

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        heads = [Int32](repeating: -1, count: 1 << Self.hashBits)
        chain = [Int32](repeating: -1, count: DeflateAlphabet.window)
    }

    /// The bytes as a zlib stream.
    ///
    /// - Parameter checksum: of the bytes, Adler-32.
    mutating func stream(checksum: UInt32) -> BitWriter {
        var place = 0
        var held = match(at: 0)
        while place < bytes.count {
            let next = place + 1
            guard held.length > 0 else {
                writer.append(DeflateToken(literals: UInt32(bytes[place]), count: 1))
                enter(place)
                place = next
                held = match(at: place)
                continue
            }
            enter(place)
            if held.length < Self.longEnough {
                let later = match(at: next)
                if later.length > held.length {
                    writer.append(DeflateToken(literals: UInt32(bytes[place]), count: 1))
                    place = next
                    held = later
                    continue
                }
            }
            writer.append(DeflateToken(length: held.length, distance: held.distance))
            let end = place + held.length
            // Within a long run every place is like its neighbors: only the ends are worth remembering.
            let isRun = held.distance == 1
            for inner in next..<end where !isRun || inner >= end - 4 { enter(inner) }
            place = end
            held = match(at: place)
        }
        return writer.finish(checksum: checksum)
    }

    private func hash(at place: Int) -> Int {
        let three = UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
        return Int((three &* 0x9E37_79B1) >> UInt32(32 - Self.hashBits))
    }

    private mutating func enter(_ place: Int) {
        guard place + 2 < bytes.count else { return }
        let slot = hash(at: place)
        chain[place & (DeflateAlphabet.window - 1)] = heads[slot]
        heads[slot] = Int32(truncatingIfNeeded: place)
    }

    /// The longest match, the nearest of those; length 0 where there is none.
    private func match(at place: Int) -> (length: Int, distance: Int) {
        guard place + 2 < bytes.count else { return (0, 0) }
        let most = min(DeflateAlphabet.matchLengths.upperBound, bytes.count - place)
        var best = (length: 0, distance: 0)
        if place > 0 {
            let run = length(at: place, from: place - 1, atMost: most)
            if run >= 3 { best = (run, 1) }
        }
        var candidate = Int(heads[hash(at: place)])
        var tries = Self.depth
        while candidate >= 0, place - candidate <= DeflateAlphabet.window, tries > 0, best.length < most {
            if best.length == 0 || bytes[candidate + best.length] == bytes[place + best.length] {
                let length = length(at: place, from: candidate, atMost: most)
                if length > best.length { best = (length, place - candidate) }
                if length >= Self.longEnough { break }
            }
            let before = Int(chain[candidate & (DeflateAlphabet.window - 1)])
            // What was there has been written over by a later place.
            guard before < candidate else { break }
            candidate = before
            tries -= 1
        }
        // Three bytes from far away cost more than the bytes themselves.
        return best.length >= 4 || best.length == 3 && best.distance < 4_096 ? best : (0, 0)
    }

    private func length(at place: Int, from earlier: Int, atMost most: Int) -> Int {
        PixelRows.commonLength(of: bytes, at: earlier, and: place, atMost: most)
    }
}
