import Specs
import Values

/// `OpenEdges`: swiftui-layout.md, “Default spacing”. A stack without a spacing has 8 between plain children and
/// nothing next to a spacer.
enum SpacingCases {
    static let all: [ConformanceCase] = [
        .init(
            "8 between plain children", standard(.horizontal, box(20, 10), box(30, 10)), in: 100, 50,
            """
            hstack 0 0 58 10
              shape 0 0 20 10
              shape 28 0 30 10
            """),
        // 100 − 20 − 30.
        .init(
            "nothing beside a spacer", standard(.horizontal, box(20, 10), spacer(), box(30, 10)), in: 100, 50,
            """
            hstack 0 0 100 10
              shape 0 0 20 10
              spacer 20 5 50 0
              shape 70 0 30 10
            """),
        // A spacing that is set applies next to a spacer too: 100 − 50 − 16.
        .init(
            "a written spacing beside a spacer", hstack(8, .center, box(20, 10), spacer(), box(30, 10)), in: 100, 50,
            """
            hstack 0 0 100 10
              shape 0 0 20 10
              spacer 28 5 34 0
              shape 70 0 30 10
            """),
        .init(
            "two spacers", standard(.horizontal, spacer(), spacer()), in: 100, 50,
            """
            hstack 0 0 100 0
              spacer 0 0 50 0
              spacer 50 0 50 0
            """),
        .init(
            "a spacer at the top", standard(.vertical, spacer(), box(20, 10), box(20, 10)), in: 100, 50,
            """
            vstack 0 0 20 50
              spacer 10 0 0 22
              shape 0 22 20 10
              shape 0 40 20 10
            """),
        // Padding makes the edges plain and resets the priority: 100 − 50 − 16 for the spacer with its padding.
        .init(
            "a padded spacer", standard(.horizontal, box(20, 10), spacer().padding(Insets(2)), box(30, 10)), in: 100,
            50,
            """
            hstack 0 0 100 10
              shape 0 0 20 10
              spacer 28 3 34 4
              shape 70 0 30 10
            """),
        // Only the padded edge is plain: 8 before, 0 after.
        .init(
            "a spacer padded on one side",
            standard(.horizontal, box(20, 10), spacer().padding(Insets(leading: 2)), box(30, 10)), in: 100, 50,
            """
            hstack 0 0 100 10
              shape 0 0 20 10
              spacer 28 5 42 0
              shape 70 0 30 10
            """),
        .init(
            "a spacer with a margin",
            standard(.horizontal, box(20, 10), spacer().margin(Insets(trailing: 2)), box(30, 10)), in: 100, 50,
            """
            hstack 0 0 100 10
              shape 0 0 20 10
              spacer 20 5 40 0
              shape 70 0 30 10
            """),
        // A frame along the row makes both edges plain.
        .init(
            "a spacer of a fixed width", standard(.horizontal, box(20, 10), spacer(0).width(10), box(30, 10)), in: 100,
            50,
            """
            hstack 0 0 76 10
              shape 0 0 20 10
              spacer 28 5 10 0
              shape 46 0 30 10
            """),
        .init(
            "a spacer of a fixed height", standard(.horizontal, box(20, 10), spacer().height(4), box(30, 10)), in: 100,
            50,
            """
            hstack 0 0 100 10
              shape 0 0 20 10
              spacer 20 3 50 4
              shape 70 0 30 10
            """),
        .init(
            "a used spacer", standard(.horizontal, box(20, 10), use(spacer()), box(30, 10)), in: 100, 50,
            """
            hstack 0 0 100 10
              shape 0 0 20 10
              use 20 5 50 0
                spacer 20 5 50 0
              shape 70 0 30 10
            """),
        // The inner row starts with a spacer, so there is no gap before it.
        .init(
            "a row that starts with a spacer",
            standard(.horizontal, box(20, 10), hstack(0, .center, spacer(), box(10, 10))), in: 100, 50,
            """
            hstack 0 0 100 10
              shape 0 0 20 10
              hstack 20 0 80 10
                spacer 20 5 70 0
                shape 90 0 10 10
            """),
        // It ends with a box, so there is a gap of 8 after it.
        .init(
            "a row that ends with a box",
            standard(.horizontal, hstack(0, .center, spacer(), box(10, 10)), box(20, 10)), in: 100, 50,
            """
            hstack 0 0 100 10
              hstack 0 0 72 10
                spacer 0 5 62 0
                shape 62 0 10 10
              shape 80 0 20 10
            """),
        // A spacer along the row does not affect the gaps above and below the row.
        .init(
            "rows with spacers in a column",
            standard(.vertical, hstack(0, .center, box(10, 10), spacer()), box(10, 10)), in: 100, 50,
            """
            vstack 0 0 100 28
              hstack 0 0 100 10
                shape 0 0 10 10
                spacer 10 5 90 0
              shape 45 18 10 10
            """),
        .init(
            "nothing beside a spacer from the right", standard(.horizontal, box(20, 10), spacer(), box(30, 10)),
            in: 100, 50, direction: .rightToLeft,
            """
            hstack 0 0 100 10
              shape 80 0 20 10
              spacer 30 5 50 0
              shape 0 0 30 10
            """),
        // A divider is plain.
        .init(
            "8 beside a divider", standard(.vertical, box(20, 10), divider(), box(20, 10)), in: 100, 50,
            """
            vstack 0 0 100 37
              shape 40 0 20 10
              divider 0 18 100 1
              shape 40 27 20 10
            """),
    ]
}
