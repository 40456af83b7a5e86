import Scene
import Values

/// What is read of a window under ink that is blurred: for each cell the colors where most shows of the letter around
/// it.
///
/// A letter whose strokes run into what is beside them has its own color nowhere. It is read by its strongest strokes,
/// so that their ends, and the dots between letters, decide nothing.
struct BlurredInk {
    /// Without the ink.
    let without: InkPixels
    /// With the ink as it is.
    let shown: InkPixels

    private struct Strength {
        var pixel: Int
        var ratio: Double
    }

    func pairs(under mask: InkMask) -> [InkProbe.Pair] {
        let seat = MaskSeat(of: mask, in: without)
        let grid = CellGrid(of: mask)
        var strengths = [Strength?](repeating: nil, count: grid.columns * grid.rows)
        for cell in mask.cells { strengths[grid.index(of: cell)] = strongest(of: seat.pixels(of: cell)) }
        let radius = max(1, Int((mask.letter / Thresholds.cellSide).rounded()))
        let across = grid.spread(strengths, by: radius, step: 1, stronger)
        let around = grid.spread(across, by: radius, step: grid.columns, stronger)
        return mask.cells.map { cell in
            let pixel = around[grid.index(of: cell)]?.pixel
            return InkProbe.Pair(foreground: color(shown, at: pixel), background: color(without, at: pixel))
        }
    }

    private func strongest(of pixels: [Int]) -> Strength? {
        pixels.lazy.filter(without.words.indices.contains).map { pixel in
            Strength(
                pixel: pixel, ratio: Contrast.ratio(shown.words[pixel].color, without.words[pixel].color))
        }.max { $0.ratio < $1.ratio }
    }

    private func stronger(_ one: Strength?, _ other: Strength?) -> Strength? {
        guard let one, let other else { return one ?? other }
        return other.ratio > one.ratio ? other : one
    }

    private func color(_ pixels: InkPixels, at pixel: Int?) -> RGBA {
        pixel.flatMap { pixels.words.indices.contains($0) ? pixels.words[$0].color : nil } ?? .white
    }
}

/// The cells of a mask by row and column.
private struct CellGrid {
    let columns: Int
    let rows: Int
    private let origin: Point

    init(of mask: InkMask) {
        columns = max(1, Int((mask.ink.width / Thresholds.cellSide).rounded(.up)))
        rows = max(1, Int((mask.ink.height / Thresholds.cellSide).rounded(.up)))
        origin = Point(x: mask.ink.minX, y: mask.ink.minY)
    }

    func index(of cell: InkMask.Cell) -> Int {
        let column = min(max(0, Int((cell.place.x - origin.x) / Thresholds.cellSide)), columns - 1)
        let row = min(max(0, Int((cell.place.y - origin.y) / Thresholds.cellSide)), rows - 1)
        return row * columns + column
    }

    /// For each place the most of what is as near along a row, with a step of 1, or along a column, with one of a row.
    func spread<Value>(
        _ values: [Value], by radius: Int, step: Int, _ most: (Value, Value) -> Value
    ) -> [Value] {
        let length = step == 1 ? columns : rows
        return values.indices.map { index in
            let place = step == 1 ? index % columns : index / columns
            let near = max(-place, -radius)...min(length - 1 - place, radius)
            return near.reduce(values[index]) { most($0, values[index + $1 * step]) }
        }
    }
}
