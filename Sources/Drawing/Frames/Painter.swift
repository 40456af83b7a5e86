import Canvas
import Layout
import Specs
import Values

/// Draws the frames of one mock-up in one appearance. What each kind of content looks like stands in a file of its own.
struct Painter {
    let assets: DrawingAssets
    let appearance: Appearance
    let direction: LayoutDirection
    let grid: PixelGrid
    /// The whole mock-up, over which the light of skeletons lies.
    let bounds: Rect
    /// How far beyond its own edges a scroll view that fills the space between bars shows its content.
    let scrollRegion: ScrollRegion
    /// Whether the system writes in white on what is behind it; nil as the appearance has it.
    var hasLightFurniture: Bool?
    /// The texts and symbols that are looked at, where some are.
    var focus: InkFocus?
    /// Whether nothing else is drawn than what is looked at.
    var showsInkAlone = false
    /// The paths of frames whose shadows, backgrounds and content are hidden by what they hold, as far as anybody looks.
    var hiddenGrounds: Set<String> = []
    /// What stands for the pixels of pictures that are not known; nil draws a placeholder for them.
    var unknown: RGBA?
    /// Whether no light passes over skeletons.
    var isStill = false
    /// How much of its way the light has gone: in the middle everything is in sight.
    var light = 0.5
    /// Where the colors are noted that are asked for, if anybody wants to know.
    var colors: InkLedger.Colors?

    /// The color in this appearance, in the gamut of the picture.
    func color(_ color: BoundColor) -> RGBA { self.color(color.value) }
    func color(_ color: DynamicColor) -> RGBA {
        colors?.note(color)
        return color[appearance].clamped
    }

    /// A frame with its effects, which treat it and all that it holds as one picture.
    func draw(_ frame: Frame, on surface: borrowing Surface) throws(CanvasError) {
        if frame.node.isStill != isStill {
            var painter = self
            painter.isStill = frame.node.isStill
            return try painter.draw(frame, on: surface)
        }
        // Most frames are drawn as they are.
        guard frame.node.hasEffects else { return try drawPlain(frame, on: surface) }
        try withEffects(of: frame, on: surface) { surface throws(CanvasError) in
            try drawPlain(frame, on: surface)
        }
    }

    /// Back to front: shadows, backgrounds, content, children, border; then what lies over them, which no clip cuts.
    private func drawPlain(_ frame: Frame, on surface: borrowing Surface) throws(CanvasError) {
        if frame.isRedactedAsAWhole { return drawSkeleton(outline(of: frame), on: surface) }
        if frame.node.isBare, !frame.node.clips {
            try drawChildren(of: frame, on: surface)
        } else if showsInkAlone {
            try withClip(of: frame, on: surface) { surface throws(CanvasError) in
                if focus?.boxes[frame.node.path] != nil { try drawContent(of: frame, on: surface) }
                try drawChildren(of: frame, on: surface)
            }
        } else if !hiddenGrounds.isEmpty, hiddenGrounds.contains(frame.node.path) {
            try withClip(of: frame, on: surface) { surface throws(CanvasError) in
                try drawChildren(of: frame, on: surface)
                try drawBorder(of: frame, on: surface)
            }
        } else {
            try withShadows(of: frame, on: surface) { surface throws(CanvasError) in
                try withClip(of: frame, on: surface) { surface throws(CanvasError) in
                    try drawBackground(of: frame, on: surface)
                    try drawContent(of: frame, on: surface)
                    try drawChildren(of: frame, on: surface)
                    try drawBorder(of: frame, on: surface)
                }
            }
        }
        for layer in frame.overlay { try draw(layer, on: surface) }
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
        // The parts of a control are its children.
        case .stack, .zstack, .flow, .grid, .scroll, .fits, .spacer, .control, .use: break
        }
    }
}
