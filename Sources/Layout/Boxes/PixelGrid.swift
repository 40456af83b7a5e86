/// The pixel grid of the screen. All boxes share it; changing its scale adapts them to another screen.
final class PixelGrid {
    /// Pixels per point.
    var scale: Double

    init(scale: Double) {
        self.scale = scale
    }
}
