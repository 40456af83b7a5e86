import Specs
import Values

/// `ControlRule`, with the metrics of `controls.yaml`. Body texts are 17 pt here, 21 high at one pixel a point, and half
/// as wide a character; titles of segments 13 pt and 16 high.
enum ControlCases {
    static let all = switches + bars + pickers + fields + alerts

    static let switches: [ConformanceCase] = [
        // 51 × 31; the knob of 27 stands 2 inside.
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
        // Symbols of 17 pt are 20.06 × 19.04, in the middle of halves of 47.
        .init(
            "a stepper", written("stepper: 3"), in: 300, 300,
            """
            stepper 0 0 94 32
              shape 0 0 94 32
              shape 46.5 7 1 18
              symbol 13.98 6.48 19.04 19.04
              symbol 60.98 6.48 19.04 19.04
            """),
        // The row shares 300 − 51 − 8 for the text, which needs 17.
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
        // The track in the middle: (34 − 4) / 2; the thumb's middle at 14 + 0.5 × 172.
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
        // 10 would be less than the thumb.
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
        // As flexible as a shape: (200 − 8) / 2 each.
        .init(
            "a progress bar in a row", written("hstack: [{ progress: 0 }, { shape: rectangle }]"), in: 200, 20,
            """
            hstack 0 0 200 20
              progress 0 8 96 4
                shape 0 8 96 4
                shape 0 8 0 4
              shape 104 0 96 20
            """),
        // Dots of 8 every 16, in the middle of 26.
        .init(
            "a page control", written("pageControl: { count: 3, current: 1 }"), in: 300, 300,
            """
            pageControl 0 0 48 26
              shape 4 9 8 8
              shape 20 9 8 8
              shape 36 9 8 8
            """),
        // Spokes of 2 × 6.67 about their middles, 6.67 from 10, 10.
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
        // Inside 2: segments of 50 × 28; A is 6.5 wide, in pixels 7.
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
        // The line beside the selection is left out: there is only the one after the first.
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
        // The widest title, 13, with 10 on either side, twice, and 2 at each end.
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
        // The band: 9 from the sides, 34 high in the middle of 216. Rows of 32 on a cylinder of 115.56: the neighbors
        // 115.56 × sin(32 / 115.56) = 31.59 from the middle, and 115.56 × (1 − cos(32 / 115.56)) = 4.40 deeper, so that
        // they seem nearer by 1 / (1 + 0.003 × 4.40): 31.18. A text of 21 pt is 11 × 26.
        .init(
            "a wheel", written("wheel: [{ values: [a, b, c], selected: 1 }]"), in: 200, 300,
            """
            wheel 0 0 200 216
              shape 9 91 182 34
              text 94.5 63.82 11 26
              text 94.5 95 11 26
              text 94.5 126.18 11 26
            """),
        // Columns of 160 in the ideal width. 21 of rows, a gap of 5 and 11 of the unit are in the middle of theirs, and the
        // rows end at the unit's gap: nearer to 80, the farther they are, by 1 / (1 + 0.003 × 4.40).
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

    static let fields: [ConformanceCase] = [
        // A rounded border with 7 around 21, at least 34 high.
        .init(
            "a field", written("field: abc"), in: 200, 300,
            """
            field 0 0 200 35
              shape 0 0 200 35
              text 7 7 26 21
            """),
        // The clear button of 18 stands 6 from the edge; its symbol of 18 pt is 21.24 × 20.16.
        .init(
            "a focused field", written("field: abc\nfocused: true"), in: 200, 300,
            """
            field 0 0 200 35
              shape 0 0 200 35
              text 7 7 26 21
              shape 33 7 2 21
              symbol 174.38 7.42 21.24 20.16
            """),
        // 200 − 7 − 18 − 2 × 6 are left for the text: 19 of 20 characters, the last an ellipsis.
        .init(
            "a focused field with a long value", written("field: abcdefghijklmnopqrstuvwxyz\nfocused: true"),
            in: 200, 300,
            """
            field 0 0 200 35
              shape 0 0 200 35
              text 7 7 162 21
              shape 169 7 2 21
              symbol 174.38 7.42 21.24 20.16
            """),
        .init(
            "a focused field without a value", written("field:\nplaceholder: ab\nfocused: true"), in: 200, 300,
            """
            field 0 0 200 35
              shape 0 0 200 35
              text 7 7 17 21
              shape 5 7 2 21
            """),
        // 86 are left for the text: nine characters of 8.5 and a space, then four; lines of body are 22 apart.
        .init(
            "a field of several lines", written("field: aaaa bbbb cccc\nlineLimit: 3\nfocused: true"), in: 100, 300,
            """
            field 0 0 100 57
              shape 0 0 100 57
              text 7 7 77 43
              shape 41 29 2 21
            """),
        .init(
            "a placeholder of several lines",
            written("field:\nplaceholder: aaaa bbbb cccc\nlineLimit: 3\nfocused: true"), in: 100, 300,
            """
            field 0 0 100 57
              shape 0 0 100 57
              text 7 7 77 43
              shape 5 7 2 21
            """),
        // What writes a padding of its own has no border.
        .init(
            "a plain field", written("field: abc\npadding: 10"), in: 200, 300,
            """
            field 0 0 200 41
              text 10 10 26 21
            """),
        .init(
            "a field of nothing proposed", written("field: abc"), in: nil, nil,
            """
            field 0 0 40 35
              shape 0 0 40 35
              text 7 7 26 21
            """),
        .init(
            "a field from the right", written("field: abc"), in: 200, 300, direction: .rightToLeft,
            """
            field 0 0 200 35
              shape 0 0 200 35
              text 167 7 26 21
            """),
        // 44 high: the text in the middle of the field, which is in the middle of its frame.
        .init(
            "a field in a frame", written("field: abc\npadding: { horizontal: 12 }\nheight: 44"), in: 200, 300,
            """
            field 0 0 200 44
              text 12 11.5 26 21
            """),
        // The baseline of 17 pt is 16.19 down; the field's text stands 7 lower.
        .init(
            "a field beside a text",
            written("hstack: [{ text: a }, { field: abc }]\nspacing: 0\nalign: firstTextBaseline"), in: 109, 300,
            """
            hstack 0 0 109 35
              text 0 7 9 21
              field 9 0 100 35
                shape 9 0 100 35
                text 16 7 26 21
            """),
    ]

    static let alerts: [ConformanceCase] = [
        // 20 around the words, 2 between 21 and 16; a line of one pixel; a button of 44.
        .init(
            "an alert", written("alert: { title: T, message: M, buttons: [OK] }"), in: 400, 800,
            """
            alert 0 0 270 124
              shape 0 0 270 124
              vstack 0 0 270 124
                fits 0 0 270 79
                  vstack 0 0 270 79
                    text 130.5 20 9 21
                    text 131.5 43 7 16
                divider 0 79 270 1
                vstack 0 80 270 44
                  text 0 80 270 44
            """),
        // (270 − 1) / 2 each.
        .init(
            "an alert with two buttons", written("alert: { title: T, buttons: [{ title: C, style: cancel }, O] }"),
            in: 400, 800,
            """
            alert 0 0 270 106
              shape 0 0 270 106
              vstack 0 0 270 106
                fits 0 0 270 61
                  vstack 0 0 270 61
                    text 130.5 20 9 21
                divider 0 61 270 1
                fits 0 62 270 44
                  hstack 0 62 270 44
                    text 0 62 134.5 44
                    divider 134.5 62 1 44
                    text 135.5 62 134.5 44
            """),
        .init(
            "an alert with three buttons", written("alert: { title: T, buttons: [A, B, C] }"), in: 400, 800,
            """
            alert 0 0 270 196
              shape 0 0 270 196
              vstack 0 0 270 196
                fits 0 0 270 61
                  vstack 0 0 270 61
                    text 130.5 20 9 21
                divider 0 61 270 1
                vstack 0 62 270 134
                  text 0 62 270 44
                  divider 0 106 270 1
                  text 0 107 270 44
                  divider 0 151 270 1
                  text 0 152 270 44
            """),
        // 11 above and below a title of 53 points, which is 64 high.
        .init(
            "an alert of the largest type", written("alert: { title: T, buttons: [A] }", typeSize: .ax5), in: 400, 800,
            """
            alert 0 0 310 191
              shape 0 0 310 191
              vstack 0 0 310 191
                fits 0 0 310 104
                  vstack 0 0 310 104
                    text 141.5 20 27 64
                divider 0 104 310 1
                vstack 0 105 310 86
                  text 0 105 310 86
            """),
        // Two lines of 21, one pixel between them, and their padding take 83; 30 are left above the button and its line.
        .init(
            "an alert that is higher than the screen", written("alert: { title: \"T\\nT\", buttons: [A] }"), in: 400,
            75,
            """
            alert 0 0 270 75
              shape 0 0 270 75
              vstack 0 0 270 75
                fits 0 0 270 30
                  scroll 0 0 270 30
                    vstack 0 0 270 83
                      text 130.5 20 9 43
                divider 0 30 270 1
                vstack 0 31 270 44
                  text 0 31 270 44
            """),
    ]
}
