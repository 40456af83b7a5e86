/// A filter of PNG (third edition, section 9.2). It replaces each byte by its difference from a prediction.
enum PixelFilter: UInt8 {
    case none = 0
    case sub = 1
    case up = 2
    case paeth = 4

    /// Returns a filtered row. A pixel is one word, with the first byte lowest.
    ///
    /// - Parameter above: the row above, or zeros for the first row.
    func apply(to row: [UInt32], below above: [UInt32]) -> [UInt32] {
        guard self != .none else { return row }
        var result = row
        var (left, corner): (UInt32, UInt32) = (0, 0)
        for (x, (word, up)) in zip(row, above).enumerated() {
            let prediction: UInt32
            switch self {
            case .none: prediction = 0
            case .sub: prediction = left
            case .up: prediction = up
            case .paeth: prediction = Self.paeth(left, up, corner)
            }
            result[x] = Self.difference(word, prediction)
            (left, corner) = (word, up)
        }
        return result
    }

    /// Returns, for each byte, the neighbor that is nearest to left + above − corner.
    @inline(__always)
    private static func paeth(_ left: UInt32, _ above: UInt32, _ corner: UInt32) -> UInt32 {
        if above == corner { return left }
        if left == corner { return above }
        var result: UInt32 = 0
        var shift: UInt32 = 0
        while shift < 32 {
            let (one, other, third) = (byte(left, shift), byte(above, shift), byte(corner, shift))
            let (fromLeft, fromAbove) = (abs(other &- third), abs(one &- third))
            let fromCorner = abs(one &+ other &- third &- third)
            let nearest =
                fromLeft <= fromAbove && fromLeft <= fromCorner ? one : fromAbove <= fromCorner ? other : third
            result |= UInt32(truncatingIfNeeded: nearest) &<< shift
            shift &+= 8
        }
        return result
    }

    @inline(__always)
    private static func byte(_ word: UInt32, _ shift: UInt32) -> Int32 {
        Int32(truncatingIfNeeded: word &>> shift & 0xFF)
    }

    /// Subtracts four bytes at once. The highest bits are handled separately, so that no byte borrows from another.
    @inline(__always)
    private static func difference(_ left: UInt32, _ right: UInt32) -> UInt32 {
        ((left | 0x8080_8080) &- (right & 0x7F7F_7F7F)) ^ ((left ^ ~right) & 0x8080_8080)
    }
}
