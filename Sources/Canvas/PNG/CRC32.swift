/// The checksum of a PNG chunk: the CRC-32 of ISO 3309 (PNG, annex D), computed with slicing-by-8 tables.
struct CRC32 {
    private var state: UInt32 = 0xFFFF_FFFF

    var value: UInt32 { ~state }

    mutating func update(_ bytes: some Collection<UInt8>) {
        let table = Self.table
        var state = state
        var eight: UInt64 = 0
        var count = 0
        for byte in bytes {
            eight |= UInt64(byte) << (UInt64(count) * 8)
            count += 1
            if count == 8 {
                let low = UInt32(truncatingIfNeeded: eight) ^ state
                let high = UInt32(truncatingIfNeeded: eight >> 32)
                state =
                    table[0x700 + Int(low & 0xFF)] ^ table[0x600 + Int(low >> 8 & 0xFF)]
                    ^ table[0x500 + Int(low >> 16 & 0xFF)] ^ table[0x400 + Int(low >> 24)]
                    ^ table[0x300 + Int(high & 0xFF)] ^ table[0x200 + Int(high >> 8 & 0xFF)]
                    ^ table[0x100 + Int(high >> 16 & 0xFF)] ^ table[Int(high >> 24)]
                eight = 0
                count = 0
            }
        }
        for _ in 0..<count {
            state = table[Int((state ^ UInt32(truncatingIfNeeded: eight)) & 0xFF)] ^ state >> 8
            eight >>= 8
        }
        self.state = state
    }

    /// Eight tables of 256 entries: the CRC of each byte followed by 0 to 7 zero bytes.
    private static let table: [UInt32] = {
        var table: [UInt32] = (0..<256).map { byte in
            (0..<8).reduce(UInt32(byte)) { rest, _ in rest & 1 == 1 ? 0xEDB8_8320 ^ rest >> 1 : rest >> 1 }
        }
        for index in 256..<2_048 {
            let shorter = table[index - 256]
            table.append(table[Int(shorter & 0xFF)] ^ shorter >> 8)
        }
        return table
    }()
}
