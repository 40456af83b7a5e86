import Canvas
import Drawing
import Layout
import Specs
import Testing
import Values

/// Sample pictures in mock-ups.
struct SamplePictureDrawingTests {
    private func words(_ node: BoundNode, _ appearance: Appearance) throws -> [UInt32] {
        let picture = try picture(of: node, appearance: appearance, scale: 2)
        return picture.words(x: 0, y: 0, width: picture.pixelWidth, height: picture.pixelHeight)
    }

    @Test(arguments: ["photo", "avatar", "group", "map", "video", "camera"])
    func `a picture has the same pixels in light and in dark`(kind: String) throws {
        let node = image(kind).size(60, 45).background(ink(.white))
        #expect(try words(node, .light) == words(node, .dark))
    }

    @Test func `a picture that is missing has both tones`() throws {
        let node = image("photo", isMissing: true).size(60, 45)
        #expect(try words(node, .light) != words(node, .dark))
    }

    @Test(arguments: [(0, 10), (10, 0), (1, 1), (10_000, 1), (1, 10_000), (10_000, 40)])
    func `extreme sizes are drawn`(width: Double, height: Double) throws {
        let node = image("photo").size(Points(width), Points(height))
        let stack = hstack(0, .center, [node]).size(20, 20)
        #expect(try picture(of: stack, scale: 2).pixelWidth == 40)
    }
}
