import Specs
import Values

/// Frames of text fields by `ControlRule`. Body text of 17 pt is 21 high, and a character is half as wide as the font
/// size.
enum FieldCases {
    static let all: [ConformanceCase] = [
        // A rounded border with a padding of 7 around 21, at least 34 high.
        .init(
            "a field", written("field: abc"), in: 200, 300,
            """
            field 0 0 200 35
              shape 0 0 200 35
              text 7 7 26 21
            """),
        // The clear button of 18 is 6 from the edge; its symbol of 18 pt is 21.24 × 20.16.
        .init(
            "a focused field", written("field: abc\nfocused: true"), in: 200, 300,
            """
            field 0 0 200 35
              shape 0 0 200 35
              text 7 7 26 21
              shape 33 7 2 21
              symbol 174.38 7.42 21.24 20.16
            """),
        // 200 − 7 − 18 − 2 × 6 is left for the text: 19 characters, the last of them an ellipsis.
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
        // 86 is left for the text: nine characters of 8.5 and a space, then four. Body lines are 22 apart.
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
        // A field with a padding of its own has no border.
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
        // 44 high: the text is centered in the field, which is centered in its frame.
        .init(
            "a field in a frame", written("field: abc\npadding: { horizontal: 12 }\nheight: 44"), in: 200, 300,
            """
            field 0 0 200 44
              text 12 11.5 26 21
            """),
        // The baseline of 17 pt is 16.19 below the top; the field's text is 7 lower.
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
}
