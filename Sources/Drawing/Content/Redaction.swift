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

    /// What stands for a redacted symbol: a disc for one in a circle, else a box with rounded corners.
    func drawRedacted(_ symbol: BoundSymbol, in rect: Rect, on surface: borrowing Surface) {
        let isRound = symbol.fullName.split(separator: ".").contains("circle")
        let side = symbol.size.shorterSide
        let box = grid.snapped(Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
        let radius: Points = box.width * 0.2
        let outline: Path =
            isRound
            ? .ellipse(in: box) : .roundedRect(box, radii: [radius, radius, radius, radius], style: .continuous)
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
