import Testing
import Values

@testable import Canvas

/// An SVG that is outside the supported subset is refused by name, before anything is drawn.
@Suite("An SVG") struct SVGSubsetTests {
    fileprivate static func svg(_ content: String, head: String = "") -> [UInt8] {
        Array(
            """
            \(head)<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
            viewBox="0 0 100 100">\(content)</svg>
            """.utf8)
    }

    private static func filter(_ steps: String) -> String {
        "<filter id=\"f\">\(steps)</filter><rect width=\"100\" height=\"100\" filter=\"url(#f)\"/>"
    }

    /// A PNG with a width and a height, of which only the start is present.
    private static func png(_ width: Int, _ height: Int) -> String {
        func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
        let bytes: [UInt8] =
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52] + number(width)
            + number(height) + [8, 6, 0, 0, 0, 0, 0, 0, 0]
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        var (text, word, bits) = ("", 0, 0)
        for byte in bytes {
            (word, bits) = (word << 8 | Int(byte), bits + 8)
            while bits >= 6 {
                bits -= 6
                text.append(alphabet[word >> bits & 63])
            }
            word &= 63
        }
        return "data:image/png;base64," + text
    }

    @Test(arguments: [
        (filter("<feTurbulence numOctaves=\"1000000\"/>"), "the filter step feTurbulence"),
        (filter("<feMorphology radius=\"99\"/>"), "the filter step feMorphology"),
        (filter("<feImage href=\"#x\"/>"), "the filter step feImage"),
        ("<image href=\"photo.png\"/>", "the reference to another file, “photo.png”"),
        ("<image xlink:href=\"file:/etc/passwd\"/>", "the reference to another file, “file:/etc/passwd”"),
        ("<image href=\"data:image/svg+xml;base64,PHN2Zz4=\"/>", "an embedded picture that is not a PNG"),
        ("<image href=\"\(png(10_000, 10_000))\"/>", "it draws more than 33554432 pixels of pictures"),
        ("<use href=\"other.svg#a\"/>", "the reference to another file, “other.svg#a”"),
        ("<use href=\"&#x68;ttp://x/a.svg#a\"/>", "the reference to another file, “http://x/a.svg#a”"),
        ("<rect fill=\"url(a.svg#g)\"/>", "the reference of fill to another file, “a.svg#g”"),
        ("<rect style=\"fill: URL( 'a.svg#g' )\"/>", "the reference of fill to another file, “a.svg#g”"),
        (
            "<style>.a { mask: url(a.svg#m) }</style><rect class=\"a\"/>",
            "the reference of mask to another file, “a.svg#m”"
        ),
        ("<style>@import url(a.css);</style>", "the rule @import in a style"),
        ("<style>.a { fill: u\\72l(a.svg#g) }</style>", "an escape in a style"),
        ("<style>a > b { fill: red }</style>", "the selector “a > b” in a style"),
        ("<rect filter=\"blur(5)\"/>", "the filter function “blur(5)”"),
        ("<xi:include href=\"/etc/passwd\" parse=\"text\"/>", "<include>"),
        ("<path d=\"M0 0\" marker-mid=\"url(#m)\"/>", "marker-mid"),
        ("<path d=\"M0 0L9 9\" stroke-dasharray=\"1%\"/>", "stroke-dasharray with units"),
        ("<path d=\"M0 0L9e3 9\" stroke-dasharray=\"1\"/>", "it draws more than 10000 points of paths and dashes"),
        (
            "<g stroke-dasharray=\"0.01\"><rect width=\"900\" height=\"900\"/></g>",
            "it draws more than 10000 points of paths and dashes"
        ),
        (
            "<use stroke-dasharray=\"0.01\" href=\"#a\"/><defs><circle id=\"a\" r=\"900\"/></defs>",
            "it draws more than 10000 points of paths and dashes"
        ),
        ("<text stroke-dasharray=\"1\">A</text>", "stroke-dasharray of text"),
        ("<g style=\"stroke-dasharray: 1\"><text>A</text></g>", "stroke-dasharray of text"),
        ("<circle r=\"1\" stroke-width=\"1e12\"/>", "a number more than 100 times the size of the picture"),
        ("<path d=\"M0 0C1e6 1e6-1e6 1e6 5 5\"/>", "a number more than 100 times the size of the picture"),
        // Its own size is that of the outer element, however large the inner one is.
        (
            "<svg viewBox=\"0 0 1e300 1e300\"><rect width=\"1e305\"/></svg>",
            "a number more than 100 times the size of the picture"
        ),
        ("<text>👨</text>", "emoji, which are pictures of any size"),
        ("<text>A<tspan>❤️</tspan></text>", "emoji, which are pictures of any size"),
        (
            "<style>\((0...1_000).map { ".a\($0)" }.joined(separator: ",")) { fill: red }</style>",
            "more than 1000 selectors in styles"
        ),
        ("<text>&bomb;</text>", "the entity &bomb; is unknown"),
        ("<g id=\"a\"><use href=\"#a\"/></g>", "references nested more than 16 levels deep, or in a cycle"),
    ])
    func `is refused by the name of what is not supported`(content: String, name: String) {
        let error = #expect(throws: CanvasError.self) { try SVGSubset.check(Self.svg(content)) }
        #expect(error?.description.contains("the supported subset of SVG does not have this: \(name)") ?? false)
        #expect(error?.help == "remove it from the SVG, or export the picture as a PNG")
    }

    @Test(arguments: ["1e305", "1e400", "-1e308"])
    func `of any size is refused for numbers that are larger still`(number: String) {
        let bytes = Array("<svg viewBox=\"0 0 1e300 1e300\"><path d=\"M0 0L\(number) 1\"/></svg>".utf8)
        #expect(throws: CanvasError.self) { try SVGSubset.check(bytes) }
    }

    @Test(arguments: [
        ("<?xml-stylesheet href=\"a.css\"?>", "the reference of xml-stylesheet to another file"),
        ("<!DOCTYPE svg [<!ENTITY a \"b\">]>", "the document type declares entities of its own"),
        ("<?xml version=\"1.0\" encoding=\"UTF-7\"?>", "the encoding utf-7 is not UTF-8"),
    ])
    func `is refused for its head`(head: String, name: String) {
        let error = #expect(throws: CanvasError.self) { try SVGSubset.check(Self.svg("", head: head)) }
        #expect(error?.description.contains(name) ?? false, "\(error?.description ?? "")")
    }

    @Test(arguments: [[0x1F, 0x8B, 0x08, 0x00], [0xFF, 0xFE, 0x3C, 0x00], Array("<svg\0/>".utf8)])
    func `is refused if it is compressed or not UTF-8`(bytes: [UInt8]) {
        let error = #expect(throws: CanvasError.self) { try SVGSubset.check(bytes) }
        #expect(error == .unreadableSVG("it is not UTF-8 text"))
    }

    @Test func `names the line of what is not supported`() {
        let error = #expect(throws: CanvasError.self) {
            try SVGSubset.check(Self.svg("\n<g>\n<!--\n-->\n<foreignObject\n/></g>"))
        }
        #expect(error == .unsupportedSVG("<foreignObject>", line: 5))
    }

    // MARK: Limits

    /// A part that is repeated, with what is around it.
    struct Repeated: Sendable {
        var limit: Int
        var start = "<g>"
        var part: String
        var end = "</g>"

        func svg(_ count: Int) -> [UInt8] {
            SVGSubsetTests.svg(start + String(repeating: part, count: count) + end)
        }
    }

    private static let repeated = [
        Repeated(limit: 1_000, start: "<text>", part: "あ", end: "</text>"),
        Repeated(limit: 1_000, start: "<text>", part: "<tspan>a</tspan>", end: "</text>"),
        Repeated(limit: 4_999, part: "<g/>"), Repeated(limit: 9_998, part: "<stop/>"),
        Repeated(limit: 200, part: "<g opacity=\".5\"/>"),
        Repeated(limit: 9_999, start: "<path d=\"", part: "1 2 ", end: "\"/>"),
        Repeated(limit: 1_249, start: "<g id=\"a\"><path/><path/></g><g>", part: "<use href=\"#a\"/>"),
    ]

    @Test(arguments: repeated) func `is read up to its limit`(repeated: Repeated) {
        #expect(throws: Never.self) { try SVGSubset.check(repeated.svg(repeated.limit - 10)) }
        #expect(throws: CanvasError.self) { try SVGSubset.check(repeated.svg(repeated.limit + 10)) }
    }

    @Test func `is read with elements nested up to the limit`() {
        func nested(_ count: Int) -> [UInt8] {
            Self.svg(String(repeating: "<g>", count: count) + String(repeating: "</g>", count: count))
        }
        #expect(throws: Never.self) { try SVGSubset.check(nested(99)) }
        #expect(throws: CanvasError.self) { try SVGSubset.check(nested(100)) }
    }

    @Test func `with references that multiply is refused`() {
        let levels = (1...12).map { level in
            "<g id=\"g\(level)\">" + String(repeating: "<use href=\"#g\(level - 1)\"/>", count: 10) + "</g>"
        }
        #expect(throws: CanvasError.self) {
            try SVGSubset.check(Self.svg("<rect id=\"g0\" width=\"9\" height=\"9\"/>" + levels.joined()))
        }
    }

    @Test(arguments: [
        filter("<feGaussianBlur stdDeviation=\"2\"/><feOffset dy=\"1\"/><feBlend in2=\"SourceGraphic\"/>"),
        "<defs><linearGradient id=\"g\"><stop offset=\"0\"/></linearGradient></defs><rect fill=\"url(#g)\"/>",
        "<style>/* a */ .a, #b { fill: #f00; opacity: 0.5 } rect { mask: none }</style><rect class=\"a\"/>",
        "<clipPath id=\"c\"><rect width=\"9\" height=\"9\"/></clipPath><g clip-path=\"url('#c')\"><path/></g>",
        "<a href=\"https://example.com\"><rect width=\"9\" height=\"9\"/></a>",
        "<path d=\"M0 0h90\" stroke=\"red\" stroke-dasharray=\"2 1\"/>", "<text>a &amp; b &#x3042;</text>",
        "<title>A</title><metadata><![CDATA[ <feTurbulence> ]]></metadata><!-- <image href=\"a\"> -->",
    ])
    func `of the subset is drawn`(content: String) throws {
        _ = try TestFonts.library.get()
        let surface = try Surface(size: Size(width: 20, height: 20), scale: 1, filledWith: .white)
        let head =
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?><!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"svg.dtd\">"
        try surface.drawSVG(Self.svg(content, head: head), in: Rect(x: 0, y: 0, width: 20, height: 20))
    }
}
