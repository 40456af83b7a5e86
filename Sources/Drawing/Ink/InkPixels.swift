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

    /// How many stand in a row.
    var width: Int { max(1, Int((rect.width.value * scale).rounded())) }

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
}

extension UInt32 {
    /// The color of a word that is opaque.
    var color: RGBA {
        RGBA(
            red: Double(self >> 16 & 0xFF) / 255, green: Double(self >> 8 & 0xFF) / 255, blue: Double(self & 0xFF) / 255
        )
    }

    /// The red of a color word.
    var red: UInt8 { UInt8(truncatingIfNeeded: self >> 16) }
}
