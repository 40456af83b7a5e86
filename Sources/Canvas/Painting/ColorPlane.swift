/// A picture as premultiplied components from 0 to 255, which can be blurred and saturated.
struct ColorPlane {
    /// The red, green, blue and alpha of each pixel.
    var plane: Plane<SIMD4<Float>>

    var width: Int { plane.width }
    var height: Int { plane.height }

    /// Creates a plane whose values are the means of blocks of `factor` × `factor` pixels. Blocks at the right and
    /// bottom edges may have fewer pixels.
    ///
    /// - Parameter factor: at most 16, so that a sum of bytes fits in 16 bits.
    init(words: [UInt32], width: Int, height: Int, factor: Int) {
        precondition(words.count == width * height && (1...16).contains(factor))
        let columns = (width + factor - 1) / factor
        let rows = (height + factor - 1) / factor
        var values: [SIMD4<Float>] = []
        values.reserveCapacity(columns * rows)
        var sums = [ByteSums](repeating: ByteSums(), count: columns)
        for row in 0..<rows {
            let lines = row * factor..<min((row + 1) * factor, height)
            for column in 0..<columns { sums[column] = ByteSums() }
            for line in lines {
                let start = line * width
                for column in 0..<columns {
                    var sum = sums[column]
                    for place in start + column * factor..<start + min((column + 1) * factor, width) {
                        sum.add(words[place])
                    }
                    sums[column] = sum
                }
            }
            for column in 0..<columns {
                let places = min((column + 1) * factor, width) - column * factor
                values.append(sums[column].components * (1 / Float(lines.count * places)))
            }
        }
        plane = Plane(width: columns, height: rows, values: values)
    }

    /// The sums of the four bytes of up to 256 color words. Each number holds two sums of 16 bits.
    private struct ByteSums {
        private var redAndBlue: UInt32 = 0
        private var alphaAndGreen: UInt32 = 0

        mutating func add(_ word: UInt32) {
            redAndBlue &+= word & 0x00FF_00FF
            alphaAndGreen &+= word &>> 8 & 0x00FF_00FF
        }

        var components: SIMD4<Float> {
            SIMD4(
                Float(redAndBlue &>> 16), Float(alphaAndGreen & 0xFFFF), Float(redAndBlue & 0xFFFF),
                Float(alphaAndGreen &>> 16))
        }
    }

    /// The alpha channel.
    var alpha: Plane<Float> {
        Plane(width: width, height: height, values: plane.values.map(\.w))
    }

    mutating func blur(sigma: Double, edge: PlaneEdge) {
        plane.blur(sigma: sigma, edge: edge)
    }

    mutating func saturate(_ factor: Double) {
        for index in plane.values.indices { plane.values[index] = Self.saturated(plane.values[index], by: factor) }
    }

    /// The color words, clamped to valid premultiplied colors.
    var words: [UInt32] { plane.values.map(Self.word) }

    /// Returns color words with each color moved away from its gray, or toward it.
    static func saturated(_ words: [UInt32], by factor: Double) -> [UInt32] {
        // Neighboring pixels mostly have the same color, so the last result is reused.
        var (last, answer): (UInt32, UInt32) = (0, 0)
        return words.map { word in
            if word == last { return answer }
            var bytes = ByteSums()
            bytes.add(word)
            (last, answer) = (word, Self.word(saturated(bytes.components, by: factor)))
            return answer
        }
    }

    /// Implements `saturate()` of Filter Effects 1, section 6.
    private static func saturated(_ color: SIMD4<Float>, by factor: Double) -> SIMD4<Float> {
        let gray = 0.213 * color.x + 0.715 * color.y + 0.072 * color.z
        var changed = gray + (color - gray) * Float(factor)
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
