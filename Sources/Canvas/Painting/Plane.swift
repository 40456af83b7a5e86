/// A value per pixel that can be blurred: one number, or the four components of a color.
protocol BlurredValue: Sendable {
    /// The type of sums. It is precise enough that adding values and subtracting them again leaves no error.
    associatedtype Sum

    static var zeroValue: Self { get }
    static var zeroSum: Sum { get }
    static func add(_ value: Self, to sum: inout Sum)
    static func subtract(_ value: Self, from sum: inout Sum)
    static func fraction(_ share: Double, of sum: Sum) -> Self
}

extension Float: BlurredValue {
    static var zeroValue: Float { 0 }
    static var zeroSum: Double { 0 }
    static func add(_ value: Float, to sum: inout Double) { sum += Double(value) }
    static func subtract(_ value: Float, from sum: inout Double) { sum -= Double(value) }
    static func fraction(_ share: Double, of sum: Double) -> Float { Float(sum * share) }
}

extension SIMD4<Float>: BlurredValue {
    static var zeroValue: SIMD4<Float> { .zero }
    static var zeroSum: SIMD4<Double> { .zero }
    static func add(_ value: SIMD4<Float>, to sum: inout SIMD4<Double>) { sum += SIMD4<Double>(value) }
    static func subtract(_ value: SIMD4<Float>, from sum: inout SIMD4<Double>) { sum -= SIMD4<Double>(value) }
    static func fraction(_ share: Double, of sum: SIMD4<Double>) -> SIMD4<Float> { SIMD4<Float>(sum * share) }
}

/// The values beyond the edge of a ``Plane``.
enum PlaneEdge {
    /// Zero, for the blur of a shape whose surroundings are empty.
    case zero
    /// The pixels at the edge, for the blur of a part of a picture.
    case repeated
}

/// One value per pixel, row by row, which can be blurred.
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

    /// Blurs with three box blurs in each direction. `sigma` is the standard deviation of the Gaussian in pixels.
    mutating func blur(sigma: Double, edge: PlaneEdge) {
        for box in BlurBoxes.widths(sigma: sigma) where box > 1 {
            blurRows(radius: box / 2, edge: edge)
            blurColumns(radius: box / 2, edge: edge)
        }
    }

    private mutating func blurRows(radius: Int, edge: PlaneEdge) {
        guard width > 0 else { return }
        let share = 1 / Double(2 * radius + 1)
        var line = [Value](repeating: .zeroValue, count: width + 2 * radius)
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
            var sum = Value.zeroSum
            for column in 0..<2 * radius { Value.add(line[column], to: &sum) }
            for column in 0..<width {
                Value.add(line[column + 2 * radius], to: &sum)
                values[start + column] = Value.fraction(share, of: sum)
                Value.subtract(line[column], from: &sum)
            }
        }
    }

    /// Blurs the columns, a whole row at a time. Going column by column would miss the CPU cache.
    private mutating func blurColumns(radius: Int, edge: PlaneEdge) {
        let share = 1 / Double(2 * radius + 1)
        let source = values
        var sums = [Value.Sum](repeating: Value.zeroSum, count: width)
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
            for column in 0..<width { values[row * width + column] = Value.fraction(share, of: sums[column]) }
            if let start = start(of: row - radius) {
                for column in 0..<width { Value.subtract(source[start + column], from: &sums[column]) }
            }
        }
    }
}

enum BlurBoxes {
    /// Returns the widths of three boxes that in sequence best approximate a Gaussian (Kovesi, “Fast Almost-Gaussian
    /// Filtering”, 2010). All are odd, so that the result is not shifted.
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

/// The resolution at which a picture can be blurred without a visible difference.
enum BlurReduction {
    /// Returns the factor by which to reduce a picture before the blur: the largest power of two, at most 16, that
    /// leaves a deviation of at least four pixels. Scaled up again, the result looks like a blur at full resolution.
    static func factor(sigma: Double) -> Int {
        var factor = 1
        while factor < 16, sigma / Double(factor * 2) >= 4 { factor *= 2 }
        return factor
    }
}
