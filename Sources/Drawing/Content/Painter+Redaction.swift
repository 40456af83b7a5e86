import Canvas
import Layout
import Specs
import Values

/// The placeholders of redacted content.
///
/// Near-white or near-black backgrounds, such as those of a screen or a card, are kept. A background in a strong color,
/// such as a bubble in the accent color, is drawn like a skeleton.
extension Painter {
    /// Returns the color of a redacted border: its own color if that is neutral, else the placeholder fill.
    func redacted(_ fill: BoundColor) -> RGBA { isNeutral(color(fill)) ? color(fill) : color(assets.fills.tertiary) }

    /// Draws the placeholder of a redacted background layer. Returns false if the caller must draw the layer unchanged.
    func drawRedacted(_ layer: BackgroundLayer, of frame: Frame, on surface: borrowing Surface) -> Bool {
        switch layer {
        case .color(let fill):
            guard !isNeutral(color(fill)) else { return false }
            drawSkeleton(bleedingOutline(of: frame), on: surface)
        case .gradient(let stops, _):
            guard !stops.allSatisfy({ isNeutral(color($0.color)) }) else { return false }
            drawSkeleton(outline(of: frame), on: surface)
        case .image: drawSkeleton(outline(of: frame), on: surface)
        case .shape(let shape):
            guard let fill = shape.fill, !isNeutral(color(fill)) else { return false }
            drawSkeleton(outline(of: shape, in: frame.rect, frame.node.decoration), on: surface)
        case .material: return false
        }
        return true
    }

    /// Draws a redacted shape. An invisible shape, such as one that enlarges a hit area, stays invisible.
    func drawRedacted(_ shape: BoundShape, of frame: Frame, on surface: borrowing Surface) {
        let isFilled = shape.fill.map { color($0).alpha > 0 } ?? false
        let isStroked = shape.stroke.map { color($0.color).alpha > 0 } ?? false
        if isFilled || isStroked { drawSkeleton(contentOutline(of: frame), on: surface) }
    }

    /// Whether a color is almost gray and close to white in light appearance, or to black in dark appearance.
    private func isNeutral(_ color: RGBA) -> Bool {
        let paper: RGBA = appearance.isDark ? .black : .white
        let visible = color.composited(over: paper)
        let components = [visible.red, visible.green, visible.blue]
        let chroma = (components.max() ?? 0) - (components.min() ?? 0)
        return chroma <= Self.maximumChroma && Contrast.ratio(visible, paper) <= Self.maximumContrast
    }

    // The backgrounds of grouped lists and raised cards are within these limits in both appearances.
    // Chips and bubbles in an app's own colors exceed them.
    private static let maximumChroma = 0.06
    private static let maximumContrast = 1.55

    /// Draws redacted text as one bar per line.
    func drawRedacted(_ text: TextFrame, on surface: borrowing Surface) {
        for bar in bars(of: text) { drawSkeleton(bar, fill: assets.fills.secondary, on: surface) }
    }

    /// Draws a redacted symbol: a disc if the symbol is in a circle, else a rounded box.
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
    /// Whether one placeholder replaces both the content and its background.
    ///
    /// This is so for a text or a symbol with a background, and for several of them on a fully rounded background:
    /// chips and round buttons.
    var isRedactedAsAWhole: Bool {
        guard node.isRedacted, !node.decoration.background.isEmpty else { return false }
        switch node.content {
        case .text, .symbol, .image, .shape: return true
        case .stack, .zstack: return isRound && children.allSatisfy(\.isTextOrSymbol)
        default: return false
        }
    }

    private var isRound: Bool { node.decoration.corners?.all.allSatisfy { $0 == .full } ?? false }

    private var isTextOrSymbol: Bool {
        switch node.content {
        case .text, .symbol, .spacer: true
        case .stack, .zstack: children.allSatisfy(\.isTextOrSymbol)
        default: false
        }
    }

    /// The round shape that replaces all of a redacted frame, such as the disc of an avatar with a letter on it.
    var redactedDisc: Frame? {
        guard node.isRedacted, case .zstack = node.content, let first = children.first, first.isDisc,
            first.rect.contains(rect, tolerance: 0.5)
        else { return nil }
        return first
    }

    private var isDisc: Bool {
        guard case .shape(let shape) = node.content, shape.fill != nil else { return false }
        switch shape.outline {
        case .circle, .capsule: return true
        default: return isRound
        }
    }
}
