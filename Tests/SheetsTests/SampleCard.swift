import Canvas
import Sheets
import Values

/// Pictures for sample sheets: a card with a photo and chips, a banner, a chip, a bar.
struct SampleCard: Sendable {
    var isDark: Bool

    var background: RGBA { isDark ? .black : .bytes(0xF2, 0xF2, 0xF7) }
    var surfaceColor: RGBA { isDark ? .bytes(0x1C, 0x1C, 0x1E) : .white }
    var label: RGBA { isDark ? .white : .black }
    var secondary: RGBA { isDark ? .bytes(0xA6, 0xA6, 0xAE) : .bytes(0x5C, 0x5C, 0x63) }
    var accent: RGBA { isDark ? .bytes(0x6A, 0xA5, 0xFF) : .bytes(0x0A, 0x5F, 0xD9) }
    var chip: RGBA { RGBA.bytes(0x78, 0x78, 0x80, alpha: isDark ? 0.32 : 0.16) }

    static let size = Size(width: 361, height: 481)
    /// The frame of the word that the sample finding is about.
    static let retry = Rect(x: 288, y: 29, width: 45, height: 22)

    func card(hasError: Bool = false) -> PagePicture {
        PagePicture(size: Self.size, scene: "") { surface, engine throws(CanvasError) in
            let outline = rounded(Rect(origin: .zero, size: Self.size), 12)
            if !isDark {
                try surface.drawShadow(of: outline, DropShadow(color: .black.opacity(0.08), y: 2, blur: 8))
            }
            surface.fill(outline, surfaceColor)
            surface.clip(to: outline) { surface in
                let photo = Rect(x: 0, y: 0, width: 361, height: 273)
                surface.clip(to: .rect(photo)) { drawPhoto(photo, on: $0) }
            }
            drawWords(on: surface, engine)
            if hasError { drawBanner(on: surface, engine) }
        }
    }

    func chip(_ text: String) -> PagePicture {
        PagePicture(size: Size(width: 66, height: 32), scene: "") { surface, engine throws(CanvasError) in
            drawChip(text, at: .zero, width: 66, on: surface, engine)
        }
    }

    func bar(size: Size) -> PagePicture {
        PagePicture(size: size, scene: "") { surface, engine throws(CanvasError) in
            surface.fill(.rect(Rect(origin: .zero, size: size)), surfaceColor)
            for index in 0..<5 {
                let x = size.width * ((Double(index) + 0.5) / 5)
                let symbol = Rect(x: x - 12, y: 8, width: 24, height: 24)
                surface.fill(.ellipse(in: symbol), index == 0 ? accent : secondary)
            }
        }
    }

    private func rounded(_ rect: Rect, _ radius: Points) -> Path {
        .roundedRect(rect, radii: [radius, radius, radius, radius], style: .continuous)
    }

    private func drawPhoto(_ rect: Rect, on surface: borrowing Surface) {
        let stops: [ColorStop] =
            isDark
            ? [ColorStop(0, .bytes(0x32, 0x3A, 0x48)), ColorStop(1, .bytes(0x22, 0x28, 0x32))]
            : [ColorStop(0, .bytes(0xDD, 0xE6, 0xF3)), ColorStop(1, .bytes(0xC3, 0xD1, 0xE6))]
        surface.fillLinearGradient(
            .rect(rect), stops: stops, from: Point(x: 130, y: 0), to: Point(x: 230, y: rect.height))
        let white = [
            ColorStop(0, .white.opacity(isDark ? 0.19 : 0.72)), ColorStop(1, .white.opacity(isDark ? 0.1 : 0.4)),
        ]
        let radius: Points = rect.height * 0.185
        let head = Rect(
            x: rect.midX - radius, y: rect.height * 0.415 - radius, width: radius * 2, height: radius * 2)
        surface.fillLinearGradient(.ellipse(in: head), stops: white, from: head.origin, to: Point(x: 0, y: 273))
        let wide: Points = rect.height * 0.88
        let body = Rect(x: rect.midX - wide / 2, y: rect.height * 0.685, width: wide, height: wide)
        surface.fillLinearGradient(.ellipse(in: body), stops: white, from: body.origin, to: Point(x: 0, y: 273))
    }

    private func drawWords(on surface: borrowing Surface, _ engine: TextEngine) {
        let name = FontFace(size: 20, weight: .semibold)
        engine.draw("田中 太郎", face: name, color: label, at: Point(x: 16, y: 310), on: surface)
        for (index, tag) in ["カフェ", "サウナ", "写真"].enumerated() {
            drawChip(tag, at: Point(x: 16 + Points(Double(index)) * 1 * 67, y: 329), width: 59, on: surface, engine)
        }
        let body = FontFace(size: 15)
        for (index, line) in ["週末はカフェ巡りとサウナ。下北沢や清澄白河", "で、写真を撮りながら散歩できる友だちを探し…"].enumerated() {
            engine.draw(
                line, face: body, color: label, at: Point(x: 16, y: 384 + Points(Double(index)) * 20), on: surface)
        }
        surface.fill(.ellipse(in: Rect(x: 16, y: 421, width: 44, height: 44)), chip)
        surface.fill(.ellipse(in: Rect(x: 301, y: 421, width: 44, height: 44)), accent)
    }

    private func drawChip(
        _ text: String, at origin: Point, width: Points, on surface: borrowing Surface, _ engine: TextEngine
    ) {
        surface.fill(rounded(Rect(x: origin.x, y: origin.y, width: width, height: 28), 10), chip)
        let face = FontFace(size: 13)
        let left = origin.x + (width - engine.shape(text, face: face).width) / 2
        engine.draw(text, face: face, color: label, at: Point(x: left, y: origin.y + 19), on: surface)
    }

    private func drawBanner(on surface: borrowing Surface, _ engine: TextEngine) {
        let background: RGBA = isDark ? .bytes(0x35, 0x20, 0x20) : .bytes(0xFF, 0xEB, 0xEA)
        surface.fill(rounded(Rect(x: 12, y: 12, width: 337, height: 56), 10), background)
        let face = FontFace(size: 15)
        engine.draw("読み込みに失敗しました", face: face, color: label, at: Point(x: 56, y: 45), on: surface)
        let bold = FontFace(size: 15, weight: .semibold)
        engine.draw(
            "再試行", face: bold, color: .bytes(0xFF, 0x3B, 0x30), at: Point(x: Self.retry.minX, y: 45), on: surface)
    }
}
