/// Finds matches with hash chains and lazy matching, as zlib does.
///
/// It takes the longest match among the positions in the window that start with the same three bytes, unless the next
/// byte starts a longer one. It is slower than ``FlatMatcher`` and is used for committed files, which should be small.
struct ChainMatcher {
    private let bytes: [UInt8]
    /// The last position of each hash.
    private var heads: [Int32]
    /// The previous position with the same hash, indexed by position in the window.
    private var chain: [Int32]
    private var writer = DeflateWriter()

    private static let hashBits = 15
    /// The maximum number of positions that are tried.
    private static let depth = 96
    /// The match length at which the search stops.
    private static let longEnough = 130

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        heads = [Int32](repeating: -1, count: 1 << Self.hashBits)
        chain = [Int32](repeating: -1, count: DeflateAlphabet.window)
    }

    /// Returns the bytes as a zlib stream.
    ///
    /// - Parameter checksum: the Adler-32 checksum of the bytes.
    mutating func stream(checksum: UInt32) -> BitWriter {
        var place = 0
        var pending = match(at: 0)
        while place < bytes.count {
            let next = place + 1
            guard pending.length > 0 else {
                writer.append(DeflateToken(literals: UInt32(bytes[place]), count: 1))
                insert(place)
                place = next
                pending = match(at: place)
                continue
            }
            insert(place)
            if pending.length < Self.longEnough {
                let later = match(at: next)
                if later.length > pending.length {
                    writer.append(DeflateToken(literals: UInt32(bytes[place]), count: 1))
                    place = next
                    pending = later
                    continue
                }
            }
            writer.append(DeflateToken(length: pending.length, distance: pending.distance))
            let end = place + pending.length
            // Inside a long run all positions are alike, so only those near its end are inserted.
            let isRun = pending.distance == 1
            for inner in next..<end where !isRun || inner >= end - 4 { insert(inner) }
            place = end
            pending = match(at: place)
        }
        return writer.finish(checksum: checksum)
    }

    private func hash(at place: Int) -> Int {
        let three = UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
        return Int((three &* 0x9E37_79B1) >> UInt32(32 - Self.hashBits))
    }

    private mutating func insert(_ place: Int) {
        guard place + 2 < bytes.count else { return }
        let slot = hash(at: place)
        chain[place & (DeflateAlphabet.window - 1)] = heads[slot]
        heads[slot] = Int32(truncatingIfNeeded: place)
    }

    /// Returns the nearest of the longest matches, or length 0 if there is none.
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
            // A later position has overwritten this entry.
            guard before < candidate else { break }
            candidate = before
            tries -= 1
        }
        // A distant match of three bytes takes more bits than the bytes themselves.
        return best.length >= 4 || best.length == 3 && best.distance < 4_096 ? best : (0, 0)
    }

    private func length(at place: Int, from earlier: Int, atMost most: Int) -> Int {
        PixelRows.commonLength(of: bytes, at: earlier, and: place, atMost: most)
    }
}
