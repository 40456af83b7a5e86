import Specs
import Values

/// Frames of alerts by `ControlRule`. Titles are 17 pt and 21 high, messages 13 pt and 16 high.
enum AlertCases {
    static let all: [ConformanceCase] = [
        // 20 around the texts, 2 between 21 and 16; a line of one pixel; a button of 44.
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
        // 11 above and below the button's title of 53 pt, which is 64 high.
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
        // Two lines of 21, one pixel between them and the padding take 83. Above the button and its line, 30 is left.
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
