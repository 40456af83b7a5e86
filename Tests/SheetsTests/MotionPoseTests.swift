import Checks
import Layout
import Specs
import Testing
import Values

@testable import Sheets

struct `A pose of an animation` {
    /// The sizes of two copies.
    private func scales(isSingle: Bool) throws -> [Double] {
        let copies = "{ each: [1, 2], shape: rectangle, width: 20, height: 20, id: thumbnail }"
        var tree = try AnatomyTests.mockup("body: { hstack: [\(copies)] }").laidOut.tree
        let grown = MotionStory.Pose.Setting(property: .scale, value: 3)
        tree.take(
            MotionStory.Pose(state: "default", node: "thumbnail", settings: [grown], isSingle: isSingle, light: nil))
        guard case .component(let body) = tree.arrangement else { return [] }
        return body.children.map(\.effects.scale)
    }

    @Test func `a tap moves one of several copies, other triggers move all`() throws {
        #expect(try scales(isSingle: true) == [3, 1])
        #expect(try scales(isSingle: false) == [3, 3])
    }
}
