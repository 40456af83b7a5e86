import Layout
import Specs
import Testing
import Values

/// A component, its proposal, and the frames derived by hand from SwiftUI's rules.
struct ConformanceCase: Sendable, CustomTestStringConvertible {
    var name: String
    var node: BoundNode
    var proposal: ProposedSize
    var direction = LayoutDirection.leftToRight
    var scale = 1.0
    var expected: String

    init(
        _ name: String, _ node: BoundNode, in width: Points?, _ height: Points?, scale: Double = 1,
        direction: LayoutDirection = .leftToRight, _ expected: String
    ) {
        self.name = name
        self.node = node
        proposal = ProposedSize(width: width, height: height)
        self.scale = scale
        self.direction = direction
        self.expected = expected
    }

    var testDescription: String { name }

    func check() {
        let laidOut = layOut(node, in: proposal, metrics: metrics(scale: scale, direction: direction))
        #expect(laidOut.dump == expected)
    }
}
