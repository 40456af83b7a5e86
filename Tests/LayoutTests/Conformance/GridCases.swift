import Specs
import Values

/// `GridRule`: swiftui-layout.md, “LazyVGrid”.
enum GridCases {
    static let all = columns + cells

    /// A cell of the width of its column.
    private static let cell = color().height(10)

    static let columns: [ConformanceCase] = [
        // objc.io, first quiz: 200 − 8 − 70 = 122 for the adaptive column; (122 + 8) / 48 = 2.7: two of (122 − 8) / 2.
        .init(
            "a fixed and an adaptive column", grid([fixed(70), adaptive(40)], cell, cell, cell, cell), in: 200, 99,
            """
            grid 0 0 200 28
              shape 0 0 70 10
              shape 78 0 57 10
              shape 143 0 57 10
              shape 0 18 70 10
            """),
        // objc.io, 300 → 334 → 351: (300 − 8) / 2 = 146, the other at least 180, together 334; placing starts from
        // there: (334 − 8) / 2 = 163 and 180.
        .init(
            "flexible columns grow in the second pass", grid([flexible(50), flexible(180)], cell, cell), in: 300, 99,
            """
            grid 0 0 334 10
              shape 0 0 163 10
              shape 171 0 180 10
            """),
        // (100 − 10) / 3.
        .init(
            "three equal columns", grid([flexible, flexible, flexible], spacing: 5, cell, cell, cell), in: 100, 99,
            """
            grid 0 0 100 10
              shape 0 0 30 10
              shape 35 0 30 10
              shape 70 0 30 10
            """),
        // 10 − 8 is less than two columns of at least 10: together 28.
        .init(
            "a grid of nothing proposed", grid([flexible, flexible], cell, cell), in: nil, nil,
            """
            grid 0 0 28 10
              shape 0 0 10 10
              shape 18 0 10 10
            """),
        // 100 is left: half would be 50, the first takes 40, the second the rest.
        .init(
            "a greatest width", grid([flexible(10, 40), flexible], cell, cell), in: 108, 99,
            """
            grid 0 0 108 10
              shape 0 0 40 10
              shape 48 0 60 10
            """),
        // In the other order nothing is given back: 50, then 40, in the middle of 108.
        .init(
            "no second chance", grid([flexible, flexible(10, 40)], cell, cell), in: 108, 99,
            """
            grid 0 0 108 10
              shape 5 0 50 10
              shape 63 0 40 10
            """),
        // (60 − 20) / 2.
        .init(
            "a narrow column in the middle", grid([fixed(20)], cell), in: 60, 99,
            """
            grid 0 0 60 10
              shape 20 0 20 10
            """),
        .init(
            "a narrow column at the end", grid([fixed(20)], align: Anchor(.trailing, .top), cell), in: 60, 99,
            """
            grid 0 0 60 10
              shape 40 0 20 10
            """),
        // (100 + 4) / (30 + 4) = 3; each (100 − 8) / 3 = 30.67.
        .init(
            "as many as fit", grid([adaptive(30)], spacing: 4, cell, cell, cell, cell), in: 100, 99,
            """
            grid 0 0 100 24
              shape 0 0 30.67 10
              shape 34.67 0 30.67 10
              shape 69.33 0 30.67 10
              shape 0 14 30.67 10
            """),
        // The same three, none wider than 30.
        .init(
            "adaptive columns of a greatest width", grid([adaptive(30, 30)], spacing: 4, cell, cell, cell),
            in: 100, 99,
            """
            grid 0 0 100 10
              shape 0 0 30 10
              shape 34 0 30 10
              shape 68 0 30 10
            """),
        // An adaptive column has the assigned width, even if that is less than its minimum.
        .init(
            "an adaptive column is not clamped", grid([adaptive(50)], cell), in: 30, 99,
            """
            grid 0 0 30 10
              shape 0 0 30 10
            """),
        .init(
            "fixed columns overflow", grid([fixed(80), fixed(80)], spacing: 0, cell, cell), in: 100, 99,
            """
            grid 0 0 160 10
              shape 0 0 80 10
              shape 80 0 80 10
            """),
        // The spacing after the first column is 20, in place of the grid's 8.
        .init(
            "a column's own spacing", grid([fixed(20, spacing: 20), fixed(20), fixed(20)], cell, cell, cell), in: 60,
            99,
            """
            grid 0 0 88 10
              shape 0 0 20 10
              shape 40 0 20 10
              shape 68 0 20 10
            """),
        .init("an empty grid", grid([flexible]), in: 60, 99, "grid 0 0 60 0"),
    ]

    static let cells: [ConformanceCase] = [
        // The shape is measured without a height, 10; it is then proposed the row's 30.
        .init(
            "a row is as high as its highest cell",
            grid([flexible, flexible, flexible], spacing: 0, box(10, 30), box(10, 10), color()), in: 60, 99,
            """
            grid 0 0 60 30
              shape 5 0 10 30
              shape 25 10 10 10
              shape 40 0 20 30
            """),
        // 30 for the text: 20 × 27.
        .init(
            "a text wraps in its column",
            grid([flexible, flexible], spacing: 0, text("aaaa bbbb"), box(10, 10)), in: 60, 99,
            """
            grid 0 0 60 27
              text 5 0 20 27
              shape 40 8.5 10 10
            """),
        .init(
            "cells at a corner",
            grid([flexible, flexible], spacing: 0, align: Anchor(.leading, .bottom), box(10, 10), box(10, 20)), in: 60,
            99,
            """
            grid 0 0 60 20
              shape 0 10 10 10
              shape 30 0 10 20
            """),
        .init(
            "between rows", grid([flexible], spacing: 8, lineSpacing: 3, cell, cell, cell), in: 60, 99,
            """
            grid 0 0 60 36
              shape 0 0 60 10
              shape 0 13 60 10
              shape 0 26 60 10
            """),
        // 30 and 30; the leading side is on the right.
        .init(
            "a grid from the right",
            grid([flexible, fixed(20)], spacing: 0, align: Anchor(.leading, .top), box(10, 10), box(10, 10)), in: 60,
            99, direction: .rightToLeft,
            """
            grid 0 0 60 10
              shape 50 0 10 10
              shape 10 0 10 10
            """),
        // It is infinitely flexible: it gets the rest after the box.
        .init(
            "a grid in a row", hstack(0, .top, grid([flexible], spacing: 0, cell), box(20, 20)), in: 100, 99,
            """
            hstack 0 0 100 20
              grid 0 0 80 10
                shape 0 0 80 10
              shape 80 0 20 20
            """),
        .init(
            "a grid in a scroll view", scroll(.vertical, .end, grid([flexible], spacing: 0, cell, cell)), in: 60, 15,
            """
            scroll 0 0 60 15
              grid 0 -5 60 20
                shape 0 -5 60 10
                shape 0 5 60 10
            """),
        // The shape's ideal height in a column of 50 is 10; a ratio of 2 requires 25.
        .init(
            "a ratio in a cell", grid([flexible, flexible], spacing: 0, color().aspect(2), color()), in: 100, 99,
            """
            grid 0 0 100 25
              shape 0 0 50 25
              shape 50 0 50 25
            """),
    ]
}
