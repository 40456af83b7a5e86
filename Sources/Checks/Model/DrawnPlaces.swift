import Layout
import Specs
import Values

extension Mockup {
    /// Where frames are seen that are turned, flipped or scaled, or lie in something that is: a box around each, by the
    /// path of its node. All others are seen where their frames are.
    func turnedRects() -> [String: Rect] {
        guard frames.contains(where: \.frame.node.effects.movesPicture) else { return [:] }
        var result: [String: Rect] = [:]
        for placed in frames {
            let around = surroundings(of: placed).map(\.frame)
            guard ([placed.frame] + around).contains(where: \.node.effects.movesPicture) else { continue }
            let move = around.reversed().reduce(PictureMove.none) { $0.inside($1) }.inside(placed.frame)
            result[placed.frame.node.path] = move.box(placed.frame.rect)
        }
        return result
    }
}
