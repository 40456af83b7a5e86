import Values

/// Where the pixels of a mask stand in a window that is drawn as finely.
struct MaskSeat {
    private let isWhole: Bool
    private let left: Int
    private let top: Int
    /// How many pixels of the mask, and of the window, stand in a row.
    private let columns: Int
    private let width: Int

    init(of mask: InkMask, in window: InkPixels) {
        isWhole = window.rect == mask.ink
        left = Int(((mask.ink.minX - window.rect.minX).value * window.scale).rounded())
        top = Int(((mask.ink.minY - window.rect.minY).value * window.scale).rounded())
        columns = max(1, Int((mask.ink.width.value * window.scale).rounded()))
        width = window.width
    }

    func pixels(of cell: InkMask.Cell) -> [Int] {
        // Mostly a window is that of one mask.
        isWhole ? cell.pixels : cell.pixels.map { ($0 / columns + top) * width + $0 % columns + left }
    }
}
