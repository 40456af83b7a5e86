import Layout
import Specs
import Values

/// What a state shows, its colors apart from all else.
struct StatePicture {
    /// A color, with the opacity of all around it.
    struct Tint: Hashable {
        var color: DynamicColor
        var opacity: Double

        /// The color as it is seen on a ground.
        func shown(in appearance: Appearance, on ground: DynamicColor) -> RGBA {
            color[appearance].opacity(opacity).composited(over: ground[appearance])
        }
    }

    /// Everything that is told without a color: places, texts, symbols, shapes, traits, in the order of the tree.
    private(set) var shape: [String] = []
    private(set) var colors: [Tint] = []
    /// What stands behind the component.
    let ground: DynamicColor

    init(_ mockup: Mockup) {
        let tree = mockup.laidOut.tree
        ground = tree.backdrops.first?.value ?? DynamicColor(.white)
        if case .screen(let screen) = tree.arrangement { colors.append(Tint(color: screen.background.value, opacity: 1)) }
        for root in mockup.laidOut.roots { add(root, opacity: 1) }
    }

    private mutating func add(_ frame: Frame, opacity: Double) {
        let node = frame.node
        let opacity = opacity * node.effects.opacity
        shape.append("\(node.content.kind) \(frame.rect) \(describe(node.effects)) \(describe(node))")
        add(node.content, frame, opacity: opacity)
        add(node.decoration, opacity: opacity)
        for child in frame.children + frame.overlay { add(child, opacity: opacity) }
    }

    /// What VoiceOver tells of a node, and whether it can be touched.
    private func describe(_ node: BoundNode) -> String {
        let voice = node.voice
        return [
            voice.label?.value ?? "", voice.value?.value ?? "", voice.traits.sorted().joined(separator: " "),
            node.interaction?.role ?? "", "\(node.interaction?.isDisabled ?? false)", "\(node.isRedacted)",
        ].joined(separator: "|")
    }

    /// Opacity and saturation are a matter of color.
    private func describe(_ effects: BoundEffects) -> String {
        "\(effects.offset) \(effects.scale) \(effects.squeeze) \(effects.rotation) \(effects.isFlipped) \(effects.blur)"
    }

    private mutating func add(_ content: BoundContent, _ frame: Frame, opacity: Double) {
        switch content {
        case .text(let text):
            let font = text.font.value
            shape.append("\(text.string) \(font.pointSize) \(font.weight) \(font.isItalic) \(frame.text?.lines.count ?? 0)")
            add(text.color, opacity: opacity)
        case .symbol(let symbol):
            shape.append("\(symbol.fullName) \(symbol.weight)")
            add(symbol.color, opacity: opacity)
        case .image(let image):
            shape.append("\(image.source)")
        case .shape(let outline):
            add(outline, opacity: opacity)
        case .divider(let color):
            add(color, opacity: opacity)
        default: break
        }
    }

    private mutating func add(_ decoration: BoundDecoration, opacity: Double) {
        if let corners = decoration.corners { shape.append("\(corners)") }
        shape.append("\(decoration.shadows.count) shadows, \(decoration.clips)")
        if let border = decoration.border { add(border, opacity: opacity) }
        for layer in decoration.background {
            switch layer {
            case .color(let color): add(color, opacity: opacity)
            case .gradient(let stops, let angle):
                shape.append("gradient \(angle)")
                for stop in stops { add(stop.color, opacity: opacity) }
            case .material(let material): shape.append("\(material.value)")
            case .image(let image): shape.append("\(image.source)")
            case .shape(let outline): add(outline, opacity: opacity)
            }
        }
    }

    private mutating func add(_ outline: BoundShape, opacity: Double) {
        shape.append("\(outline.outline) \(outline.tail.map { "\($0)" } ?? "")")
        add(outline.fill, opacity: opacity)
        if let stroke = outline.stroke { add(stroke, opacity: opacity) }
    }

    /// A border that is clear in one state and seen in the other is a change of shape.
    private mutating func add(_ border: BoundBorder, opacity: Double) {
        let isClear = border.color.value[.light].alpha == 0
        shape.append("border \(border.width) \(border.edges.rawValue) \(isClear)")
        add(border.color, opacity: opacity)
    }

    private mutating func add(_ color: BoundColor?, opacity: Double) {
        guard let color else { return shape.append("no color") }
        // What appears where nothing was is a change of shape as well.
        shape.append(color.value[.light].alpha * opacity > 0 ? "seen" : "clear")
        colors.append(Tint(color: color.value, opacity: opacity))
    }
}
