package import Forms
import Platform
import Tokens

/// Forms of maps that are values of modifiers.
extension SpecForms {
    static let place = ValueForm.dynamic(.words(Anchor.named.map(\.name)))
    static let traits = ValueForm.dynamic(
        .oneOrMore(.usually(BoundVoice.knownTraits.sorted())))

    static let edges = MapForm(
        "edges",
        "Lengths by edge. A single edge overrides `horizontal` and `vertical`, which override `all`. Default: 0.",
        [
            KeyForm("all", .value("length"), "all edges"),
            KeyForm("horizontal", .value("length"), "leading and trailing edge"),
            KeyForm("vertical", .value("length"), "top and bottom edge"),
            KeyForm("top", .value("length"), "top edge"), KeyForm("leading", .value("length"), "leading edge"),
            KeyForm("bottom", .value("length"), "bottom edge"), KeyForm("trailing", .value("length"), "trailing edge"),
        ])
    static let offset = MapForm(
        "offset", "A shift of the drawing.",
        [
            KeyForm("x", .value("length"), "horizontal shift, in points; positive is toward the trailing edge"),
            KeyForm("y", .value("length"), "vertical shift, in points; positive is down"),
        ])
    static let hitArea = MapForm(
        "hitArea", "The minimum size of the hit area, which is centered on its node.",
        [
            KeyForm("width", .value("length"), "minimum width, in points; default: the node's width"),
            KeyForm("height", .value("length"), "minimum height, in points; default: the node's height"),
        ])
    static let ratio = ValueForm.either([.number, .shape("^ *[0-9.]+ *[/:] *[0-9.]+ *$", example: "16/9")])
    static let aspect = MapForm(
        "aspect", "A ratio of width to height, and how the box of that ratio takes the space that is offered.",
        [
            KeyForm("ratio", ratio, "width divided by height, such as `1.5`, `16/9` or `3:4`", isRequired: true),
            KeyForm(
                "contentMode", .words(ContentMode.self),
                "`fit`: as large as fits; `fill`: so large that it covers the space, and may extend beyond it; "
                    + "default: fit"),
        ])
    static let border = MapForm(
        "border", "A line inside the edge.",
        [
            KeyForm("color", .value("color"), "color", isRequired: true),
            KeyForm(
                "width", .either([.words(["hairline"]), .value("length")]),
                "width in points, or `hairline` for one pixel; default: 1"),
            KeyForm(
                "edges", .oneOrMore(.words(["top", "leading", "bottom", "trailing", "all"])),
                "edges that have the line; default: all"),
        ])
    static let corners = MapForm(
        "corners", "Radii by corner. A corner that is left out is square.",
        [
            ("topLeading", "top leading"), ("topTrailing", "top trailing"), ("bottomTrailing", "bottom trailing"),
            ("bottomLeading", "bottom leading"),
        ].map { key, words in
            KeyForm(
                key, .either([.words(["full"]), .value("length")]), "radius of the \(words) corner, in points or `full`"
            )
        })
    static let tail = MapForm(
        "tail", "The tail of a bubble. It is part of the bubble's frame.",
        [
            KeyForm("edge", .words(BoundTail.Edge.self), "edge that has the tail; default: leading"),
            KeyForm(
                "at", .either([.usually(["top", "center", "bottom", "leading", "trailing"]), .value("length")]),
                "position on the edge: an end, the center, or points from the start; default: the start"),
            KeyForm("size", .value("length"), "length of the tail, in points; default: 8"),
        ])
    static let scales = MapForm(
        "scales", "A limit for the growth of text under Dynamic Type.",
        [KeyForm("max", .text, "largest type size at which the text still grows, such as `ax1`", isRequired: true)])
    static let column = MapForm(
        "column", "A column of a grid, of exactly one of three kinds.",
        [
            KeyForm("fixed", .either([.value("length"), .map("range")]), "column of this width, in points"),
            KeyForm(
                "flexible", .either([.value("length"), .map("range")]),
                "column that shares the remaining width, with this minimum, or minimum and maximum, in points"),
            KeyForm(
                "adaptive", .either([.value("length"), .map("range")]),
                "as many columns as fit, with this minimum, or minimum and maximum, in points"),
            KeyForm(
                "spacing", .value("length"), "distance to the next column, in points; default: `spacing` of the grid"),
        ], alternatives: ["fixed", "flexible", "adaptive"])
    static let imagePlaceholder = MapForm(
        "imagePlaceholder",
        "An image whose pixels are unknown. The contrast of text on it is measured on black and on white.",
        [
            KeyForm(
                "placeholder", .dynamic(.either([.words(PictureCatalog.standard.names), .map("samplePicture")])),
                "sample picture: its kind, its subject, or both in a map", isRequired: true)
        ])
    static let samplePicture = MapForm(
        "samplePicture",
        "A picture that uispec draws. Equal pictures have equal pixels on every machine, in light and in dark mode.",
        [
            KeyForm(
                "kind", .dynamic(.either([.words(PictureCatalog.standard.kinds.map(\.name)), .nothing])),
                "kind of picture; default: photo"),
            KeyForm(
                "subject", .dynamic(.either([.words(PictureCatalog.standard.subjects.map(\.name)), .nothing])),
                """
                subject, not for `group` and `map`; default: `portrait` for `avatar`, otherwise a scene that the seed \
                chooses
                """),
            KeyForm(
                "seed", .dynamic(.either([.text, .nothing])),
                """
                any text, such as the name of a person; other seeds show other people, colors and times of day; \
                default: the path of the node, so that the rows of a list differ
                """),
            KeyForm(
                "missing", .dynamic(.flag), "whether loading failed: a silhouette is drawn; default: false"),
        ])
    static let materialLayer = MapForm(
        "materialLayer", "A material: a blurred and tinted view of the content behind it.",
        [
            KeyForm(
                "material",
                .dynamic(
                    .either([
                        .words(Material.named.map(\.rawValue) + ["bar"]), .token,
                        .shape("Material$", example: "thinMaterial"),
                    ])), "thickness of the material", isRequired: true)
        ])
    static let gradientLayer = MapForm(
        "gradientLayer", "A linear gradient.",
        [
            KeyForm("gradient", .value("gradient"), "color stops", isRequired: true),
            KeyForm(
                "angle", .dynamic(.number),
                "direction in degrees: 0 is up, 90 is toward the trailing edge; default: 180, which is down"),
            KeyForm(
                "space", .dynamic(.text), "color space of the interpolation, such as `oklab`; default: srgb"),
        ])
    static let imageLayer = MapForm(
        "imageLayer", "An image that fills the background.",
        [
            KeyForm(
                "image", .dynamic(.either([.text, .map("imagePlaceholder")])),
                "a PNG or SVG file, by its path relative to the manifest, or a placeholder", isRequired: true)
        ])
    static let shapeLayer = MapForm(
        "shapeLayer", "A shape that fills the background. Its corner radius is the node's `radius`.",
        [
            KeyForm("shape", .dynamic(.words(BoundShape.Outline.self)), "kind of shape", isRequired: true),
            KeyForm(
                "fill", .value("color"), "color of the shape; default: iOS's label color, or none where `stroke` is set"
            ),
            KeyForm("color", .value("color"), "the same as `fill`"),
            KeyForm("stroke", .dynamic(.map("border")), "line around the shape"),
            KeyForm("tail", .dynamic(.map("tail")), "tail of a `bubble`"),
        ])
    static let voiceAction = MapForm(
        "voiceAction", "A custom action of VoiceOver.",
        [
            KeyForm("name", .text, "name that VoiceOver reads", isRequired: true),
            KeyForm("action", .text, "id of the action"),
        ])
    static let conditional = MapForm(
        "conditional", "A value that depends on a condition. It can be used in place of any value.",
        [
            KeyForm("when", .value("condition"), "condition under which `then` applies, else `else`"),
            KeyForm("unless", .value("condition"), "condition under which `else` applies, else `then`"),
            KeyForm("then", .anything, "value if the condition of `when` holds"),
            KeyForm("else", .anything, "value if it does not hold"),
        ])

    package static let nodeMaps: [MapForm] = [
        edges, offset, hitArea, aspect, border, corners, tail, scales, column, imagePlaceholder, samplePicture,
        materialLayer,
        gradientLayer,
        imageLayer, shapeLayer, voiceAction, conditional,
    ]

    /// The background layers that are maps. The first key of each identifies it.
    static let layers = [materialLayer, gradientLayer, imageLayer, shapeLayer]

    static let values = [
        NamedForm(
            "condition",
            "A state, a list of states, a `$property`, which counts as false if it is `false`, 0 or empty, or a map.",
            .either([.text, .flag, .list(.either([.text, .map("condition")])), .map("condition")])),
        NamedForm(
            "extent",
            "Points, `fill` (all available space), `hug` (the content's size), or a percentage of the screen: `75%`, "
                + "`100% - 32`. `75% of container` counts from the nearest scroll view.",
            .either([.words(["fill", "hug"]), .value("length"), .shape("%", example: "75%")])),
        NamedForm(
            "figure", "A number, a token, a percentage of the screen, a duration, or a range `{ min, max }`.",
            .either([.value("length"), .value("duration"), .shape("%", example: "75%"), .map("range")])),
        NamedForm(
            "edges", "Points for all edges, or a map of edges, such as `{ horizontal: 16, top: 8 }`.",
            .either([.value("length"), .map("edges")])),
        NamedForm(
            "radius", "Points, `full` (half the shorter side), or a map of corners.",
            .either([.words(["full"]), .value("length"), .map("corners")])),
        NamedForm(
            "background", "A color, a layer, or a list of layers, back to front.",
            .oneOrMore(
                .either([
                    .value("color"), .map("materialLayer"), .map("gradientLayer"), .map("imageLayer"),
                    .map("shapeLayer"),
                ]))),
    ]
}
