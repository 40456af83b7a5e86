import Specs
import Values

/// Combinations of rules, and the proposals 0 and ∞, with which a stack measures the flexibility of its children.
enum NestingCases {
    static let all = extremes + screens

    static let extremes: [ConformanceCase] = [
        .init("a shape of no room", color(), in: 0, 0, "shape 0 0 0 0"),
        // size(0, 0) of a text is zero (swiftui-layout.md, “Text”).
        .init("a text of no room", text("aaaa"), in: 0, 0, "text 0 0 0 0"),
        .init("a text of all the room", text("aaaa bbbb"), in: .infinity, .infinity, "text 0 0 45 12"),
        .init("paragraphs of all the room", text("aaaa\nbb"), in: .infinity, .infinity, "text 0 0 20 27"),
        .init(
            "a row of no room", hstack(8, .center, box(20, 10), color(), spacer()), in: 0, 0,
            """
            hstack 0 0 44 10
              shape 0 0 20 10
              shape 28 5 0 0
              spacer 36 5 8 0
            """),
        .init("a symbol of no room", symbol(12, 11, baseline: 9), in: 0, 0, "symbol 0 0 12 11"),
        .init("a least width of no room", color().minWidth(20), in: 0, 10, "shape 0 0 20 10"),
        .init(
            "a greatest width of all the room", color().maxWidth(20).maxHeight(30), in: .infinity, .infinity,
            "shape 0 0 20 30"),
        .init(
            "hug in all the room", vstack(0, .center, box(20, 10)).width(.hug).height(.hug), in: .infinity, .infinity,
            """
            vstack 0 0 20 10
              shape 0 0 20 10
            """),
        .init(
            "a ratio in all the room of one axis", color().aspect(0.5), in: .infinity, 40, "shape 0 0 20 40"),
    ]

    static let screens: [ConformanceCase] = [
        // A list row: the spacer gets 300 − 12 − 12 − 16 − 16 − 24, minus 45 for the texts.
        .init(
            "a list row",
            hstack(
                12, .center, symbol(24, 20, baseline: 16), vstack(2, .leading, text("aaaa bbbb"), text("bb")), spacer(),
                symbol(8, 14, baseline: 10)
            ).padding(Insets(top: 10, leading: 16, bottom: 10, trailing: 16)),
            in: 300, 300,
            """
            hstack 0 0 300 46
              symbol 16 13 24 20
              vstack 52 10 45 26
                text 52 10 45 12
                text 52 24 10 12
              spacer 109 23 155 0
              symbol 276 16 8 14
            """),
        // At the corner, 60 − 18 = 42, then moved; the base stays.
        .init(
            "a badge", box(60, 60).overlay(box(18, 18).anchor(.trailing, .top).offset(6, -6)), in: 300, 300,
            """
            shape 0 0 60 60
              shape 48 -6 18 18
            """),
        // A card: the picture of 4:3 fills the width, 200 × 150; the text below has 200 − 24.
        .init(
            "a card",
            vstack(
                8, .leading, color().aspect(4.0 / 3),
                text("aaaa bbbb").padding(Insets(top: 0, leading: 12, bottom: 12, trailing: 12))
            ).width(200),
            in: 300, nil,
            """
            vstack 0 0 200 182
              shape 0 0 200 150
              text 0 158 69 24
            """),
        // The row has no height, so the column is measured as 25 wide, with three lines of “aaaaa bbb ccc”. It is
        // placed in the height of the row, which truncates the third line, and “bbb c…” is 30 wide.
        .init(
            "a column at the end of a row that hugs",
            hstack(
                0, .top, spacer(),
                vstack(
                    0, .trailing, vstack(0, .trailing, text("aaaaa bbb ccc")).minHeight(38), text("dddd eeee"))),
            in: 38, nil,
            """
            hstack 0 0 38 69
              spacer 0 0 8 0
              vstack 8 0 30 65
                vstack 8 0 30 38
                  text 8 5.5 30 27
                text 18 38 20 27
            """),
        // Both fill: (300 − 16 − 16 − 8) / 2.
        .init(
            "two buttons side by side",
            hstack(8, .center, text("aa").width(.fill).minHeight(44), text("aaaa").width(.fill).minHeight(44))
                .padding(Insets(top: 0, leading: 16, bottom: 0, trailing: 16)),
            in: 300, 300,
            """
            hstack 0 0 300 44
              text 16 0 130 44
              text 154 0 130 44
            """),
        // The lower priority is asked last, for 80 − 45: two words a line.
        .init(
            "a priority below the others", hstack(0, .top, text("aaa aaa aaa").priority(-1), text("bbbb bbbb")), in: 80,
            90,
            """
            hstack 0 0 80 27
              text 0 0 35 27
              text 35 0 45 12
            """),
        // Chips: 40 + 8 + 30 fit in 90 with the padding inside; the third starts a row.
        .init(
            "chips in a flow",
            flow(
                8, 6, .leading, text("aaaa").padding(Insets(10)), text("aa").padding(Insets(10)),
                text("aaaaaa").padding(Insets(10))),
            in: 90, 300,
            """
            flow 0 0 78 70
              text 0 0 40 32
              text 48 0 30 32
              text 0 38 50 32
            """),
        // The background takes the size of the text with its padding, since both are children of a zstack that hugs.
        .init(
            "a ground behind a text",
            zstack(.center, color(), text("aaaa").padding(Insets(5))).width(.hug).height(.hug),
            in: 300, 300,
            """
            zstack 0 0 30 22
              shape 0 0 30 22
              text 0 0 30 22
            """),
        // Both rows are equally flexible, with a minimum length of 20: 50 each.
        .init(
            "a row of rows",
            hstack(0, .top, hstack(0, .top, box(20, 5), color()), hstack(0, .top, color(), box(20, 5))),
            in: 100, 10,
            """
            hstack 0 0 100 10
              hstack 0 0 50 10
                shape 0 0 20 5
                shape 20 0 30 10
              hstack 50 0 50 10
                shape 50 0 30 10
                shape 80 0 20 5
            """),
        // The picture first, then 142 − 12 − 80 for the column, whose texts need 45 and are centered in its frame.
        .init(
            "a picture beside texts",
            hstack(12, .top, box(80, 80), vstack(4, .leading, text("aaaaaaaa"), text("aaaa bbbb cccc")).width(.fill)),
            in: 142, 100,
            """
            hstack 0 0 142 80
              shape 0 0 80 80
              vstack 92 0 50 43
                text 94.5 0 40 12
                text 94.5 16 45 27
            """),
        // The divider stretches across the column that the wider text makes.
        .init(
            "a divider in a column that hugs",
            vstack(4, .leading, text("aa"), divider(), text("aaaa")).width(.hug), in: 300, 300, scale: 2,
            """
            vstack 0 0 20 32.5
              text 0 0 10 12
              divider 0 16 20 0.5
              text 0 20.5 20 12
            """),
        .init(
            "a toolbar from the right",
            hstack(0, .center, box(20, 20), spacer(), text("aa"), spacer(), box(40, 20)), in: 200, 44,
            direction: .rightToLeft,
            """
            hstack 0 0 200 20
              shape 180 0 20 20
              spacer 115 10 65 0
              text 105 4 10 12
              spacer 40 10 65 0
              shape 0 0 40 20
            """),
        .init(
            "insets from the right",
            box(10, 10).margin(Insets(top: 0, leading: 30, bottom: 0, trailing: 5)), in: 100, 100,
            direction: .rightToLeft, "shape 5 0 10 10"),
        // The column is 60 high, its maximum, although its scroll view would take more.
        .init(
            "a scroll view of a greatest height",
            vstack(0, .center, list(.vertical, 0, .center, at: .start, [box(10, 90)]).maxHeight(60)), in: 100, 200,
            """
            vstack 0 0 10 60
              scroll 0 0 10 60
                shape 0 0 10 90
            """),
        // A grid cell holds a column of a shape and a text: 45 × (45 + 12).
        .init(
            "a grid of cards",
            grid(
                [flexible, flexible], spacing: 10, vstack(0, .leading, color().aspect(1), text("aa")),
                vstack(0, .leading, color().aspect(1), text("aa"))),
            in: 100, 300,
            """
            grid 0 0 100 57
              vstack 0 0 45 57
                shape 0 0 45 45
                text 0 45 10 12
              vstack 55 0 45 57
                shape 55 0 45 45
                text 55 45 10 12
            """),
    ]
}
