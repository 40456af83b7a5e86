import Layout
import Loading
import Project
import Testing
import Values

@testable import Pipeline
@testable import Sheets

struct `A motion sheet` {
    @Test func `shows seven frames of each form with their values`() throws {
        let page = try #require(try SheetProject(SheetSpecs.press).page(.motion))
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
        let wide = SheetSpecs.press.replacing("padding: 12,", with: "padding: 12, width: 297,")
        let page = try #require(try SheetProject(wide).page(.motion))
        #expect(page.pictures.count == 6 && page.pictures.allSatisfy { $0.scale == 1 })
        for picture in page.pictures {
            #expect(page.stages.contains { $0.contains(picture.rect) })
        }
        #expect(["0 ms", "200 ms", "390 ms"].allSatisfy { time in page.words.count { $0 == time } == 2 })
    }

    @Test func `its words are in the language of the sheet`() throws {
        try SheetWords.$language.withValue(.japanese) {
            let words = try #require(try SheetProject(SheetSpecs.press).page(.motion)).words
            for word in ["標準", "視差効果を減らす", "行き過ぎ1.005", "スプリング、応答0.3 s、減衰比0.6", "最長", "点滅"] {
                #expect(words.contains(word))
            }
            let english = [
                "touch", "overshoot", "lowest", "frame", "time", "Longest", "Reduced", "Animations", "spring",
            ]
            #expect(words.filter { word in english.contains { word.contains($0) } } == [])
        }
    }

    @Test func `a fade has no outline at rest`() throws {
        let page = try #require(
            try SheetProject(
                SheetSpecs.still
                    + "\nmotion: { m: { trigger: appear, duration: 1s, changes: { opacity: [0, 1] }, reduced: none } }"
            ).page(.motion))
        #expect(!page.words.contains { $0.contains("dashed outline") })
    }

    @Test func `a component without motion has no sheet`() throws {
        #expect(try SheetProject(SheetSpecs.still).page(.motion) == nil)
        #expect(
            try SheetProject(
                SheetSpecs.still + "\nmotion: { none: { trigger: tap, duration: 1s, changes: { opacity: [1, 1] } } }"
            ).page(.motion) == nil)
    }

    @Test func `properties that are still under Reduce Motion are shown`() throws {
        let page = try #require(
            try SheetProject(
                SheetSpecs.still
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
                  in:
                    trigger: appear
                    duration: 0.3s
                    curve: ease-out
                    changes: { offset.y: [64, 0] }
                    reduced: none
                  out: { trigger: disappear, duration: 0.2s, curve: linear, changes: { opacity: [1, 0] } }
                """
            ).page(.motion))
        #expect(page.words.contains("In and out") && page.words.contains("ease-out 0.3 s, then linear 0.2 s"))
        #expect(page.words.contains("3 s") && page.words.contains("3500 ms") && page.words.contains("y 64"))
    }

    @Test func `opacity is limited to 1`() throws {
        let page = try #require(
            try SheetProject(
                SheetSpecs.still
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
                SheetSpecs.still
                    + "\nmotion: { m: { trigger: { drag: vertical, distance: 120 }, changes: { opacity: [1, 0] } } }"
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
        // The whole width of the screen is in the frame.
        #expect(Set(page.pictures.map(\.scale)) == [0.375])
        // 852 − 34 of the safe area − 49 of the bar − 48, in the middle of the frame.
        let (picture, frame) = try (#require(page.pictures.first), #require(page.stages.first))
        let toast = picture.rect.minY + 721 * 0.375
        #expect(toast > frame.minY && toast + 48 * 0.375 < frame.maxY)
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
