import Canvas
import Layout
import Specs
import Values

/// What stands in for content that is redacted; the backgrounds of containers stay.
extension Painter {
    /// The bars that stand for redacted lines.
    func drawRedacted(_ text: TextFrame, on surface: borrowing Surface) {
        for bar in bars(of: text) { drawSkeleton(bar, fill: assets.fills.secondary, on: surface) }
    }

    /// The box that stands for a redacted symbol.
    func drawRedactedBox(_ size: Size, in rect: Rect, on surface: borrowing Surface) {
        let radius = size.shorterSide * 0.2
        let rect = Rect(
            x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
        let outline = Path.roundedRect(
            grid.snapped(rect), radii: [radius, radius, radius, radius], style: .continuous)
        drawSkeleton(outline, fill: assets.fills.secondary, on: surface)
    }
}

extension Frame {
    /// Whether a placeholder takes the place of the background too: of a chip or a round button, which are a text or a
    /// symbol on a ground of their own.
    var isRedactedAsAWhole: Bool {
        guard node.isRedacted, !node.decoration.background.isEmpty else { return false }
        switch node.content {
        case .text, .symbol, .image, .shape: return true
        default: return false
        }
    }
}
