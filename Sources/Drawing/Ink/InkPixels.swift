import Canvas
import Values

/// The pixels of a window, row by row. All are opaque: the ground of a mock-up is.
struct InkPixels {
    /// Alpha, red, green and blue, a byte each, as a surface has them.
    let words: [UInt32]
    /// The part of the mock-up that they show.
    let rect: Rect
    /// Pixels a point.
    let scale: Double

    /// How much each pixel differs between a black and a white text.
    static func coverage(_ black: InkPixels, _ white: InkPixels) -> InkCoverage {
        let values = zip(black.words, white.words).map { dark, light in
            let (dark, light) = (dark.red, light.red)
            return dark < light ? light - dark : dark - light
        }
        return InkCoverage(values: values, rect: black.rect, scale: black.scale)
    }

    /// How much a black text inks each pixel of a white ground.
    static func coverage(onWhite black: InkPixels) -> InkCoverage {
        InkCoverage(values: black.words.map { 255 - $0.red }, rect: black.rect, scale: black.scale)
    }

    /// The mean of the pixels under each cell of a mask; where they are coarser than the mask's, that under its center.
    func means(under mask: InkMask) -> [RGBA] {
        let width = Int((rect.width.value * scale).rounded())
        if scale < mask.scale {
            return mask.cells.map { cell in
                let column = Int((cell.place.x - rect.minX).value * scale)
                return mean(at: CollectionOfOne(column + Int((cell.place.y - rect.minY).value * scale) * width))
            }
        }
        let left = Int(((mask.ink.minX - rect.minX).value * scale).rounded())
        let top = Int(((mask.ink.minY - rect.minY).value * scale).rounded())
        let columns = max(1, Int((mask.ink.width.value * scale).rounded()))
        // Mostly a window is that of one mask.
        if rect == mask.ink { return mask.cells.map { mean(at: $0.pixels) } }
        return mask.cells.map { cell in
            mean(at: cell.pixels.lazy.map { ($0 / columns + top) * width + $0 % columns + left })
        }
    }

    private func mean(at places: some Collection<Int>) -> RGBA {
        var (red, green, blue) = (0, 0, 0)
        for place in places where words.indices.contains(place) {
            let word = words[place]
            red += Int(word >> 16 & 0xFF)
            green += Int(word >> 8 & 0xFF)
            blue += Int(word & 0xFF)
        }
        let whole = Double(max(1, places.count)) * 255
        return RGBA(red: Double(red) / whole, green: Double(green) / whole, blue: Double(blue) / whole)
    }
}

extension UInt32 {
    /// The red of a color word.
    fileprivate var red: UInt8 { UInt8(truncatingIfNeeded: self >> 16) }
}
