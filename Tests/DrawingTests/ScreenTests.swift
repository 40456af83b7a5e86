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
        let mockup = try layOut(.screen(screen), assets: assets, device: device)
        return try MockupPainter(assets).picture(of: mockup, appearance: appearance, scale: scale)
    }

    @Test func `a screen is as large as the display and clear beyond its corners`() throws {
        let assets = try newAssets()
        let picture = try MockupPainter(assets).picture(
            of: layOut(.screen(screen), assets: assets), appearance: .light)
        #expect(picture.pixelWidth == 1_179 && picture.pixelHeight == 2_556)
        #expect(picture.hex(0, 0) == "#00000000")
        #expect(picture.hex(1_178, 2_555) == "#00000000")
        #expect(picture.hex(20, 1_200) == "#F2F2F7")
        #expect(picture.hex(0, 1_200) == "#F2F2F7")
    }

    /// At these scales the display is, or is not, a whole number of pixels, or its corners meet.
    @Test(arguments: [3, 1, 0.37])
    func `each corner is cut as the others are`(scale: Double) throws {
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
                    // The sampling of edges is not the same from both sides.
                    #expect(abs((picture.pixel(x: x, y: y)?.alpha ?? -1) - alpha) < 0.15)
                }
            }
        }
    }

    @Test func `a display without rounded corners is full`() throws {
        #expect(try picture(screen, device: "iphone-se3").hex(0, 0) == "#F2F2F7")
    }

    @Test(arguments: [("iphone-15", 29), ("iphone-13", 10)])
    func `the cutout is black`(device: String, y: Int) throws {
        #expect(try picture(screen, device: device, appearance: .dark).hex(195, y) == "#000000")
        #expect(try picture(screen, device: device).hex(195, 60) == "#F2F2F7")
    }

    @Test(arguments: [(Appearance.light, "#000000"), (.dark, "#FFFFFF")])
    func `the home indicator stands out`(appearance: Appearance, color: String) throws {
        let picture = try picture(screen, appearance: appearance)
        #expect(picture.hex(196, 841) == color)
        #expect(picture.hex(100, 841) != color)
    }

    /// On black and on white the furniture is seen in either appearance; pages have the same.
    @Test(arguments: [(0x000000, "#FFFFFF"), (0xFFFFFF, "#000000")], [Appearance.light, .dark])
    func `furniture is seen on what is behind it`(_ ground: (color: UInt32, ink: String), _ appearance: Appearance)
        throws
    {
        let color = hex(ground.color)
        let screen = BoundScreen(
            background: ink(color, color), top: nil, body: spacer(), bottom: nil, presented: [])
        let picture = try picture(screen, appearance: appearance, scale: 3)
        #expect(picture.hex(196 * 3, 841 * 3) == ground.ink)
        let time = (40 * 3..<105 * 3).contains { x in (75..<115).contains { picture.hex(x, $0) == ground.ink } }
        #expect(time)
    }

    @Test func `each end of the screen has furniture of its own`() throws {
        var screen = screen
        screen.bottom = hstack(0, .center, [spacer()]).height(.points(49)).background(ink(hex(0x000000)))
            .changed { $0.path = "bottom" }
        let picture = try picture(screen, scale: 3)
        #expect(picture.hex(196 * 3, 841 * 3) == "#FFFFFF")
        #expect((40 * 3..<105 * 3).contains { x in (75..<115).contains { picture.hex(x, $0) == "#000000" } })
    }

    // 852 × 393, its safe area 59 from the sides and 21 from below: the bar begins at 393 − 21 − 40.
    @Test func `a bar's line reaches the sides of a screen that is held sideways`() throws {
        let bar = hstack(0, .center, [spacer()]).width(.fill).height(.points(40)).background(ink(.white))
            .border(ink(hex(0xFF0000)), .points(1), [.top])
        var screen = screen
        screen.bottom = bar
        let assets = try newAssets()
        let mockup = try layOut(.screen(screen), assets: assets, orientation: .landscape)
        let picture = try MockupPainter(assets).picture(of: mockup, appearance: .light, scale: 1)
        #expect([1, 30, 400, 850].map { picture.hex($0, 332) } == Array(repeating: "#FF0000", count: 4))
        #expect(picture.hex(30, 333) == "#FFFFFF")
    }

    @Test func `a home-button phone has no home indicator`() throws {
        #expect(try picture(screen, device: "iphone-se3").hex(187, 656) == "#F2F2F7")
    }

    @Test func `time and levels stand beside the island`() throws {
        let picture = try picture(screen, scale: 3)
        // Centers of the two sides on a screen of 393 points.
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

    @Test func `a bar's color reaches down to the edge of the screen`() throws {
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

    @Test func `a sheet's content scrolls on under the edge of the screen, whatever bar is below the sheet`() throws {
        var screen = screen
        let rows = (0..<40).map { _ in shape(.rectangle, ink(hex(0xFF0000))).height(.points(40)) }
        let list = scroll(.vertical, [vstack(0, .center, rows)]).width(.fill).height(.points(300))
            .changed { $0.anchor = Anchor(.center, .bottom) }
        screen.bottom = spacer().height(.points(49)).changed { $0.path = "bottom" }
        screen.presented = [BoundPresentation(list)]
        #expect(try picture(screen).hex(100, 845) == "#FF0000")
    }

    /// 393 × 0.67 is 263.3: the last column of pixels is not the display's.
    @Test func `what is enlarged beyond the display leaves its edge clear`() throws {
        var screen = screen
        screen.body = shape(.rectangle, ink(hex(0xFF0000))).effects { $0.scale = 2 }
        let picture = try picture(screen, scale: 0.67)
        #expect(picture.pixelWidth == 264)
        #expect(picture.hex(262, 280) == "#FF0000")
        #expect(picture.hex(263, 280) == "#00000000")
    }

    /// Black on this gray is 3.4:1, white is right for the app.
    @Test func `furniture keeps to the ground of its screen while gray is on it`() throws {
        let screen = BoundScreen(
            background: ink(.black), top: nil,
            body: shape(.rectangle, ink(hex(0x6B6B6B))).effects { $0.scale = 2 }, bottom: nil, presented: [])
        let picture = try picture(screen, scale: 3)
        #expect(picture.hex(196 * 3, 841 * 3) == "#FFFFFF")
    }

    /// The sheet begins at 69, the screen behind at 59 and is 0.915 × 393 wide: from 16.7 to 376.3.
    @Test(arguments: [false, true])
    func `the screen behind a large sheet is smaller, before black, under a white status bar`(isPage: Bool) throws {
        let sheet = vstack(0, .center, [spacer()]).width(.fill).height(.points(749)).background(ink(hex(0x00FF00)))
            .changed { $0.anchor = Anchor(.center, .bottom) }
        var presentation = BoundPresentation(sheet)
        presentation.style = .sheet
        presentation.steppingBack = .init(scale: 0.915, radius: 10, top: 59)
        var screen = screen
        screen.body = shape(.rectangle, ink(hex(0xFF0000)))
        screen.presented = [presentation]
        let assets = try newAssets()
        let mockup = try layOut(.screen(screen), assets: assets)
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

    @Test func `a screen painted on a page leaves the page around its corners`() throws {
        let assets = try newAssets()
        let mockup = try layOut(.screen(screen), assets: assets)
        let page = try Surface(size: Size(width: 453, height: 912), scale: 1)
        page.fill(hex(0x336699))
        try MockupPainter(assets).paint(
            mockup, appearance: .light, backdrop: nil, on: page, at: Point(x: 30, y: 30))
        #expect(page.hex(31, 31) == "#336699")
        #expect(page.hex(40, 400) == "#F2F2F7")
    }
}
