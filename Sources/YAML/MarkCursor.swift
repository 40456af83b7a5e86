/// Converts libyaml's positions, which count characters, to byte offsets.
///
/// Positions are requested almost in order, so one cursor that moves along the bytes finds them in linear time.
struct MarkCursor {
    private var characters = 0
    private var offset: Int

    /// - Parameter start: the byte offset of character 0.
    init(start: Int) {
        offset = start
    }

    /// The byte offset of a character; the end of the file for positions beyond it.
    mutating func offset(of index: Int, in bytes: [UInt8]) -> Int {
        while characters < index, offset < bytes.count {
            offset += 1
            while offset < bytes.count, Self.continues(bytes[offset]) { offset += 1 }
            characters += 1
        }
        while characters > index, offset > 0 {
            offset -= 1
            while offset > 0, Self.continues(bytes[offset]) { offset -= 1 }
            characters -= 1
        }
        return offset
    }

    private static func continues(_ byte: UInt8) -> Bool {
        byte & 0xC0 == 0x80
    }
}
