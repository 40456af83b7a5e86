import Canvas
import Foundation
import Testing
import Values

@Suite struct SymbolTests {
    private let square = Array(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 8" fill="currentColor">\
        <rect width="8" height="8" fill="#0f0"/></svg>
        """.utf8)
    private let red = RGBA(red: 1, green: 0, blue: 0)

    @Test func `the view box of an SVG is read`() throws {
        let document = try SVGDocument(bytes: square)
        #expect(document.viewBox == Rect(x: 0, y: 0, width: 16, height: 8))
    }

    /// A picture does not depend on the other fonts that are installed.
    @Test func `text in an SVG uses only the known font families`() throws {
        _ = try TestFonts.library.get()
        func picture(_ family: String) throws -> [UInt8] {
            let svg = """
                <svg xmlns="http://www.w3.org/2000/svg" width="120" height="30">
                <text x="4" y="22" font-family="\(family)" font-size="20">Hello あ</text></svg>
                """
            let surface = try Surface(size: Size(width: 120, height: 30), scale: 1, filledWith: .white)
            try surface.drawSVG(Array(svg.utf8), in: Rect(x: 0, y: 0, width: 120, height: 30))
            return try surface.png()
        }
        let fallback = try picture("Nowhere To Be Found")
        let blank = try Surface(size: Size(width: 120, height: 30), scale: 1, filledWith: .white).png()
        #expect(fallback != blank)
        for family in ["DejaVu Sans", "DejaVu Serif", "Liberation Serif", "Times New Roman"] {
            #expect(try picture(family) == fallback)
        }
        #expect(try picture("Noto Sans CJK JP") != fallback)
    }

    @Test func `an SVG has its own colors or the tint`() throws {
        let surface = try Surface(size: Size(width: 32, height: 16), scale: 2)
        try surface.drawSVG(square, in: Rect(x: 0, y: 0, width: 16, height: 16))
        try surface.drawSVG(square, in: Rect(x: 16, y: 0, width: 16, height: 16), tint: red.opacity(0.5))
        // The drawing is half as high as the rectangle and vertically centered.
        #expect(surface.pixel(x: 8, y: 7) == .clear)
        #expect(surface.pixel(x: 8, y: 9) == RGBA(red: 0, green: 1, blue: 0))
        #expect(surface.pixel(x: 17, y: 15) == .clear)
        let tinted = surface.pixel(x: 36, y: 16) ?? .clear
        #expect(tinted.red == 1 && tinted.green == 0 && abs(tinted.alpha - 0.5) < 0.01)
    }

    @Test func `a symbol is loaded once per size and drawn on whole pixels`() throws {
        let masks = SymbolMaskCache()
        let surface = try Surface(size: Size(width: 40, height: 40), scale: 3)
        var reads = 0
        let bytes = square
        for x in [Points(1), 1.1, 20] {
            try masks.draw("square", in: Rect(x: x, y: 2, width: 16, height: 8), tint: red, on: surface) {
                reads += 1
                return bytes
            }
        }
        #expect(reads == 1)
        #expect(surface.pixel(x: 2, y: 10) == .clear)
        #expect(surface.pixel(x: 3, y: 10) == red)
        #expect(surface.pixel(x: 60, y: 29) == red)
        #expect(surface.pixel(x: 60, y: 30) == .clear)
        let alpha = try masks.alpha("square", width: 4, height: 2) { bytes }
        #expect(alpha == [255, 255, 0, 0, 255, 255, 0, 0])
    }

    @Test(arguments: ["", "<svg", "plain", "<html/>"])
    func `bytes that are not an SVG are rejected`(text: String) throws {
        let surface = try Surface(size: Size(width: 4, height: 4), scale: 1)
        #expect(throws: CanvasError.self) {
            try surface.drawSVG(Array(text.utf8), in: surface.bounds, tint: .black)
        }
        surface.fill(.white)
        #expect(surface.pixel(x: 1, y: 1) == .white)
    }

    @Test func `references to files in an SVG are not followed`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "canvas-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let picture = folder.appending(path: "black.svg")
        let black = "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'><rect width='8' height='8'/></svg>"
        try Data(black.utf8).write(to: picture)
        let entity = folder.appending(path: "entity.txt")
        try Data("<rect width='8' height='8'/>".utf8).write(to: entity)

        let documents = [
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'>"
                + "<image href='\(picture.absoluteString)' width='8' height='8'/></svg>",
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'>"
                + "<image href='\(picture.path)' width='8' height='8'/></svg>",
            "<!DOCTYPE svg [<!ENTITY x SYSTEM '\(entity.absoluteString)'>]>"
                + "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'>&x;</svg>",
        ]
        for document in documents {
            let surface = try Surface(size: Size(width: 8, height: 8), scale: 1)
            try? surface.drawSVG(Array(document.utf8), in: surface.bounds)
            #expect(surface.rgbaBytes().allSatisfy { $0 == 0 })
        }
        // The same picture is visible when it is drawn directly.
        let surface = try Surface(size: Size(width: 8, height: 8), scale: 1)
        try surface.drawSVG(Array(black.utf8), in: surface.bounds)
        #expect(surface.pixel(x: 4, y: 4) == .black)
    }
}
