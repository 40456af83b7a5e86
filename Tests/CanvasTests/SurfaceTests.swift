import Canvas
import Testing
import Values

@Suite struct SurfaceTests {
    private let red = RGBA(red: 1, green: 0, blue: 0)

    @Test func `a new surface is transparent and rounded up to whole pixels`() throws {
        let surface = try Surface(size: Size(width: 10.1, height: 20), scale: 3)
        #expect(surface.pixelWidth == 31)
        #expect(surface.pixelHeight == 60)
        #expect(surface.pixel(x: 30, y: 59) == .clear)
        #expect(surface.pixel(x: 31, y: 0) == nil)
    }

    @Test(arguments: [
        Size(width: 0, height: 1), Size(width: Points(.nan), height: 1), Size(width: -1, height: 1),
        Size(width: 40_000, height: 1), Size(width: 30_000, height: 30_000), Size(width: .infinity, height: 1),
    ])
    func `an invalid size is rejected`(size: Size) {
        #expect(throws: CanvasError.self) { _ = try Surface(size: size, scale: 1) }
    }

    @Test func `a fill changes only the pixels that it covers`() throws {
        let surface = try Surface(size: Size(width: 4, height: 4), scale: 2)
        surface.fill(.white)
        surface.fill(.rect(Rect(x: 1, y: 1, width: 2, height: 2)), red)
        #expect(surface.pixel(x: 2, y: 2) == red)
        #expect(surface.pixel(x: 5, y: 5) == red)
        #expect(surface.pixel(x: 1, y: 2) == .white)
        #expect(surface.pixel(x: 6, y: 5) == .white)
    }

    @Test(arguments: [
        RGBA.white, .clear, RGBA(red: 0.2, green: 0.501, blue: 0.998), RGBA(red: 0.3, green: 1, blue: 0, alpha: 0.4),
    ])
    func `a surface created with a color equals one filled with it`(color: RGBA) throws {
        let size = Size(width: 7.2, height: 5)
        let filled = try Surface(size: size, scale: 3)
        filled.fill(color)
        // Created twice, so that the second reuses the memory of the first, which was drawn on.
        for _ in 0..<2 {
            let surface = try Surface(size: size, scale: 3, filledWith: color)
            #expect(surface.rgbaBytes() == filled.rgbaBytes())
            surface.fill(.black)
        }
        #expect(throws: CanvasError.self) { _ = try Surface(size: .zero, scale: 3, filledWith: color) }
    }

    @Test func `a translucent color is composited`() throws {
        let surface = try Surface(size: Size(width: 1, height: 1), scale: 1)
        surface.fill(.white)
        surface.fill(red.opacity(0.5))
        let pixel = surface.pixel(x: 0, y: 0) ?? .clear
        #expect(abs(pixel.green - 0.5) < 0.005 && pixel.red == 1 && pixel.alpha == 1)
    }

    @Test func `overlaps do not show in a group with an opacity`() throws {
        let surface = try Surface(size: Size(width: 3, height: 1), scale: 1)
        surface.fill(.white)
        surface.withOpacity(0.5) { group in
            group.fill(.rect(Rect(x: 0, y: 0, width: 2, height: 1)), red)
            group.fill(.rect(Rect(x: 1, y: 0, width: 2, height: 1)), red)
        }
        #expect(surface.pixel(x: 0, y: 0) == surface.pixel(x: 1, y: 0))
        #expect(surface.pixel(x: 0, y: 0) == surface.pixel(x: 2, y: 0))
    }

    @Test func `a clip and a transformation end with their body`() throws {
        let surface = try Surface(size: Size(width: 4, height: 1), scale: 1)
        surface.clip(to: .rect(Rect(x: 0, y: 0, width: 1, height: 1))) { $0.fill(red) }
        surface.transformed(.translate(x: 2, y: 0)) { surface in
            surface.fill(.rect(Rect(x: 0, y: 0, width: 1, height: 1)), .black)
        }
        surface.transformed(.scale(x: 0, y: 1, about: .zero)) { $0.fill(.white) }
        #expect((0..<4).map { surface.pixel(x: $0, y: 0) } == [red, .clear, .black, .clear])
        try surface.checkDrawing()
    }

    @Test func `a crop is transparent outside the picture`() throws {
        let surface = try Surface(size: Size(width: 2, height: 2), scale: 2)
        surface.fill(red)
        let part = try surface.crop(Rect(x: 1, y: 1, width: 2, height: 1))
        #expect((part.pixelWidth, part.pixelHeight) == (4, 2))
        #expect(part.pixel(x: 1, y: 1) == red)
        #expect(part.pixel(x: 2, y: 1) == .clear)
    }

    @Test(arguments: [true, false])
    func `a PNG has the same pixels`(isOpaque: Bool) throws {
        let surface = try Surface(size: Size(width: 5, height: 3), scale: 1)
        if isOpaque { surface.fill(.white) }
        surface.fill(.ellipse(in: Rect(x: 0, y: 0, width: 5, height: 3)), red.opacity(0.7))
        let png = try surface.png()
        // Color type 2 is RGB, and 6 is RGB with alpha.
        #expect(png[25] == (isOpaque ? 2 : 6))
        let copy = try Surface.decodePNG(png)
        #expect(copy.rgbaBytes() == surface.rgbaBytes())
        #expect(try copy.png() == png)
    }

    @Test func `bytes that are not a PNG are rejected`() throws {
        let surface = try Surface(size: Size(width: 5, height: 3), scale: 1)
        let png = try surface.png()
        var huge = png
        huge[16] = 0x7F
        for bytes in [[], Array("no picture at all, but long enough for a header".utf8), Array(png.prefix(40)), huge] {
            #expect(throws: CanvasError.self) { _ = try Surface.decodePNG(bytes) }
        }
    }

    @Test func `a picture is drawn scaled into a rectangle`() throws {
        let small = try Surface(size: Size(width: 2, height: 2), scale: 3)
        small.fill(red)
        let sheet = try Surface(size: Size(width: 10, height: 10), scale: 1)
        sheet.draw(small, in: Rect(x: 2, y: 2, width: 6, height: 6))
        #expect(sheet.pixel(x: 2, y: 2) == red)
        #expect(sheet.pixel(x: 7, y: 7) == red)
        #expect(sheet.pixel(x: 8, y: 7) == .clear)
    }

    @Test func `drawing still works after numbers out of range`() throws {
        let surface = try Surface(size: Size(width: 4, height: 4), scale: 1)
        let far = Rect(x: Points(.nan), y: -1e300, width: .infinity, height: 1e300)
        surface.fill(.rect(far), red)
        surface.stroke(.rect(far), red, width: 1, dash: [0, 0])
        surface.stroke(.rect(far), red, width: 1, dash: [-1])
        try surface.drawShadow(of: .rect(far), DropShadow(color: .black, blur: 1e9, spread: Points(.nan)))
        try surface.blurBackdrop(in: .rect(far), sigma: .infinity)
        surface.transformed(.rotate(degrees: .nan, about: .zero)) { $0.fill(red) }
        surface.fill(.white)
        #expect(surface.pixel(x: 3, y: 3) == .white)
    }
}
