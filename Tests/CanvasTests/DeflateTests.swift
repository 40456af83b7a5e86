import Testing

@testable import Canvas

/// Tests each part of the PNG encoder against its standard.
@Suite struct DeflateTests {
    /// The values are from the catalogue of parametrised CRC algorithms, the empty IEND chunk of the PNG standard, and
    /// zeros.
    @Test(
        arguments: [
            ("123456789", 0xCBF4_3926), ("", 0), ("a", 0xE8B7_BE43), ("IEND", 0xAE42_6082),
            ("The quick brown fox jumps over the lazy dog", 0x414F_A339),
        ] as [(String, UInt32)])
    func `a CRC equals the published value`(text: String, value: UInt32) {
        var checksum = CRC32()
        checksum.update(Array(text.utf8))
        #expect(checksum.value == value)
    }

    @Test(
        arguments: [
            ("Wikipedia", 0x11E6_0398), ("", 1), ("a", 0x0062_0062), ("123456789", 0x091E_01DE),
        ] as [(String, UInt32)])
    func `an Adler checksum equals the published value`(text: String, value: UInt32) {
        var checksum = Adler32()
        for byte in text.utf8 { checksum.add(byte: byte) }
        #expect(checksum.value == value)
    }

    @Test(arguments: [(3, 0x00_7FFF01), (4, 0xFE00_7F03), (3, 0), (4, 0), (3, 0xFF_FFFF)] as [(Int, UInt32)])
    func `repeated pixels have the checksum of their bytes`(bytes: Int, pixel: UInt32) {
        for count in [0, 1, 2, 255, 10_000, 32_767] {
            var (whole, single) = (Adler32(), Adler32())
            whole.add(byte: 77)
            single.add(byte: 77)
            whole.add(pixel: pixel, count: count, bytes: bytes)
            for index in 0..<count * bytes {
                single.add(byte: UInt8(truncatingIfNeeded: pixel >> UInt32(index % bytes * 8)))
                single.reduce()
            }
            #expect(whole.value == single.value)
        }
    }

    /// The base values are from RFC 1951, section 3.2.5.
    @Test func `the symbol and extra bits of a length match the table`() {
        let bases = [
            3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
            227, 258,
        ]
        let bits = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
        for length in 3...258 {
            let symbol = DeflateAlphabet.symbol(ofLength: length)
            let index = symbol.value - 257
            #expect(bases[index] + symbol.extra == length && bits[index] == symbol.extraBits)
            #expect(symbol.extra < 1 << symbol.extraBits)
        }
    }

    @Test func `the symbol and extra bits of a distance match the table`() {
        let bases = [
            1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1_025, 1_537, 2_049, 3_073,
            4_097, 6_145, 8_193, 12_289, 16_385, 24_577,
        ]
        for distance in 1...32_768 {
            let symbol = DeflateAlphabet.symbol(ofDistance: distance)
            #expect(bases[symbol.value] + symbol.extra == distance)
            #expect(symbol.extraBits == max(0, symbol.value / 2 - 1) && symbol.extra < 1 << symbol.extraBits)
        }
    }

    /// Fibonacci frequencies give the deepest trees.
    @Test(
        arguments: [
            [1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987, 1_597, 2_584, 4_181, 6_765, 10_946],
            [5, 0, 0, 5, 5, 0, 5], [1, 1_000_000], [0, 7, 0], [0, 0], [9, 0], [UInt32](repeating: 3, count: 286),
        ] as [[UInt32]])
    func `a Huffman code is complete, within its limit, and shortest for the most frequent symbols`(
        frequencies: [UInt32]
    ) {
        for limit in [9, 15] {
            let code = HuffmanCode(frequencies: frequencies, limit: limit)
            let used = code.lengths.indices.filter { code.lengths[$0] > 0 }
            #expect(used.reduce(0) { $0 + (1 << (limit - Int(code.lengths[$1]))) } == 1 << limit)
            #expect(frequencies.indices.allSatisfy { frequencies[$0] == 0 || code.lengths[$0] > 0 })
            for (first, second) in zip(used, used.dropFirst()) where frequencies[first] > frequencies[second] {
                #expect(code.lengths[first] <= code.lengths[second])
            }
        }
    }

    /// The example is from RFC 1951, section 3.2.2, with the lengths (3, 3, 3, 3, 3, 2, 4, 4).
    @Test func `codes are numbered as in the example of the standard`() {
        let code = HuffmanCode(lengths: [3, 3, 3, 3, 3, 2, 4, 4])
        let written = zip(code.codes, code.lengths).map { code, length in
            (0..<length).map { code >> UInt16($0) & 1 == 1 ? "1" : "0" }.joined()
        }
        #expect(written == ["010", "011", "100", "101", "110", "00", "1110", "1111"])
    }

    @Test func `runs of code lengths expand to the same lengths`() {
        let lengths: [UInt8] =
            [8, 8, 8, 8, 8, 8, 8, 8, 0, 0, 3, 3, 3, 0, 0, 0] + [UInt8](repeating: 0, count: 150) + [5]
        let runs = CodeLengthRun.runs(of: lengths)
        var expanded: [UInt8] = []
        for run in runs {
            switch run.symbol {
            case 16: expanded += [UInt8](repeating: expanded.last ?? 0, count: 3 + run.extra)
            case 17: expanded += [UInt8](repeating: 0, count: 3 + run.extra)
            case 18: expanded += [UInt8](repeating: 0, count: 11 + run.extra)
            default: expanded.append(UInt8(run.symbol))
            }
        }
        #expect(expanded == lengths)
        #expect(runs.count < 12)
    }

    @Test func `bits are written lowest first across word boundaries`() {
        var writer = BitWriter()
        writer.put(0b1, 1)
        writer.put(0b01, 2)
        writer.put(0x0FFF_FFFF_FFFF_FFFF, 60)
        writer.put(0b10, 2)
        writer.alignToByte()
        writer.put(0xAB, 8)
        #expect(writer.bitCount == 80)
        #expect(writer.byteCount == 10)
        var bytes: [UInt8] = [7]
        writer.append(to: &bytes)
        #expect(bytes == [7, 0xFB, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F, 0x01, 0xAB])
    }
}
