import Values

/// What is read of a window under the ink of a mask: of each cell the colors of those pixels that read worst.
///
/// Pixels are compared one by one, not what they are in the mean: half on black and half on white is not on gray. So
/// that the edge of something, which mixes two colors in one pixel, decides nothing, a pixel at an edge counts as the
/// side of it that has more contrast. A pixel only counts as bad where one beside it on each axis is no better, and
/// none around it shows less than half as much of the ink; and of a cell a quarter must be as bad.
struct InkReading {
    /// Without the ink.
    let without: InkPixels
    /// As if the ink covered everything; nil where its color is known.
    let solid: InkPixels?
    /// The color of the ink where it is known.
    let foreground: RGBA?

    private let width: Int
    private let height: Int

    init(without: InkPixels, solid: InkPixels?, foreground: RGBA?) {
        (self.without, self.solid, self.foreground) = (without, solid, foreground)
        width = without.width
        height = without.words.count / width
    }

    /// The colors of a mask's cells; where pixels are coarser than the mask's, those under their centers. Nil for cells
    /// of which nothing but the edge of what hides the ink is seen, unless all are.
    func pairs(under mask: InkMask) -> [InkProbe.Pair?] {
        let (rect, scale) = (without.rect, without.scale)
        if scale < mask.scale {
            return mask.cells.map { cell in
                let column = Int((cell.place.x - rect.minX).value * scale)
                return pair(of: [column + Int((cell.place.y - rect.minY).value * scale) * width])
            }
        }
        let seat = MaskSeat(of: mask, in: without)
        let pairs = mask.cells.map { cell in
            worst(of: seat.pixels(of: cell)).map(pair)
        }
        guard pairs.contains(where: { $0 != nil }) else {
            return mask.cells.map { pair(of: seat.pixels(of: $0)) }
        }
        return pairs
    }

    /// The pixels of a cell that look like the one of which a quarter are as bad or worse; nil where all are at the
    /// edge of what hides the ink.
    private func worst(of pixels: [Int]) -> [Int]? {
        let sides = pixels.map { side(of: $0) }
        guard let first = sides.first, sides.contains(where: { !looksAlike($0, first) }) else {
            return pixels.allSatisfy(isAtEdge) ? nil : sides
        }
        let ranked = zip(pixels, sides).filter { !isAtEdge($0.0) }
            .map { (pixel: $0.1, ratio: ratio(at: $0.1)) }.sorted { $0.ratio < $1.ratio }
        guard !ranked.isEmpty else { return nil }
        let decisive = ranked[(ranked.count - 1) / 4].pixel
        return sides.filter { looksAlike($0, decisive) }
    }

    /// The pixel whose color counts for a pixel: at an edge that mixes two colors, that of the side with more contrast.
    private func side(of pixel: Int) -> Int {
        guard let (one, other) = InkEdge.sides(of: pixel, width: width, height: height, looksAlike: looksAlike) else {
            return pixel
        }
        if looksAlike(pixel, one) { return one }
        if looksAlike(pixel, other) { return other }
        return contrast(of: words(at: one)) >= contrast(of: words(at: other)) ? one : other
    }

    /// The ratio at a pixel, unless what is beside it on one axis is better on both sides.
    private func ratio(at pixel: Int) -> Double {
        let (row, column) = (pixel / width, pixel % width)
        let seen = words(at: pixel)
        let own = contrast(of: seen)
        func ratio(besideAt pixel: Int?) -> Double {
            guard let pixel else { return own }
            return contrast(of: words(at: pixel))
        }
        func median(_ before: Int?, _ after: Int?) -> Double {
            let (one, other) = (ratio(besideAt: before), ratio(besideAt: after))
            return max(min(one, other), min(max(one, other), own))
        }
        let across = median(column > 0 ? pixel - 1 : nil, column + 1 < width ? pixel + 1 : nil)
        let down = median(row > 0 ? pixel - width : nil, row + 1 < height ? pixel + width : nil)
        return max(across, down)
    }

    /// Whether of the ink beside a pixel less than half as much shows: what hides it there may be mixed in here. What
    /// shows less of it counts by itself.
    private func isAtEdge(_ pixel: Int) -> Bool {
        guard solid != nil, without.words.indices.contains(pixel) else { return false }
        let least = words(at: pixel).difference / 2
        let (row, column) = (pixel / width, pixel % width)
        return (max(0, row - 1)...min(height - 1, row + 1)).contains { row in
            (max(0, column - 1)...min(width - 1, column + 1)).contains {
                words(at: row * width + $0).difference < least
            }
        }
    }

    private struct Words: Hashable {
        var without: UInt32
        var solid: UInt32

        /// How much of the ink shows, by the component that it changes most: 0…255.
        var difference: Int {
            func part(_ shift: UInt32) -> Int { abs(Int(without >> shift & 0xFF) - Int(solid >> shift & 0xFF)) }
            return max(part(16), part(8), part(0))
        }
    }

    private func words(at pixel: Int) -> Words {
        guard without.words.indices.contains(pixel) else { return Words(without: 0, solid: 0) }
        return Words(without: without.words[pixel], solid: solid?.words[pixel] ?? 0)
    }

    /// Whether two pixels differ by no more than what a gradient changes from one to the next.
    private func looksAlike(_ pixel: Int, _ other: Int) -> Bool {
        let (one, other) = (words(at: pixel), words(at: other))
        return one == other || (one.without.isNear(other.without) && one.solid.isNear(other.solid))
    }

    /// The means of some pixels.
    private func pair(of pixels: [Int]) -> InkProbe.Pair {
        let background = without.mean(at: pixels)
        return InkProbe.Pair(foreground: foreground ?? solid?.mean(at: pixels) ?? background, background: background)
    }

    /// The contrast of the ink at a pixel.
    private func contrast(of words: Words) -> Double {
        Contrast.ratio(foreground ?? words.solid.color, words.without.color)
    }
}

extension InkPixels {
    fileprivate func mean(at places: [Int]) -> RGBA {
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
    /// Whether no component of two colors differs by more than three steps.
    fileprivate func isNear(_ other: UInt32) -> Bool {
        func differs(by shift: UInt32) -> Bool {
            let (one, other) = (Int(self >> shift & 0xFF), Int(other >> shift & 0xFF))
            return abs(one - other) > 3
        }
        return !differs(by: 16) && !differs(by: 8) && !differs(by: 0)
    }
}
