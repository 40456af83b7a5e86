package import Forms
import Values

/// Forms of token values. Components use the same forms.
extension TokenForms {
    static let translucentColor = MapForm(
        "translucentColor", "A color at a lower opacity.",
        [
            KeyForm("color", color, "color", isRequired: true),
            KeyForm(
                "alpha", .either([.numberFrom(0, to: 1), .token]),
                "factor for the color's own alpha, from 0 to 1; default: 1"),
        ])
    static let colorObject = MapForm(
        "colorObject", "A color in DTCG's notation.",
        [
            KeyForm("colorSpace", .words(ColorSpace.self), "color space of the components", isRequired: true),
            KeyForm(
                "components", .list(.either([.numberFrom(-1000, to: 1000), .words(["none"]), .token])),
                "three numbers, such as `[0.1, 0.5, 1]`",
                isRequired: true),
            KeyForm("alpha", .either([.numberFrom(0, to: 1), .token]), "opacity from 0 to 1; default: 1"),
            KeyForm("hex", .text, "six-digit fallback for other tools; ignored"),
        ])
    static let quantity = MapForm(
        "quantity", "A number with a unit, in DTCG's notation.",
        [
            KeyForm("value", .either([.number, .token]), "number", isRequired: true),
            KeyForm("unit", .words(["px", "rem", "s", "ms"]), "unit: 1 px is 1 pt, 1 rem is 16 pt", isRequired: true),
        ])
    static let shadow = MapForm(
        "shadow", "A shadow. `blur` is defined as in CSS: twice the radius of a SwiftUI shadow.",
        [
            KeyForm("color", color, "color", isRequired: true),
            KeyForm("blur", length, "blur, in points", isRequired: true),
            KeyForm(
                "offsetX", length, "horizontal offset, in points; positive is to the right; default: 0",
                otherSpellings: ["x"]),
            KeyForm(
                "offsetY", length, "vertical offset, in points; positive is down; default: 0", otherSpellings: ["y"]),
            KeyForm("spread", length, "enlargement of the shadow on each side, in points; default: 0"),
            KeyForm("inset", .either([.flag, .token]), "whether the shadow is drawn inside the shape; default: false"),
            KeyForm("type", .words(["innerShadow", "dropShadow"]), "the same as `inset`, in older files"),
        ])
    static let gradientStop = MapForm(
        "gradientStop", "A color stop of a gradient.",
        [
            KeyForm("color", color, "color", isRequired: true),
            KeyForm(
                "position", .either([.number, .token]), "position along the gradient, from 0 to 1", isRequired: true),
        ])
    static let dashes = MapForm(
        "dashes", "A dashed line.",
        [
            KeyForm("dashArray", .list(length), "lengths of dashes and gaps, alternately, in points", isRequired: true),
            KeyForm("lineCap", .words(StrokeStyle.LineCap.self), "ends of the dashes", isRequired: true),
        ])
    static let borderValue = MapForm(
        "borderValue", "A border.",
        [
            KeyForm("color", color, "color", isRequired: true),
            KeyForm("width", length, "width, in points", isRequired: true),
            KeyForm("style", .value("strokeStyle"), "line style", isRequired: true),
        ])
    static let styledFont = MapForm(
        "styledFont", "A text style of iOS, which follows Dynamic Type.",
        [
            KeyForm("style", textStyle, "text style", isRequired: true),
            KeyForm("weight", .value("fontWeight"), "font weight; default: the style's"),
            KeyForm("italic", .flag, "whether the font is italic; default: false"),
        ])
    static let systemFont = MapForm(
        "systemFont", "The system font at a size, with its default leading and tracking.",
        [
            KeyForm("size", length, "size at the type size `large`, in points", isRequired: true),
            KeyForm("weight", .value("fontWeight"), "font weight; default: regular"),
            KeyForm("italic", .flag, "whether the font is italic; default: false"),
            KeyForm(
                "relativeTo", textStyle,
                "text style with which the size grows under Dynamic Type; default: none, a fixed size"),
        ])
    static let fullFont = MapForm(
        "fullFont", "A font in DTCG's notation.",
        [
            KeyForm("fontFamily", .either([.text, .list(.text), .token]), "font family, or a list with fallbacks"),
            KeyForm("fontSize", length, "size at the type size `large`, in points", isRequired: true),
            KeyForm("fontWeight", .value("fontWeight"), "font weight; default: regular"),
            KeyForm("letterSpacing", length, "additional space between letters, in points"),
            KeyForm("lineHeight", .either([.number, .token, length]), "line height, as a multiple of the font size"),
            KeyForm(
                "relativeTo", textStyle,
                "text style with which the size grows under Dynamic Type; default: none, a fixed size"),
        ])
    static let transition = MapForm(
        "transition", "A duration with a delay and a timing curve.",
        [
            KeyForm("duration", .value("duration"), "duration", isRequired: true),
            KeyForm("delay", .value("duration"), "delay", isRequired: true),
            KeyForm("timingFunction", .value("curve"), "timing curve", isRequired: true),
        ])
    static let spring = MapForm(
        "spring", "A spring with SwiftUI's parameters.",
        [
            KeyForm(
                "response", .either([.number, .value("duration")]),
                "period of the undamped spring, in seconds, such as `0.35`", isRequired: true),
            KeyForm(
                "dampingFraction", .either([.number, .token]),
                "damping; below 1 the spring overshoots, at 1 it does not", isRequired: true),
        ])

    /// The token values that are maps.
    package static let valueMaps: [MapForm] = [
        translucentColor, colorObject, quantity, shadow, gradientStop, dashes, borderValue, styledFont, systemFont,
        fullFont, transition, spring,
    ]

    package static let values: [NamedForm] = [
        NamedForm(
            "color", "`\"#0A5FD9\"`, `\"#0A5FD9CC\"` with alpha, a CSS color, a token, or a map.",
            .either([.token, .text, .map("translucentColor"), .map("colorObject")])),
        NamedForm(
            "length", "Points, such as `12`, a token, or a map with a unit.",
            .either([.number, .token, .map("quantity")])),
        NamedForm(
            "duration", "Seconds or milliseconds, such as `0.3s` or `300ms`, a token, or a map with a unit.",
            .either([.shape("^[0-9.]+m?s$", example: "0.3s"), .token, .map("quantity")])),
        NamedForm(
            "curve",
            "A named timing curve (" + listed(CubicBezier.named.map(\.name))
                + "), the four numbers of a cubic Bézier curve, or a token.",
            .either([.words(CubicBezier.named.map(\.name)), .list(.either([.number, .token])), .token])),
        NamedForm(
            "font", "A text style, the system font at a size, a DTCG font, or a token.",
            .either([textStyle, .token, .map("styledFont"), .map("systemFont"), .map("fullFont")])),
        NamedForm(
            "fontWeight", "A name such as `semibold`, a number from 1 to 1000, or a token.",
            .either([.words(FontWeight.named.map(\.name)), .numberFrom(1, to: 1000), .token, .text])),
        NamedForm(
            "textStyle",
            "A text style of iOS: " + listed(TextStyle.allCases.map(\.rawValue))
                + ". SwiftUI's `title` and `caption` are accepted for `title1` and `caption1`.",
            .words(TextStyle.allCases.map(\.rawValue) + ["title", "caption"])),
        NamedForm(
            "strokeStyle", "A named line style (" + listed(StrokeStyle.names) + "), dashes, or a token.",
            .either([.words(StrokeStyle.names), .map("dashes"), .token])),
        NamedForm(
            "shadows", "A shadow, a list of shadows, or a token.",
            .either([.oneOrMore(.either([.map("shadow"), .token]))])),
        NamedForm(
            "gradient", "A list of color stops, or a token.",
            .either([.list(.either([.map("gradientStop"), .token])), .token])),
        NamedForm(
            "haptic",
            "Haptic feedback: " + listed(Haptic.allCases.map(\.rawValue)) + ", or a token.",
            .either([.words(Haptic.self), .token])),
        NamedForm(
            "tokenType",
            "A token type: " + listed(TokenType.allCases.map(\.rawValue)) + ".",
            .words(TokenType.self)),
        NamedForm(
            "tokenValue", "A value of the token's `$type`.",
            .either([
                .value("color"), .value("length"), .value("duration"), .value("curve"), .value("font"),
                .value("fontWeight"), .value("strokeStyle"), .value("shadows"), .value("gradient"),
                .value("haptic"), .map("borderValue"), .map("transition"), .map("spring"), .list(.text),
            ])),
    ]

    private static func listed(_ names: [String]) -> String {
        names.map { "`\($0)`" }.joined(separator: ", ")
    }

    static let color = ValueForm.value("color")
    static let length = ValueForm.value("length")
    package static let textStyle: ValueForm = .value("textStyle")
}
