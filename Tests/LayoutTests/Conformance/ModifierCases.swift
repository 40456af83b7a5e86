import Specs
import Values

enum ModifierCases {
    static let all = insets + layers + overlapping

    static let sides = Insets(top: 1, leading: 10, bottom: 2, trailing: 20)

    static let insets: [ConformanceCase] = [
        .init(
            "padding", vstack(0, .center, color()).padding(sides), in: 100, 50,
            """
            vstack 0 0 100 50
              shape 10 1 70 47
            """),
        .init(
            "padding from the right", vstack(0, .center, color()).padding(sides), in: 100, 50, direction: .rightToLeft,
            """
            vstack 0 0 100 50
              shape 20 1 70 47
            """),
        // 40 − 60 is proposed as 0; the node has the size of its padding.
        .init(
            "padding without room", vstack(0, .center, color()).padding(Insets(30)), in: 40, 40,
            """
            vstack 0 0 60 60
              shape 30 30 0 0
            """),
        .init(
            "padding of nothing proposed", vstack(0, .center, color()).padding(sides), in: nil, nil,
            """
            vstack 0 0 40 13
              shape 10 1 10 10
            """),
        // Size is outside padding: 100 includes padding and child.
        .init(
            "padding inside a width", vstack(0, .center, color()).padding(sides).width(60), in: 100, 50,
            """
            vstack 0 0 60 50
              shape 10 1 30 47
            """),
        .init(
            "margin", hstack(0, .top, box(10, 10).margin(sides), box(10, 10)), in: 100, 50,
            """
            hstack 0 0 50 13
              shape 10 1 10 10
              shape 40 0 10 10
            """),
        .init("margin of a filling node", color().margin(sides), in: 100, 50, "shape 10 1 70 47"),
        // Padding hides the spacer's priority, so it is asked like the shape, the minimum of 8 + 4 first: 50 each.
        .init(
            "padding hides a priority", hstack(0, .top, color(), spacer().padding(Insets(2))), in: 100, 50,
            """
            hstack 0 0 100 50
              shape 0 0 50 50
              spacer 50 0 50 4
            """),
        .init(
            "offset", hstack(0, .top, box(10, 10).offset(5, 7), box(10, 10)), in: 100, 50,
            """
            hstack 0 0 20 10
              shape 5 7 10 10
              shape 10 0 10 10
            """),
        // The row is mirrored, and so is the offset.
        .init(
            "offset from the right", hstack(0, .top, box(10, 10).offset(5, 7), box(10, 10)), in: 100, 50,
            direction: .rightToLeft,
            """
            hstack 0 0 20 10
              shape 5 7 10 10
              shape 0 0 10 10
            """),
        // Padding is inside the frame that the offset moves, margin outside it.
        .init(
            "offset and margin", vstack(0, .leading, box(5, 5)).padding(Insets(2)).offset(1, 1).margin(Insets(3)),
            in: nil, nil,
            """
            vstack 4 4 9 9
              shape 6 6 5 5
            """),
    ]

    static let layers: [ConformanceCase] = [
        .init(
            "an overlay at its anchor", box(100, 50).overlay(box(10, 10).anchor(.trailing, .top)), in: 200, 200,
            """
            shape 0 0 100 50
              shape 90 0 10 10
            """),
        .init(
            "an overlay is centered", box(100, 50).overlay(box(10, 10)), in: 200, 200,
            """
            shape 0 0 100 50
              shape 45 20 10 10
            """),
        .init(
            "an overlay is proposed the base", box(100, 50).overlay(color(), circle()), in: 200, 200,
            """
            shape 0 0 100 50
              shape 0 0 100 50
              shape 25 0 50 50
            """),
        .init(
            "an overlay may be larger", box(20, 20).overlay(box(30, 30)), in: 200, 200,
            """
            shape 0 0 20 20
              shape -5 -5 30 30
            """),
        // The badge is 20 wide at the corner; its content is centered in it, not at the badge's own corner.
        .init(
            "an overlay's content is centered",
            box(100, 50).overlay(vstack(0, .center, box(10, 10)).width(20).height(20).anchor(.trailing, .top)), in: 200,
            200,
            """
            shape 0 0 100 50
              vstack 80 0 20 20
                shape 85 5 10 10
            """),
        // It fills the base, so the anchor places its content.
        .init(
            "an overlay that fills",
            box(100, 50).overlay(vstack(0, .center, box(10, 10)).width(.fill).height(.fill).anchor(.leading, .bottom)),
            in: 200, 200,
            """
            shape 0 0 100 50
              vstack 0 0 100 50
                shape 0 40 10 10
            """),
        // An overlay covers the padding too, and moves with the offset.
        .init(
            "an overlay of a padded node", text("aa").padding(Insets(5)).offset(1, 1).overlay(color()), in: 90, 90,
            """
            text 1 1 20 22
              shape 1 1 20 22
            """),
        .init(
            "a margin around an overlay", box(20, 20).overlay(box(5, 5)).margin(Insets(trailing: 5)), in: 200, 200,
            """
            shape 0 0 20 20
              shape 7.5 7.5 5 5
            """),
    ]

    static let overlapping: [ConformanceCase] = [
        .init(
            "zstack", zstack(.center, box(40, 10), box(10, 30)), in: 90, 90,
            """
            zstack 0 0 40 30
              shape 0 10 40 10
              shape 15 0 10 30
            """),
        .init(
            "zstack at a corner", zstack(Anchor(.trailing, .bottom), box(40, 10), box(10, 30)), in: 90, 90,
            """
            zstack 0 0 40 30
              shape 0 20 40 10
              shape 30 0 10 30
            """),
        // Placing proposes the stack's own 50 × 12 to the shape, which was measured 10 × 10.
        .init(
            "zstack proposes its size", zstack(.center, text("aaaaaaaaaa"), color()), in: nil, nil,
            """
            zstack 0 0 50 12
              text 0 0 50 12
              shape 0 0 50 12
            """),
        // Only children of the highest priority determine the size; the other child is larger and overflows evenly.
        .init(
            "zstack of priorities", zstack(.center, box(60, 60), box(20, 20).priority(1)), in: 90, 90,
            """
            zstack 0 0 20 20
              shape -20 -20 60 60
              shape 0 0 20 20
            """),
        .init(
            "a child's anchor counts in its own frame",
            zstack(
                .center, box(60, 60),
                vstack(0, .center, box(10, 10)).width(.fill).height(.fill).anchor(.leading, .top)),
            in: 60, 60,
            """
            zstack 0 0 60 60
              shape 0 0 60 60
              vstack 0 0 60 60
                shape 0 0 10 10
            """),
        .init("an empty zstack", zstack(), in: 90, 90, "zstack 0 0 0 0"),
    ]
}
