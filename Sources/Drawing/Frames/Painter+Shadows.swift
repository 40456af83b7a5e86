import Canvas
import Layout
import Specs
import Values

extension Painter {
    /// Draws a frame's shadows, then its body.
    ///
    /// A shape, an image or a frame with a background casts the shadow of its outline. Any other frame casts the shadow
    /// of everything that it draws, as in SwiftUI.
    func drawWithShadows(_ frame: Frame, on surface: borrowing Surface) throws(CanvasError) {
        // A redacted shape is a flat placeholder. The card behind it keeps its shadow.
        if frame.node.isRedacted, case .shape = frame.node.content {
            return try drawBody(of: frame, on: surface)
        }
        let shadows = frame.node.decoration.shadows.map { shadow($0) }.filter { $0.color.alpha > 0 }
        guard !shadows.isEmpty else { return try drawBody(of: frame, on: surface) }
        guard let outline = castingOutline(of: frame) else {
            return try drawInkShadows(shadows[...], of: frame, on: surface)
        }
        // The first shadow is on top, as in CSS.
        for shadow in shadows.reversed() {
            if isOpaque(frame) {
                try surface.drawShadow(of: outline, shadow)
            } else {
                // Otherwise a translucent background would show the frame's own shadow, and a material would blur it
                // in.
                try surface.clip(to: .outside(of: outline, around: bounds)) { surface throws(CanvasError) in
                    try surface.drawShadow(of: outline, shadow)
                }
            }
        }
        try drawBody(of: frame, on: surface)
    }

    private func drawInkShadows(
        _ shadows: ArraySlice<DropShadow>, of frame: Frame, on surface: borrowing Surface
    ) throws(CanvasError) {
        guard let last = shadows.last else { return try drawBody(of: frame, on: surface) }
        if let focus, focus.treatment != .shown {
            // A glow or an outline of ink is behind the ink, so it stays where the ink is left out.
            var whole = self
            whole.focus = nil
            try surface.withShadow(last, in: extent(of: frame), showsBody: false) { surface throws(CanvasError) in
                try whole.drawInkShadows(shadows.dropLast(), of: frame, on: surface)
            }
            return try drawInkShadows(shadows.dropLast(), of: frame, on: surface)
        }
        try surface.withShadow(last, in: extent(of: frame)) { surface throws(CanvasError) in
            try drawInkShadows(shadows.dropLast(), of: frame, on: surface)
        }
    }

    private func shadow(_ shadow: BoundShadow) -> DropShadow {
        DropShadow(
            color: color(shadow.color), x: shadow.offset.x, y: shadow.offset.y, blur: shadow.blur,
            spread: shadow.spread)
    }

    /// The outline that casts a frame's shadow; nil if everything that the frame draws casts it.
    func castingOutline(of frame: Frame) -> Path? {
        let decoration = frame.node.decoration
        if case .shape(let shape)? = decoration.background.first, decoration.background.count == 1 {
            return shape.fill == nil ? nil : outline(of: shape, in: frame.rect, decoration)
        }
        if !decoration.background.isEmpty { return outline(of: frame) }
        switch frame.node.content {
        case .shape(let shape): return shape.fill == nil ? nil : contentOutline(of: frame)
        case .image, .skeleton: return contentOutline(of: frame)
        default: return decoration.clips ? outline(of: frame) : nil
        }
    }

    /// Whether the frame hides everything behind its outline.
    private func isOpaque(_ frame: Frame) -> Bool {
        if case .shape(let shape) = frame.node.content, let fill = shape.fill, color(fill).alpha >= 1 { return true }
        if case .image = frame.node.content { return true }
        return frame.node.decoration.background.contains { layer in
            switch layer {
            case .color(let fill): color(fill).alpha >= 1
            case .gradient(let stops, _): stops.allSatisfy { color($0.color).alpha >= 1 }
            case .image: true
            case .shape(let shape): shape.fill.map { color($0).alpha >= 1 } ?? false
            case .material: false
            }
        }
    }
}
