/// Finds the tokens of a picture that take the fewest bits, row by row.
///
/// It looks for the cheapest way through a row from byte to byte, where other encoders take the longest match. The
/// bits of a token are those that similar tokens took before. It takes many times as long as ``FlatMatcher``, and is
/// used for files that are kept.
struct ThoroughMatcher {
    private let bytesPerPixel: Int
    /// The number of bytes of a row, with that of its filter.
    private let length: Int
    private var history: RecentBytes
    private var costs = TokenCosts()
    private var writer = DeflateWriter()
    private var tokens: [DeflateToken] = []
    private var checksum = Adler32()
    private var row = 0

    // The cheapest way to each byte of the row: its bits, and the last token on it. A literal has the count 0.
    private var bits: [Int32]
    private var counts: [Int32]
    private var distances: [Int32]

    private static let lengths = DeflateAlphabet.matchLengths
    /// The maximum numbers of positions with the same three and the same six bytes that are tried.
    private static let (threesDepth, sixesDepth) = (8, 32)
    /// The filters that are tried if a row without one takes more bits per pixel.
    private static let (filters, plainBits) = ([PixelFilter.sub, .up, .paeth], 1)
    /// The number of tokens that are kept before they are written.
    private static let mostTokens = 1 << 20

    /// - Parameter bytesPerPixel: 1 if the pixels are indices of colors.
    init(width: Int, bytesPerPixel: Int) {
        self.bytesPerPixel = bytesPerPixel
        length = width * bytesPerPixel + 1
        history = RecentBytes(rowLength: length, bytesPerPixel: bytesPerPixel)
        bits = [Int32](repeating: 0, count: length + 1)
        counts = bits
        distances = bits
    }

    /// Appends a row, after the filter with which it takes the fewest bits.
    ///
    /// - Parameters:
    ///   - pixels: a word for each pixel, with its first byte lowest.
    ///   - above: the row above, or zeros for the first row; nil if filters make no sense, because the pixels are
    ///     indices of colors.
    mutating func append(_ pixels: [UInt32], below above: [UInt32]?) {
        var best = bytes(of: pixels, filter: .none)
        history.append(best)
        findWay()
        if let above, Int(bits[length]) > pixels.count * Self.plainBits * TokenCosts.unit {
            var (least, isLast) = (bits[length], true)
            for filter in Self.filters {
                let other = bytes(of: filter.apply(to: pixels, below: above), filter: filter)
                history.removeLast()
                history.append(other)
                findWay()
                isLast = bits[length] < least
                if isLast { (best, least) = (other, bits[length]) }
            }
            if !isLast {
                history.removeLast()
                history.append(best)
                findWay()
            }
        }
        write(best)
        row += 1
    }

    private func bytes(of pixels: [UInt32], filter: PixelFilter) -> [UInt8] {
        var bytes = [UInt8](repeating: filter.rawValue, count: length)
        var place = 1
        for pixel in pixels {
            var rest = pixel
            for _ in 0..<bytesPerPixel {
                bytes[place] = UInt8(truncatingIfNeeded: rest)
                rest &>>= 8
                place &+= 1
            }
        }
        return bytes
    }

    /// Returns the complete stream.
    mutating func finish() -> BitWriter {
        writeBlocks(isLast: true)
        return writer.finish(checksum: checksum.value)
    }

    // MARK: The cheapest way

    private mutating func findWay() {
        let start = row * length
        for x in 1...length { bits[x] = .max }
        var x = 0
        while x < length {
            tryLiteral(x, start)
            let most = min(Self.lengths.upperBound, length &- x)
            var longest = 0
            tryMatch(x, start, from: start &+ x &- bytesPerPixel, most, &longest)
            let isRun = longest == most
            if longest < most { tryMatch(x, start, from: start &+ x &- length, most, &longest) }
            if longest < most, !history.isInsideRun(start &+ x) { tryEarlier(x, start, most, &longest) }
            history.record(start &+ x)
            x += 1
            // A match of the maximum length is taken as it is, so no way leads to the bytes within it.
            if longest == Self.lengths.upperBound {
                let end = x + longest - 1
                // Only the last pixel of a run is not inside it.
                for inner in (isRun ? end - bytesPerPixel - 2 : x)..<end { history.record(start &+ inner) }
                x = end
            }
        }
    }

    @inline(__always)
    private mutating func tryLiteral(_ x: Int, _ start: Int) {
        let sum = bits[x] &+ costs.literals[Int(history.byte(at: start &+ x))]
        if sum < bits[x &+ 1] {
            bits[x &+ 1] = sum
            counts[x &+ 1] = 0
        }
    }

    /// Tries the last positions of the same three bytes, and those of the same six.
    @inline(__always)
    private mutating func tryEarlier(_ x: Int, _ start: Int, _ most: Int, _ longest: inout Int) {
        let index = start &+ x &- history.base
        var candidate = history.threes.last(like: history.bytes, at: index)
        var tries = Self.threesDepth
        while candidate >= history.base, tries > 0, longest < most {
            tryMatch(x, start, from: candidate, most, &longest)
            let before = history.threes.place(before: candidate)
            // A later position has overwritten this entry.
            guard before < candidate else { break }
            candidate = before
            tries &-= 1
        }
        candidate = history.sixes.last(like: history.bytes, at: index)
        tries = Self.sixesDepth
        while candidate >= history.base, tries > 0, longest < most {
            tryMatch(x, start, from: candidate, most, &longest)
            let before = history.sixes.place(before: candidate)
            guard before < candidate else { break }
            candidate = before
            tries &-= 1
        }
    }

    /// Tries to copy bytes from a position on.
    ///
    /// - Parameter longest: the length of the longest match so far.
    @inline(__always)
    private mutating func tryMatch(_ x: Int, _ start: Int, from candidate: Int, _ most: Int, _ longest: inout Int) {
        let distance = start &+ x &- candidate
        guard candidate >= history.base, distance <= DeflateAlphabet.window,
            most >= max(longest, Self.lengths.lowerBound)
        else { return }
        if longest < most,
            history.byte(at: candidate &+ longest) != history.byte(at: start &+ x &+ longest)
        {
            return
        }
        let count = history.commonLength(at: candidate, and: start &+ x, atMost: most)
        guard count >= Self.lengths.lowerBound else { return }
        let isWhole = count <= longest || count == Self.lengths.upperBound
        relax(x, upTo: count, from: isWhole ? count : Self.lengths.lowerBound, distance)
        if count > longest { longest = count }
    }

    /// Enters the ways that end with a match at `x`, for each number of bytes.
    @inline(__always)
    private mutating func relax(_ x: Int, upTo most: Int, from least: Int, _ distance: Int) {
        let cost = bits[x] &+ costs.distances[DeflateAlphabet.symbol(ofDistance: distance).value]
        for count in least...most {
            let sum = cost &+ costs.lengths[count]
            if sum < bits[x &+ count] {
                bits[x &+ count] = sum
                counts[x &+ count] = Int32(truncatingIfNeeded: count)
                distances[x &+ count] = Int32(truncatingIfNeeded: distance)
            }
        }
    }

    // MARK: Writing

    private mutating func write(_ bytes: [UInt8]) {
        for byte in bytes { checksum.add(byte: byte) }
        checksum.reduce()
        var ends: [Int] = []
        var x = length
        while x > 0 {
            ends.append(x)
            x -= max(1, Int(counts[x]))
        }
        for end in ends.reversed() {
            let count = Int(counts[end])
            let token =
                count == 0
                ? DeflateToken(literals: UInt32(bytes[end - 1]), count: 1)
                : DeflateToken(length: count, distance: Int(distances[end]))
            tokens.append(token)
            costs.count(token)
        }
        costs.refresh()
        if tokens.count >= Self.mostTokens { writeBlocks(isLast: false) }
    }

    private mutating func writeBlocks(isLast: Bool) {
        var start = 0
        for end in BlockSplitting.ends(of: tokens) {
            writer.append(tokens[start..<end], isLast: isLast && end == tokens.count)
            start = end
        }
        tokens.removeAll(keepingCapacity: true)
    }
}
