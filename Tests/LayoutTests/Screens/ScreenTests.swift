import Layout
import Project
import Specs
import Testing
import Values

/// The screen is 400 × 800; its safe area is 400 × 730 from 40 to 770.
@Suite struct ScreenTests {
    @Test func `bars are at the edges of the safe area, and the body is between them`() {
        let laidOut = layOut(
            screen(
                top: color().width(.fill).height(44), body: color(), bottom: color().width(.fill).height(49)))
        #expect(laidOut.size == Size(width: 400, height: 800))
        #expect(laidOut.safeArea.short == "0 40 400 730")
        // Body, top bar, bottom bar: 40 + 44 = 84, 770 − 49 = 721.
        #expect(laidOut.roots.map(\.rect.short) == ["0 84 400 637", "0 40 400 44", "0 721 400 49"])
    }

    @Test func `a small body is centered in the safe area`() {
        let laidOut = layOut(screen(body: box(100, 30)))
        #expect(laidOut.roots.map(\.rect.short) == ["150 390 100 30"])
    }

    @Test func `backgrounds that touch the safe area's edge reach beyond it`() {
        let bar = color().width(.fill).height(44).background()
        let laidOut = layOut(screen(top: bar, body: vstack(0, .center, color()).background(), bottom: bar))
        // The body extends below the bars to the edges of the screen: 40 + 44 above, 30 + 44 below.
        #expect(laidOut.roots.map(\.bleed.short) == ["84 0 74 0", "40 0 0 0", "0 0 30 0"])
    }

    @Test(arguments: [
        ("a header", box(400, 50).background(), "40 0 0 0"),
        ("within half a pixel", box(400, 50).background().offset(0, 0.4), "40 0 0 0"),
        ("half a pixel and more", box(400, 50).background().offset(0, 0.6), "0 0 0 0"),
        ("no background", box(400, 50), "0 0 0 0"),
        ("rounded corners", box(400, 50).background().radius(.points(8)), "0 0 0 0"),
        ("corners of no radius", box(400, 50).background().radius(.points(0)), "40 0 0 0"),
    ])
    func `the first node of the body bleeds upward`(name: String, first: BoundNode, expected: String) throws {
        let body = vstack(0, .center, first, color())
        let frames = layOut(screen(body: body)).allFrames().map(\.frame)
        #expect(try #require(frames.dropFirst().first).bleed.short == expected)
    }

    @Test func `nothing bleeds out of a clipping node or along a scroll view`() {
        let clipping = vstack(0, .center, color().background()).clipped()
        let scrolling = scroll(.vertical, .start, box(400, 50).background())
        for body in [clipping, scrolling] {
            #expect(layOut(screen(body: body)).allFrames().allSatisfy { $0.frame.bleed == .zero })
        }
    }

    @Test func `presented components are above, at their anchors in the safe area`() {
        let toast = box(200, 40).anchor(.center, .top)
        let sheet = vstack(0, .center, box(10, 10)).width(.fill).height(300).background().anchor(.center, .bottom)
        let laidOut = layOut(screen(body: color(), presented: [presentation(toast), presentation(sheet, .sheet)]))
        #expect(laidOut.roots.map(\.rect.short) == ["0 40 400 730", "100 40 200 40", "0 470 400 300"])
        #expect(laidOut.roots.last?.bleed.short == "0 0 30 0")
        #expect(laidOut.coveredRoots == 2)
    }

    @Test func `a toast is between the bars`() {
        let bar = color().width(.fill).height(44)
        for (edge, place) in [(VerticalAlignment.bottom, "100 686 200 40"), (.top, "100 84 200 40")] {
            let toast = presentation(box(200, 40).anchor(.center, edge), .toast)
            let laidOut = layOut(screen(top: bar, body: color(), bottom: bar, presented: [toast]))
            #expect(laidOut.roots.last?.rect.short == place)
        }
    }

    /// The safe area is 730 high and starts at 40. The popover is 100 × 60 with an arrow of 13, and 10 from the edges.
    @Test(arguments: [
        // Below the node, with its arrow at the center of the node.
        (100.0, 100.0, "80 150 100 73", BoundTail.Edge.top, 50.0),
        // At the edge of the screen it moves aside, but the arrow stays at the node.
        (0.0, 100.0, "10 150 100 73", .top, 20.0), (310.0, 100.0, "290 150 100 73", .top, 50.0),
        // Without room below, it is above.
        (100.0, 700.0, "80 627 100 73", .bottom, 50.0),
    ])
    func `a popover points at its node`(x: Double, y: Double, rect: String, edge: BoundTail.Edge, tip: Double) throws {
        let button = box(60, 50).offset(Points(x), Points(y - 40)).id("plus")
        let body = zstack(Anchor(.leading, .top), color(), button)
        var popover = presentation(use(box(100, 60).background()), .popover)
        popover.target = .init(id: "plus", arrowHeight: 13, margin: 10)
        let laidOut = layOut(screen(body: body, presented: [popover]))
        let frame = try #require(laidOut.roots.last)
        #expect(frame.rect.short == rect)
        #expect(frame.node.decoration.tail == BoundTail(edge: edge, place: .points(Points(tip)), size: 13))
        #expect(frame.node.decoration.background.count == 1)
        #expect(frame.children.map(\.rect.size) == [Size(width: 100, height: 60)])
        #expect(frame.children.allSatisfy { $0.node.decoration.background.isEmpty })
    }

    // The keyboard is 300 high and ends at 770.
    @Test func `a keyboard raises the bottom bar and takes its height from the body`() {
        let keyboard = presentation(box(400, 300).anchor(.center, .bottom), .keyboard)
        let laidOut = layOut(
            screen(body: color(), bottom: color().width(.fill).height(49), presented: [keyboard]))
        #expect(laidOut.roots.map(\.rect.short) == ["0 40 400 381", "0 421 400 49", "0 470 400 300"])
    }

    /// The keyboard covers everything below 470.
    @Test(arguments: [
        (49.0, true, ["0 40 400 430", "0 470 400 300"]),
        (400, true, ["0 40 400 330", "0 370 400 400", "0 470 400 300"]),
        (49, false, ["0 40 400 681", "0 721 400 49"]),
    ])
    func `a bar that stays below the keyboard is omitted if the keyboard covers it`(
        height: Double, isShown: Bool, rects: [String]
    ) {
        let bar = color().width(.fill).height(Points(height)).changed { $0.staysBelowKeyboard = true }
        let keyboard = presentation(box(400, 300).anchor(.center, .bottom), .keyboard)
        let laidOut = layOut(screen(body: color(), bottom: bar, presented: isShown ? [keyboard] : []))
        #expect(laidOut.roots.map(\.rect.short) == rects)
    }

    /// As above; the bottom bar starts at 721.
    @Test(arguments: [
        (400.0, true, "80 327 100 73"), (400, false, "80 450 100 73"), (100, true, "80 150 100 73"),
        (620, false, "80 547 100 73"),
    ])
    func `a popover is at its preferred edge, between the bars`(y: Double, above: Bool, rect: String) {
        let button = box(60, 50).offset(100, Points(y - 40)).id("plus")
        let body = zstack(Anchor(.leading, .top), color(), button)
        var popover = presentation(use(box(100, 60).background()), .popover)
        popover.target = .init(id: "plus", arrowHeight: 13, margin: 10)
        popover.target?.prefersAbove = above
        let laidOut = layOut(
            screen(body: body, bottom: color().width(.fill).height(49), presented: [popover]))
        #expect(laidOut.roots.last?.rect.short == rect)
    }

    @Test func `a background that crosses the edge of the safe area bleeds, one beyond it does not`() {
        let higher = zstack(.center, color().height(301).background()).width(.fill).height(300)
            .anchor(.center, .bottom)
        let sheet = layOut(screen(body: color(), presented: [presentation(higher, .sheet)]))
        #expect(sheet.roots.last?.children.map(\.bleed.short) == ["0 0 29.5 0"])
        let beyond = zstack(.center, color().height(20).background().offset(0, 380))
        #expect(layOut(screen(body: beyond)).allFrames().allSatisfy { $0.frame.bleed == .zero })
    }

    @Test func `a screen in landscape has margins at its sides`() {
        var sideways = metrics()
        sideways.orientation = .landscape
        let laidOut = layOut(screen(body: color().background()), metrics: sideways)
        #expect(laidOut.size == Size(width: 800, height: 400))
        #expect(laidOut.roots.map(\.rect.short) == ["40 0 720 380"])
        #expect(laidOut.roots.first?.bleed.short == "0 40 20 40")
    }

    @Test func `a screen is mirrored as a whole`() {
        let laidOut = layOut(
            screen(body: hstack(0, .top, box(100, 10), color().background())), metrics: metrics(direction: .rightToLeft)
        )
        #expect(laidOut.allFrames().map(\.frame.rect.short) == ["0 40 400 730", "300 40 100 10", "0 40 300 730"])
    }

    @Test func `bars that take all of the height leave none for the body`() {
        let laidOut = layOut(screen(top: box(400, 500), body: color(), bottom: box(400, 500)))
        #expect(laidOut.roots.first?.rect.height == 0)
    }
}
