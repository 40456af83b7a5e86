/// What a blur works on: one number a pixel, or the four of a color.
protocol BlurredValue: Sendable {
    /// What many of them add up to: exact enough that adding and taking away again leaves nothing behind.
    associatedtype Sum

    static var nothing: Self { get }
    static var noSum: Sum { get }
    static func add(_ value: Self, to sum: inout Sum)
    static func subtract(_ value: Self, from sum: inout Sum)
    static func part(_ share: Double, of sum: Sum) -> Self
}

extension Float: BlurredValue {
    static var nothing: Float { 0 }
    static var noSum: Double { 0 }
    static func add(_ value: Float, to sum: inout Double) { sum += Double(value) }
    static func subtract(_ value: Float, from sum: inout Double) { sum -= Double(value) }
    static func part(_ share: Double, of sum: Double) -> Float { Float(sum * share) }
}

extension SIMD4<Float>: BlurredValue {
    static var nothing: SIMD4<Float> { .zero }
    static var noSum: SIMD4<Double> { .zero }
    static func add(_ value: SIMD4<Float>, to sum: inout SIMD4<Double>) { sum += SIMD4<Double>(value) }
    static func subtract(_ value: SIMD4<Float>, from sum: inout SIMD4<Double>) { sum -= SIMD4<Double>(value) }
    static func part(_ share: Double, of sum: SIMD4<Double>) -> SIMD4<Float> { SIMD4<Float>(sum * share) }
}

/// What lies beyond the edge of a ``Plane``.
enum PlaneEdge {
    /// Nothing: the blur of a shape whose surroundings are empty.
    case zero
    /// The pixels of the edge: the blur of a part of a picture.
    case repeated
}

/// One value per pixel, row by row: what a blur works on.
struct Plane<Value: BlurredValue> {
    let width: Int
    let height: Int
    var values: [Value]

    init(width: Int, height: Int, values: [Value]) {
        precondition(values.count == width * height)
        self.width = width
        self.height = height
        self.values = values
    }

    /// Blurs by three box passes in each direction; `sigma` is the Gaussian's, in pixels.
    mutating func blur(sigma: Double, edge: PlaneEdge) {
        for box in BlurBoxes.widths(sigma: sigma) where box > 1 {
            blurRows(radius: box / 2, edge: edge)
            blurColumns(radius: box / 2, edge: edge)
        }
    }

    private mutating func blurRows(radius: Int, edge: PlaneEdge) {
        guard width > 0 else { return }
        let share = 1 / Double(2 * radius + 1)
        var line = [Value](repeating: .nothing, count: width + 2 * radius)
        for row in 0..<height {
            let start = row * width
            if edge == .repeated {
                let (first, last) = (values[start], values[start + width - 1])
                for column in 0..<radius {
                    line[column] = first
                    line[radius + width + column] = last
                }
            }
            for column in 0..<width { line[radius + column] = values[start + column] }
            var sum = Value.noSum
            for column in 0..<2 * radius { Value.add(line[column], to: &sum) }
            for column in 0..<width {
                Value.add(line[column + 2 * radius], to: &sum)
                values[start + column] = Value.part(share, of: sum)
                Value.subtract(line[column], from: &sum)
            }
        }
    }

    /// The same downwards, a whole row at a time: columns one by one would miss the cache.
    private mutating func blurColumns(radius: Int, edge: PlaneEdge) {
        let share = 1 / Double(2 * radius + 1)
        let source = values
        var sums = [Value.Sum](repeating: Value.noSum, count: width)
        func start(of row: Int) -> Int? {
            if edge == .zero, !(0..<height).contains(row) { return nil }
            return min(max(row, 0), height - 1) * width
        }
        for row in -radius..<radius {
            guard let start = start(of: row) else { continue }
            for column in 0..<width { Value.add(source[start + column], to: &sums[column]) }
        }
        for row in 0..<height {
            if let start = start(of: row + radius) {
                for column in 0..<width { Value.add(source[start + column], to: &sums[column]) }
            }
            for column in 0..<width { values[row * width + column] = Value.part(share, of: sums[column]) }
            if let start = start(of: row - radius) {
                for column in 0..<width { Value.subtract(source[start + column], from: &sums[column]) }
            }
        }
    }
}

enum BlurBoxes {
    /// The widths of three boxes whose succession comes nearest a Gaussian of this deviation: all odd, so that nothing
    /// shifts. (Kovesi, “Fast Almost-Gaussian Filtering”, 2010.)
    static func widths(sigma: Double) -> [Int] {
        guard sigma > 0, sigma.isFinite else { return [1, 1, 1] }
        let variance = 12 * min(sigma, 10_000) * min(sigma, 10_000)
        var lower = Int((variance / 3 + 1).squareRoot())
        if lower % 2 == 0 { lower -= 1 }
        let low = Double(lower)
        let count = ((variance - 3 * low * low - 12 * low - 9) / (-4 * low - 4)).rounded()
        return (0..<3).map { Double($0) < count ? lower : lower + 2 }
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
