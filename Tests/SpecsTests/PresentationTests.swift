import Platform
import Project
import Source
import Specs
import Testing
import Values

/// iphone-15 is 393 × 852; its safe area leaves 59 above and 34 below. A large sheet starts at 59 + 10.
@Suite struct PresentationTests {
    private func presented(
        _ presentation: String, use: String = "", orientation: Orientation = .portrait
    ) throws -> (BoundNode, [String]) {
        var spec = Specification(
            """
            screen: S
            body: { text: a }
            presents: [{ use: P\(use) }]
            ---
            component: P
            presentation: \(presentation)
            body: { text: b }
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

    @Test func `a sheet without detents is large`() throws {
        #expect(try presented("{ as: sheet }").0.sizing.height?.value == .points(749))
    }

    // 393 high, 21 below.
    @Test func `a sheet covers a screen that is held sideways`() throws {
        let node = try presented("{ as: sheet, detents: [medium] }", orientation: .landscape).0
        #expect(node.sizing.height?.value == .points(372))
    }

    @Test func `what the screen writes comes first`() throws {
        let node = try presented("{ as: sheet }", use: ", height: 100, anchor: top").0
        #expect(node.sizing.height?.value == .points(100))
        #expect(node.anchor == Anchor(.center, .top))
    }

    @Test(arguments: [
        ("{ as: alert }", Anchor.center), ("{ as: toast }", Anchor(.center, .bottom)),
        ("{ as: toast, edge: top }", Anchor(.center, .top)), ("{ as: keyboard }", Anchor(.center, .bottom)),
    ])
    func `what is presented stands at its edge`(presentation: String, anchor: Anchor) throws {
        let (node, messages) = try presented(presentation)
        #expect(messages == [])
        #expect(node.anchor == anchor)
        #expect(node.sizing.height == nil)
    }

    @Test func `a detent that is none is told`() throws {
        #expect(try presented("{ as: sheet, detents: [half] }").1 == ["the text “half” is no detent"])
    }
}
