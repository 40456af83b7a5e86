import CPangoCairo

/// The surface below a layer that is drawn separately, such as a layer with changed saturation. A material in the layer
/// shows it.
///
/// This is a handle. The code that creates the layer must keep the surface alive while the layer is drawn.
@safe struct LayerBackdrop {
    private let context: OpaquePointer
    /// The layer's left edge, in pixels of the surface below.
    private let x: Int
    /// The layer's top edge, in pixels of the surface below.
    private let y: Int

    init(_ surface: borrowing Surface, x: Int, y: Int) {
        unsafe context = surface.context
        (self.x, self.y) = (x, y)
    }

    /// Returns the same backdrop for a layer inside this layer, whose top left corner is at a position of this layer.
    func offset(x: Int, y: Int) -> LayerBackdrop {
        unsafe LayerBackdrop(context: context, x: self.x + x, y: self.y + y)
    }

    @unsafe private init(context: OpaquePointer, x: Int, y: Int) {
        unsafe self.context = context
        (self.x, self.y) = (x, y)
    }

    /// Returns the part of an area of the layer that is inside the surface below.
    func available(_ area: PixelRect) -> PixelRect? {
        guard let target = unsafe cairo_get_group_target(context), let below = unsafe Surface.pixels(of: target) else {
            return area
        }
        return area.intersection(
            PixelRect(x: below.x - x, y: below.y - y, width: below.width, height: below.height))
    }

    /// Returns color words of an area of the layer, composited over the surface below.
    func composited(_ words: [UInt32], in area: PixelRect) throws(CanvasError) -> [UInt32] {
        guard let target = unsafe cairo_get_group_target(context) else { return words }
        let moved = PixelRect(x: area.x + x, y: area.y + y, width: area.width, height: area.height)
        let below = try unsafe Surface.words(of: target, in: moved)
        return zip(words, below).map(Self.composited)
    }

    /// Composites premultiplied colors like cairo's `OVER`.
    private static func composited(_ above: UInt32, _ below: UInt32) -> UInt32 {
        let share = 255 - above >> 24
        guard share > 0 else { return above }
        return [24, 16, 8, 0].reduce(0 as UInt32) { word, shift in
            let covered = ((below >> shift & 0xFF) * share + 127) / 255
            return word | min(above >> shift & 0xFF + covered, 255) << shift
        }
    }
}
