import Layout
import Scene
import Specs
import Testing
import Values

/// The list of what a mock-up draws.
struct `A scene` {
    private func scene(_ node: BoundNode) throws -> Scene {
        Scene(of: try LaidOut.sample(.component(node), assets: newAssets()))
    }

    private func lines(_ node: BoundNode) throws -> [String] {
        SceneText.text(try scene(node), showsOwners: false).split(separator: "\n").map(String.init)
    }

    @Test func `has the paint order of a frame, with the overlay outside the clip`() throws {
        let lines = try lines(
            shape(.circle, accent).size(20, 20).background(surfaceColor).border(label, .points(1))
                .shadow(label, y: 2, blur: 4).clipped().overlay(divider(onAccent).size(10, 1)))
        #expect(
            lines.map { String($0.drop { $0 == " " }.prefix { $0 != " " }) } == [
                "shadow", "clip", "fill", "fill", "stroke", "fill",
            ])
        #expect(lines.map { $0.prefix { $0 == " " }.count } == [0, 0, 2, 2, 2, 0])
    }

    private func hash(_ node: BoundNode, in appearance: Appearance = .light) throws -> String {
        let laidOut = try LaidOut.sample(.component(node), assets: newAssets())
        return SceneFingerprint.fingerprint(of: laidOut, in: appearance) { _ in nil }.description
    }

    @Test func `has the same hash if it draws the same`() throws {
        let one = try hash(text("Cafe").padding(8).background(surfaceColor))
        let other = try hash(text("Cafe").padding(8).background(surfaceColor).changed { $0.interaction = nil })
        #expect(one == other)
    }

    /// 1/256 pt cannot be seen; 1/8 pt can.
    @Test(arguments: [(Points(1.0 / 256), true), (Points(1.0 / 8), false)])
    func `has another hash if something is drawn elsewhere`(distance: Points, isSame: Bool) throws {
        let one = try hash(text("Cafe").padding(8))
        let moved = try hash(text("Cafe").padding(8).effects { $0.offset = Point(x: distance, y: 0) })
        #expect((one == moved) == isSame)
    }

    @Test func `has another hash in the appearance in which a color differs`() throws {
        let one = shape(.circle, ink(.white, .black)).size(20, 20)
        let other = shape(.circle, ink(.white, hex(0x010101))).size(20, 20)
        #expect(try hash(one) == hash(other))
        #expect(try hash(one, in: .dark) != hash(other, in: .dark))
    }
}
