import Canvas
import Specs
import Values

extension Painter {
    /// Draws an image in a rectangle, clipped to an outline.
    func draw(
        _ image: BoundImage, in rect: Rect, clippedTo outline: Path, on surface: borrowing Surface
    ) throws(CanvasError) {
        guard !rect.isEmpty else { return }
        switch image.source {
        case .placeholder where unknown != nil: surface.fill(outline, unknown ?? .black)
        case .placeholder(let picture):
            try surface.clip(to: outline) { surface throws(CanvasError) in
                try draw(picture, in: rect, on: surface)
            }
        case .file(let path):
            guard let file = assets.images.image(path, load: assets.image) else {
                return surface.fill(outline, color(assets.fills.tertiary))
            }
            let place = image.contentMode.place(of: file.size, in: rect)
            try surface.clip(to: outline) { surface throws(CanvasError) in
                switch file.content {
                case .pixels(let pixels): surface.draw(pixels, in: place)
                case .drawing(let drawing): try surface.draw(drawing, in: place)
                }
            }
        }
    }
}

extension ContentMode {
    /// Returns the rectangle of an image that fills or fits `rect`, centered and with its aspect ratio kept.
    func place(of size: Size, in rect: Rect) -> Rect {
        guard !size.isEmpty else { return rect }
        let (x, y) = (rect.width / size.width, rect.height / size.height)
        let factor = self == .fill ? max(x, y) : min(x, y)
        let width = size.width * factor
        let height = size.height * factor
        return Rect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
    }
}

extension Size {
    fileprivate var isEmpty: Bool { !(width > 0 && height > 0) }
}
