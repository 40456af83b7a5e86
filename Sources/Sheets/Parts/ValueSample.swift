import Canvas
import Tokens
import Values

/// A picture of a value without a shape: a shadow below a card, or the graph of a curve.
struct ValueSample {
    /// Returns nil if the value has no such picture.
    static func marks(of picture: TokenSample.Picture, in rect: Rect) -> [PageMark]? {
        switch picture {
        case .shadow(let shadows): [shadow(shadows, in: rect)]
        case .curve(let curve):
            plot(in: rect, length: 1) { curve.progress(at: $0) }
        case .spring(let spring):
            plot(in: rect, length: min(max(spring.response.value, 0.05), 60) * periods) {
                SpringMotion(spring, from: 0, to: 1).value(at: $0)
            }
        case .color, .radius, .space, .type, .words: nil
        }
    }

    /// The shown number of spring responses, after which most springs are at rest.
    private static let periods = 2.5
    /// The margin of a card, which leaves room for its shadow.
    private static let margin: Points = 10
    private static let steps = 60

    private static func shadow(_ shadows: [Tokens.Shadow], in rect: Rect) -> PageMark {
        let size = Size(width: min(rect.width, 96), height: rect.height)
        let scene = Fingerprint("\(shadows)").description
        let picture = PagePicture(size: size, scene: scene) { surface, _ throws(CanvasError) in
            let card = Rect(
                x: margin, y: margin / 2, width: size.width - margin * 2, height: size.height - margin * 1.5)
            let path = Path.roundedRect(card, radii: [6, 6, 6, 6], style: .continuous)
            for shadow in shadows where !shadow.isInset {
                try surface.drawShadow(
                    of: path,
                    DropShadow(
                        color: shadow.color, x: shadow.offsetX, y: shadow.offsetY, blur: shadow.blur,
                        spread: shadow.spread))
            }
            surface.fill(path, .white)
            // Outline the card, because a shadow may be too faint to show it on the page.
            surface.stroke(path, PageColors.line, width: 0.5)
        }
        // The card starts where the texts of its column do.
        let origin = Point(x: rect.minX - margin, y: rect.minY)
        let clip = Rect(origin: origin, size: size).inset(by: -8)
        return .picture(PlacedPicture(picture: picture, origin: origin, scale: 1, clip: .rect(clip)))
    }

    /// Plots values from 0 at the bottom to 1 at a line below the top, which leaves room for overshoot.
    private static func plot(in rect: Rect, length: Double, _ value: (Double) -> Double) -> [PageMark] {
        let width: Points = 70
        let (base, top): (Points, Points) = (rect.maxY - 4, rect.minY + 10)
        var path = Path()
        for step in 0...steps {
            let share = Double(step) / Double(steps)
            let reached = min(max(value(share * length), -0.3), 1.3)
            let point = Point(x: rect.minX + width * share, y: base - (base - top) * reached)
            if step == 0 { path.move(to: point) } else { path.line(to: point) }
        }
        return [
            .rule(Rect(x: rect.minX, y: base, width: width, height: 1), PageColors.axis),
            .rule(Rect(x: rect.minX, y: top, width: width, height: 1), PageColors.line),
            .stroke(path, PageColors.ink, width: 1.5),
        ]
    }
}
