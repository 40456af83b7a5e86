package import Forms
import Values

/// Values of tokens. Components write them in the same forms.
extension TokenForms {
    static let translucentColor = MapForm(
        "translucentColor", "Another color, more transparent.",
        [
            KeyForm("color", color, "the color", isRequired: true),
            KeyForm("alpha", .either([.numberFrom(0, to: 1), .token]), "multiplies the color's own, from 0 to 1"),
        ])
    static let colorObject = MapForm(
        "colorObject", "A color as DTCG writes it.",
        [
            KeyForm("colorSpace", .words(ColorSpace.self), "the space of the components", isRequired: true),
            KeyForm(
                "components", .list(.either([.numberFrom(-1000, to: 1000), .words(["none"]), .token])), "three of them",
                isRequired: true),
            KeyForm("alpha", .either([.numberFrom(0, to: 1), .token]), "from 0 to 1"),
            KeyForm("hex", .text, "six digits for tools that read no components; it is not read"),
        ])
    static let quantity = MapForm(
        "quantity", "A number with its unit, as DTCG writes it.",
        [
            KeyForm("value", .either([.number, .token]), "the number", isRequired: true),
            KeyForm("unit", .words(["px", "rem", "s", "ms"]), "px is a point, rem 16 of them", isRequired: true),
        ])
    static let shadow = MapForm(
        "shadow", "A shadow. `blur` is CSS's; SwiftUI's radius is half of it.",
        [
            KeyForm("color", color, "its color", isRequired: true),
            KeyForm("blur", length, "how far its edge is spread", isRequired: true),
            KeyForm("offsetX", length, "toward the right", otherSpellings: ["x"]),
            KeyForm("offsetY", length, "downward", otherSpellings: ["y"]),
            KeyForm("spread", length, "how much larger than its shape it is"),
            KeyForm("inset", .either([.flag, .token]), "whether it falls inward"),
            KeyForm("type", .words(["innerShadow", "dropShadow"]), "the same in older files"),
        ])
    static let gradientStop = MapForm(
        "gradientStop", "A color of a gradient.",
        [
            KeyForm("color", color, "the color", isRequired: true),
            KeyForm("position", .either([.number, .token]), "from 0 to 1", isRequired: true),
        ])
    static let dashes = MapForm(
        "dashes", "A broken line.",
        [
            KeyForm("dashArray", .list(length), "lengths of dashes and gaps", isRequired: true),
            KeyForm("lineCap", .words(StrokeStyle.LineCap.self), "how a dash ends", isRequired: true),
        ])
    static let borderValue = MapForm(
        "borderValue", "A border.",
        [
            KeyForm("color", color, "its color", isRequired: true),
            KeyForm("width", length, "its width", isRequired: true),
            KeyForm("style", .value("strokeStyle"), "how the line is drawn", isRequired: true),
        ])
    static let styledFont = MapForm(
        "styledFont", "A text style of Dynamic Type; it scales.",
        [
            KeyForm("style", textStyle, "the style", isRequired: true),
            KeyForm("weight", .value("fontWeight"), "another weight than the style's"),
            KeyForm("italic", .flag, "whether it is set in italics"),
        ])
    static let systemFont = MapForm(
        "systemFont", "The system's font at a size, with its own leading and tracking.",
        [
            KeyForm("size", length, "its size at the type size large", isRequired: true),
            KeyForm("weight", .value("fontWeight"), "its weight"),
            KeyForm("italic", .flag, "whether it is set in italics"),
            KeyForm("relativeTo", textStyle, "the style that it grows like; without it the size is fixed"),
        ])
    static let fullFont = MapForm(
        "fullFont", "A font as DTCG writes it.",
        [
            KeyForm("fontFamily", .either([.text, .list(.text), .token]), "a family, or several to fall back on"),
            KeyForm("fontSize", length, "its size", isRequired: true),
            KeyForm("fontWeight", .value("fontWeight"), "its weight"),
            KeyForm("letterSpacing", length, "added between letters"),
            KeyForm("lineHeight", .either([.number, .token, length]), "a multiple of the size"),
            KeyForm("relativeTo", textStyle, "the style that it grows like; without it the size is fixed"),
        ])
    static let transition = MapForm(
        "transition", "A duration with a curve.",
        [
            KeyForm("duration", .value("duration"), "how long it takes", isRequired: true),
            KeyForm("delay", .value("duration"), "how long it waits before", isRequired: true),
            KeyForm("timingFunction", .value("curve"), "its curve", isRequired: true),
        ])
    static let spring = MapForm(
        "spring", "A spring, as SwiftUI describes it.",
        [
            KeyForm(
                "response", .either([.number, .value("duration")]), "its stiffness, as a duration", isRequired: true),
            KeyForm(
                "dampingFraction", .either([.number, .token]), "1 comes to rest without overshooting", isRequired: true),
        ])

    /// The maps that values of tokens are.
    package static let valueMaps: [MapForm] = [
        translucentColor, colorObject, quantity, shadow, gradientStop, dashes, borderValue, styledFont, systemFont,
        fullFont, transition, spring,
    ]

    package static let values: [NamedForm] = [
        NamedForm(
            "color", "`\"#0A5FD9\"`, `\"#0A5FD9CC\"`, a CSS color, a token, or a map.",
            .either([.token, .text, .map("translucentColor"), .map("colorObject")])),
        NamedForm(
            "length", "Points: `12`, a token, or a map with its unit.", .either([.number, .token, .map("quantity")])),
        NamedForm(
            "duration", "`0.3s`, `300ms`, a token, or a map with its unit.",
            .either([.shape("^[0-9.]+m?s$", example: "0.3s"), .token, .map("quantity")])),
        NamedForm(
            "curve", "A name, four numbers, or a token.",
            .either([.words(CubicBezier.named.map(\.name)), .list(.either([.number, .token])), .token])),
        NamedForm(
            "font", "A style of Dynamic Type, the system's font at a size, or a full DTCG value.",
            .either([textStyle, .token, .map("styledFont"), .map("systemFont"), .map("fullFont")])),
        NamedForm(
            "fontWeight", "A name, a number from 1 to 1000, or a token.",
            .either([.words(FontWeight.named.map(\.name)), .numberFrom(1, to: 1000), .token, .text])),
        NamedForm(
            "textStyle",
            "A style of Dynamic Type: "
                + TextStyle.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
                + "; also SwiftUI's `title` and `caption`.",
            .words(TextStyle.allCases.map(\.rawValue) + ["title", "caption"])),
        NamedForm("strokeStyle", "A name, or dashes.", .either([.words(StrokeStyle.names), .map("dashes"), .token])),
        NamedForm(
            "shadows", "A shadow, a list of them, or a token.",
            .either([.oneOrMore(.either([.map("shadow"), .token]))])),
        NamedForm(
            "gradient", "A list of stops, or a token.",
            .either([.list(.either([.map("gradientStop"), .token])), .token])),
        NamedForm(
            "haptic",
            "What a device plays along: " + Haptic.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
                + ", or a token.", .either([.words(Haptic.self), .token])),
        NamedForm(
            "tokenType",
            "The type of a token: " + TokenType.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
                + ".", .words(TokenType.self)),
        NamedForm(
            "tokenValue", "A value of any type; a file's `$type` says which.",
            .either([
                .value("color"), .value("length"), .value("duration"), .value("curve"), .value("font"),
                .value("fontWeight"), .value("strokeStyle"), .value("shadows"), .value("gradient"),
                .value("haptic"), .map("borderValue"), .map("transition"), .map("spring"), .list(.text),
            ])),
    ]

    static let color = ValueForm.value("color")
    static let length = ValueForm.value("length")
    package static let textStyle: ValueForm = .value("textStyle")
}
