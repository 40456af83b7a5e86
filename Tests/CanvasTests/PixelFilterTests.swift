import Testing

@testable import Canvas

/// The filters of rows, against the definitions of the standard.
struct `A filter of a row` {
    private static func byte(_ word: UInt32, _ index: Int) -> Int { Int(word >> UInt32(8 * index) & 0xFF) }

    /// PNG, third edition, sections 9.2 and 9.4.
    private static func prediction(_ filter: PixelFilter, _ left: Int, _ above: Int, _ corner: Int) -> Int {
        switch filter {
        case .none: return 0
        case .sub: return left
        case .up: return above
        case .paeth:
            let estimate = left + above - corner
            let distances = [left, above, corner].map { abs(estimate - $0) }
            return distances[0] <= distances[1] && distances[0] <= distances[2]
                ? left : distances[1] <= distances[2] ? above : corner
        }
    }

    @Test(arguments: [PixelFilter.none, .sub, .up, .paeth])
    func `keeps the difference of each byte from its prediction`(filter: PixelFilter) {
        var state: UInt32 = 12_345
        func next() -> UInt32 {
            state = state &* 1_664_525 &+ 1_013_904_223
            return state ^ state >> 16
        }
        let (row, above) = ((0..<97).map { _ in next() }, (0..<97).map { _ in next() })
        let filtered = filter.apply(to: row, below: above)
        for x in row.indices {
            for index in 0..<4 {
                let left = x > 0 ? Self.byte(row[x - 1], index) : 0
                let corner = x > 0 ? Self.byte(above[x - 1], index) : 0
                let prediction = Self.prediction(filter, left, Self.byte(above[x], index), corner)
                #expect((Self.byte(filtered[x], index) + prediction) % 256 == Self.byte(row[x], index))
            }
        }
    }
}
