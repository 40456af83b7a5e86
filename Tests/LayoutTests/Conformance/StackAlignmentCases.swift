import Specs
import Values

enum StackAlignmentCases {
    static let all = aligning

    /// Step 6: guides across the axis, and step 7: the second proposal.
    static let aligning: [ConformanceCase] = [
        .init(
            "top", hstack(0, .top, box(10, 10), box(10, 30)), in: 90, 90,
            """
            hstack 0 0 20 30
              shape 0 0 10 10
              shape 10 0 10 30
            """),
        .init(
            "bottom", hstack(0, .bottom, box(10, 10), box(10, 30)), in: 90, 90,
            """
            hstack 0 0 20 30
              shape 0 20 10 10
              shape 10 0 10 30
            """),
        .init(
            "leading", vstack(0, .leading, box(10, 10), box(30, 10)), in: 90, 90,
            """
            vstack 0 0 30 20
              shape 0 0 10 10
              shape 0 10 30 10
            """),
        .init(
            "center", vstack(0, .center, box(10, 10), box(30, 10)), in: 90, 90,
            """
            vstack 0 0 30 20
              shape 10 0 10 10
              shape 0 10 30 10
            """),
        .init(
            "trailing", vstack(0, .trailing, box(10, 10), box(30, 10)), in: 90, 90,
            """
            vstack 0 0 30 20
              shape 20 0 10 10
              shape 0 10 30 10
            """),
        // Baselines at 8 and 16; the small text is 8 lower; the large one is 24 high.
        .init(
            "first baselines", hstack(0, .firstTextBaseline, text("a"), text("a", size: 20)), in: 90, 90,
            """
            hstack 0 0 15 24
              text 0 8 5 12
              text 5 0 10 24
            """),
        // A shape has no baseline: its bottom, 20, is aligned with the text's baseline, 8.
        .init(
            "no baseline", hstack(0, .firstTextBaseline, text("a"), box(10, 20)), in: 90, 90,
            """
            hstack 0 0 15 24
              text 0 12 5 12
              shape 5 0 10 20
            """),
        // Two lines: the last baseline is 8 + 15 = 23, that of the other text 8.
        .init(
            "last baselines", hstack(0, .lastTextBaseline, text("a\nb"), text("a")), in: 90, 90,
            """
            hstack 0 0 10 27
              text 0 0 5 27
              text 5 15 5 12
            """),
        // A column passes on its highest baseline: 10 + 8; padding moves one down: 4 + 8.
        .init(
            "baselines of containers",
            hstack(
                0, .firstTextBaseline, vstack(0, .leading, box(5, 10), text("a"), text("b")),
                text("c").padding(Insets(4))),
            in: 90, 90,
            """
            hstack 0 0 18 34
              vstack 0 0 5 34
                shape 0 0 5 10
                text 0 10 5 12
                text 0 22 5 12
              text 5 6 13 20
            """),
        // A symbol has a baseline of its own, 9; the text's is 8.
        .init(
            "a symbol's baseline", hstack(0, .firstTextBaseline, symbol(12, 11, baseline: 9), text("a")), in: 90, 90,
            """
            hstack 0 0 17 13
              symbol 0 0 12 11
              text 12 1 5 12
            """),
        // Step 7: with nil across, the divider is measured 10 wide, but placed as wide as the text made the column.
        .init(
            "nil across", vstack(8, .center, text("aaaaaaaaaa"), divider()), in: nil, nil,
            """
            vstack 0 0 50 21
              text 0 0 50 12
              divider 0 20 50 1
            """),
        .init(
            "reading from the right", hstack(8, .top, box(20, 5), box(30, 5)), in: 90, 90, direction: .rightToLeft,
            """
            hstack 0 0 58 5
              shape 38 0 20 5
              shape 0 0 30 5
            """),
        .init(
            "leading on the right", vstack(0, .leading, box(10, 5), box(30, 5)), in: 90, 90, direction: .rightToLeft,
            """
            vstack 0 0 30 10
              shape 20 0 10 5
              shape 0 5 30 5
            """),
        // The baseline of the only layer is 2 above its top, and is the greatest.
        .init(
            "a baseline above a layer",
            zstack(
                Anchor(.center, .firstTextBaseline), vstack(0, .center, text("a")).height(2).anchor(.center, .bottom)),
            in: 90, 90,
            """
            zstack 0 0 5 2
              vstack 0 0 5 2
                text 0 -10 5 12
            """),
    ]
}
