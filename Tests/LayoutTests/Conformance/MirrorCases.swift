import Specs
import Values

/// Right-to-left layouts: everything is mirrored, offsets too (swiftui-layout.md, “Other modifiers and containers”).
enum MirrorCases {
    static let all: [ConformanceCase] = [
        .init(
            "a corner of a zstack from the right", zstack(Anchor(.leading, .top), box(40, 10), box(10, 30)), in: 90, 90,
            direction: .rightToLeft,
            """
            zstack 0 0 40 30
              shape 0 0 40 10
              shape 30 0 10 30
            """),
        .init(
            "an overlay from the right", box(100, 50).overlay(box(10, 10).anchor(.trailing, .top)), in: 200, 200,
            direction: .rightToLeft,
            """
            shape 0 0 100 50
              shape 0 0 10 10
            """),
        // The overlay is at the left corner; its offset is to the left.
        .init(
            "a badge from the right", box(60, 60).overlay(box(18, 18).anchor(.trailing, .top).offset(6, -6)), in: 300,
            300, direction: .rightToLeft,
            """
            shape 0 0 60 60
              shape -6 -6 18 18
            """),
        .init(
            "an anchor in a frame from the right",
            vstack(0, .center, box(10, 10)).width(50).height(20).anchor(.leading, .bottom), in: 90, 90,
            direction: .rightToLeft,
            """
            vstack 0 0 50 20
              shape 40 10 10 10
            """),
        .init(
            "trailing on the left", vstack(0, .trailing, box(10, 5), box(30, 5)), in: 90, 90, direction: .rightToLeft,
            """
            vstack 0 0 30 10
              shape 0 0 10 5
              shape 0 5 30 5
            """),
        // Offsets add up: 3 and 2 to the left of the mirrored box, 90 − 10.
        .init(
            "offsets inside offsets from the right",
            vstack(0, .leading, box(10, 10).offset(2, 0)).width(90).anchor(.leading, .top).offset(3, 1), in: 90, 90,
            direction: .rightToLeft,
            """
            vstack -3 1 90 10
              shape 75 1 10 10
            """),
        .init(
            "baselines from the right", hstack(4, .firstTextBaseline, text("a"), text("a", size: 20)), in: 90, 90,
            direction: .rightToLeft,
            """
            hstack 0 0 19 24
              text 14 8 5 12
              text 0 0 10 24
            """),
        .init(
            "rows inside columns from the right",
            vstack(0, .leading, hstack(0, .top, box(10, 5), box(20, 5)), box(50, 5)), in: 90, 90,
            direction: .rightToLeft,
            """
            vstack 0 0 50 10
              hstack 20 0 30 5
                shape 40 0 10 5
                shape 20 0 20 5
              shape 0 5 50 5
            """),
        .init(
            "segments from the right", written("segmented: { items: [A, BB], selected: 0 }"), in: 104, 300,
            direction: .rightToLeft,
            """
            segmented 0 0 104 32
              shape 0 0 104 32
              shape 52 2 50 28
              zstack 52 2 50 28
                text 73.5 8 7 16
              zstack 2 2 50 28
                text 20.5 8 13 16
            """),
    ]
}
