import Specs
import Values

/// `ScrollRule`, with a spacing and an alignment of its list: swiftui-layout.md, “ScrollView”.
enum ScrollCases {
    static let all: [ConformanceCase] = [
        .init(
            "a list's spacing", list(.vertical, 20, .center, at: .start, [box(30, 10), box(30, 10)]), in: 90, 50,
            """
            scroll 0 0 30 50
              shape 0 0 30 10
              shape 0 30 30 10
            """),
        .init(
            "a list's alignment",
            list(.vertical, 0, Anchor(.leading, .center), at: .start, [box(30, 10), box(10, 10)]),
            in: 90, 50,
            """
            scroll 0 0 30 50
              shape 0 0 30 10
              shape 0 10 10 10
            """),
        .init(
            "a list's alignment from the right",
            list(.vertical, 0, Anchor(.leading, .center), at: .start, [box(30, 10), box(10, 10)]), in: 90, 50,
            direction: .rightToLeft,
            """
            scroll 0 0 30 50
              shape 0 0 30 10
              shape 20 10 10 10
            """),
        .init(
            "a row's alignment", list(.horizontal, 4, Anchor(.center, .top), at: .start, [box(30, 10), box(10, 30)]),
            in: 90, 50,
            """
            scroll 0 0 90 30
              shape 0 0 30 10
              shape 34 0 10 30
            """),
        // 60 + 60 in 90: scrolled by 30; mirrored as a whole, the first is beyond the right edge.
        .init(
            "to the end from the right", list(.horizontal, 0, .center, at: .end, [box(60, 10), box(60, 10)]), in: 90,
            50,
            direction: .rightToLeft,
            """
            scroll 0 0 90 10
              shape 60 0 60 10
              shape 0 0 60 10
            """),
        // Nothing is proposed along the axis, so a spacer has its minimum length.
        .init(
            "a spacer in a list", list(.vertical, 0, .center, at: .start, [box(30, 10), spacer(), box(30, 10)]),
            in: 90, 90,
            """
            scroll 0 0 30 90
              shape 0 0 30 10
              spacer 15 10 0 8
              shape 0 18 30 10
            """),
        // The second is at 20, and the maximum distance is 60 − 40 = 20.
        .init(
            "to a node inside another",
            list(
                .vertical, 0, .center, at: .node("b"),
                [vstack(0, .center, box(10, 20), box(10, 20).id("b")), box(10, 20)]), in: 90, 40,
            """
            scroll 0 0 10 40
              vstack 0 -20 10 40
                shape 0 -20 10 20
                shape 0 0 10 20
              shape 0 20 10 20
            """),
        .init(
            "to a node that is not there", list(.vertical, 0, .center, at: .node("c"), [box(10, 90)]), in: 90, 40,
            """
            scroll 0 0 10 40
              shape 0 0 10 90
            """),
        // A negative distance counts as 0.
        .init(
            "before the start", list(.vertical, 0, .center, at: .offset(-20), [box(10, 90)]), in: 90, 40,
            """
            scroll 0 0 10 40
              shape 0 0 10 90
            """),
        // Cards of 60 with spacing of 10 and 16 in front: the second is aligned at a distance of 70.
        .init(
            "snapping to the nearest", snapping(at: .offset(50)), in: 100, 40,
            """
            scroll 0 0 100 10
              hstack -70 0 242 10
                shape -54 0 60 10
                shape 16 0 60 10
                shape 86 0 60 10
            """),
        .init(
            "snapping to a node", snapping(at: .node("second")), in: 100, 40,
            """
            scroll 0 0 100 10
              hstack -70 0 242 10
                shape -54 0 60 10
                shape 16 0 60 10
                shape 86 0 60 10
            """),
        // The maximum distance is 142; the third card would need 140, but the end does not snap.
        .init(
            "no snapping at the end", snapping(at: .end), in: 100, 40,
            """
            scroll 0 0 100 10
              hstack -142 0 242 10
                shape -126 0 60 10
                shape -56 0 60 10
                shape 14 0 60 10
            """),
        // A text wraps in the width that is proposed across the axis.
        .init(
            "a text in a list", list(.vertical, 0, .center, at: .start, [text("aaaa bbbb")]), in: 30, 40,
            """
            scroll 0 0 20 40
              text 0 0 20 27
            """),
        // As flexible as a shape along its axis: 50 each.
        .init(
            "a list in a column", vstack(0, .center, color(), list(.vertical, 0, .center, at: .start, [box(10, 90)])),
            in: 40, 100,
            """
            vstack 0 0 40 100
              shape 0 0 40 50
              scroll 15 50 10 50
                shape 15 50 10 90
            """),
    ]

    private static func snapping(at position: ScrollPosition) -> BoundNode {
        let cards = [box(60, 10), box(60, 10).id("second"), box(60, 10)]
        let row = node(.stack(BoundStack(axis: .horizontal, spacing: 10, alignment: .center)), cards)
            .padding(Insets(leading: 16, trailing: 26))
        let list = BoundStack(axis: .horizontal, spacing: 8, alignment: .center)
        return node(.scroll(BoundScroll(list: list, position: position, snaps: true)), [row])
    }
}
