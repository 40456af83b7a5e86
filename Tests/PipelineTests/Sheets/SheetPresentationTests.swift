import Canvas
import Checks
import Layout
import Testing
import Values

@testable import Pipeline
@testable import Sheets

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
