import Specs
import Values

/// Type sizes. Body is 53 pt at `ax5` and 23 at `xxxLarge` (`dynamic-type.yaml`); a line is 1.193359375 of that, in
/// whole pixels here, and a character half as wide.
enum ScalingCases {
    static let all: [ConformanceCase] = [
        // 63.25 → 64.
        .init("a text at ax5", written("text: ab", typeSize: .ax5), in: 400, 400, "text 0 0 53 64"),
        .init(
            "a text that does not scale", written("text: ab\nscales: false", typeSize: .ax5), in: 400, 400,
            "text 0 0 17 21"),
        // 27.45 → 28.
        .init(
            "a text that scales up to a limit", written("text: ab\nscales: { max: xxxLarge }", typeSize: .ax5), in: 400,
            400, "text 0 0 23 28"),
        // Not smaller than the base size beyond its limit.
        .init(
            "a text below its limit", written("text: ab\nscales: { max: xxxLarge }"), in: 400, 400, "text 0 0 17 21"),
        // 20 × 53 / 17 = 62.35.
        .init(
            "numbers that scale", written("shape: rectangle\nwidth: 20\nheight: 10\nscalesWith: body", typeSize: .ax5),
            in: 400, 400, "shape 0 0 62.35 31.18"),
        .init(
            "numbers that do not scale", written("shape: rectangle\nwidth: 20\nheight: 10", typeSize: .ax5), in: 400,
            400, "shape 0 0 20 10"),
        // 8 × 53 / 17 = 24.94 between the boxes and around them.
        .init(
            "a spacing and a padding that scale",
            written(
                """
                hstack: [{ shape: rectangle, width: 10, height: 10 }, { shape: rectangle, width: 10, height: 10 }]
                spacing: 8
                padding: 8
                scalesWith: body
                """, typeSize: .ax5), in: 400, 400,
            """
            hstack 0 0 94.82 59.88
              shape 24.94 24.94 10 10
              shape 59.88 24.94 10 10
            """),
        // At accessibility sizes the row becomes a column: 64 + 8 + 31.
        .init(
            "another layout at accessibility sizes",
            written(
                """
                zstack:
                  - { when: { typeSize: accessibility }, vstack: [{ text: ab }, { toggle: false }] }
                  - { unless: { typeSize: accessibility }, hstack: [{ text: ab }, { toggle: false }] }
                """, typeSize: .ax5), in: 400, 400,
            """
            zstack 0 0 53 127.9
              vstack 0 0 53 127.9
                text 0 0 53 64
                toggle 1 96.9 51 31
                  shape 1 96.9 51 31
                  shape 3 98.9 27 27
            """),
        .init(
            "the usual layout at other sizes",
            written(
                """
                zstack:
                  - { when: { typeSize: accessibility }, vstack: [{ text: ab }, { toggle: false }] }
                  - { unless: { typeSize: accessibility }, hstack: [{ text: ab }, { toggle: false }] }
                """), in: 400, 400,
            """
            zstack 0 0 76 31
              hstack 0 0 76 31
                text 0 5 17 21
                toggle 25 0 51 31
                  shape 25 0 51 31
                  shape 27 2 27 27
            """),
        // A field grows with its text: 64 + 7 + 7.
        .init(
            "a field at ax5", written("field: ab", typeSize: .ax5), in: 400, 400,
            """
            field 0 0 400 78
              shape 0 0 400 78
              text 7 7 53 64
            """),
        // Titles of segments do not grow.
        .init(
            "segments at ax5", written("segmented: { items: [A, BB], selected: 0 }", typeSize: .ax5), in: 104, 300,
            """
            segmented 0 0 104 32
              shape 0 0 104 32
              shape 2 2 50 28
              zstack 2 2 50 28
                text 23.5 8 7 16
              zstack 52 2 50 28
                text 70.5 8 13 16
            """),
    ]
}
