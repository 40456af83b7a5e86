/// A picture as four planes of premultiplied components, 0…255.
struct ColorPlanes {
    var red: Plane
    var green: Plane
    var blue: Plane
    var alpha: Plane

    var width: Int { red.width }
    var height: Int { red.height }

    /// The mean of each `factor` × `factor` pixels; at the right and bottom edges of what there is of them.
    init(words: [UInt32], width: Int, height: Int, factor: Int) {
        precondition(words.count == width * height && factor > 0)
        let columns = (width + factor - 1) / factor
        let rows = (height + factor - 1) / factor
        var sums = [[Float]](repeating: [Float](repeating: 0, count: columns * rows), count: 4)
        for row in 0..<rows {
            let lines = row * factor..<min((row + 1) * factor, height)
            for column in 0..<columns {
                let places = column * factor..<min((column + 1) * factor, width)
                var (alpha, red, green, blue) = (UInt32(0), UInt32(0), UInt32(0), UInt32(0))
                for line in lines {
                    for place in places {
                        let word = words[line * width + place]
                        alpha += word >> 24
                        red += word >> 16 & 0xFF
                        green += word >> 8 & 0xFF
                        blue += word & 0xFF
                    }
                }
                let share = 1 / Float(lines.count * places.count)
                let target = row * columns + column
                sums[0][target] = Float(red) * share
                sums[1][target] = Float(green) * share
                sums[2][target] = Float(blue) * share
                sums[3][target] = Float(alpha) * share
            }
        }
        red = Plane(width: columns, height: rows, values: sums[0])
        green = Plane(width: columns, height: rows, values: sums[1])
        blue = Plane(width: columns, height: rows, values: sums[2])
        alpha = Plane(width: columns, height: rows, values: sums[3])
    }

    mutating func blur(sigma: Double, edge: Plane.Edge) {
        red.blur(sigma: sigma, edge: edge)
        green.blur(sigma: sigma, edge: edge)
        blue.blur(sigma: sigma, edge: edge)
        alpha.blur(sigma: sigma, edge: edge)
    }

    /// Moves every color away from its grey, or towards it: `saturate()` of Filter Effects 1, section 6.
    mutating func saturate(_ factor: Double) {
        let amount = Float(factor)
        for index in red.values.indices {
            let components = (red.values[index], green.values[index], blue.values[index])
            let grey = 0.213 * components.0 + 0.715 * components.1 + 0.072 * components.2
            red.values[index] = grey + (components.0 - grey) * amount
            green.values[index] = grey + (components.1 - grey) * amount
            blue.values[index] = grey + (components.2 - grey) * amount
        }
    }

    /// The color words, clamped to what premultiplied color can be.
    var words: [UInt32] {
        alpha.values.indices.map { index in
            let alpha = min(max(self.alpha.values[index], 0), 255)
            func byte(_ value: Float) -> UInt32 { UInt32(min(max(value, 0), alpha) + 0.5) }
            return byte(alpha) << 24 | byte(red.values[index]) << 16 | byte(green.values[index]) << 8
                | byte(blue.values[index])
        }
    }
}
