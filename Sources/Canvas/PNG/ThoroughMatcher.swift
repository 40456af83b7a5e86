/// Finds the tokens of a picture that take the fewest bits, row by row.
///
/// It looks for the cheapest way through a row from pixel to pixel, where other encoders take the longest match. The
/// bits of a token are those that similar tokens took before. It takes many times as long as ``FlatMatcher``, and is
/// used for files that are kept.
struct ThoroughMatcher {
    private let width: Int
    private let bytesPerPixel: Int
    /// The numbers of pixels that a match can copy.
    private let lengths: ClosedRange<Int>
    private var history: PixelHistory
    private var costs = TokenCosts()
    private var writer = DeflateWriter(tokensPerBlock: 4_096)
    private var checksum = Adler32()
    private var row = 0

    // The cheapest way to each pixel of the row: its bits, and the last token on it. A literal has the count 0.
    private var bits: [Int32]
    private var counts: [Int32]
    private var distances: [Int32]

    /// The maximum number of positions that are tried.
    private static let depth = 16
    /// The filters that are tried if a row without one takes more bits per pixel.
    private static let (filters, plainBits) = ([PixelFilter.sub, .up, .paeth], 3)

    init(width: Int, bytesPerPixel: Int) {
        self.width = width
        self.bytesPerPixel = bytesPerPixel
        let matches = DeflateAlphabet.matchLengths
        lengths =
            (matches.lowerBound + bytesPerPixel - 1) / bytesPerPixel...matches.upperBound / bytesPerPixel
        history = PixelHistory(width: width, bytesPerPixel: bytesPerPixel)
        bits = [Int32](repeating: 0, count: width + 1)
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
        var (best, filtered) = (PixelFilter.none, pixels)
        history.append(pixels)
        findWay()
        if let above, Int(bits[width]) > width * Self.plainBits {
            var least = bits[width]
            var last = best
            for filter in Self.filters {
                let other = filter.apply(to: pixels, below: above)
                history.removeLast()
                history.append(other)
                findWay()
                last = filter
                if bits[width] < least { (best, filtered, least) = (filter, other, bits[width]) }
            }
            if last != best {
                history.removeLast()
                history.append(filtered)
                findWay()
            }
        }
        write(filtered, filter: best)
        row += 1
    }

    /// Returns the complete stream.
    mutating func finish() -> BitWriter {
        writer.finish(checksum: checksum.value)
    }

    // MARK: The cheapest way

    private mutating func findWay() {
        let start = row * width
        for x in 1...width { bits[x] = .max }
        var x = 0
        while x < width {
            tryLiteral(x, start)
            var longest = 0
            if x > 0 { tryMatch(x, start, from: start &+ x &- 1, longest: &longest) }
            let isRun = longest == lengths.upperBound
            if row > 0 { tryMatch(x, start, from: start &+ x &- width, longest: &longest) }
            if longest < lengths.upperBound, !history.isInsideRun(start &+ x, x) { tryEarlier(x, start, &longest) }
            history.record(start &+ x, x)
            x += 1
            // A match of the maximum length is taken as it is, so no way leads to the pixels within it.
            if longest == lengths.upperBound {
                let end = x + longest - 1
                // Only the last pixel of a run is not inside it.
                for inner in (isRun ? end - 1 : x)..<end { history.record(start &+ inner, inner) }
                x = end
            }
        }
    }

    @inline(__always)
    private mutating func tryLiteral(_ x: Int, _ start: Int) {
        var word = history.words[start &+ x &- history.base]
        var sum = bits[x]
        for _ in 0..<bytesPerPixel {
            sum &+= costs.literals[Int(word & 0xFF)]
            word &>>= 8
        }
        if sum < bits[x &+ 1] {
            bits[x &+ 1] = sum
            counts[x &+ 1] = 0
        }
    }

    /// Tries the last position of the same pixel, and those of the same two pixels.
    private mutating func tryEarlier(_ x: Int, _ start: Int, _ longest: inout Int) {
        let place = start &+ x
        var single = 0
        tryMatch(x, start, from: history.lastSingle(like: place), longest: &single)
        longest = max(longest, single)
        let most = min(lengths.upperBound, width &- x)
        guard most > 1 else { return }
        var candidate = history.lastPair(like: place)
        var tries = Self.depth
        while candidate >= history.base, tries > 0, longest < most {
            tryMatch(x, start, from: candidate, longest: &longest)
            let before = history.pair(before: candidate)
            // A later position has overwritten this entry.
            guard before < candidate else { break }
            candidate = before
            tries &-= 1
        }
    }

    /// Tries to copy pixels from a position on.
    ///
    /// - Parameter longest: the number of pixels of the longest match so far.
    @inline(__always)
    private mutating func tryMatch(_ x: Int, _ start: Int, from candidate: Int, longest: inout Int) {
        guard candidate >= history.base else { return }
        var most = min(lengths.upperBound, width &- x)
        var distance = (start &+ x &- candidate) &* bytesPerPixel
        if candidate < start {
            // The filters of the rows between are bytes too, and a match ends before the next one.
            let other = candidate / width
            distance &+= row &- other
            most = min(most, (other &+ 1) &* width &- candidate)
        }
        guard distance <= DeflateAlphabet.window, most >= max(longest, lengths.lowerBound) else { return }
        let (from, to) = (candidate &- history.base, start &+ x &- history.base)
        if longest < most, history.words[from &+ longest] != history.words[to &+ longest] { return }
        let count = history.commonLength(at: candidate, and: start &+ x, atMost: most)
        guard count >= lengths.lowerBound else { return }
        relax(
            x, upTo: count, from: count <= longest || count == lengths.upperBound ? count : lengths.lowerBound, distance
        )
        if count > longest { longest = count }
    }

    /// Enters the ways that end with a match at `x`, for each number of pixels.
    @inline(__always)
    private mutating func relax(_ x: Int, upTo most: Int, from least: Int, _ distance: Int) {
        let cost = bits[x] &+ costs.distances[DeflateAlphabet.symbol(ofDistance: distance).value]
        for count in least...most {
            let sum = cost &+ costs.lengths[count &* bytesPerPixel]
            if sum < bits[x &+ count] {
                bits[x &+ count] = sum
                counts[x &+ count] = Int32(truncatingIfNeeded: count)
                distances[x &+ count] = Int32(truncatingIfNeeded: distance)
            }
        }
    }

    // MARK: Writing

    private mutating func write(_ pixels: [UInt32], filter: PixelFilter) {
        append(DeflateToken(literals: UInt32(filter.rawValue), count: 1))
        checksum.add(byte: filter.rawValue)
        var place = 0
        while place < width {
            let count = PixelRows.runLength(of: pixels, in: place..<width)
            checksum.add(pixel: pixels[place], count: count, bytes: bytesPerPixel)
            place += count
        }
        checksum.reduce()
        var ends: [Int] = []
        var x = width
        while x > 0 {
            ends.append(x)
            x -= max(1, Int(counts[x]))
        }
        for end in ends.reversed() {
            let count = Int(counts[end])
            append(
                count == 0
                    ? DeflateToken(literals: pixels[end - 1], count: bytesPerPixel)
                    : DeflateToken(length: count * bytesPerPixel, distance: Int(distances[end])))
        }
        costs.refresh()
    }

    private mutating func append(_ token: DeflateToken) {
        writer.append(token)
        costs.count(token)
    }
}
