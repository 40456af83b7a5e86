/// One number per pixel, row by row: what a blur works on.
struct Plane {
    /// What lies beyond the edge.
    enum Edge {
        /// Nothing: the blur of a shape whose surroundings are empty.
        case zero
        /// The pixels of the edge: the blur of a part of a picture.
        case repeated
    }

    let width: Int
    let height: Int
    var values: [Float]

    init(width: Int, height: Int, values: [Float]) {
        precondition(values.count == width * height)
        self.width = width
        self.height = height
        self.values = values
    }

    /// The widths of three boxes whose succession comes nearest a Gaussian of this deviation: all odd, so that nothing
    /// shifts. (Kovesi, “Fast Almost-Gaussian Filtering”, 2010.)
    static func boxes(sigma: Double) -> [Int] {
        guard sigma > 0, sigma.isFinite else { return [1, 1, 1] }
        let variance = 12 * min(sigma, 10_000) * min(sigma, 10_000)
        var lower = Int((variance / 3 + 1).squareRoot())
        if lower % 2 == 0 { lower -= 1 }
        let low = Double(lower)
        let count = ((variance - 3 * low * low - 12 * low - 9) / (-4 * low - 4)).rounded()
        return (0..<3).map { Double($0) < count ? lower : lower + 2 }
    }

    /// Blurs by three box passes in each direction; `sigma` is the Gaussian's, in pixels.
    mutating func blur(sigma: Double, edge: Edge) {
        for box in Self.boxes(sigma: sigma) where box > 1 {
            blurRows(radius: box / 2, edge: edge)
            blurColumns(radius: box / 2, edge: edge)
        }
    }

    private mutating func blurRows(radius: Int, edge: Edge) {
        let share = 1 / Double(2 * radius + 1)
        var line = [Float](repeating: 0, count: width + 2 * radius)
        for row in 0..<height {
            let start = row * width
            for column in 0..<line.count {
                line[column] = value(column - radius, count: width, edge: edge) { values[start + $0] }
            }
            var sum = line[0..<2 * radius].reduce(0.0) { $0 + Double($1) }
            for column in 0..<width {
                sum += Double(line[column + 2 * radius])
                values[start + column] = Float(sum * share)
                sum -= Double(line[column])
            }
        }
    }

    /// The same downwards, a whole row at a time: columns one by one would miss the cache.
    private mutating func blurColumns(radius: Int, edge: Edge) {
        let share = 1 / Double(2 * radius + 1)
        let source = values
        var sums = [Double](repeating: 0, count: width)
        func add(_ row: Int, sign: Double) {
            if edge == .zero, !(0..<height).contains(row) { return }
            let start = min(max(row, 0), height - 1) * width
            for column in 0..<width { sums[column] += sign * Double(source[start + column]) }
        }
        for row in -radius..<radius { add(row, sign: 1) }
        for row in 0..<height {
            add(row + radius, sign: 1)
            for column in 0..<width { values[row * width + column] = Float(sums[column] * share) }
            add(row - radius, sign: -1)
        }
    }

    private func value(_ index: Int, count: Int, edge: Edge, _ read: (Int) -> Float) -> Float {
        if (0..<count).contains(index) { return read(index) }
        return edge == .zero ? 0 : read(min(max(index, 0), count - 1))
    }
}

/// At what part of its resolution a picture can be blurred without a visible difference.
enum BlurReduction {
    /// A power of two: the largest that leaves a deviation of four pixels or more, where the picture scaled back up
    /// smoothly cannot be told from one blurred at full size.
    static func factor(sigma: Double) -> Int {
        var factor = 1
        while factor < 16, sigma / Double(factor * 2) >= 4 { factor *= 2 }
        return factor
    }
}
