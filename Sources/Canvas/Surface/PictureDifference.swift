/// A visible difference between two pictures.
///
/// Pictures that were drawn with other versions of the fonts or of cairo count as equal. Only the shades at the edges
/// of letters differ between such pictures.
///
/// A pixel may differ by ``steps``, plus two fifths of the contrast among its neighbors. That is the change that moving
/// a letter by a quarter of a pixel makes. If a frame moves by one pixel, its edge changes by the full contrast,
/// however pale the frame is. Two pictures differ if a block of 16 × 16 pixels has more than ``toleratedPixels`` beyond
/// that limit, or if its mean color differs by more than ``averageSteps``. Smaller changes are not detected.
package enum PictureDifference: Hashable, Sendable {
    /// The pictures have different sizes, in pixels.
    case size(old: [Int], new: [Int])
    /// The number of blocks that differ, and the position in pixels of the first one in reading order.
    case blocks(count: Int, x: Int, y: Int)

    /// The tolerance per channel, in steps of 255, for a picture with a reduced palette.
    static let steps: Int32 = 4
    /// The tolerated fraction of the contrast around a pixel, in fifths.
    static let edgeFifths: Int32 = 2
    static let block = 16
    static let toleratedPixels = 8
    /// The tolerance for the mean of a block, in steps of 255.
    static let averageSteps: Int32 = 3

    /// Returns the difference, or nil if the pictures look the same.
    package static func between(_ old: borrowing Surface, _ new: borrowing Surface) -> PictureDifference? {
        let (width, height) = (new.pixelWidth, new.pixelHeight)
        guard old.pixelWidth == width, old.pixelHeight == height else {
            return .size(old: [old.pixelWidth, old.pixelHeight], new: [width, height])
        }
        var count = 0
        var first: (x: Int, y: Int)?
        for top in stride(from: 0, to: height, by: block) {
            // One more row and column on each side, for the neighbors of the outer pixels.
            let rows = min(block, height - top)
            let before = old.words(x: -1, y: top - 1, width: width + 2, height: rows + 2)
            let after = new.words(x: -1, y: top - 1, width: width + 2, height: rows + 2)
            if before == after { continue }
            let band = Band(old: before, new: after, width: width + 2)
            for left in stride(from: 0, to: width, by: block)
            where band.differs(columns: 1 + left..<1 + min(left + block, width), rows: 1..<1 + rows) {
                count += 1
                if first == nil { first = (left, top) }
            }
        }
        return first.map { .blocks(count: count, x: $0.x, y: $0.y) }
    }

    /// The same rows of both pictures.
    private struct Band {
        let old: [UInt32]
        let new: [UInt32]
        let width: Int

        func differs(columns: Range<Int>, rows: Range<Int>) -> Bool {
            var far = 0
            var sums: SIMD3<Int32> = .zero
            for row in rows {
                for column in columns {
                    let place = row * width + column
                    guard old[place] != new[place] else { continue }
                    let difference = Self.channels(new[place]) &- Self.channels(old[place])
                    sums &+= difference
                    let size = Self.magnitude(difference)
                    guard size.max() > steps else { continue }
                    let room = contrast(around: place) &* edgeFifths / 5 &+ steps
                    if any(size .> room) { far += 1 }
                }
            }
            let average = averageSteps * Int32(truncatingIfNeeded: columns.count * rows.count)
            return far > toleratedPixels || Self.magnitude(sums).max() > average
        }

        /// Returns the larger contrast of the two pictures around a pixel, per channel.
        private func contrast(around place: Int) -> SIMD3<Int32> {
            let (before, after) = (contrast(of: old, around: place), contrast(of: new, around: place))
            return before.replacing(with: after, where: after .> before)
        }

        private func contrast(of words: [UInt32], around place: Int) -> SIMD3<Int32> {
            var low = SIMD3<Int32>(repeating: 255)
            var high = SIMD3<Int32>.zero
            for row in [-width, 0, width] {
                for column in -1...1 {
                    let word = words[place + row + column]
                    // Pixels outside the picture are clear.
                    guard word >> 24 == 255 else { continue }
                    let color = Self.channels(word)
                    low = low.replacing(with: color, where: color .< low)
                    high = high.replacing(with: color, where: color .> high)
                }
            }
            return high &- low
        }

        private static func channels(_ word: UInt32) -> SIMD3<Int32> {
            SIMD3(
                Int32(truncatingIfNeeded: word >> 16 & 0xFF), Int32(truncatingIfNeeded: word >> 8 & 0xFF),
                Int32(truncatingIfNeeded: word & 0xFF))
        }

        private static func magnitude(_ difference: SIMD3<Int32>) -> SIMD3<Int32> {
            difference.replacing(with: .zero &- difference, where: difference .< .zero)
        }
    }
}
