import Layout
import Specs
import Testing
import Values

/// A screen of 400 × 800 with a bar and a long list, scrolled down.
@Suite struct `Scrolled content` {
    /// Frames by number, without those that were omitted.
    private struct Numbered {
        var frames: [Int: Frame] = [:]
        var count = 0

        init(_ laidOut: LaidOut) { for root in laidOut.roots { add(root) } }

        private mutating func add(_ frame: Frame) {
            frames[count] = frame
            let end = count + 1 + frame.descendantCount
            count += 1
            for inner in frame.children + frame.overlay { add(inner) }
            count = end
        }
    }

    private static let row = use(vstack(4, .leading, text("Title"), text("Detail"))).height(60).overlay(box(8, 8))
    private static let scroller = 2

    private static func screenful(of row: BoundNode) -> LaidOut {
        let rows = list(.vertical, 0, Anchor(.leading, .top), at: .start, Array(repeating: row, count: 200))
        return layOut(screen(body: vstack(0, .leading, box(400, 30), scroll(.vertical, .start, rows))))
    }

    @Test(arguments: [0, -300, -3_000, -11_000])
    func `is moved and keeps its numbers`(distance: Points) throws {
        let laidOut = Self.screenful(of: Self.row)
        let before = Numbered(laidOut)
        #expect(before.frames.count == before.count)
        guard case .scroll? = before.frames[Self.scroller]?.node.content else {
            Issue.record("the third frame is the scroll view")
            return
        }
        let after = Numbered(laidOut.scrolled(by: [Self.scroller: Point(x: 0, y: distance)]))
        #expect(after.count == before.count)
        for (number, frame) in before.frames {
            let isMoved = number > Self.scroller
            let rect = isMoved ? frame.rect.offset(x: 0, y: distance) : frame.rect
            let isSeen = rect.intersection(Rect(x: 0, y: 0, width: 400, height: 800)) != nil
            guard let moved = after.frames[number] else {
                #expect(!isSeen, "\(number) was left out")
                continue
            }
            #expect(moved.rect == rect)
            #expect(moved.descendantCount == frame.descendantCount)
            if isSeen {
                #expect(!moved.isDistant)
                let lines = frame.text?.lines.map { $0.baseline.y + (isMoved ? distance : 0) }
                #expect(moved.text?.lines.map(\.baseline.y) == lines)
            }
        }
        // The visible rows, one more at each end, and the boxes of the others.
        if distance != 0 { #expect(after.frames.count < 400) }
    }

    @Test func `is complete inside nodes that are drawn elsewhere`() {
        let row = Self.row.changed { $0.effects.scale = 0.5 }
        let laidOut = Self.screenful(of: row)
        let after = Numbered(laidOut.scrolled(by: [Self.scroller: Point(x: 0, y: -3_000)]))
        #expect(after.frames.count == after.count)
    }
}
