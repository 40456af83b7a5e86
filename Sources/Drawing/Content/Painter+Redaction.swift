import Canvas
import Platform
import Scene
import Specs
import Values

/// The placeholders of redacted content.
///
/// Near-white or near-black backgrounds, such as those of a screen or a card, are kept. A background in a strong color,
/// such as a bubble in the accent color, is drawn like a skeleton.
extension Painter {
    func draw(_ placeholder: SceneItem.Placeholder, on surface: borrowing Surface) throws(CanvasError) {
        switch placeholder.condition {
        case .always: break
        case .visible(let colors): guard colors.contains(where: { color($0).alpha > 0 }) else { return }
        case .colored(let colors, let items):
            if colors.allSatisfy({ isNeutral(color($0)) }) { return try draw(items, on: surface) }
        }
        let paths: [Path]
        let fill: DynamicColor
        switch placeholder.form {
        case .outline(let outline): (paths, fill) = ([path(of: outline)], assets.fills.tertiary)
        case .text(let lines): (paths, fill) = (bars(of: lines), assets.fills.secondary)
        case .symbol(let symbol, let box): (paths, fill) = ([path(of: symbol, in: box)], assets.fills.secondary)
        }
        for path in paths { drawSkeleton(path, fill: fill, isStill: placeholder.isStill, on: surface) }
    }

    /// Whether a color is almost gray and close to white in light appearance, or to black in dark appearance.
    func isNeutral(_ color: RGBA) -> Bool {
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

    /// A redacted symbol: a disc if the symbol is in a circle, else a rounded box. Neither is larger than the symbol.
    private func path(of symbol: BoundSymbol, in rect: Rect) -> Path {
        let isRound = symbol.fullName.split(separator: ".").contains("circle")
        let icon = symbol.own == nil ? assets.artworks.icon(of: symbol, in: assets.symbols) : nil
        let drawn = icon.map { Points($0.scale * symbol.pointSize) } ?? symbol.size.shorterSide
        let side = min(drawn, symbol.size.shorterSide)
        let box = grid.snapped(Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
        let radius: Points = box.width * 0.2
        return isRound
            ? .ellipse(in: box) : .roundedRect(box, radii: [radius, radius, radius, radius], style: .continuous)
    }
}
