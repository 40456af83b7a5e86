import Specs
import Values

enum StackCases {
    static let all = sharing + spacers

    /// Steps 1 to 5: the length of each child.
    static let sharing: [ConformanceCase] = [
        // (108 − 8) / 2 each; both take the whole height.
        .init(
            "equal shares", hstack(8, .center, color(), color()), in: 108, 20,
            """
            hstack 0 0 108 20
              shape 0 0 50 20
              shape 58 0 50 20
            """),
        // (200 − 16) / 3 = 61.333…, not rounded to pixels.
        .init(
            "thirds are not rounded", hstack(8, .center, color(), color(), color()), in: 200, 5,
            """
            hstack 0 0 200 5
              shape 0 0 61.33 5
              shape 69.33 0 61.33 5
              shape 138.67 0 61.33 5
            """),
        // Step 1: ideal lengths, 10 for a shape; the height is nil at first and the stack's own when placing.
        .init(
            "a row of nothing proposed", hstack(8, .center, color(), color()), in: nil, nil,
            """
            hstack 0 0 28 10
              shape 0 0 10 10
              shape 18 0 10 10
            """),
        // The fixed one has flexibility 0 and comes first although it is last; then 100 − 30 − 8 are left.
        .init(
            "the inflexible first", hstack(8, .center, color(), box(30, 10)), in: 100, 20,
            """
            hstack 0 0 100 20
              shape 0 0 62 20
              shape 70 5 30 10
            """),
        // The text: minimum 0, maximum 50; half of 60 is 30, six letters; two lines: 12 + 15.
        .init(
            "a text before a shape", hstack(0, .top, color(), text("aaaaaaaaaa")), in: 60, 40,
            """
            hstack 0 0 60 40
              shape 0 0 30 40
              text 30 0 30 27
            """),
        // Flexibility 10 before 40: the short text takes 10 of its 20, the long one breaks in 30: 6 letters and 2.
        .init(
            "the short text first", hstack(0, .top, text("bbbbbbbb"), text("aa")), in: 40, 90,
            """
            hstack 0 0 40 27
              text 0 0 30 27
              text 30 0 10 12
            """),
        // Flexibility 45 before 60: the text is offered 30 and uses 20; the shape is offered the other 40.
        .init(
            "what is not used goes on", hstack(0, .top, text("aaaa bbbb"), color().maxWidth(60)), in: 60, 90,
            """
            hstack 0 0 60 90
              text 0 0 20 27
              shape 20 0 40 90
            """),
        // Flexibility 60 (maximum 60) comes first and takes its share of 50, although the other (maximum 80) follows:
        // no second pass.
        .init(
            "no second pass", hstack(0, .top, color().maxWidth(80), color().maxWidth(60)), in: 100, 5,
            """
            hstack 0 0 100 5
              shape 0 0 50 5
              shape 50 0 50 5
            """),
        // Both are infinitely flexible; the larger minimum is asked first: 60, then 40 are left.
        .init(
            "the larger minimum first", hstack(0, .top, color(), color().minWidth(60)), in: 100, 5,
            """
            hstack 0 0 100 5
              shape 0 0 40 5
              shape 40 0 60 5
            """),
        // The second is offered all 60 (the other's minimum is 0) and takes 50; 10 are left: two letters per line.
        .init(
            "a priority first", hstack(0, .top, text("aaaaaaaaaa"), text("bbbbbbbbbb").priority(1)), in: 60, 90,
            """
            hstack 0 0 60 72
              text 0 0 10 72
              text 10 0 50 12
            """),
        // Step 4: the minimum length of the later group is reserved.
        .init(
            "a priority leaves minima", hstack(0, .top, color().minWidth(20), color().priority(1)), in: 100, 5,
            """
            hstack 0 0 100 5
              shape 0 0 20 5
              shape 20 0 80 5
            """),
        // Nothing clips: 160 in 100.
        .init(
            "overflow", hstack(0, .top, box(80, 5), box(80, 5)), in: 100, 5,
            """
            hstack 0 0 160 5
              shape 0 0 80 5
              shape 80 0 80 5
            """),
        // After the overflow −60 is left, but the proposal is 0: the text has the width 0.
        .init(
            "nothing left", hstack(0, .top, box(160, 5), text("aa")), in: 100, 50,
            """
            hstack 0 0 160 12
              shape 0 0 160 5
              text 160 0 0 12
            """),
        .init("an empty stack", hstack(8, .top), in: 100, 50, "hstack 0 0 0 0"),
        // The column: the text 27 high in 30 wide, then 73 − 8 for the shape.
        .init(
            "a column", vstack(8, .leading, text("aaaaaaaaaa"), color()), in: 30, 100,
            """
            vstack 0 0 30 100
              text 0 0 30 27
              shape 0 35 30 65
            """),
        // A column 20 high offers the text 6 (half of 12): one line, its minimum.
        .init(
            "a text is at least a line", vstack(8, .leading, text("aaaaaaaaaa"), color()), in: 30, 20,
            """
            vstack 0 0 30 20
              text 0 0 30 12
              shape 0 20 30 0
            """),
    ]

    static let spacers: [ConformanceCase] = [
        // 100 − 20 − 30; it has no extent across, and is centered.
        .init(
            "a spacer takes the rest", hstack(0, .center, box(20, 10), spacer(), box(30, 10)), in: 100, 50,
            """
            hstack 0 0 100 10
              shape 0 0 20 10
              spacer 20 5 50 0
              shape 70 0 30 10
            """),
        .init(
            "a spacer keeps 8", hstack(0, .center, box(50, 10), spacer(), box(50, 10)), in: 100, 50,
            """
            hstack 0 0 108 10
              shape 0 0 50 10
              spacer 50 5 8 0
              shape 58 0 50 10
            """),
        // The spacer has priority −∞: the shape is offered all but the spacer's minimum length.
        .init(
            "a spacer after a shape", hstack(0, .center, color(), spacer()), in: 100, 50,
            """
            hstack 0 0 100 50
              shape 0 0 92 50
              spacer 92 25 8 0
            """),
        .init(
            "its own minimum", hstack(0, .center, color(), spacer(20)), in: 100, 50,
            """
            hstack 0 0 100 50
              shape 0 0 80 50
              spacer 80 25 20 0
            """),
        .init(
            "a spacer of a column", vstack(0, .leading, box(10, 10), spacer(), box(10, 10)), in: 50, 100,
            """
            vstack 0 0 10 100
              shape 0 0 10 10
              spacer 0 10 0 80
              shape 0 90 10 10
            """),
        .init(
            "a spacer through a use", vstack(0, .leading, box(10, 10), use(spacer())), in: 50, 100,
            """
            vstack 0 0 10 100
              shape 0 0 10 10
              use 0 10 0 90
                spacer 0 10 0 90
            """),
        .init(
            "a spacer without a stack", zstack(.center, spacer()), in: 50, 100,
            """
            zstack 0 0 50 100
              spacer 0 0 50 100
            """),
    ]
}
