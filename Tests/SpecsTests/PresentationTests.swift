import Platform
import Project
import Source
import Specs
import Testing
import Values

/// iphone-15 is 393 × 852 with a safe area of 59 at the top and 34 at the bottom. A large sheet starts at 59 + 10.
@Suite struct PresentationTests {
    private func presented(
        _ presentation: String, use: String = "", orientation: Orientation = .portrait
    ) throws -> (BoundNode, [String]) {
        let (bound, messages) = try self.presentation(presentation, use: use, orientation: orientation)
        return (bound.node, messages)
    }

    private func presentation(
        _ presentation: String, use: String = "", orientation: Orientation = .portrait, body: String = "{ text: b }"
    ) throws -> (BoundPresentation, [String]) {
        var spec = Specification(
            """
            screen: S
            body: { text: a }
            presents: [{ use: P\(use) }]
            ---
            component: P
            presentation: \(presentation)
            body: \(body)
            """)
        var metrics = try spec.metrics()
        metrics.orientation = orientation
        let component = try #require(spec.library["S"])
        guard case .screen(let screen)? = spec.bind(component, metrics: metrics)?.arrangement else {
            throw NoScreen()
        }
        return (try #require(screen.presented.first), spec.messages)
    }

    private struct NoScreen: Error {}

    @Test(arguments: [
        // 852 − 69 − 34.
        ("[large]", 749), ("[large, medium]", 357.5), ("medium", 357.5), ("[200]", 200), ("[40%]", 279.2),
        ("[9000]", 749),
    ])
    func `a sheet is as high as its smallest detent`(detents: String, height: Double) throws {
        let (node, messages) = try presented("{ as: sheet, detents: \(detents) }")
        #expect(messages == [])
        guard case .points(let points)? = node.sizing.height?.value else {
            Issue.record("no height")
            return
        }
        #expect(abs(points.value - height) < 1e-9)
        #expect(node.sizing.width?.value == .fill)
        #expect(node.anchor == Anchor(.center, .bottom))
        #expect(node.children.first?.sizing.height?.value == .fill)
    }

    @Test func `a body that hugs is as high as its sheet, with the content at the top`() throws {
        let (presentation, messages) = try presentation(
            "{ as: sheet, detents: [medium] }", body: "{ vstack: [{ text: b }], height: hug }")
        #expect(messages == [])
        let body = try #require(presentation.node.children.first)
        #expect(body.sizing.minHeight?.value == .points(357.5))
        #expect(body.anchor == Anchor(.center, .top))
    }

    @Test func `a sheet without detents is large`() throws {
        #expect(try presented("{ as: sheet }").0.sizing.height?.value == .points(749))
    }

    // 393 high, 21 at the bottom.
    @Test func `a sheet covers a screen in landscape`() throws {
        let node = try presented("{ as: sheet, detents: [medium] }", orientation: .landscape).0
        #expect(node.sizing.height?.value == .points(372))
    }

    /// The display is 852 high; the screen behind starts at the edge of the safe area.
    @Test(arguments: [
        ("{ as: sheet }", Orientation.portrait, true), ("{ as: sheet, detents: [medium, large] }", .portrait, false),
        ("{ as: sheet }", .landscape, false), ("{ as: alert }", .portrait, false),
    ])
    func `the screen behind a large sheet is scaled down`(written: String, orientation: Orientation, steps: Bool) throws
    {
        let presentation = try presentation(written, orientation: orientation).0
        #expect((presentation.scaledBackdrop != nil) == steps)
        guard steps else { return }
        #expect(presentation.scaledBackdrop == .init(scale: 0.915, radius: 10, top: 59))
    }

    @Test func `values set by the screen take precedence`() throws {
        let node = try presented("{ as: sheet }", use: ", height: 100, anchor: top").0
        #expect(node.sizing.height?.value == .points(100))
        #expect(node.anchor == Anchor(.center, .top))
    }

    @Test(arguments: [
        ("{ as: alert }", Anchor.center), ("{ as: toast }", Anchor(.center, .bottom)),
        ("{ as: toast, edge: top }", Anchor(.center, .top)), ("{ as: keyboard }", Anchor(.center, .bottom)),
    ])
    func `a presented node is placed at its edge`(presentation: String, anchor: Anchor) throws {
        let (node, messages) = try presented(presentation)
        #expect(messages == [])
        #expect(node.anchor == anchor)
        #expect(node.sizing.height == nil)
    }

    @Test func `an invalid detent is reported`() throws {
        #expect(try presented("{ as: sheet, detents: [half] }").1 == ["a detent cannot be the text “half”"])
    }

    @Test(arguments: [("sheet", true), ("alert", true), ("popover", false), ("toast", false), ("keyboard", false)])
    func `a sheet and an alert dim the screen below them`(style: String, isDimmed: Bool) throws {
        let dimming = try presentation("{ as: \(style) }").0.dimming
        #expect((dimming != nil) == isDimmed)
        guard case .shape(let shape)? = dimming?.content else { return }
        #expect(shape.fill?.value[.light] == .black.opacity(0.2))
    }

    @Test func `colors in a sheet use iOS's elevated level`() throws {
        let body = #"{ text: b, background: "{ios.color.systemBackground}" }"#
        func ground(_ style: String) throws -> RGBA? {
            let node = try presentation("{ as: \(style) }", body: body).0.node.children.first
            guard case .color(let color)? = node?.decoration.background.first else { return nil }
            return color.value[.dark]
        }
        #expect(try ground("sheet") == RGBA(red: 28.0 / 255, green: 28.0 / 255, blue: 30.0 / 255))
        #expect(try ground("toast") == .black)
    }

    @Test(arguments: ["sheet", "toast"])
    func `a screen that is a sheet stays elevated behind its presented nodes`(style: String) throws {
        var spec = Specification(
            """
            screen: S
            presentation: { as: sheet }
            body: { text: a }
            presents: [{ use: P }, { text: b, background: "{ios.color.systemBackground}" }]
            ---
            component: P
            presentation: { as: \(style) }
            body: { text: c, background: "{ios.color.systemBackground}" }
            """)
        let component = try #require(spec.library["S"])
        guard case .screen(let screen)? = spec.bind(component, metrics: try spec.metrics())?.arrangement else {
            throw NoScreen()
        }
        for node in screen.presented.compactMap({ $0.node.children.first ?? $0.node }) {
            guard case .color(let color)? = node.decoration.background.first else { continue }
            #expect(color.value[.dark] == RGBA(red: 28.0 / 255, green: 28.0 / 255, blue: 30.0 / 255))
        }
        #expect(screen.presented.count == 2)
    }

    @Test func `a sheet has the standard background, corners and grabber by default`() throws {
        let plain = try #require(try presentation("{ as: sheet, grabber: true }").0.node.children.first)
        #expect(plain.decoration.background.count == 1)
        #expect(plain.decoration.corners?.all == [.points(10), .points(10), .points(0), .points(0)])
        #expect(plain.decoration.radius == nil)
        #expect(plain.overlay.map(\.path) == ["presents/0/0/grabber"])
        let own = try #require(
            try presentation("{ as: sheet }", body: "{ text: b, background: red, radius: 20 }").0.node.children.first)
        #expect(own.decoration.background.count == 1)
        #expect(own.decoration.corners?.topLeading == .points(20))
        #expect(own.overlay.isEmpty)
    }

    @Test(arguments: [
        ("{ as: sheet, detent: [large] }", "unknown key “detent” in a presentation"),
        ("{ as: drawer }", "“as” cannot be the text “drawer”"),
        ("{ edge: top }", "a presentation needs a key “as”"),
        (#"{ as: toast, over: Nowhere }"#, "unknown screen “Nowhere”"),
        (#"{ as: toast, over: "S:empty" }"#, "“S” has no state “empty”"),
        ("{ as: popover, anchor: plus }", "the popover points at “plus”, which S does not show"),
    ])
    func `invalid presentations are reported`(presentation: String, message: String) throws {
        #expect(Set(try presented(presentation).1) == [message])
    }
}
