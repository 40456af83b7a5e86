import Scene

/// The edges in a drawing, at which a pixel mixes the colors of both sides.
///
/// Round and turned edges mix them in several pixels side by side. A gradient differs in its
/// surroundings: at an edge, on either side, from the second pixel on, the color no longer changes.
enum InkEdge {
    /// The steps to the right and down of the four directions through a pixel.
    private static let directions = [(1, 0), (0, 1), (1, 1), (1, -1)]

    /// Returns a pixel of each side of the edge at a pixel; nil if it is not at an edge.
    ///
    /// - Parameters:
    ///   - width: the number of pixels in a row.
    ///   - looksAlike: whether two pixels have the same color, apart from what a gradient changes.
    static func sides(
        of pixel: Int, width: Int, height: Int, looksAlike: (Int, Int) -> Bool
    ) -> (Int, Int)? {
        let pure = Thresholds.pureEdgePixels
        let (row, column) = (pixel / width, pixel % width)
        func index(_ direction: (Int, Int), _ distance: Int) -> Int? {
            let (x, y) = (column + direction.0 * distance, row + direction.1 * distance)
            return x >= 0 && x < width && y >= 0 && y < height ? y * width + x : nil
        }
        for direction in directions {
            guard let before = index(direction, -pure), let after = index(direction, pure),
                !looksAlike(before, after),
                let beyondBefore = index(direction, -pure - 1), looksAlike(before, beyondBefore),
                let beyondAfter = index(direction, pure + 1), looksAlike(after, beyondAfter)
            else { continue }
            return (beyondBefore, beyondAfter)
        }
        return nil
    }
}
