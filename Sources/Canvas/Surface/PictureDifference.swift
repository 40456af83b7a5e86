/// Whether two pictures show the same, where the same fonts of another version, or another version of cairo, may have
/// drawn them: the edges of letters have other shades then, and nothing else has.
///
/// A pixel may differ by a few steps, and on an edge by two fifths of what its neighbors differ among themselves: that is
/// what a letter a quarter of a pixel farther changes. A frame that has moved by one pixel differs by all of that, however pale it is. Two
/// pictures are different where one block of 16 by 16 pixels has more than a few that differ by more, or where its color
/// is another on the average. So what changes in less than that, and by less than three of 255 steps, passes unseen.
package enum PictureDifference: Hashable, Sendable {
    /// Sizes in pixels.
    case size(old: [Int], new: [Int])
    /// How many blocks differ, and the first of them in the order of reading, in pixels.
    case blocks(count: Int, x: Int, y: Int)

    /// Steps of 255, of any channel: what fewer colors in one picture than in the other change.
    static let steps: Int32 = 4
    /// The share of the contrast around a pixel, in fifths.
    static let edgeFifths: Int32 = 2
    static let block = 16
    static let fewPixels = 8
    /// Steps of 255, of the average of a block.
    static let averageSteps: Int32 = 3

    /// Nil where both show the same.
    package static func between(_ old: borrowing Surface, _ new: borrowing Surface) -> PictureDifference? {
        let (width, height) = (new.pixelWidth, new.pixelHeight)
        guard old.pixelWidth == width, old.pixelHeight == height else {
            return .size(old: [old.pixelWidth, old.pixelHeight], new: [width, height])
        }
        var count = 0
        var first: (x: Int, y: Int)?
        for top in stride(from: 0, to: height, by: block) {
            // With the rows around them, for the neighbors of the first and the last.
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
            return far > fewPixels || Self.magnitude(sums).max() > average
        }

        /// The larger contrast of both pictures, by channel.
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
                    // Outside the picture.
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
