import Canvas
import Layout
import Specs
import Values

/// Draws the frames of one mock-up in one appearance. Extensions in `Content` draw the kinds of content.
struct Painter {
    let assets: DrawingAssets
    let appearance: Appearance
    let direction: LayoutDirection
    let grid: PixelSnapper
    /// The rectangle of the whole mock-up. The highlight of skeletons sweeps across it.
    let bounds: Rect
    /// The region in which a scroll view that fills the space between bars shows content beyond its own edges.
    let scrollRegion: ScrollRegion
    /// Whether the status bar and the home indicator are white; nil means that the appearance decides.
    var hasWhiteSystemUI: Bool?
    /// The texts and symbols whose contrast is measured; nil in an ordinary drawing.
    var focus: InkFocus?
    /// Whether only the nodes in ``focus`` are drawn.
    var showsInkAlone = false
    /// The paths of frames whose children cover their shadow, background and content inside the measured area.
    var hiddenBackgrounds: Set<String> = []
    /// The color of images that have no file; nil draws a placeholder for them.
    var unknown: RGBA?
    /// Whether skeletons are drawn without the highlight.
    var isStill = false
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

    /// Draws a frame with its effects, which apply to the frame and its children as one picture.
    func draw(_ frame: Frame, on surface: borrowing Surface) throws(CanvasError) {
        if frame.node.isStill != isStill {
            var painter = self
            painter.isStill = frame.node.isStill
            return try painter.draw(frame, on: surface)
        }
        // Most frames have no effects and need no layer.
        guard frame.node.hasEffects else { return try drawPlain(frame, on: surface) }
        try withEffects(of: frame, on: surface) { surface throws(CanvasError) in
            try drawPlain(frame, on: surface)
        }
    }

    /// Draws a frame without its effects, back to front: shadows, backgrounds, content, children, border, overlay.
    /// The frame's clip does not apply to its overlay.
    private func drawPlain(_ frame: Frame, on surface: borrowing Surface) throws(CanvasError) {
        if frame.isRedactedAsAWhole { return drawSkeleton(outline(of: frame), on: surface) }
        if frame.node.isBare, !frame.node.clips {
            try drawChildren(of: frame, on: surface)
        } else if showsInkAlone {
            try withClip(of: frame, on: surface) { surface throws(CanvasError) in
                if focus?.boxes[frame.node.path] != nil { try drawContent(of: frame, on: surface) }
                try drawChildren(of: frame, on: surface)
            }
        } else if !hiddenBackgrounds.isEmpty, hiddenBackgrounds.contains(frame.node.path) {
            try withClip(of: frame, on: surface) { surface throws(CanvasError) in
                try drawChildren(of: frame, on: surface)
                try drawBorder(of: frame, on: surface)
            }
        } else {
            try drawWithShadows(frame, on: surface)
        }
        for layer in frame.overlay { try draw(layer, on: surface) }
    }

    /// Draws a frame without its shadows and overlay.
    func drawBody(of frame: Frame, on surface: borrowing Surface) throws(CanvasError) {
        try withClip(of: frame, on: surface) { surface throws(CanvasError) in
            try drawBackground(of: frame, on: surface)
            try drawContent(of: frame, on: surface)
            try drawChildren(of: frame, on: surface)
            try drawBorder(of: frame, on: surface)
        }
    }

    private func withClip(
        of frame: Frame, on surface: borrowing Surface, _ body: (borrowing Surface) throws(CanvasError) -> Void
    ) throws(CanvasError) {
        guard frame.node.clips else { return try body(surface) }
        try surface.clip(to: outline(of: frame), body)
    }

    private func drawChildren(of frame: Frame, on surface: borrowing Surface) throws(CanvasError) {
        if let disc = frame.redactedDisc { return try draw(disc, on: surface) }
        guard case .scroll(let scroll) = frame.node.content else {
            for child in frame.children { try draw(child, on: surface) }
            return
        }
        let visible = grid.snapped(scrollRegion.visiblePart(of: frame.rect, axis: scroll.axis))
        try surface.clip(to: .rect(visible)) { surface throws(CanvasError) in
            for child in frame.children { try draw(child, on: surface) }
        }
    }

    private func drawContent(of frame: Frame, on surface: borrowing Surface) throws(CanvasError) {
        let isRedacted = frame.node.isRedacted
        switch frame.node.content {
        case .text(let text):
            guard let lines = frame.text else { return }
            if isRedacted { return drawRedacted(lines, on: surface) }
            let isDone = try drawFocused(frame.node.path, color: color(text.color), on: surface) { tint in
                draw(lines, color: tint, on: surface)
            }
            if !isDone { draw(lines, color: color(text.color), on: surface) }
        case .symbol(let symbol):
            if isRedacted { return drawRedacted(symbol, in: frame.content, on: surface) }
            let tint = color(symbol.color)
            let isDone = try drawFocused(frame.node.path, color: tint, on: surface) { tint throws(CanvasError) in
                try draw(symbol, tint: tint, in: frame.content, on: surface)
            }
            if !isDone { try draw(symbol, tint: tint, in: frame.content, on: surface) }
        case .image(let image):
            let outline = contentOutline(of: frame)
            if isRedacted {
                drawSkeleton(outline, on: surface)
            } else {
                try draw(image, in: grid.snapped(frame.content), clippedTo: outline, on: surface)
            }
        case .shape(let shape):
            if isRedacted {
                drawRedacted(shape, of: frame, on: surface)
            } else {
                draw(shape, outline: contentOutline(of: frame), on: surface)
            }
        case .divider(let color): drawDivider(color, in: frame.content, on: surface)
        case .skeleton: drawSkeleton(contentOutline(of: frame), on: surface)
        // Containers draw nothing themselves. The parts of a control are its children.
        case .stack, .zstack, .flow, .grid, .scroll, .fits, .spacer, .control, .use: break
        }
    }
}
