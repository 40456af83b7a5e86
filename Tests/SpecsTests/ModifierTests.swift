import Source
import Specs
import Testing
import Tokens
import Values

struct `Modifiers` {
    /// The bound root of a text with these modifiers.
    private static func node(_ modifiers: String, typeSize: TypeSize = .large) throws -> (BoundNode, [String]) {
        var spec = Specification(component: "body: { text: x, \(modifiers) }", tokens: tokens)
        let node = try spec.body(typeSize: typeSize)
        return (node, spec.messages)
    }

    private static let tokens = """
        space: { $type: dimension, m: { $value: 12 } }
        color: { $type: color, a: { $value: '#000001', $modes: { dark: '#000002' } } }
        varying: { $type: dimension, $value: 1, $modes: { dark: 2 } }
        """

    @Test(arguments: [
        ("12", Insets(12)), ("'{space.m}'", Insets(12)), ("{space.m}", Insets(12)), ("-4", Insets(-4)),
        ("{ horizontal: 12, vertical: 6 }", Insets(top: 6, leading: 12, bottom: 6, trailing: 12)),
        ("{ top: 1, vertical: 6 }", Insets(top: 1, leading: 0, bottom: 6, trailing: 0)),
        ("{ leading: 2, all: '{space.m}' }", Insets(top: 12, leading: 2, bottom: 12, trailing: 12)),
    ])
    func `insets`(_ text: String, _ expected: Insets) throws {
        for key in ["padding", "margin"] {
            let (node, messages) = try Self.node("\(key): \(text)")
            #expect((key == "padding" ? node.padding : node.margin)?.value == expected)
            #expect(messages == [])
        }
        #expect(try Self.node("action: a, hitInsets: \(text)").0.interaction?.hitInsets?.value == expected)
    }

    @Test(arguments: [
        ("120", Extent.points(120)), ("fill", .fill), ("hug", .hug), ("{space.m}", .points(12)),
        ("50%", .points(196.5)),
        ("100% - 32", .points(361)), ("100%-32", .points(361)), ("10% + 1", .points(40.3)), ("0", .points(0)),
    ])
    func `widths`(_ text: String, _ expected: Extent) throws {
        let (node, messages) = try Self.node("width: \(text)")
        guard case .points(let actual)? = node.sizing.width?.value, case .points(let wanted) = expected else {
            #expect(node.sizing.width?.value == expected)
            return
        }
        #expect(abs((actual - wanted).value) < 1e-9)
        #expect(messages == [])
    }

    @Test(arguments: [
        ("50% of container", 196.5, "50% of container"), ("100% of container - 32", 361, "100% of container - 32"),
        ("100%of container-32", 361, "100% of container - 32"), ("0% of container - 1", 0, "0% of container - 1"),
    ])
    func `shares of a container of 393 points`(_ text: String, _ length: Double, _ words: String) throws {
        let (node, messages) = try Self.node("minWidth: \(text)")
        guard case .share(let share)? = node.sizing.minWidth?.value else {
            Issue.record("no share")
            return
        }
        #expect(abs(share.length(in: 393).value - length) < 1e-9)
        #expect("\(share)" == words)
        #expect(messages == [])
    }

    @Test(arguments: [
        ("circle", 11.8), ("chevron.right", 6.9), ("eye.slash", 15.4), ("keyboard", 15.8),
        ("person, variant: fill", 11.9),
        ("figure.archery", 11.8),
    ])
    func `a symbol is as wide as its drawing`(_ symbol: String, width: Double) throws {
        var spec = Specification(component: "body: { symbol: \(symbol), size: 10 }")
        guard case .symbol(let symbol) = try spec.body().content else { return #expect(Bool(false)) }
        #expect(abs(symbol.size.width.value - width) < 1e-9)
        #expect(abs(symbol.size.height.value - 11.2) < 1e-9)
    }

    @Test func `numbers scale with a text style`() throws {
        let (node, _) = try Self.node("width: 10, padding: 10, minHeight: 10, scalesWith: body", typeSize: .ax5)
        guard case .points(let width)? = node.sizing.width?.value else { return }
        #expect(width > 20)
        #expect(node.padding?.value.top == width)
        #expect(node.sizing.minHeight?.value == .points(width))
    }

    @Test func `a share of the container is not compared with another limit`() throws {
        #expect(try Self.node("minWidth: 50% of container, maxWidth: 150").1 == [])
        #expect(try Self.node("minWidth: 50%, maxWidth: 150").1.count == 1)
    }

    @Test(arguments: [("9/16", 0.5625), ("3:4", 0.75), ("1.5", 1.5)])
    func `aspects`(_ text: String, _ expected: Double) throws {
        #expect(try Self.node("aspect: \(text)").0.sizing.aspect?.value == expected)
    }

    @Test(arguments: [
        ("8", CornerRadii(.points(8))), ("full", CornerRadii(.full)), ("{space.m}", CornerRadii(.points(12))),
    ])
    func `radii`(_ text: String, _ expected: CornerRadii) throws {
        #expect(try Self.node("radius: \(text)").0.decoration.radius?.value == expected)
    }

    @Test func `a radius may differ by corner`() throws {
        let radii = try Self.node("radius: { topLeading: 8, bottomTrailing: full }").0.decoration.radius?.value
        #expect(radii?.topLeading == .points(8))
        #expect(radii?.topTrailing == .points(0))
        #expect(radii?.bottomTrailing == .full)
    }

    @Test func `a border has edges and may be a hairline`() throws {
        let (node, messages) = try Self.node("border: { color: {color.a}, width: hairline, edges: [top, leading] }")
        #expect(node.decoration.border?.width == .hairline)
        #expect(node.decoration.border?.edges == [.top, .leading])
        #expect(try Self.node("border: { color: '#000000', edges: bottom }").0.decoration.border?.edges == .bottom)
        #expect(try Self.node("border: { color: '#000000' }").0.decoration.border?.edges == .all)
        #expect(messages == [])
    }

    @Test func `a hit area is a number, a token or two lengths`() throws {
        #expect(try Self.node("action: a, hitArea: 44").0.interaction?.hitArea?.value == Size(width: 44, height: 44))
        #expect(
            try Self.node("action: a, hitArea: {space.m}").0.interaction?.hitArea?.value == Size(width: 12, height: 12))
        #expect(
            try Self.node("action: a, hitArea: { width: 30, height: 44 }").0.interaction?.hitArea?.value
                == Size(width: 30, height: 44))
    }

    @Test func `an action or a control's role makes a control`() throws {
        #expect(try Self.node("action: a").0.interaction?.role == "button")
        #expect(try Self.node("role: tab").0.interaction?.isControl == true)
        #expect(try Self.node("role: header").0.interaction?.isControl == false)
        #expect(try Self.node("opacity: 1").0.interaction == nil)
    }

    @Test func `a color has every appearance and keeps its token`() throws {
        let (node, messages) = try Self.node("color: {color.a}, background: { color: {color.a}, alpha: 0.5 }")
        #expect(node.text?.color.token == "color.a")
        #expect(node.text?.color.value[.dark].hex == "#000002")
        guard case .color(let layer)? = node.decoration.background.first else {
            Issue.record("no background")
            return
        }
        #expect(layer.token == "color.a")
        #expect(layer.value[.light].hexWithAlpha == "#00000180")
        #expect(messages == [])
    }

    @Test(arguments: [
        ("[ '#000000', { material: thin } ]", 2),
        ("{ gradient: [{ color: {color.a}, position: 0 }, { color: '#FFFFFF', position: 1 }], angle: 90 }", 1),
        ("{ image: a.png }", 1), ("{ image: { placeholder: photo } }", 1), ("{ material: '{ios.material.thin}' }", 1),
        ("", 0),
    ])
    func `backgrounds`(_ text: String, _ count: Int) throws {
        let (node, messages) = try Self.node("background: \(text)")
        #expect(node.decoration.background.count == count)
        #expect(messages == [])
    }

    @Test(arguments: [
        ("padding: { botom: 1 }", "unknown key “botom” in a map of edges"),
        ("padding: abc", "a length must be a number of points, not the text “abc”"),
        ("padding: {color.a}", "{color.a} is a color, but a dimension is required here"),
        ("padding: {varying}", "{varying} affects layout and must have the same value in every appearance"),
        ("width: -1", "a length must not be negative"), ("width: 50%%", "“50%%” is not a length"),
        ("width: 50% of screen", "“50% of screen” is not a length"),
        ("maxHeight: 20000% of container", "a length must be at most 100000 points"),
        ("minWidth: hug", "a minimum, maximum or ideal size must be a length or fill, not hug"),
        ("aspect: 0", "“aspect” must be a positive ratio of width to height"),
        ("aspect: { ratio: -1, contentMode: fill }", "“aspect” must be a positive ratio of width to height"),
        ("aspect: { contentMode: fill }", "this “aspect” needs a key “ratio”"),
        ("aspect: { ratio: 1, contentMode: cover }", "“contentMode” cannot be the text “cover”"),
        ("radius: -1", "a radius must not be negative"), ("radius: { top: 1 }", "unknown key “top” in radius"),
        ("border: 1", "“border” takes { color: …, width: 1 }, not the number 1"),
        ("border: { width: 1 }", "a border needs a key “color”"),
        ("border: { color: '#000000', edges: [left] }", "“edges” cannot contain the text “left”"),
        ("action: a, hitArea: { w: 1 }", "unknown key “w” in hitArea"),
        ("offset: 4", "“offset” takes { x: …, y: … }, not the number 4"),
        ("offset: { z: 4 }", "unknown key “z” in offset"),
        ("background: { material: thinn }", "“material” cannot be the text “thinn”"),
        ("background: { material: thin, alpha: 1 }", "unknown key “alpha” in a background of kind “material”"),
        ("clip: yes", "this must be true, false or a property, not the text “yes”"),
        ("lineLimit: 0", "“lineLimit” must be a whole number of at least 1"),
        ("reservesSpace: true", "“reservesSpace” needs a “lineLimit”"),
        ("lineLimit: 1.5", "“lineLimit” must be a whole number of at least 1"),
        ("truncate: end", "“truncate” cannot be the text “end”"),
        ("textAlign: left", "“textAlign” cannot be the text “left”"),
        ("anchor: middle", "the text “middle” is not an alignment"),
        ("scalesWith: boddy", "“scalesWith” must be a text style"),
        ("scales: { max: big }", "“scales” must be true, false or { max: … }"),
        ("scales: { min: large, max: large }", "unknown key “min” in scales"),
        ("corner: sharp", "“corner” cannot be the text “sharp”"),
        ("children: merge", "“children” cannot be the text “merge”"),
        ("font: headlne", "the text “headlne” is not a text style"),
        ("color: {color.b}", "unknown token {color.b}"),
        ("opacity: half", "this value must be a number, not the text “half”"),
    ])
    func `an invalid value is reported once`(_ modifier: String, _ message: String) throws {
        #expect(try Self.node(modifier).1 == [message])
    }

    @Test(arguments: [
        ("opacity: 5", 1.0, ["“opacity” must be between 0 and 1, but is 5"]),
        ("opacity: -0.5", 0, ["“opacity” must be between 0 and 1, but is -0.5"]), ("opacity: 0.5", 0.5, []),
        ("opacity: 1, saturation: -1", 1, ["“saturation” must not be negative, but is -1"]),
        ("opacity: 0, blur: -4", 0, ["“blur” must not be negative, but is -4"]),
    ])
    func `an effect out of range is reported and clamped`(
        effects: String, opacity: Double, expected: [String]
    ) throws {
        let (node, messages) = try Self.node(effects)
        #expect(node.effects.opacity == opacity)
        #expect(node.effects.saturation >= 0 && node.effects.blur >= 0)
        #expect(messages == expected)
    }
}
