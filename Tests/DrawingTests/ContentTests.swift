import Canvas
import Drawing
import Layout
import Platform
import Specs
import Testing
import Values

@Suite struct ContentTests {
    private let red = ink(hex(0xFF0000))

    @Test func `capitals rest on the baseline`() throws {
        let font = font(20)
        let picture = try picture(of: text("HHH", 20), scale: 3)
        let baseline = Int((font.ascender * 3).rounded())
        #expect(picture.inkRows().max() == baseline - 1)
        let top = try #require(picture.inkRows().min())
        let capHeight = TestFacts.ios17.dynamicType.capHeight(20) * 3
        #expect(abs(Double(baseline - top) - capHeight) < 3)
    }

    @Test func `redacted text shows bars and no letters`() throws {
        let plain = try picture(of: text("Hello", 20), scale: 3)
        let redacted = try picture(of: text("Hello", 20).redacted(), scale: 3)
        #expect(plain.inkCount() > 500)
        #expect(redacted.inkCount() == 0)
        let middle = redacted.pixelHeight / 2
        #expect((6..<redacted.pixelWidth - 6).allSatisfy { redacted.hex($0, middle) != "#FFFFFF" })
        #expect(redacted.hex(redacted.pixelWidth / 2, 1) == "#FFFFFF")
    }

    @Test func `each redacted line has its own bar`() throws {
        let picture = try picture(of: text("One\nTwo", 20).redacted(), scale: 1)
        let isBar = (0..<picture.pixelHeight).map { picture.hex(10, $0) != "#FFFFFF" }
        let starts = zip([false] + isBar, isBar).filter { !$0 && $1 }.count
        #expect(starts == 2)
    }

    @Test(arguments: [false, true])
    func `skeletons have a highlight unless they are still`(isStill: Bool) throws {
        let group = vstack(0, .leading, [skeleton().size(200, 20), shape(.rectangle, red).size(200, 20).redacted()])
        func still(_ node: BoundNode) -> BoundNode {
            node.changed {
                $0.isStill = isStill
                $0.children = $0.children.map(still)
            }
        }
        let picture = try picture(of: still(group), scale: 1)
        for row in [10, 30] {
            let shades = Set((4..<196).map { picture.hex($0, row) })
            #expect((shades.count == 1) == isStill, "\(row)")
        }
    }

    @Test func `a redacted shape casts no shadow`() throws {
        let thumb = shape(.rectangle, ink(.white)).size(40, 20).shadow(label, y: 6, blur: 2)
        #expect(try picture(of: thumb, margin: 20).inkCount() > 0)
        #expect(try picture(of: thumb.redacted(), margin: 20).inkCount() == 0)
    }

    @Test func `a redacted chip is one placeholder`() throws {
        let chip = Specimens.chip("カフェ", isSelected: true).redacted()
        let picture = try picture(of: chip)
        let center = picture.color(picture.pixelWidth / 2, picture.pixelHeight / 2)
        #expect(center.blue - center.red < 0.05)
    }

    @Test func `content on a round background has no separate placeholder`() throws {
        let disc = shape(.circle, ink(hex(0x0A5FD9))).size(40, 40)
        let avatar = try picture(of: zstack(.center, [disc, text("A", 20)]).redacted())
        #expect(try avatar.rgbaBytes() == picture(of: zstack(.center, [disc]).redacted()).rgbaBytes())
        let words = hstack(4, .center, [text("A", 20), text("B", 20)]).size(80, 32)
        let pill = try picture(of: words.background([.color(ink(.black))]).radius(.full).redacted())
        #expect(try pill.rgbaBytes() == picture(of: skeleton().size(80, 32).radius(.full)).rgbaBytes())
    }

    @Test(arguments: [("heart.circle", true), ("heart", false)])
    func `a redacted symbol is a disc or a box`(name: String, isRound: Bool) throws {
        let picture = try picture(of: symbol(name, 40).redacted())
        let (x, y) = (picture.pixelWidth / 2, picture.pixelHeight / 2)
        #expect(picture.hex(x, y) != "#FFFFFF")
        #expect((picture.hex(x - 38, y - 38) == "#FFFFFF") == isRound)
    }

    @Test func `a redacted avatar is round`() throws {
        let picture = try picture(of: image("avatar").size(40, 40).redacted())
        #expect(picture.hex(4, 4) == "#FFFFFF")
        #expect(picture.hex(40, 4) != "#FFFFFF")
    }

    @Test func `a tail that is not at a corner has a round tip and curved feet`() throws {
        var bubble = BoundShape(.rectangle, fill: ink(.black))
        bubble.outline = .bubble
        bubble.tail = BoundTail(edge: .top, place: .center, size: 20)
        let picture = try picture(of: node(.shape(bubble)).size(200, 80), scale: 1)
        /// Returns the number of black pixels in a row. At a sharp tip this would be twice the depth.
        func width(_ row: Int) -> Int { (0..<200).filter { picture.color($0, row).red < 0.5 }.count }
        #expect(width(0) >= 3)
        #expect(width(10) > 20 && width(10) < 28)
        #expect(width(19) > 46 && width(19) < 56)
    }

    @Test(arguments: [(BoundTail.Place.start, false), (.end, true)])
    func `a tail at a corner continues the edge and curves into the side`(
        place: BoundTail.Place, isAtBottom: Bool
    ) throws {
        var bubble = BoundShape(.rectangle, fill: ink(.black))
        bubble.outline = .bubble
        bubble.tail = BoundTail(edge: .leading, place: place, size: 20)
        let picture = try picture(of: node(.shape(bubble)).size(120, 80), scale: 1)
        /// Returns the number of black pixels in the tail's 20 columns, at a distance in rows from the corner.
        func reach(_ distance: Int) -> Int {
            (0..<20).filter { picture.color($0, isAtBottom ? 79 - distance : distance).red < 0.5 }.count
        }
        // The tip is close to the frame's corner. A straight side 32 rows long would have 10 black pixels halfway.
        #expect(reach(0) >= 14)
        #expect(reach(16) > 1 && reach(16) < 7)
        #expect(reach(34) == 0)
    }

    @Test func `without fonts each line is drawn as a bar`() throws {
        let laidOut = try LaidOut.sample(.component(text("Hello", 20)), assets: newAssets(), backdrops: [ink(.white)])
        let picture = try MockupPainter(newAssets(hasFonts: false)).picture(
            of: laidOut, appearance: .light, scale: 2, margin: 0)
        let (x, y) = (picture.pixelWidth / 2, picture.pixelHeight / 2)
        #expect(picture.hex(x, y) == "#C6C6C8")
        #expect(picture.hex(x, 1) == "#FFFFFF")
    }

    @Test func `a symbol has the color of its node`() throws {
        let picture = try picture(of: symbol("heart.fill", 20, .regular, red))
        #expect(picture.hex(picture.pixelWidth / 2, picture.pixelHeight / 2) == "#FF0000")
    }

    /// The substitute drawing of `heart.fill` fills its box; the project's own symbol fills the left half.
    @Test func `a symbol of the project's own is drawn from its file, in the node's color`() throws {
        let assets = try newAssets(ownSymbol: { path in
            path == "Symbols/heart.fill.svg" ? TestIcons.leftHalf : nil
        })
        let own = OwnSymbol(path: "Symbols/heart.fill.svg", facts: .size(Size(width: 48, height: 24)))
        for (own, isOwn) in [(own, true), (nil, false)] as [(OwnSymbol?, Bool)] {
            var content = BoundSymbol(
                name: bound("heart.fill"), pointSize: 20, weight: .bold, color: red, baseline: 20,
                size: Size(width: 48, height: 24))
            content.own = own
            let picture = try picture(of: node(.symbol(content)), assets: assets)
            let half = picture.pixelWidth / 2
            #expect(picture.hex(half - 10, picture.pixelHeight / 2) == "#FF0000")
            #expect(picture.hex(half + 10, picture.pixelHeight / 2) == (isOwn ? "#FFFFFF" : "#FF0000"))
            // The project's own symbol fills the left half of the box without a margin.
            #expect(picture.inkCount(columns: 0..<half) == half * picture.pixelHeight || !isOwn)
        }
    }

    @Test func `a symbol of the project's own that cannot be read is a dashed box`() throws {
        var content = BoundSymbol(
            name: bound("heart.fill"), pointSize: 40, weight: .regular, color: red, baseline: 40,
            size: Size(width: 48, height: 48))
        content.own = OwnSymbol(path: "Symbols/heart.fill.svg", facts: .unreadable("it is empty"))
        let picture = try picture(of: node(.symbol(content)))
        #expect(picture.hex(picture.pixelWidth / 2, picture.pixelHeight / 2) == "#FFFFFF")
        #expect(picture.inkCount() > 0)
    }

    @Test func `a chevron is mirrored in right-to-left layout`() throws {
        let chevron = symbol("chevron.forward", 40)
        for (direction, isRight) in [(LayoutDirection.leftToRight, true), (.rightToLeft, false)] {
            let picture = try picture(of: chevron, direction: direction)
            let half = picture.pixelWidth / 2
            let (left, right) = (picture.inkCount(columns: 0..<half), picture.inkCount(columns: half..<half * 2))
            #expect((right > left) == isRight)
            #expect(max(left, right) > 20 * max(min(left, right), 1))
        }
    }

    @Test func `a symbol in a filled circle is cut out of it`() throws {
        let picture = try picture(of: symbol("heart.circle.fill", 40, .regular, red))
        let (x, y) = (picture.pixelWidth / 2, picture.pixelHeight / 2)
        #expect(picture.hex(x, y) == "#FFFFFF")
        #expect(picture.hex(x - 32, y) == "#FF0000")
    }

    @Test func `heavier symbols have thicker lines`() throws {
        let counts = try [FontWeight.light, .regular, .semibold, .heavy].map { weight in
            try picture(of: symbol("heart", 40, weight)).inkCount()
        }
        #expect(zip(counts, counts.dropFirst()).allSatisfy { $0 < $1 })
    }

    /// `heart-fill` fills a box of 45 × 45 pixels around the middle.
    @Test func `a slash runs from the top leading to the bottom trailing corner, with a gap beside it`() throws {
        let picture = try picture(of: symbol("heart.slash.fill", 40, .regular, red))
        let (x, y) = (picture.pixelWidth / 2, picture.pixelHeight / 2)
        #expect(picture.hex(x - 20, y - 20) == "#FF0000" && picture.hex(x + 20, y + 20) == "#FF0000")
        #expect(picture.hex(x + 16, y - 16) == "#FF0000")
        #expect(picture.hex(x + 5, y - 5) == "#FFFFFF" && picture.hex(x - 5, y + 5) == "#FFFFFF")
    }

    @Test(arguments: ["hand.raised", "heart.text.square", "bubble.left.and.bubble.right"])
    func `a built-in drawing needs no file and follows the weight`(name: String) throws {
        let counts = try [FontWeight.regular, .bold].map { try picture(of: symbol(name, 40, $0)).inkCount() }
        #expect(counts[0] > 100 && counts[1] > counts[0])
    }

    @Test(arguments: [Appearance.light, .dark])
    func `a redacted background in a strong color is drawn like a skeleton`(appearance: Appearance) throws {
        let bubble = vstack(0, .center, [text("Hello")]).padding(20).background(ink(hex(0x0A5FD9), hex(0x6BA5FF)))
        let page = ink(.white, .black)
        let redacted = try picture(of: bubble.redacted(), appearance: appearance, backdrop: page)
        let bare = try picture(of: skeleton().size(20, 20), appearance: appearance, backdrop: page)
        let (background, placeholder) = (redacted.color(3, 3), bare.color(3, 3))
        #expect(abs(background.red - placeholder.red) < 0.02 && abs(background.blue - placeholder.blue) < 0.02)
    }

    @Test func `a redacted card keeps its white background, and an invisible shape stays invisible`() throws {
        let card = vstack(0, .center, [text("Hello")]).padding(20).background(surfaceColor)
        #expect(try picture(of: card.redacted(), backdrop: grouped).hex(3, 3) == "#FFFFFF")
        let area = shape(.rectangle, ink(hex(0xFFFFFF, 0))).size(20, 20)
        #expect(try picture(of: area.redacted()).hex(20, 20) == "#FFFFFF")
    }

    @Test func `a symbol without a drawing is a dashed box`() throws {
        let picture = try picture(of: symbol("no.such.symbol", 40, .regular, red))
        let (x, y) = (picture.pixelWidth / 2, picture.pixelHeight / 2)
        #expect(picture.hex(x, y) == "#FFFFFF")
        let row = (0..<picture.pixelWidth).map { picture.hex($0, y - 34) == "#FF0000" }
        let dashes = zip([false] + row, row).filter { !$0 && $1 }.count
        #expect(dashes >= 3)
    }

    @Test(arguments: [(BoundShape.Outline.circle, "#FFFFFF"), (.ellipse, "#FF0000"), (.rectangle, "#FF0000")])
    func `a circle is as wide as it is high`(outline: BoundShape.Outline, side: String) throws {
        let picture = try picture(of: shape(outline, red).size(40, 20))
        #expect(picture.hex(40, 20) == "#FF0000")
        #expect(picture.hex(10, 20) == side)
    }

    @Test func `a divider is one pixel`() throws {
        let picture = try picture(of: vstack(0, .center, [divider(red)]).size(20, 10), scale: 3)
        #expect((0..<30).filter { picture.hex(10, $0) == "#FF0000" }.count == 1)
    }

    @Test func `the highlight of skeletons spans the whole mock-up`() throws {
        let blocks = hstack(0, .center, (0..<10).map { _ in skeleton().size(20, 10) })
        let picture = try picture(of: blocks)
        let edge = picture.color(4, 10).red
        let middle = picture.color(200, 10).red
        #expect(middle > edge + 0.02)
        #expect(picture.hex(4, 10) == picture.hex(396, 10))
    }

    @Test func `a missing image is drawn as a plain fill`() throws {
        let node = node(.image(BoundImage(.file("none.png"), contentMode: .fill, naturalSize: nil))).size(20, 20)
        let color = try picture(of: node).color(20, 20)
        #expect(color.red < 1 && color.red > 0.8)
    }

    @Test(arguments: [(ContentMode.fill, "#FF0000"), (.fit, "#FFFFFF")])
    func `a picture fills its box or fits into it`(mode: ContentMode, edge: String) throws {
        let source = try Surface(size: Size(width: 20, height: 10), scale: 1)
        source.fill(hex(0xFF0000))
        let png = try source.png()
        let assets = try newAssets(image: { $0 == "red.png" ? png : nil })
        let node = node(.image(BoundImage(.file("red.png"), contentMode: mode, naturalSize: nil))).size(20, 20)
        let picture = try picture(of: node, assets: assets)
        #expect(picture.hex(20, 20) == "#FF0000")
        #expect(picture.hex(20, 4) == edge)
    }
}
