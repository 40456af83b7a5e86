import CPangoCairo

/// What lies below a layer that is drawn apart, such as one whose saturation is changed: a material in the layer shows it.
///
/// It is a handle: whoever makes the layer borrows the surface below for as long as the layer is drawn.
@safe struct LayerGround {
    private let context: OpaquePointer
    /// Where the layer begins, in pixels of the surface below.
    private let x: Int
    private let y: Int

    init(_ surface: borrowing Surface, x: Int, y: Int) {
        unsafe context = surface.context
        (self.x, self.y) = (x, y)
    }

    /// The same ground seen from a layer above that begins at a place of this one's.
    func seen(fromX x: Int, y: Int) -> LayerGround {
        unsafe LayerGround(context: context, x: self.x + x, y: self.y + y)
    }

    @unsafe private init(context: OpaquePointer, x: Int, y: Int) {
        unsafe self.context = context
        (self.x, self.y) = (x, y)
    }

    /// The part of some pixels of the layer below which there is anything.
    func reach(_ area: PixelRect) -> PixelRect? {
        guard let target = unsafe cairo_get_group_target(context), let below = unsafe Surface.pixels(of: target) else {
            return area
        }
        return area.intersection(
            PixelRect(x: below.x - x, y: below.y - y, width: below.width, height: below.height))
    }

    /// The color words of a part of the layer with what is below them.
    func words(_ words: [UInt32], in area: PixelRect) throws(CanvasError) -> [UInt32] {
        guard let target = unsafe cairo_get_group_target(context) else { return words }
        let moved = PixelRect(x: area.x + x, y: area.y + y, width: area.width, height: area.height)
        let below = try unsafe Surface.words(of: target, in: moved)
        return zip(words, below).map(Self.composited)
    }

    /// Premultiplied, as cairo’s `OVER`.
    private static func composited(_ above: UInt32, _ below: UInt32) -> UInt32 {
        let share = 255 - above >> 24
        guard share > 0 else { return above }
        return [24, 16, 8, 0].reduce(0 as UInt32) { word, shift in
            let covered = ((below >> shift & 0xFF) * share + 127) / 255
            return word | min(above >> shift & 0xFF + covered, 255) << shift
        }
    }
}
