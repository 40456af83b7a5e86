import Canvas
import Testing
import Values

/// A PDF as text. Dictionaries are readable in it; the streams between them are not.
private struct PDFText {
    let text: String

    init(_ bytes: [UInt8]) {
        text = String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }

    func count(_ part: String) -> Int { text.split(separator: part, omittingEmptySubsequences: false).count - 1 }
    var imageCount: Int { count("/Subtype /Image") }
    /// Whether the file has embedded fonts with a mapping from glyphs to characters.
    var hasText: Bool { count("/FontFile3") > 0 && count("/ToUnicode") > 0 }
}

@Suite struct PageTests {
    private let size = Size(width: 120, height: 80)
    private let face = FontFace(size: 17)

    private func pdf(
        size: Size? = nil, title: String = "", _ draw: (borrowing Surface, TextEngine) throws -> Void
    ) throws -> [UInt8] {
        let page = try Surface(pageOf: size ?? self.size, scale: 3)
        try draw(page, newEngine())
        return try page.pdf(title: title, creator: "test")
    }

    private func write(_ text: String, _ engine: TextEngine, on surface: borrowing Surface) {
        engine.draw(text, face: face, color: RGBA(red: 1, green: 0, blue: 0), at: Point(x: 4, y: 30), on: surface)
    }

    @Test func `a file has one page of exactly its size in points`() throws {
        let file = PDFText(try pdf(size: Size(width: 320.5, height: 7)) { page, _ in page.fill(.white) })
        #expect(file.text.hasPrefix("%PDF-1.4"))
        #expect(file.count("/MediaBox [ 0 0 320.5 7 ]") == 1)
        #expect(file.count("/Type /Page ") == 1)
    }

    @Test func `the dates are constant and the title is written`() throws {
        let file = PDFText(try pdf(title: "Chip, plain") { _, _ in })
        #expect(file.count("/CreationDate (D:198001010000") == 1)
        #expect(file.count("/ModDate (D:198001010000") == 1)
        #expect(file.count("/Title (Chip, plain)") == 1)
    }

    @Test(arguments: ["カフェ", "Office", "渋谷 😀 end"])
    func `text is written with its font`(text: String) throws {
        let file = PDFText(try pdf { page, engine in write(text, engine, on: page) })
        #expect(file.hasText)
        #expect((file.imageCount > 0) == text.contains("😀"))
    }

    @Test func `groups, clips, gradients and desaturated colors are not rasterized`() throws {
        let box = Path.roundedRect(Rect(x: 5, y: 5, width: 100, height: 60), radii: [9, 9, 9, 9], style: .continuous)
        let file = PDFText(
            try pdf { page, engine in
                page.fill(.white)
                page.grouped(inside: box) { page in
                    page.fillLinearGradient(
                        box, stops: [ColorStop(0, .black), ColorStop(1, .clear)], from: .zero,
                        to: Point(x: 100, y: 0))
                    page.withOpacity(0.5) { page in
                        page.stroke(box, .black, width: 3, dash: [4, 2])
                        page.filtered(in: page.bounds, saturation: 0) { write("文字", engine, on: $0) }
                    }
                }
            })
        #expect(file.imageCount == 0)
        #expect(file.hasText)
    }

    @Test func `an SVG in one color is written as outlines`() throws {
        let svg = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>"#
        let file = PDFText(
            try pdf { page, _ in
                try page.drawSVG(Array(svg.utf8), in: Rect(x: 5, y: 5, width: 20, height: 20), tint: .black)
                try SymbolMaskCache().draw("c", in: Rect(x: 30, y: 5, width: 20, height: 20), tint: .black, on: page) {
                    Array(svg.utf8)
                }
            })
        #expect(file.imageCount == 0)
    }

    @Test(arguments: ["shadow", "shadow of ink", "material"])
    func `blurred content is rasterized, and the text next to it stays text`(effect: String) throws {
        let box = Path.rect(Rect(x: 10, y: 10, width: 60, height: 40))
        let file = PDFText(
            try pdf { page, engine in
                page.fill(.white)
                switch effect {
                case "shadow":
                    try page.drawShadow(of: box, DropShadow(color: .black, blur: 8))
                    write("文字", engine, on: page)
                case "shadow of ink":
                    page.withShadow(DropShadow(color: .black, blur: 8), in: page.bounds) { write("文字", engine, on: $0) }
                default:
                    try page.blurBackdrop(in: box, sigma: 8, saturation: 1.8)
                    write("文字", engine, on: page)
                }
            })
        #expect(file.imageCount > 0)
        #expect(file.hasText)
    }

    @Test func `blurred text is written only as a picture`() throws {
        let file = PDFText(
            try pdf { page, engine in
                page.filtered(in: page.bounds, sigma: 2) { write("文字", engine, on: $0) }
            })
        #expect(file.imageCount > 0)
        #expect(!file.hasText)
    }

    @Test func `the same drawing gives the same bytes in four concurrent tasks`() async throws {
        func file() throws -> [UInt8] {
            try pdf { page, engine in
                page.fill(.white)
                page.withShadow(DropShadow(color: .black, blur: 8), in: page.bounds) {
                    write("渋谷 Office 😀 café", engine, on: $0)
                }
            }
        }
        let first = try file()
        try await withThrowingTaskGroup(of: [UInt8].self) { group in
            for _ in 0..<4 { group.addTask { try file() } }
            for try await other in group { #expect(other == first) }
        }
    }

    @Test func `a page cannot be written as PNG, nor a picture as PDF`() throws {
        let page = try Surface(pageOf: size, scale: 1)
        page.fill(.black)
        #expect(page.pixel(x: 1, y: 1) == .clear)
        #expect(throws: CanvasError.self) { _ = try page.png() }
        let picture = try Surface(size: size, scale: 1)
        #expect(throws: CanvasError.self) { _ = try picture.pdf(title: "", creator: "") }
    }

    @Test(arguments: [Size(width: 0, height: 1), Size(width: Points(.nan), height: 1), Size(width: 1e9, height: 1)])
    func `a page of an invalid size is rejected`(size: Size) {
        #expect(throws: CanvasError.self) { _ = try Surface(pageOf: size, scale: 1) }
    }
}
