import Canvas
import Scene
import Specs
import Values

extension Painter {
    /// Draws the shadow of an outline.
    func draw(
        _ bound: BoundShadow, of outline: Path, isBelowOpaque: Bool, on surface: borrowing Surface
    ) throws(CanvasError) {
        let shadow = shadow(bound)
        guard shadow.color.alpha > 0 else { return }
        if isBelowOpaque { return try surface.drawShadow(of: outline, shadow) }
        // Otherwise a translucent background would show the frame's own shadow, and a material would blur it in.
        try surface.clip(to: .outside(of: outline, around: bounds)) { surface throws(CanvasError) in
            try surface.drawShadow(of: outline, shadow)
        }
    }

    /// Draws items with shadows of everything in them.
    func drawInkShadows(
        _ shadows: ArraySlice<DropShadow>, of items: [SceneItem], in extent: Rect, on surface: borrowing Surface
    ) throws(CanvasError) {
        guard let last = shadows.last else { return try draw(items, on: surface) }
        if let focus, focus.treatment != .shown {
            // A glow or an outline of ink is behind the ink, so it stays where the ink is left out.
            var whole = self
            whole.focus = nil
            try surface.withShadow(last, in: extent, showsBody: false) { surface throws(CanvasError) in
                try whole.drawInkShadows(shadows.dropLast(), of: items, in: extent, on: surface)
            }
            return try drawInkShadows(shadows.dropLast(), of: items, in: extent, on: surface)
        }
        try surface.withShadow(last, in: extent) { surface throws(CanvasError) in
            try drawInkShadows(shadows.dropLast(), of: items, in: extent, on: surface)
        }
    }

    func shadow(_ shadow: BoundShadow) -> DropShadow {
        DropShadow(
            color: color(shadow.color), x: shadow.offset.x, y: shadow.offset.y, blur: shadow.blur,
            spread: shadow.spread)
    }

    /// Whether a caster hides everything behind its outline in this appearance.
    func holds(_ opacity: SceneItem.Opacity) -> Bool {
        opacity.isAlways || opacity.layers.contains { $0.allSatisfy { color($0).alpha >= 1 } }
    }
}
