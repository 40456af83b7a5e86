package import Canvas
import Values

extension Page {
    /// Returns the scale to draw at: the requested one, or a smaller one if the picture would be too tall.
    package func scale(wanted: Double) -> Double {
        min(wanted, Double(SurfaceLimits.side) / max(size.height.value, 1))
    }

    /// Draws the page on a white surface of its size.
    ///
    /// - Parameter scale: pixels per point, limited by ``scale(wanted:)``.
    package func draw(engine: TextEngine, scale: Double) throws(CanvasError) -> Surface {
        let surface = try Surface(size: size, scale: self.scale(wanted: scale))
        try draw(on: surface, engine: engine)
        return surface
    }

    /// Draws the page as vectors with selectable text.
    ///
    /// - Parameter scale: pixels per point of the parts that must be bitmaps.
    package func drawPage(engine: TextEngine, scale: Double) throws(CanvasError) -> Surface {
        let surface = try Surface(pageOf: size, scale: scale)
        try draw(on: surface, engine: engine)
        return surface
    }

    private func draw(on surface: borrowing Surface, engine: TextEngine) throws(CanvasError) {
        surface.fill(PageColors.page)
        try Self.draw(marks, on: surface, engine: engine)
        try surface.checkDrawing()
    }

    private static func draw(
        _ marks: [PageMark], on surface: borrowing Surface, engine: TextEngine
    ) throws(CanvasError) {
        for mark in marks {
            switch mark {
            case .text(let text):
                engine.draw(
                    text.text, face: text.style.face, color: text.style.color, at: text.origin, on: surface)
            case .rule(let rect, let color):
                surface.fill(.rect(rect), color)
            case .fill(let path, let color):
                surface.fill(path, color)
            case .stroke(let path, let color, let width):
                surface.stroke(path, color, width: width)
            case .dashes(let path, let color, let width, let dash):
                surface.stroke(path, color, width: width, dash: dash)
            case .stage(let rect, let color):
                surface.fill(Stage.outline(rect), color)
            case .picture(let placed):
                try draw(placed, on: surface, engine: engine)
            case .clipped(let path, let inner):
                try surface.clip(to: path) { surface throws(CanvasError) in
                    try draw(inner, on: surface, engine: engine)
                }
            case .turned(let inner, let degrees, let center):
                try surface.transformed(.rotate(degrees: degrees, about: center)) { surface throws(CanvasError) in
                    try draw(inner, on: surface, engine: engine)
                }
            }
        }
    }

    private static func draw(
        _ placed: PlacedPicture, on surface: borrowing Surface, engine: TextEngine
    ) throws(CanvasError) {
        guard let background = placed.background else {
            return try surface.clip(to: placed.clip) { surface throws(CanvasError) in
                try drawInPlace(placed, on: surface, engine: engine)
            }
        }
        // Limit the group to the stage, so that nothing is visible beyond it.
        try surface.clip(to: .rect(background.rect)) { surface throws(CanvasError) in
            try surface.grouped(inside: placed.clip) { surface throws(CanvasError) in
                surface.fill(background.color)
                try drawInPlace(placed, on: surface, engine: engine)
            }
        }
    }

    private static func drawInPlace(
        _ placed: PlacedPicture, on surface: borrowing Surface, engine: TextEngine
    ) throws(CanvasError) {
        try surface.transformed(
            .translate(x: placed.origin.x, y: placed.origin.y),
            .scale(x: placed.scale, y: placed.scale, about: .zero)
        ) { surface throws(CanvasError) in
            try placed.picture.draw(surface, engine)
        }
    }
}
