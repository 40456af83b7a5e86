/// The pixels of the screen that is laid out for, shared by all boxes: on another screen they are the same boxes.
final class PixelGrid {
    /// Pixels a point.
    var scale: Double

    init(scale: Double) {
        self.scale = scale
    }
}
