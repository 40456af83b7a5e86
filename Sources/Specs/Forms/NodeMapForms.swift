package import Forms
import Platform
import Tokens

/// Maps that modifiers take.
extension SpecForms {
    static let place = ValueForm.dynamic(.words(Anchor.named.map(\.name)))
    static let traits = ValueForm.dynamic(
        .oneOrMore(.usually(["selected", "button", "link", "header", "image", "adjustable", "updatesFrequently"])))

    static let edges = MapForm(
        "edges", "Distances by edge. One edge says more than two, two more than all.",
        ["all", "horizontal", "vertical", "top", "leading", "bottom", "trailing"].map {
            KeyForm(
                $0, .value("length"),
                "at \($0 == "all" ? "each edge" : $0.hasSuffix("al") ? "both \($0) edges" : "this edge")")
        })
    static let offset = MapForm(
        "offset", "How far something is moved.",
        [KeyForm("x", .value("length"), "to the right"), KeyForm("y", .value("length"), "down")])
    static let hitArea = MapForm(
        "hitArea", "The least size of what reacts.",
        [KeyForm("width", .value("length"), "its width"), KeyForm("height", .value("length"), "its height")])
    static let border = MapForm(
        "border", "A line inside an edge.",
        [
            KeyForm("color", .value("color"), "its color", isRequired: true),
            KeyForm(
                "width", .either([.words(["hairline"]), .value("length")]), "1 without it; a hairline is one pixel"),
            KeyForm("edges", .oneOrMore(.words(["top", "leading", "bottom", "trailing", "all"])), "all without it"),
        ])
    static let corners = MapForm(
        "corners", "Radii by corner.",
        ["topLeading", "topTrailing", "bottomTrailing", "bottomLeading"].map {
            KeyForm($0, .either([.words(["full"]), .value("length")]), "the radius of this corner")
        })
    static let tail = MapForm(
        "tail", "The tail of a bubble.",
        [
            KeyForm("edge", .words(BoundTail.Edge.self), "the edge that it stands on; leading without it"),
            KeyForm(
                "at", .either([.usually(["top", "center", "bottom", "leading", "trailing"]), .value("length")]),
                "where on the edge"),
            KeyForm("size", .value("length"), "how far it stands out; 8 without it"),
        ])
    static let scales = MapForm(
        "scales", "Up to which size a text follows Dynamic Type.",
        [KeyForm("max", .text, "the type size", isRequired: true)])
    static let column = MapForm(
        "column", "A column of a grid: exactly one of three kinds.",
        [
            KeyForm("fixed", .either([.value("length"), .map("range")]), "of this width"),
            KeyForm(
                "flexible", .either([.value("length"), .map("range")]), "as wide as there is room, from this width"),
            KeyForm(
                "adaptive", .either([.value("length"), .map("range")]), "as many columns of at least this width as fit"),
            KeyForm("spacing", .value("length"), "the room after it"),
        ], alternatives: ["fixed", "flexible", "adaptive"])
    static let imagePlaceholder = MapForm(
        "imagePlaceholder",
        "A picture whose pixels nobody knows yet; text over it is judged over black and over white.",
        [KeyForm("placeholder", .dynamic(.words(ImagePlaceholder.self)), "what it will show", isRequired: true)])
    static let materialLayer = MapForm(
        "materialLayer", "A blur of what is behind, tinted.",
        [
            KeyForm(
                "material",
                .dynamic(
                    .either([
                        .words(Material.named.map(\.rawValue) + ["bar"]), .token,
                        .shape("Material$", example: "thinMaterial"),
                    ])), "how thick it is", isRequired: true)
        ])
    static let gradientLayer = MapForm(
        "gradientLayer", "A gradient.",
        [
            KeyForm("gradient", .value("gradient"), "its stops", isRequired: true),
            KeyForm("angle", .dynamic(.number), "0 is upward, 90 toward the trailing edge; 180 without it"),
            KeyForm("space", .dynamic(.text), "the color space that it is mixed in, such as oklab; srgb without it"),
        ])
    static let imageLayer = MapForm(
        "imageLayer", "A picture that fills the background.",
        [
            KeyForm(
                "image", .dynamic(.either([.text, .map("imagePlaceholder")])), "a file, or a placeholder",
                isRequired: true)
        ])
    static let shapeLayer = MapForm(
        "shapeLayer", "A shape; its corners are the node's `radius`.",
        [
            KeyForm("shape", .dynamic(.words(BoundShape.Outline.self)), "which one", isRequired: true),
            KeyForm("fill", .value("color"), "its color"), KeyForm("color", .value("color"), "the same"),
            KeyForm("stroke", .dynamic(.map("border")), "the line around it"),
            KeyForm("tail", .dynamic(.map("tail")), "of a bubble"),
        ])
    static let voiceAction = MapForm(
        "voiceAction", "A custom action of VoiceOver.",
        [KeyForm("name", .text, "what VoiceOver calls it", isRequired: true), KeyForm("action", .text, "its id")])
    static let conditional = MapForm(
        "conditional", "A value that depends on something, wherever a value may stand.",
        [
            KeyForm("when", .value("condition"), "where `then` counts"),
            KeyForm("unless", .value("condition"), "where `else` counts"),
            KeyForm("then", .anything, "the value where it holds"),
            KeyForm("else", .anything, "the value where it does not"),
        ])

    package static let nodeMaps: [MapForm] = [
        edges, offset, hitArea, border, corners, tail, scales, column, imagePlaceholder, materialLayer, gradientLayer,
        imageLayer, shapeLayer, voiceAction, conditional,
    ]

    /// The layers of a background that are maps, by the key that tells them.
    static let layers = [materialLayer, gradientLayer, imageLayer, shapeLayer]

    static let values = [
        NamedForm(
            "condition", "A state or a list of states, a `$property` (not false, 0 or empty), or a map.",
            .either([.text, .flag, .list(.either([.text, .map("condition")])), .map("condition")])),
        NamedForm(
            "extent", "Points, `fill`, `hug`, or a percentage of the device: `75%`, `100% - 32`.",
            .either([.words(["fill", "hug"]), .value("length"), .shape("%", example: "75%")])),
        NamedForm(
            "promise", "A number, a token, a percentage of the device, a duration, or `{ min, max }`.",
            .either([.value("length"), .value("duration"), .shape("%", example: "75%"), .map("range")])),
        NamedForm("edges", "Points for each edge, or a map of edges.", .either([.value("length"), .map("edges")])),
        NamedForm(
            "radius", "Points, `full`, or a map of corners.",
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
