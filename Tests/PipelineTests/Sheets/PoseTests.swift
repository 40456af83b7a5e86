import Checks
import Layout
import Loading
import Project
import Specs
import Testing
import Values

@testable import Pipeline
@testable import Sheets

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
