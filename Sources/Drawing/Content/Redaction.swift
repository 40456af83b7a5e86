import Canvas
import Layout
import Specs
import Values

/// What stands in for content that is redacted. Backgrounds that are hardly more than paper – of a screen, a card – stay;
/// what would stand out, such as a bubble in the accent, is as quiet as a skeleton.
extension Painter {
    /// A color of a redacted background or border.
    func redacted(_ fill: BoundColor) -> RGBA { isQuiet(color(fill)) ? color(fill) : color(assets.fills.tertiary) }

    /// Draws a background layer of a redacted container; false where it is drawn as it is.
    func drawRedacted(_ layer: BackgroundLayer, of frame: Frame, on surface: borrowing Surface) -> Bool {
        switch layer {
        case .color(let fill):
            guard !isQuiet(color(fill)) else { return false }
            drawSkeleton(bleedingOutline(of: frame), on: surface)
        case .gradient(let stops, _):
            guard !stops.allSatisfy({ isQuiet(color($0.color)) }) else { return false }
            drawSkeleton(outline(of: frame), on: surface)
        case .image: drawSkeleton(outline(of: frame), on: surface)
        case .shape(let shape):
            guard let fill = shape.fill, !isQuiet(color(fill)) else { return false }
            drawSkeleton(outline(of: shape, in: frame.rect, frame.node.decoration), on: surface)
        case .material: return false
        }
        return true
    }

    /// A shape that is redacted; one that shows nothing, such as what enlarges a hit area, still shows nothing.
    func drawRedacted(_ shape: BoundShape, of frame: Frame, on surface: borrowing Surface) {
        let isFilled = shape.fill.map { color($0).alpha > 0 } ?? false
        let isStroked = shape.stroke.map { color($0.color).alpha > 0 } ?? false
        if isFilled || isStroked { drawSkeleton(contentOutline(of: frame), on: surface) }
    }

    /// Whether a color is gray and near that of the paper.
    private func isQuiet(_ color: RGBA) -> Bool {
        let paper: RGBA = appearance.isDark ? .black : .white
        let seen = color.composited(over: paper)
        let components = [seen.red, seen.green, seen.blue]
        let chroma = (components.max() ?? 0) - (components.min() ?? 0)
        return chroma <= Self.quietChroma && Contrast.ratio(seen, paper) <= Self.quietContrast
    }

    /// The grounds of grouped lists and of raised cards are within these in either appearance, chips and bubbles in a
    /// color of the app's are not.
    private static let quietChroma = 0.06
    private static let quietContrast = 1.55

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
    /// symbol on a ground of their own, or a few of them on a round one.
    var isRedactedAsAWhole: Bool {
        guard node.isRedacted, !node.decoration.background.isEmpty else { return false }
        switch node.content {
        case .text, .symbol, .image, .shape: return true
        case .stack, .zstack: return isRound && children.allSatisfy(\.isInk)
        default: return false
        }
    }

    private var isRound: Bool { node.decoration.corners?.all.allSatisfy { $0 == .full } ?? false }

    private var isInk: Bool {
        switch node.content {
        case .text, .symbol, .spacer: true
        case .stack, .zstack: children.allSatisfy(\.isInk)
        default: false
        }
    }

    /// The round shape that stands for all of a redacted frame, as the disc of an avatar for the letter on it too.
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
