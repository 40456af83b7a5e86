import Specs
import Values

enum ContainerCases {
    static let all = leaves + flows + scrolls + fitting

    static let leaves: [ConformanceCase] = [
        .init("a circle is square", circle(), in: 80, 30, "shape 0 0 30 30"),
        // OpenSwiftUI replaces nil by 10 before it takes the shorter side.
        .init("a circle of one proposal", circle(), in: 80, nil, "shape 0 0 10 10"),
        .init("a skeleton", node(.skeleton), in: 80, nil, "skeleton 0 0 80 10"),
        .init(
            "an image takes the proposal", image(natural: Size(width: 30, height: 20)), in: 80, 40, "image 0 0 80 40"),
        .init("an image alone", image(natural: Size(width: 30, height: 20)), in: nil, 40, "image 0 0 30 40"),
        .init("an image of unknown size", image(natural: nil), in: nil, nil, "image 0 0 10 10"),
        .init("a symbol", symbol(12, 11, baseline: 9), in: 80, 40, "symbol 0 0 12 11"),
        .init(
            "a divider of a column", vstack(0, .center, divider()), in: 80, 40, scale: 2,
            """
            vstack 0 0 80 0.5
              divider 0 0 80 0.5
            """),
        .init(
            "a divider of a row", hstack(0, .center, divider()), in: 80, 40, scale: 2,
            """
            hstack 0 0 0.5 40
              divider 0 0 0.5 40
            """),
        .init(
            "a use with its own frame", use(box(10, 10)).padding(Insets(2)).width(30), in: 80, 40,
            """
            use 0 0 30 14
              shape 10 2 10 10
            """),
    ]

    static let flows: [ConformanceCase] = [
        // 20 + 4 + 20 = 44 fit in 50, a third does not; the second row starts at 10 + 6.
        .init(
            "a flow wraps", flow(4, 6, .leading, box(20, 10), box(20, 8), box(30, 10)), in: 50, 90,
            """
            flow 0 0 44 26
              shape 0 0 20 10
              shape 24 1 20 8
              shape 0 16 30 10
            """),
        .init(
            "its rows are aligned", flow(4, 6, .trailing, box(20, 10), box(20, 10), box(30, 10)), in: 50, 90,
            """
            flow 0 0 44 26
              shape 0 0 20 10
              shape 24 0 20 10
              shape 14 16 30 10
            """),
        .init(
            "a flow of nothing proposed", flow(4, 6, .leading, box(20, 10), box(20, 10)), in: nil, nil,
            """
            flow 0 0 44 10
              shape 0 0 20 10
              shape 24 0 20 10
            """),
        // The text is 45 wide and is proposed the 30 of the row: 20 × 27.
        .init(
            "a child wider than the row", flow(4, 6, .leading, box(20, 10), text("aaaa bbbb")), in: 30, 90,
            """
            flow 0 0 20 43
              shape 0 0 20 10
              text 0 16 20 27
            """),
        .init(
            "a flow from the right", flow(4, 6, .leading, box(20, 10), box(20, 10), box(30, 10)), in: 50, 90,
            direction: .rightToLeft,
            """
            flow 0 0 44 26
              shape 24 0 20 10
              shape 0 0 20 10
              shape 14 16 30 10
            """),
    ]

    static let scrolls: [ConformanceCase] = [
        // As high as proposed, as wide as its content; 8 between the children.
        .init(
            "from the start", scroll(.vertical, .start, box(30, 40), box(20, 40)), in: 90, 50,
            """
            scroll 0 0 30 50
              shape 0 0 30 40
              shape 5 48 20 40
            """),
        // The scroll distance is 88 − 50.
        .init(
            "to the end", scroll(.vertical, .end, box(30, 40), box(30, 40)), in: 90, 50,
            """
            scroll 0 0 30 50
              shape 0 -38 30 40
              shape 0 10 30 40
            """),
        .init(
            "by points", scroll(.horizontal, .offset(20), box(60, 10), box(60, 10)), in: 90, 50,
            """
            scroll 0 0 90 10
              shape -20 0 60 10
              shape 48 0 60 10
            """),
        .init(
            "by points from the right", scroll(.horizontal, .offset(20), box(60, 10), box(60, 10)), in: 90, 50,
            direction: .rightToLeft,
            """
            scroll 0 0 90 10
              shape 50 0 60 10
              shape -18 0 60 10
            """),
        .init(
            "no further than the end", scroll(.horizontal, .offset(500), box(60, 10), box(60, 10)), in: 90, 50,
            """
            scroll 0 0 90 10
              shape -38 0 60 10
              shape 30 0 60 10
            """),
        .init(
            "to a node", scroll(.vertical, .node("b"), box(30, 40), box(30, 40).id("b"), box(30, 40)), in: 90, 60,
            """
            scroll 0 0 30 60
              shape 0 -48 30 40
              shape 0 0 30 40
              shape 0 48 30 40
            """),
        .init(
            "content that is shorter", scroll(.vertical, .end, box(30, 40)), in: 90, 60,
            """
            scroll 0 0 30 60
              shape 0 0 30 40
            """),
        .init(
            "a scroll view of nothing proposed", scroll(.vertical, .start, box(30, 40)), in: nil, nil,
            """
            scroll 0 0 30 40
              shape 0 0 30 40
            """),
        // The shape is proposed nil along the axis, 90 across it.
        .init(
            "content that fills", scroll(.vertical, .start, color()), in: 90, 60,
            """
            scroll 0 0 90 60
              shape 0 0 90 10
            """),
    ]

    static let fitting: [ConformanceCase] = [
        .init(
            "the first fits", fits(.horizontal, box(60, 10), box(30, 10)), in: 60, 5,
            """
            fits 0 0 60 10
              shape 0 0 60 10
            """),
        .init(
            "the second fits", fits(.horizontal, box(60, 10), box(30, 10), box(10, 10)), in: 59, 5,
            """
            fits 0 0 30 10
              shape 0 0 30 10
            """),
        .init(
            "none fits", fits(.both, box(60, 10), box(30, 10)), in: 90, 5,
            """
            fits 0 0 30 10
              shape 0 0 30 10
            """),
        .init(
            "fits of nothing proposed", fits(.both, box(60, 10), box(30, 10)), in: nil, nil,
            """
            fits 0 0 60 10
              shape 0 0 60 10
            """),
        // The text's ideal width of 45 counts, although it could break; the shape is shown instead, with 40 × 20.
        .init(
            "ideal sizes decide", fits(.horizontal, text("aaaa bbbb"), color()), in: 40, 20,
            """
            fits 0 0 40 20
              shape 0 0 40 20
            """),
    ]
}
