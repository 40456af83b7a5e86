/// Writes tokens as a zlib stream (RFC 1950 and 1951), in blocks that each have Huffman codes of their own.
struct DeflateWriter {
    /// So many tokens share their codes: enough for the codes' own description to weigh little.
    static let tokensPerBlock = 32_768

    private var bits = BitWriter(expecting: 512 << 10)
    private var tokens: [DeflateToken] = []

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

    /// Appends a copy of any length: in pieces that DEFLATE can write.
    ///
    /// - Parameter length: at least 3.
    @inline(__always)
    mutating func append(length: Int, distance: Int) {
        var rest = length
        while rest > 258 {
            // What is left must be long enough for a match of its own.
            let piece = rest < 261 ? rest &- 3 : 258
            append(DeflateToken(length: piece, distance: distance))
            rest &-= piece
        }
        append(DeflateToken(length: rest, distance: distance))
    }

    /// Ends the stream with the checksum of what was compressed, and returns all of it, in whole bytes.
    mutating func finish(checksum: UInt32) -> BitWriter {
        writeBlock(isLast: true)
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
