import Canvas
import Checks
import Drawing
import Layout
import Project
import Source
import Specs
import Testing
import Values

@testable import Pipeline
@testable import Sheets

private let press = """
    component: Chip
    body: { text: Coffee, padding: 12, background: "#0A5FD9", action: choose, id: chip }
    motion:
      press:
        trigger: press
        curve: { response: 0.3s, dampingFraction: 0.6 }
        changes: { scale: [1, 0.95] }
        reduced: { duration: 0.2s, curve: linear, changes: { scale: [1, 0.98] } }
    """

private let still = "component: Still\nbody: { text: Coffee, padding: 12, action: choose }"

private let screen = """
    screen: Home
    id: PG-1
    body: { vstack: [{ text: Welcome }, { text: Go on, action: go, minHeight: 44 }] }
    """

extension Page {
    fileprivate var words: [String] { texts.map(\.text) }

    /// Whether all text is within the margins.
    fileprivate var isInside: Bool {
        texts.allSatisfy { $0.origin.x >= PageGrid.left - 0.5 && $0.origin.x + $0.width <= PageGrid.right + 0.5 }
    }
}

struct `A motion sheet` {
    @Test func `shows seven frames of each form with their values`() throws {
        let page = try #require(try SheetProject(press).page(.motion))
        #expect(page.pictures.count == 14)
        #expect(page.words.count { $0 == "0.945" } == 1 && page.words.count { $0 == "0.980" } == 1)
        #expect(page.words.contains("overshoot 1.005") && page.words.contains("lowest 0.980, no overshoot"))
        #expect(page.words.contains("spring, response 0.3 s, damping fraction 0.6"))
        #expect(page.words.contains("linear 0.2 s, scale 1 → 0.98 → 1"))
        #expect(page.isInside)
    }

    @Test func `a wide pressed control is shown whole in three frames: at rest, pressed, and at its largest`()
        throws
    {
        let wide = press.replacing("padding: 12,", with: "padding: 12, width: 297,")
        let page = try #require(try SheetProject(wide).page(.motion))
        #expect(page.pictures.count == 6 && page.pictures.allSatisfy { $0.scale == 1 })
        for picture in page.pictures {
            #expect(page.stages.contains { $0.contains(picture.rect) })
        }
        #expect(["0 ms", "200 ms", "390 ms"].allSatisfy { time in page.words.count { $0 == time } == 2 })
    }

    @Test func `a fade has no outline at rest`() throws {
        let page = try #require(
            try SheetProject(
                still
                    + "\nmotion: { m: { trigger: appear, duration: 1s, changes: { opacity: [0, 1] }, reduced: none } }"
            ).page(.motion))
        #expect(!page.words.contains { $0.contains("dashed outline") })
    }

    @Test func `there is no sheet without motion`() throws {
        #expect(try SheetProject(still).page(.motion) == nil)
        #expect(
            try SheetProject(
                still + "\nmotion: { none: { trigger: tap, duration: 1s, changes: { opacity: [1, 1] } } }"
            ).page(.motion) == nil)
    }

    @Test func `properties that are still under Reduce Motion are shown`() throws {
        let page = try #require(
            try SheetProject(
                still
                    + "\nmotion: { m: { trigger: appear, duration: 1s, changes: { scale: [0.5, 1] }, reduced: none } }"
            ).page(.motion))
        // Below the seven frames, and in the facts.
        #expect(page.words.count { $0 == "still" } == 8 && page.words.contains("nothing moves"))
    }

    @Test func `an appearance and a disappearance are one story, without the wait between them`() throws {
        let page = try #require(
            try SheetProject(
                """
                component: Toast
                body: { text: Sent, padding: 12 }
                timing: { dismissAfter: 3s }
                motion:
                  in: { trigger: appear, duration: 0.3s, curve: ease-out, changes: { offset.y: [64, 0] }, reduced: none }
                  out: { trigger: disappear, duration: 0.2s, curve: linear, changes: { opacity: [1, 0] } }
                """
            ).page(.motion))
        #expect(page.words.contains("In and out") && page.words.contains("ease-out 0.3 s, then linear 0.2 s"))
        #expect(page.words.contains("3 s") && page.words.contains("3500 ms") && page.words.contains("y 64"))
    }

    @Test func `opacity is limited to 1`() throws {
        let page = try #require(
            try SheetProject(
                still
                    + """
                    \nmotion:
                      in:
                        trigger: appear
                        curve: { response: 0.4s, dampingFraction: 0.4 }
                        changes: { opacity: [0, 1] }
                        reduced: none
                    """
            ).page(.motion))
        #expect(page.words.contains("1") && page.words.contains("0"))
        #expect(page.words.compactMap(Double.init).filter { $0 < 3 }.allSatisfy { (0...1).contains($0) })
        #expect(!page.words.contains { $0.hasPrefix("overshoot") })
    }

    @Test func `a growing element fits its frames`() throws {
        let page = try #require(
            try SheetProject(
                """
                component: Video
                body: { shape: rectangle, width: 100, height: 100 }
                motion:
                  grow: { trigger: tap, duration: 0.3s, changes: { width: [100, 300], height: [100, 300] } }
                """
            ).page(.motion))
        let widest = try #require(page.pictures.map(\.rect.width).max())
        #expect(widest <= FilmStrip.width)
    }

    @Test func `a drag is measured by the distance of the finger`() throws {
        let page = try #require(
            try SheetProject(
                still + "\nmotion: { m: { trigger: { drag: vertical, distance: 120 }, changes: { opacity: [1, 0] } } }"
            ).page(.motion))
        #expect(page.words.contains("60 pt") && page.words.contains("120 pt"))
    }
}

struct `A motion on a screen` {
    private static let toast = """
        component: Toast
        presentation: { as: toast, edge: bottom, over: "Home:content" }
        body: { text: Sent, height: 48, width: fill, background: "#EEEEEE" }
        motion: { in: { trigger: appear, duration: 0.3s, changes: { offset.y: [64, 0] } } }
        ---
        screen: Home
        states: { content: }
        body: { text: Welcome, width: fill, height: fill }
        bottom: { text: Tabs, height: 49, width: fill, background: "#FFFFFF" }
        """

    @Test func `of a toast shows the edge of the screen that it comes from`() throws {
        let page = try #require(try SheetProject(Self.toast).page(.motion))
        #expect(page.pictures.allSatisfy { $0.picture.size == Size(width: 393, height: 852) })
        #expect(Set(page.pictures.map(\.scale)) == [0.6])
        // 852 − 34 of the safe area − 49 of the bar − 48, in the middle of the frame.
        let (picture, frame) = try (#require(page.pictures.first), #require(page.stages.first))
        let toast = picture.rect.minY + 721 * 0.6
        #expect(toast > frame.minY && toast + 48 * 0.6 < frame.maxY)
    }

    @Test func `that leaves through a side is shown between the edges of the screen`() throws {
        let spec = """
            component: Card
            body: { text: A, width: 361, height: 480 }
            motion: { away: { trigger: disappear, duration: 0.3s, changes: { offset.x: [0, 480] } } }
            """
        let page = try #require(try SheetProject(spec).page(.motion))
        #expect(Set(page.pictures.map(\.scale)) == [0.375])
    }
}

struct `A pose` {
    private func pose(_ node: String?, _ property: BoundMotion.Property, _ value: Double) -> MotionStory.Pose {
        MotionStory.Pose(
            state: "default", node: node, settings: [.init(property: property, value: value, color: nil)])
    }

    private func tree(_ pose: MotionStory.Pose) throws -> BoundNode {
        let project = try SheetProject(
            "component: C\nbody: { vstack: [{ text: A, id: a }, { text: B, id: b }] }"
        ).project
        var binder = Binder(library: project.library, tokens: project.tokens, facts: project.facts)
        let metrics = try #require(
            project.manifest.contexts.metrics(defaultDevice: project.facts.defaultDevice).first)
        let component = try #require(project.library["C"])
        let bound = binder.bind(component, state: "default", metrics: metrics)
        var tree = try #require(bound)
        tree.take(pose)
        guard case .component(let node) = tree.arrangement else { throw CancellationError() }
        return node
    }

    @Test func `applies to the named node and no other`() throws {
        let root = try tree(pose("b", .scale, 0.5))
        #expect(root.effects.scale == 1 && root.children.map(\.effects.scale) == [1, 0.5])
    }

    @Test func `applies to the whole component without a node`() throws {
        let root = try tree(pose(nil, .offsetY, 12))
        #expect(root.effects.offset.y == 12 && root.children.allSatisfy { $0.effects.offset == .zero })
        #expect(try tree(pose(nil, .opacity, 1.2)).effects.opacity == 1)
    }
}

struct `A node that grows out of a scrolled row` {
    @Test(arguments: [("scroll", 3.0, 2), ("scroll", 1.02, 1), ("hstack", 3, 1)])
    func `is above everything else meanwhile`(row: String, scale: Double, roots: Int) throws {
        let states = try SheetProject(
            """
            component: Strip
            body: { vstack: [{ \(row): [{ text: A, id: first, action: open }, { text: B }], height: 60, width: fill }] }
            """
        ).states()
        let laidOut = try #require(states.first).mockup.laidOut
        let pose = MotionStory.Pose(
            state: "default", node: "first", settings: [.init(property: .scale, value: scale)], isSingle: true)
        let lifted = laidOut.lifting(pose)
        #expect(lifted.roots.count == roots)
        let ids = lifted.allFrames().compactMap(\.frame.node.id)
        #expect(ids.filter { $0 == "first" }.count == 1)
        #expect((lifted.roots.last?.node.id == "first") == (roots == 2))
    }
}

struct `A sheet presentation without its screen` {
    @Test(arguments: [
        ("medium", 357.5), ("[220, large]", 220), ("50%", 357.5),
        ("{ when: { typeSize: accessibility }, then: [large], else: [medium, large] }", 357.5),
    ])
    func `has its opening height`(detents: String, height: Points) throws {
        let states = try SheetProject(
            """
            component: Picker
            presentation: { as: sheet, detents: \(detents) }
            body: { vstack: [{ text: Choose }], width: fill, height: fill }
            """
        ).states()
        let state = try #require(states.first)
        #expect(state.mockup.laidOut.size == Size(width: 393, height: height))
        #expect(state.mockup.isSheet)
    }

    @Test func `has its keyboard over its bottom in pictures only`() throws {
        let states = try SheetProject(
            """
            component: Editor
            presentation: { as: sheet, detents: [large] }
            keyboard: shown
            body: { vstack: [{ text: Name }], width: fill, height: fill }
            """
        ).states()
        let laidOut = try #require(states.first).mockup.laidOut
        #expect(laidOut.roots.count == 1)
        let drawn = laidOut.reachingEdge
        let keyboard = try #require(drawn.roots.dropFirst().first)
        #expect(keyboard.rect == Rect(x: 0, y: laidOut.size.height - 302, width: 393, height: 302))
        #expect(keyboard.bleed.bottom == 34 && drawn.size.height == laidOut.size.height + 34)
    }

    @Test func `is drawn over a dimmed screen down to its lower edge`() async throws {
        let spec = """
            component: Picker
            preview: { backdrop: ["#FFFFFF"] }
            presentation: { as: sheet, detents: [220, large] }
            body: { scroll: [{ each: [1, 2, 3, 4, 5], text: Choose, height: 90 }], width: fill, background: "#FF0000" }
            """
        let project = try SheetProject(spec).project
        var options = RenderRun.Options(jobs: 1, today: "2026-01-01")
        options.scale = 1
        let written = TestFiles([:])
        let result = try await RenderRun(
            project, options: options, files: written, typesetter: Typesetter(), icons: IconFolder(files: written)
        ).run()
        let path = try #require(result.written.first { $0.hasSuffix(".png") && !$0.contains("/sheets/") })
        let head = try written.read(path)[16..<24].map(Int.init)
        let size = (head[0..<4].reduce(0) { $0 << 8 + $1 }, head[4..<8].reduce(0) { $0 << 8 + $1 })
        // 28 points of the screen on three sides, and the safe area below.
        #expect(size == (393 + 56, 28 + 220 + 34))
    }
}

struct `A device sheet` {
    private static let contexts =
        "{ appearance: [light, dark], device: [iphone-se3, iphone-15], orientation: [portrait, landscape] }"

    @Test func `has every device and orientation, in light and dark, at one scale`() throws {
        let page = try #require(try SheetProject(screen, contexts: Self.contexts).page(.devices))
        #expect(page.pictures.count == 8)
        #expect(Set(page.pictures.map(\.scale)).count == 1)
        #expect(page.words.count { $0 == "iPhone 15" } == 4)
        #expect(page.words.contains("safe area: 59 top, 34 bottom"))
        #expect(["Light, portrait", "Dark, landscape"].allSatisfy(page.words.contains))
        #expect(page.isInside)
        #expect(page.pictures.allSatisfy { $0.rect.maxX <= PageGrid.right })
    }

    @Test func `is drawn only for screens`() throws {
        #expect(try SheetProject(still).page(.devices) == nil)
    }
}

struct `Annotated sheets` {
    private static let specs = [press, still, screen].joined(separator: "\n---\n")

    @Test func `are written next to the contact sheet if they have content`() async throws {
        let sheets = try await SheetProject(Self.specs).rendered(jobs: 2).keys.sorted()
        let names = sheets.compactMap { $0.split(separator: "/").last }.filter { !$0.hasPrefix("-") }
        #expect(
            names == [
                "Chip-motion.png", "Chip-redline.png", "Chip-type-sizes.png", "Chip.png", "Home-devices.png",
                "Home-redline.png", "Home-type-sizes.png", "Home.png", "Still-redline.png", "Still-type-sizes.png",
                "Still.png",
            ])
    }

    @Test func `are the same bytes with any number of workers`() async throws {
        let project = try SheetProject(Self.specs)
        let alone = try await project.rendered(jobs: 1)
        #expect(try await project.rendered(jobs: 4) == alone)
        #expect(alone.count >= 11)
    }

    @Test func `never have the name of a component's own sheet`() {
        for suffix in ["-type-sizes", "-motion", "-devices", "-redline"] {
            #expect(SheetName.contact("Chip" + suffix) == "Chip\(suffix)_")
        }
    }
}

struct `The states on a sheet` {
    @Test func `a disabled element is neither a finding of the sheet nor the worst contrast`() throws {
        let states = try SheetProject(
            """
            component: Send
            states: { ready: , waiting: { set: { body.disabled: true, body.color: "#DDDDDD" } } }
            body: { text: Send, color: "#000000", action: send, hitArea: 44 }
            """
        ).states()
        #expect(states.map { $0.worstContrast[.light].map { $0 > 20 } } == [true, nil])
        #expect(states.flatMap(\.findings).filter { $0.rule == "low-contrast-text" }.isEmpty)
    }
}
