import Canvas
import Drawing
import Layout
import Project
import Specs
import Testing
import Values

@Suite struct ScreenTests {
    private let screen = BoundScreen(
        background: ink(hex(0xF2F2F7), hex(0x101010)), top: nil, body: spacer(), bottom: nil, presented: [])

    private func picture(
        _ screen: BoundScreen, device: String = "iphone-15", appearance: Appearance = .light, scale: Double = 1
    ) throws -> Surface {
        let assets = try newAssets()
        let mockup = try LaidOut.sample(.screen(screen), assets: assets, device: device)
        return try MockupPainter(assets).picture(of: mockup, appearance: appearance, scale: scale)
    }

    @Test func `a screen has the display's size and transparent corners`() throws {
        let assets = try newAssets()
        let picture = try MockupPainter(assets).picture(
            of: LaidOut.sample(.screen(screen), assets: assets), appearance: .light)
        #expect(picture.pixelWidth == 1_179 && picture.pixelHeight == 2_556)
        #expect(picture.hex(0, 0) == "#00000000")
        #expect(picture.hex(1_178, 2_555) == "#00000000")
        #expect(picture.hex(20, 1_200) == "#F2F2F7")
        #expect(picture.hex(0, 1_200) == "#F2F2F7")
    }

    /// At scales 3 and 1 the display is a whole number of pixels. At 0.37 it is not.
    @Test(arguments: [3, 1, 0.37])
    func `all four corners are cut equally`(scale: Double) throws {
        let picture = try picture(
            BoundScreen(
                background: ink(hex(0xFF0000), hex(0xFF0000)), top: nil, body: spacer(), bottom: nil, presented: []),
            scale: scale)
        let display = (Int((393 * scale).rounded()), Int((852 * scale).rounded()))
        let radius = Int(55 * scale * 1.6)
        for y in 0..<radius {
            for x in 0..<radius {
                let (right, bottom) = (display.0 - 1 - x, display.1 - 1 - y)
                let alpha = picture.pixel(x: x, y: y)?.alpha ?? -1
                for (x, y) in [(right, y), (x, bottom), (right, bottom)] {
                    // Antialiasing differs a little between the sides of an edge.
                    #expect(abs((picture.pixel(x: x, y: y)?.alpha ?? -1) - alpha) < 0.15)
                }
            }
        }
    }

    @Test func `a display with square corners is filled completely`() throws {
        #expect(try picture(screen, device: "iphone-se3").hex(0, 0) == "#F2F2F7")
    }

    @Test(arguments: [("iphone-15", 29), ("iphone-13", 10)])
    func `the cutout is black`(device: String, y: Int) throws {
        #expect(try picture(screen, device: device, appearance: .dark).hex(195, y) == "#000000")
        #expect(try picture(screen, device: device).hex(195, 60) == "#F2F2F7")
    }

    @Test(arguments: [(Appearance.light, "#000000"), (.dark, "#FFFFFF")])
    func `the home indicator contrasts with the screen`(appearance: Appearance, color: String) throws {
        let picture = try picture(screen, appearance: appearance)
        #expect(picture.hex(196, 841) == color)
        #expect(picture.hex(100, 841) != color)
    }

    /// On black and on white, the status bar and the home indicator are visible in both appearances.
    @Test(arguments: [(0x000000, "#FFFFFF"), (0xFFFFFF, "#000000")], [Appearance.light, .dark])
    func `the system UI contrasts with its background`(
        _ sample: (color: UInt32, expected: String), _ appearance: Appearance
    )
        throws
    {
        let color = hex(sample.color)
        let screen = BoundScreen(
            background: ink(color, color), top: nil, body: spacer(), bottom: nil, presented: [])
        let picture = try picture(screen, appearance: appearance, scale: 3)
        #expect(picture.hex(196 * 3, 841 * 3) == sample.expected)
        let time = (40 * 3..<105 * 3).contains { x in (75..<115).contains { picture.hex(x, $0) == sample.expected } }
        #expect(time)
    }

    @Test func `the status bar and the home indicator have independent colors`() throws {
        var screen = screen
        screen.bottom = hstack(0, .center, [spacer()]).height(.points(49)).background(ink(hex(0x000000)))
            .changed { $0.path = "bottom" }
        let picture = try picture(screen, scale: 3)
        #expect(picture.hex(196 * 3, 841 * 3) == "#FFFFFF")
        #expect((40 * 3..<105 * 3).contains { x in (75..<115).contains { picture.hex(x, $0) == "#000000" } })
    }

    // The screen is 852 × 393. Its safe area is inset by 59 at the sides and 21 at the bottom, so the bar begins at
    // 393 − 21 − 40 = 332.
    @Test func `a bar's border extends to the sides of a screen in landscape`() throws {
        let bar = hstack(0, .center, [spacer()]).width(.fill).height(.points(40)).background(ink(.white))
            .border(ink(hex(0xFF0000)), .points(1), [.top])
        var screen = screen
        screen.bottom = bar
        let assets = try newAssets()
        let mockup = try LaidOut.sample(.screen(screen), assets: assets, orientation: .landscape)
        let picture = try MockupPainter(assets).picture(of: mockup, appearance: .light, scale: 1)
        #expect([1, 30, 400, 850].map { picture.hex($0, 332) } == Array(repeating: "#FF0000", count: 4))
        #expect(picture.hex(30, 333) == "#FFFFFF")
    }

    @Test func `a home-button phone has no home indicator`() throws {
        #expect(try picture(screen, device: "iphone-se3").hex(187, 656) == "#F2F2F7")
    }

    @Test func `the time and the indicators are on either side of the island`() throws {
        let picture = try picture(screen, scale: 3)
        // The centers of the areas left and right of the island on a screen 393 points wide.
        for center in [72.25, 320.75] {
            let columns = Int((center - 50) * 3)..<Int((center + 50) * 3)
            var (left, right) = (Int.max, 0)
            for x in columns where (75..<115).contains(where: { picture.hex(x, $0) != "#F2F2F7" }) {
                (left, right) = (min(left, x), max(right, x))
            }
            #expect(abs(Double(left + right + 1) / 6 - center) < 1.5)
            #expect(right - left > 80)
        }
    }

    @Test func `a bar's background extends to the bottom edge of the screen`() throws {
        var screen = screen
        screen.bottom = hstack(0, .center, [spacer()]).height(.points(49)).background(ink(hex(0xFF0000)))
            .changed { $0.path = "bottom" }
        let picture = try picture(screen)
        #expect(picture.hex(196, 851) == "#FF0000")
        #expect(picture.hex(196, 768) == "#F2F2F7")
    }

    @Test func `scrolled content shows under bars`() throws {
        var screen = screen
        let rows = (0..<40).map { _ in shape(.rectangle, ink(hex(0xFF0000))).height(.points(40)) }
        screen.body = scroll(.vertical, [vstack(0, .center, rows)])
        screen.bottom = spacer().height(.points(49)).changed { $0.path = "bottom" }
        let picture = try picture(screen)
        #expect(picture.hex(100, 790) == "#FF0000")
        #expect(picture.hex(100, 845) == "#FF0000")
    }

    @Test func `a sheet's content scrolls to the edge of the screen even if the screen has a bar`() throws {
        var screen = screen
        let rows = (0..<40).map { _ in shape(.rectangle, ink(hex(0xFF0000))).height(.points(40)) }
        let list = scroll(.vertical, [vstack(0, .center, rows)]).width(.fill).height(.points(300))
            .changed { $0.anchor = Anchor(.center, .bottom) }
        screen.bottom = spacer().height(.points(49)).changed { $0.path = "bottom" }
        screen.presented = [BoundPresentation(list)]
        #expect(try picture(screen).hex(100, 845) == "#FF0000")
    }

    /// 393 × 0.67 is 263.3, so the last column of pixels is outside the display.
    @Test func `content scaled beyond the display leaves pixels outside it clear`() throws {
        var screen = screen
        screen.body = shape(.rectangle, ink(hex(0xFF0000))).effects { $0.scale = 2 }
        let picture = try picture(screen, scale: 0.67)
        #expect(picture.pixelWidth == 264)
        #expect(picture.hex(262, 280) == "#FF0000")
        #expect(picture.hex(263, 280) == "#00000000")
    }

    /// Black on this gray has contrast 3.4:1, but the screen's own background is black.
    @Test func `the home indicator keeps its color over gray content`() throws {
        let screen = BoundScreen(
            background: ink(.black), top: nil,
            body: shape(.rectangle, ink(hex(0x6B6B6B))).effects { $0.scale = 2 }, bottom: nil, presented: [])
        let picture = try picture(screen, scale: 3)
        #expect(picture.hex(196 * 3, 841 * 3) == "#FFFFFF")
    }

    /// The sheet begins at y = 69. The screen behind it begins at y = 59 and is 0.915 × 393 wide: from x = 16.7 to
    /// 376.3.
    @Test(arguments: [false, true])
    func `the screen behind a large sheet is scaled down on black, with a white status bar`(isPage: Bool) throws {
        let sheet = vstack(0, .center, [spacer()]).width(.fill).height(.points(749)).background(ink(hex(0x00FF00)))
            .changed { $0.anchor = Anchor(.center, .bottom) }
        var presentation = BoundPresentation(sheet)
        presentation.style = .sheet
        presentation.scaledBackdrop = .init(scale: 0.915, radius: 10, top: 59)
        var screen = screen
        screen.body = shape(.rectangle, ink(hex(0xFF0000)))
        screen.presented = [presentation]
        let assets = try newAssets()
        let mockup = try LaidOut.sample(.screen(screen), assets: assets)
        let painter = MockupPainter(assets)
        if isPage {
            let page = try painter.page(of: mockup, appearance: .light)
            #expect(try page.pdf(title: "T", creator: "T").count > 1_000)
            return
        }
        let picture = try painter.picture(of: mockup, appearance: .light, scale: 3)
        #expect(picture.hex(196 * 3, 64 * 3) == "#F2F2F7")
        #expect(picture.hex(14 * 3, 66 * 3) == "#000000" && picture.hex(196 * 3, 57 * 3) == "#000000")
        #expect(picture.hex(17 * 3 + 2, 59 * 3 + 1) == "#000000")
        #expect(picture.hex(196 * 3, 100 * 3) == "#00FF00")
        #expect((40 * 3..<105 * 3).contains { x in (75..<115).contains { picture.hex(x, $0) == "#FFFFFF" } })
    }

    @Test func `a screen drawn on another surface keeps that surface's pixels at its corners`() throws {
        let assets = try newAssets()
        let mockup = try LaidOut.sample(.screen(screen), assets: assets)
        let page = try Surface(size: Size(width: 453, height: 912), scale: 1)
        page.fill(hex(0x336699))
        try MockupPainter(assets).paint(
            mockup, appearance: .light, backdrop: nil, on: page, at: Point(x: 30, y: 30))
        #expect(page.hex(31, 31) == "#336699")
        #expect(page.hex(40, 400) == "#F2F2F7")
    }
}
