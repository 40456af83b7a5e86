import Checks
import Layout
import Specs
import Testing
import Values

@testable import Sheets

struct `A pose of an animation` {
    /// How large each of two copies is.
    private func scales(isSingle: Bool) throws -> [Double] {
        let copies = "{ each: [1, 2], shape: rectangle, width: 20, height: 20, id: thumbnail }"
        var tree = try AnatomyTests.mockup("body: { hstack: [\(copies)] }").laidOut.tree
        let grown = MotionStory.Pose.Setting(property: .scale, value: 3)
        tree.take(
            MotionStory.Pose(state: "default", node: "thumbnail", settings: [grown], isSingle: isSingle, light: nil))
        guard case .component(let body) = tree.arrangement else { return [] }
        return body.children.map(\.effects.scale)
    }

    @Test func `of several copies a finger taps one, and all move by themselves`() throws {
        #expect(try scales(isSingle: true) == [3, 1])
        #expect(try scales(isSingle: false) == [3, 3])
    }
}
