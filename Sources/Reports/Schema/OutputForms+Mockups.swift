import Forms
import Values

/// `mockups.json`, the description of what `render` draws.
extension OutputForms {
    static let mockups = FormCatalog(
        documents: ["mockups"],
        maps: [
            MapForm(
                "mockups", "`mockups.json`: the content of the pictures that `uispec render` drew.",
                [
                    KeyForm("version", .numberFrom(2, to: 2), "version of the format: 2", isRequired: true), tool,
                    KeyForm("partial", .flag, "whether only single components were drawn so far"),
                    required("mockups", .list(.map("mockup")), "mock-ups, sorted by path"),
                    required("sheets", .list(.map("sheet")), "sheets, sorted by name"),
                ]),
            MapForm(
                "mockup", "A mock-up with its pictures.",
                [
                    required("pictures", .named(.map("picture")), "pictures by appearance"),
                    required("shows", .map("content"), "content of the pictures"),
                ]),
            MapForm(
                "picture", "A picture file.",
                [
                    required("path", .text, "path relative to the output folder"),
                    required("scene", .text, scene),
                ]),
            MapForm(
                "sheet", "A sheet, whether it is committed or not.",
                [
                    required("name", .text, "path relative to the output folder, without an ending"),
                    required(
                        "kind", .text,
                        "contact, redline, typeSizes, motion, devices or tokens; later versions add kinds"),
                    KeyForm("component", .text, "component that the sheet shows"),
                    required("scene", .text, scene),
                    required("pictures", .list(.map("drawing")), "drawings of mock-ups on the sheet"),
                    required("texts", .list(.text), "lines of text on the sheet"),
                ]),
            MapForm(
                "drawing", "A drawing of a mock-up on a sheet.",
                [
                    required("shows", .text, "component, state and context"), required("scene", .text, scene),
                ]),
            MapForm(
                "content", "The content of the pictures of a mock-up. Values that have their default are left out.",
                [
                    required("component", .text, "component"), required("state", .text, "state"),
                    required("context", .map("context"), "context, without the appearance"),
                    required("size", .list(.number), "width and height in points"),
                    KeyForm("backdrop", .list(color), "color behind a component"),
                    KeyForm("background", color, "background of a screen"),
                    required("nodes", .list(.map("node")), "nodes, each parent before its children"),
                ]),
            context, node, font, image, shape, layer, border, tail, shadow,
            MapForm(
                "color", "A color with its token, as one value or as one for each appearance.",
                [KeyForm("token", .text, "token"), KeyForm("value", .text, "value in every appearance")],
                others: appearances),
        ])

    private static let scene = "fingerprint of what is drawn; it is the same on every machine"
    private static let color = ValueForm.either([.text, .map("color")])

    private static let places = ValueForm.list(.number)
    private static let radius = ValueForm.either([.number, .words(["full"])])
    private static let appearances = OtherKeys(
        "appearance", pattern: "^(light|dark)", .text, "value in this appearance")

    private static let node = MapForm(
        "node", "A node of the mock-up.",
        [
            required("path", .text, "path from the body"), required("depth", count, "depth in the tree, from 0"),
            KeyForm("id", .text, "id"), required("kind", .text, "kind"),
            required("frame", places, "x, y, width and height in points"),
            KeyForm("content", places, "frame without padding, if it differs"),
            KeyForm("bleed", places, "how far the background extends over the top, left, bottom and right"),
            KeyForm("redacted", .flag, "whether it is drawn as a placeholder"),
            KeyForm("text", .text, "text as it is set"), KeyForm("hidden", .text, "part of the text that is not shown"),
            KeyForm("font", .map("font"), "font of the text"),
            KeyForm("color", color, "color of a text, a symbol or a divider"),
            KeyForm(
                "lines", .list(.list(.either([.text, .number]))),
                "lines: the text, x and y of the baseline, and the width"),
            KeyForm("symbol", .text, "symbol"), KeyForm("pointSize", .number, "size of the symbol"),
            KeyForm("weight", .number, "weight of the symbol"), KeyForm("image", .map("image"), "image"),
            KeyForm("shape", .map("shape"), "shape"), KeyForm("axis", .text, "axis of a scroll view"),
            KeyForm("component", .text, "used component"), KeyForm("state", .text, "state of the used component"),
            KeyForm("background", .list(.either([.text, .map("layer")])), "layers, the lowest first"),
            KeyForm("border", .map("border"), "border"),
            KeyForm("corners", .list(radius), "radii from the top left, clockwise"),
            KeyForm("radiusToken", .text, "token of the radius"),
            KeyForm("cornerStyle", .words(["circular"]), "form of the corners, if it is not continuous"),
            KeyForm("tail", .map("tail"), "tail of a bubble"), KeyForm("clip", .flag, "whether it clips its content"),
            KeyForm("shadows", .list(.map("shadow")), "shadows"), KeyForm("scale", .number, "scale"),
            KeyForm("squeeze", .number, "horizontal scale"), KeyForm("rotation", .number, "rotation in degrees"),
            KeyForm("flip", .text, "axis of a flip"), KeyForm("saturation", .number, "saturation"),
            KeyForm("blur", .number, "blur radius"), KeyForm("opacity", .number, "opacity"),
        ])

    private static let font = MapForm(
        "font", "A font.",
        [
            required("size", .number, "size in points"), required("weight", .number, "weight"),
            KeyForm("token", .text, "token"), KeyForm("italic", .flag, "whether it is italic"),
            KeyForm("tracking", .number, "space between letters"),
        ])

    private static let image = MapForm(
        "image", "An image or a placeholder.",
        [
            KeyForm("file", .text, "path of the file"), KeyForm("placeholder", .text, "kind of the placeholder"),
            KeyForm("subject", .text, "subject of the placeholder"),
            KeyForm("missing", .flag, "whether the image is missing in this state"),
            required("contentMode", .text, "how it fills its frame"),
        ])

    private static let shape = MapForm(
        "shape", "A shape.",
        [
            required("outline", .text, "outline"), KeyForm("fill", color, "fill"),
            KeyForm("stroke", .map("border"), "stroke"), KeyForm("radius", .number, "corner radius"),
            KeyForm("tail", .map("tail"), "tail"),
        ])

    private static let layer = MapForm(
        "layer", "A layer of a background: a color, or one of the other keys.",
        [
            KeyForm("token", .text, "token of a color"), KeyForm("value", .text, "color in every appearance"),
            KeyForm("gradient", .list(.list(.either([.number, color]))), "stops: position and color"),
            KeyForm("angle", .number, "angle of the gradient in degrees"),
            KeyForm("material", .text, "material"), KeyForm("image", .map("image"), "image"),
            KeyForm("shape", .map("shape"), "shape"),
        ], others: appearances)

    private static let border = MapForm(
        "border", "A border or a stroke.",
        [
            required("color", color, "color"),
            required("width", .either([.number, .words(["hairline"])]), "width in points"),
            KeyForm("edges", count, "edges as a sum: 1 top, 2 leading, 4 bottom, 8 trailing; all if left out"),
        ])

    private static let tail = MapForm(
        "tail", "The tail of a bubble.",
        [
            required("edge", .text, "edge"),
            required("at", .either([.number, .words(["start", "center", "end"])]), "place on the edge"),
            required("size", .number, "size in points"),
        ])

    private static let shadow = MapForm(
        "shadow", "A shadow.",
        [
            required("color", color, "color"), required("offset", places, "x and y"),
            required("blur", .number, "blur radius"), required("spread", .number, "spread"),
        ])
}
