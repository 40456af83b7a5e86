import Specs
import Values

/// `ControlRule`, with the metrics of `controls.yaml`. Body texts are 17 pt here and 21 high at one pixel per point; a
/// character is half as wide as the font size. Titles of segments are 13 pt and 16 high.
enum ControlCases {
    static let all = switches + bars + pickers

    static let switches: [ConformanceCase] = [
        // 51 × 31; the knob of 27 is inset by 2.
        .init(
            "a toggle that is off", written("toggle: false"), in: 300, 300,
            """
            toggle 0 0 51 31
              shape 0 0 51 31
              shape 2 2 27 27
            """),
        .init(
            "a toggle that is on", written("toggle: true"), in: nil, nil,
            """
            toggle 0 0 51 31
              shape 0 0 51 31
              shape 22 2 27 27
            """),
        .init(
            "a toggle that is on, from the right", written("toggle: true"), in: 10, 10, direction: .rightToLeft,
            """
            toggle 0 0 51 31
              shape 0 0 51 31
              shape 2 2 27 27
            """),
        // A control does not grow with the type size.
        .init(
            "a toggle of the largest type", written("toggle: false", typeSize: .ax5), in: 300, 300,
            """
            toggle 0 0 51 31
              shape 0 0 51 31
              shape 2 2 27 27
            """),
        // Symbols of 17 pt are 20.06 × 19.04, centered in halves of 47.
        .init(
            "a stepper", written("stepper: 3"), in: 300, 300,
            """
            stepper 0 0 94 32
              shape 0 0 94 32
              shape 46.5 7 1 18
              symbol 13.98 6.48 19.04 19.04
              symbol 60.98 6.48 19.04 19.04
            """),
        // The row has 300 − 51 − 8 for the text, which needs 17.
        .init(
            "a toggle in a row", written("hstack: [{ text: ab }, { spacer: }, { toggle: false }]"), in: 300, 300,
            """
            hstack 0 0 300 31
              text 0 5 17 21
              spacer 17 15.5 232 0
              toggle 249 0 51 31
                shape 249 0 51 31
                shape 251 2 27 27
            """),
    ]

    static let bars: [ConformanceCase] = [
        // The track is centered: (34 − 4) / 2; the center of the thumb is at 14 + 0.5 × 172.
        .init(
            "a slider", written("slider: 0.5"), in: 200, 300,
            """
            slider 0 0 200 34
              shape 0 15 200 4
              shape 0 15 100 4
              shape 86 3 28 28
            """),
        // (30 − 18) / 42 of 168 is 48.
        .init(
            "a slider between limits", written("slider: { value: 30, min: 18, max: 60 }"), in: 196, 300,
            """
            slider 0 0 196 34
              shape 0 15 196 4
              shape 0 15 62 4
              shape 48 3 28 28
            """),
        .init(
            "a slider at its end, from the right", written("slider: 1"), in: 200, 300, direction: .rightToLeft,
            """
            slider 0 0 200 34
              shape 0 15 200 4
              shape 14 15 186 4
              shape 0 3 28 28
            """),
        // 10 would be less than the width of the thumb.
        .init(
            "a slider of nothing proposed", written("slider: 0"), in: nil, nil,
            """
            slider 0 0 28 34
              shape 0 15 28 4
              shape 0 15 14 4
              shape 0 3 28 28
            """),
        .init(
            "a progress bar", written("progress: 0.25"), in: 80, 300,
            """
            progress 0 0 80 4
              shape 0 0 80 4
              shape 0 0 20 4
            """),
        // It is as flexible as a shape: (200 − 8) / 2 each.
        .init(
            "a progress bar in a row", written("hstack: [{ progress: 0 }, { shape: rectangle }]"), in: 200, 20,
            """
            hstack 0 0 200 20
              progress 0 8 96 4
                shape 0 8 96 4
                shape 0 8 0 4
              shape 104 0 96 20
            """),
        // Dots of 8 every 16, centered in 26.
        .init(
            "a page control", written("pageControl: { count: 3, current: 1 }"), in: 300, 300,
            """
            pageControl 0 0 48 26
              shape 4 9 8 8
              shape 20 9 8 8
              shape 36 9 8 8
            """),
        // Spokes of 2 × 6.67, whose centers are 6.67 from the center at 10, 10.
        .init(
            "a spinner", written("spinner:"), in: 300, 300,
            """
            spinner 0 0 20 20
              shape 9 0 2 6.67
              shape 13.71 1.95 2 6.67
              shape 15.67 6.67 2 6.67
              shape 13.71 11.38 2 6.67
              shape 9 13.33 2 6.67
              shape 4.29 11.38 2 6.67
              shape 2.33 6.67 2 6.67
              shape 4.29 1.95 2 6.67
            """),
    ]

    static let pickers: [ConformanceCase] = [
        // Segments of 50 × 28, inset by 2. A is 6.5 wide, rounded up to 7 pixels.
        .init(
            "segments", written("segmented: { items: [A, BB], selected: 0 }"), in: 104, 300,
            """
            segmented 0 0 104 32
              shape 0 0 104 32
              shape 2 2 50 28
              zstack 2 2 50 28
                text 23.5 8 7 16
              zstack 52 2 50 28
                text 70.5 8 13 16
            """),
        // The separators next to the selection are omitted: only the one after the first is left.
        .init(
            "lines between segments", written("segmented: { items: [A, A, A], selected: 2 }"), in: 160, 300,
            """
            segmented 0 0 160 32
              shape 0 0 160 32
              shape 106 2 52 28
              shape 53.5 5 1 22
              zstack 2 2 52 28
                text 24.5 8 7 16
              zstack 54 2 52 28
                text 76.5 8 7 16
              zstack 106 2 52 28
                text 128.5 8 7 16
            """),
        // Twice the widest title of 13 with 10 on each side, and 2 at each end.
        .init(
            "segments of nothing proposed", written("segmented: { items: [A, BB] }"), in: nil, nil,
            """
            segmented 0 0 70 32
              shape 0 0 70 32
              shape 34.5 5 1 22
              zstack 2 2 33 28
                text 15 8 7 16
              zstack 35 2 33 28
                text 45 8 13 16
            """),
        // The band is 9 from the sides and 34 high, in the middle of 216. Rows of 32 are on a cylinder of 115.56.
        // The neighbors are 115.56 × sin(32 / 115.56) = 31.59 from the middle, and
        // 115.56 × (1 − cos(32 / 115.56)) = 4.40 deeper. Perspective reduces the distance by 1 / (1 + 0.003 × 4.40) to
        // 31.18. A text of 21 pt is 11 × 26.
        .init(
            "a wheel", written("wheel: [{ values: [a, b, c], selected: 1 }]"), in: 200, 300,
            """
            wheel 0 0 200 216
              shape 9 91 182 34
              text 94.5 63.82 11 26
              text 94.5 95 11 26
              text 94.5 126.18 11 26
            """),
        // Columns of 160 in the ideal width. Rows of 21, a gap of 5 and a unit of 11 are centered in their column, and
        // the rows end before the gap. Perspective moves deeper rows toward 80, by 1 / (1 + 0.003 × 4.40).
        .init(
            "two wheels",
            written(
                "wheel: [{ values: [a, bb], label: h }, { values: [c, dd], align: trailing }, { values: [e, ff] }]"),
            in: 480, nil,
            """
            wheel 0 0 480 216
              shape 9 91 462 34
              text 71.5 95 11 26
              text 61.6 126.18 21 26
              text 239.5 95 11 26
              text 229.5 126.18 21 26
              text 394.5 95 11 26
              text 389.5 126.18 21 26
              text 87.5 95 11 26
            """),
    ]
}
