import Canvas
import Scene
import Specs
import Values

/// Draws the items of one scene in one appearance. Extensions in `Content` draw the kinds of content.
struct Painter {
    let assets: DrawingAssets
    let appearance: Appearance
    let direction: LayoutDirection
    let grid: PixelSnapper
    /// The rectangle of the whole mock-up. The highlight of skeletons sweeps across it.
    let bounds: Rect
    /// The color of a screen's display behind its items.
    var display: RGBA?
    /// Whether the status bar and the home indicator are white; nil means that the appearance decides.
    var hasWhiteSystemUI: Bool?
    /// The texts and symbols whose contrast is measured; nil in an ordinary drawing.
    var focus: InkFocus?
    /// The color of images that have no file; nil draws a placeholder for them.
    var unknown: RGBA?
    /// The progress of the highlight over skeletons, from 0 to 1. At 0.5 all of it is visible.
    var highlight = 0.5
    /// Records each color that is drawn, if set.
    var colors: InkLedger.Colors?

    /// Returns a color in this appearance, clamped to the gamut of the picture.
    func color(_ color: BoundColor) -> RGBA { self.color(color.value) }
    func color(_ color: DynamicColor) -> RGBA {
        colors?.note(color)
        return color[appearance].clamped
    }

    func draw(_ items: [SceneItem], on surface: borrowing Surface) throws(CanvasError) {
        for item in items { try draw(item, on: surface) }
    }

    private func draw(_ item: SceneItem, on surface: borrowing Surface) throws(CanvasError) {
        switch item.kind {
        case .fill(let outline, .color(let fill)): surface.fill(path(of: outline), color(fill))
        case .fill(let outline, .gradient(let stops, let angle, let rect)):
            drawGradient(stops, angle: angle, path(of: outline), in: grid.snapped(rect), on: surface)
        case .fill(let outline, .material(let material)):
            try drawMaterial(material, inside: path(of: outline), on: surface)
        case .stroke(let outline, let width, let line):
            stroke(path(of: outline), width: length(of: width), color(line), on: surface)
        case .edges(let edges, let rect, let width, let line, let outline):
            try draw(edges, of: rect, width: width, color(line), inside: path(of: outline), on: surface)
        case .text(let lines, let fill):
            let tint = color(fill)
            let isDone = try drawFocused(item.owner, color: tint, on: surface) { tint in
                draw(lines, color: tint, on: surface)
            }
            if !isDone { draw(lines, color: tint, on: surface) }
        case .symbol(let symbol, let box):
            let tint = color(symbol.color)
            let isDone = try drawFocused(item.owner, color: tint, on: surface) { tint throws(CanvasError) in
                try draw(symbol, tint: tint, in: box, on: surface)
            }
            if !isDone { try draw(symbol, tint: tint, in: box, on: surface) }
        case .image(let image, let box, let outline):
            try draw(image, in: grid.snapped(box), clippedTo: path(of: outline), on: surface)
        case .shadow(let outline, let shadow, let opacity):
            try draw(shadow, of: path(of: outline), isBelowOpaque: holds(opacity), on: surface)
        case .placeholder(let placeholder): try draw(placeholder, on: surface)
        case .display(let isBlack):
            surface.fill(.rect(grid.snapped(bounds)), isBlack ? .black : display ?? .black)
        case .group(let group, let items): try draw(group, items, on: surface)
        }
    }

    private func draw(
        _ group: SceneItem.Group, _ items: [SceneItem], on surface: borrowing Surface
    ) throws(CanvasError) {
        switch group {
        case .effects(let effects, let box, let extent, let showsBackdrop):
            try withEffects(effects, box: box, extent: extent, showsBackdrop: showsBackdrop, on: surface) {
                surface throws(CanvasError) in try draw(items, on: surface)
            }
        case .clip(let outline):
            try surface.clip(to: path(of: outline)) { surface throws(CanvasError) in try draw(items, on: surface) }
        case .scroll(let visible):
            try surface.clip(to: .rect(grid.snapped(visible))) { surface throws(CanvasError) in
                try draw(items, on: surface)
            }
        case .shadows(let shadows, let extent):
            let shadows = shadows.map { shadow($0) }.filter { $0.color.alpha > 0 }
            try drawInkShadows(shadows[...], of: items, in: extent, on: surface)
        case .receding(let step): try drawReceding(items, step, on: surface)
        }
    }
}
