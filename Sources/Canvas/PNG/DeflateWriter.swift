/// Writes tokens as a zlib stream (RFC 1950 and 1951), in blocks with their own Huffman codes.
struct DeflateWriter {
    /// The number of tokens that share codes.
    private static let tokensPerBlock = 32_768

    private var bits = BitWriter(expecting: 512 << 10)
    private var tokens: [DeflateToken] = []
    private var isFinished = false

    init() {
        // The zlib header: DEFLATE with a window of 32 KB, compressed by a fast algorithm.
        bits.put(0x78, 8)
        bits.put(0x01, 8)
        tokens.reserveCapacity(Self.tokensPerBlock)
    }

    @inline(__always)
    mutating func append(_ token: DeflateToken) {
        if tokens.count == Self.tokensPerBlock { writeBlock(isLast: false) }
        tokens.append(token)
    }

    /// Appends a match of any length, split into lengths that DEFLATE supports.
    ///
    /// - Parameter length: the length in bytes, at least 3.
    @inline(__always)
    mutating func append(length: Int, distance: Int) {
        var rest = length
        while rest > 258 {
            // The rest must be at least 3 bytes long to be a match too.
            let piece = rest < 261 ? rest &- 3 : 258
            append(DeflateToken(length: piece, distance: distance))
            rest &-= piece
        }
        append(DeflateToken(length: rest, distance: distance))
    }

    /// Writes tokens as a block with its own codes.
    mutating func append(_ block: ArraySlice<DeflateToken>, isLast: Bool) {
        tokens += block
        writeBlock(isLast: isLast)
        isFinished = isLast
    }

    /// Ends the stream with the checksum of the uncompressed bytes, and returns the stream in whole bytes.
    mutating func finish(checksum: UInt32) -> BitWriter {
        if !isFinished { writeBlock(isLast: true) }
        bits.alignToByte()
        bits.put(UInt64(checksum.byteSwapped), 32)
        return bits
    }

    private mutating func writeBlock(isLast: Bool) {
        let codes = BlockCodes(tokens)
        bits.put(isLast ? 1 : 0, 1)
        bits.put(2, 2)
        codes.writeDescription(to: &bits)
        codes.write(tokens, to: &bits)
        tokens.removeAll(keepingCapacity: true)
    }
}
