import Layout
import Specs
import Testing
import Values

@Suite struct DepthTests {
    /// Without a cache of sizes, this would take 3 to the power of 60 measurements.
    @Test func `nested rows and columns are laid out quickly`() {
        var tree = text("aa")
        for level in 0..<60 {
            tree = level.isMultiple(of: 2) ? hstack(1, .top, tree, spacer()) : vstack(1, .leading, tree, color())
        }
        #expect(layOut(tree, in: nil).allFrames().count == 121)
    }

    @Test func `a tree of the maximum depth is laid out`() {
        var tree = color()
        for _ in 0..<256 {
            tree = hstack(0, .firstTextBaseline, tree, spacer(0)).padding(Insets(0.125)).margin(Insets(0.125)).minWidth(
                1
            )
            .overlay(color())
        }
        let laidOut = layOut(tree, in: proposing(400, 400))
        #expect(laidOut.allFrames().map(\.depth).max() == 256)
        #expect(laidOut.allFrames().first { $0.depth == 256 }?.frame.rect.width == 400 - 256 * 0.5)
    }

    @Test func `a node comes before its children and its overlay`() {
        let tree = hstack(0, .top, box(1, 1).id("a").overlay(box(1, 1).id("b")), use(box(1, 1).id("c")).id("d"))
            .overlay(box(1, 1).id("e"))
        let frames = layOut(tree, in: nil).allFrames()
        #expect(frames.map { $0.frame.node.id ?? "" } == ["", "a", "b", "d", "c", "e"])
        #expect(frames.map(\.depth) == [0, 1, 2, 1, 2, 1])
    }

    @Test func `a text that is measured several times is shaped once`() {
        final class CountingShaper: TextShaper {
            var count = 0
            func shape(_ string: String, font: ResolvedFont) -> MeasuredText {
                count += 1
                return FixedShaper().shape(string, font: font)
            }
        }
        let shaper = CountingShaper()
        let node = hstack(0, .firstTextBaseline, text("aaa bbb") { $0.minimumScaleFactor = 0.5 }.maxHeight(10), color())
        let tree = BoundTree(
            component: "Test", state: "default", metrics: metrics(), arrangement: .component(node), backdrops: [],
            previewWidth: nil)
        _ = LayoutEngine.layOut(tree, proposal: proposing(20, 40), shaper: shaper)
        #expect(shaper.count == 1)
    }
}
