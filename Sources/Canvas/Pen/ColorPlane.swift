/// A picture as premultiplied components, 0…255, that are computed with: blurred, saturated.
struct ColorPlane {
    /// Red, green, blue and alpha of each pixel.
    var plane: Plane<SIMD4<Float>>

    var width: Int { plane.width }
    var height: Int { plane.height }

    /// The mean of each `factor` × `factor` pixels; at the right and bottom edges of what there is of them.
    init(words: [UInt32], width: Int, height: Int, factor: Int) {
        precondition(words.count == width * height && factor > 0)
        let columns = (width + factor - 1) / factor
        let rows = (height + factor - 1) / factor
        var values: [SIMD4<Float>] = []
        values.reserveCapacity(columns * rows)
        var sums = [SIMD4<Int32>](repeating: .zero, count: columns)
        for row in 0..<rows {
            let lines = row * factor..<min((row + 1) * factor, height)
            for column in 0..<columns { sums[column] = .zero }
            for line in lines {
                let start = line * width
                for column in 0..<columns {
                    var sum = sums[column]
                    for place in start + column * factor..<start + min((column + 1) * factor, width) {
                        sum &+= Self.components(of: words[place])
                    }
                    sums[column] = sum
                }
            }
            for column in 0..<columns {
                let places = min((column + 1) * factor, width) - column * factor
                let sum = sums[column]
                values.append(
                    SIMD4(Float(sum.x), Float(sum.y), Float(sum.z), Float(sum.w)) * (1 / Float(lines.count * places)))
            }
        }
        plane = Plane(width: columns, height: rows, values: values)
    }

    private static func components(of word: UInt32) -> SIMD4<Int32> {
        func byte(_ shift: UInt32) -> Int32 { Int32(truncatingIfNeeded: word &>> shift & 0xFF) }
        return SIMD4(byte(16), byte(8), byte(0), byte(24))
    }

    /// Its alpha alone.
    var alpha: Plane<Float> {
        Plane(width: width, height: height, values: plane.values.map(\.w))
    }

    mutating func blur(sigma: Double, edge: PlaneEdge) {
        plane.blur(sigma: sigma, edge: edge)
    }

    mutating func saturate(_ factor: Double) {
        for index in plane.values.indices { plane.values[index] = Self.saturated(plane.values[index], by: factor) }
    }

    /// The color words, clamped to what premultiplied color can be.
    var words: [UInt32] { plane.values.map(Self.word) }

    /// Color words with every color moved away from its grey, or towards it.
    static func saturated(_ words: [UInt32], by factor: Double) -> [UInt32] {
        words.map { word in
            let color = components(of: word)
            return Self.word(
                saturated(SIMD4(Float(color.x), Float(color.y), Float(color.z), Float(color.w)), by: factor))
        }
    }

    /// `saturate()` of Filter Effects 1, section 6.
    private static func saturated(_ color: SIMD4<Float>, by factor: Double) -> SIMD4<Float> {
        let grey = 0.213 * color.x + 0.715 * color.y + 0.072 * color.z
        var changed = grey + (color - grey) * Float(factor)
        changed.w = color.w
        return changed
    }

    private static func word(_ color: SIMD4<Float>) -> UInt32 {
        let alpha = min(max(color.w, 0), 255)
        func byte(_ value: Float) -> UInt32 {
            UInt32(truncatingIfNeeded: Int32(min(max(value, 0), alpha) + 0.5))
        }
        return byte(alpha) << 24 | byte(color.x) << 16 | byte(color.y) << 8 | byte(color.z)
    }
}
