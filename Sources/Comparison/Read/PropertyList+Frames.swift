import Layout
import Platform
import Specs
import Tokens
import Values

/// The properties of a frame, in the order of reports.
extension PropertyList {
    init(of frame: Frame, direction: LayoutDirection) {
        self.init()
        let node = frame.node
        addContent(of: frame)
        addDecoration(node.decoration)
        addEffects(node.effects)
        add("redacted", node.isRedacted, .group)
        add("still", node.isStill, .group)
        addSizing(node)
        addVoice(node.voice)
        addInteraction(of: frame, direction: direction)
        add("frame", .text(Self.words(frame.rect)), .computed)
        if frame.content != frame.rect { add("content", .text(Self.words(frame.content)), .computed) }
        if frame.bleed != .zero {
            let bleed = frame.bleed
            let all = [bleed.top, bleed.left, bleed.bottom, bleed.right].map(\.description)
            add("bleed", .text(all.joined(separator: " ")), .computed)
        }
    }

    private mutating func addContent(of frame: Frame) {
        switch frame.node.content {
        case .text(let text): add(text, frame.text)
        case .symbol(let symbol):
            add("symbol", .text(symbol.fullName), .layout, [symbol.name.token, symbol.variant?.token])
            add("size", .number(symbol.pointSize), .layout)
            add("weight", .number(symbol.weight.value), .drawing)
            add("color", symbol.color, .drawing)
        case .image(let image): add("image", image, .layout)
        case .shape(let shape): add(shape, as: "shape")
        case .stack(let stack): add(stack)
        case .zstack(let alignment): add("align", Self.words(alignment), .layout)
        case .flow(_, _, let alignment): add("align", alignment.rawValue, .layout)
        case .grid(let grid):
            add("columns", "\(grid.columns)", .layout)
            add("align", Self.words(grid.alignment), .layout)
        case .scroll(let scroll):
            add(scroll.list)
            add("position", "\(scroll.position)", .layout)
            add("snap", scroll.snaps, .silent)
        case .fits(let axes): add("axes", .number(Double(axes.rawValue)), .layout)
        case .spacer(let length): add("minLength", length.value, unless: 0, .layout)
        case .divider(let color): add("color", color, .drawing)
        case .skeleton: break
        case .control(let control): add("control", "\(control)", .layout)
        case .use(let component, let state):
            add("component", component, .layout)
            add("state", state, .layout)
        }
    }

    private mutating func add(_ text: BoundText, _ frame: TextFrame?) {
        add("text", .text(text.string), .layout)
        let font = text.font.value
        let style = (font.isItalic ? " italic" : "") + (font.tracking == 0 ? "" : " tracking \(font.tracking)")
        let words = "\(DecimalText.short(font.pointSize)) pt \(DecimalText.short(font.weight.value))\(style)"
        add("font", .text("\(words) leading \(DecimalText.short(font.leading))"), .layout, [text.font.token])
        add("color", text.color, .drawing)
        add("lineLimit", text.lineLimit.map(String.init), .layout)
        if text.reservesSpace { add("reservesSpace", .text("true"), .layout) }
        add("truncate", text.truncation == .tail ? nil : text.truncation.rawValue, .layout)
        add("minimumScaleFactor", text.minimumScaleFactor, unless: 1, .layout)
        add("textAlign", text.alignment == .leading ? nil : text.alignment.rawValue, .layout)
        add("largeContent", text.hasLargeContent, .silent)
        guard let frame else { return }
        if frame.font.pointSize != font.pointSize { add("fontSize", .number(frame.font.pointSize), .computed) }
        let lines = frame.lines.map { line in
            "\(line.text) @ \(line.baseline.x), \(line.baseline.y)"
        }
        add("lines", .text(lines.joined(separator: " / ")), .computed)
        add("hiddenText", frame.hidden, .computed)
    }

    private mutating func add(_ stack: BoundStack) {
        add("align", Self.words(stack.alignment), .layout)
    }

    private mutating func add(_ name: String, _ image: BoundImage, _ effect: ComparedProperty.Effect) {
        switch image.source {
        case .file(let path): add(name, path, effect)
        case .placeholder(let picture):
            let subject = picture.subject.map { " of \($0.name)" } ?? ""
            add(name, "\(picture.kind.name)\(subject)\(picture.isMissing ? " missing" : "")", effect)
            add(name + "Seed", picture.seed, .drawing)
        }
        add(name + "Mode", image.contentMode.rawValue, .drawing)
    }

    private mutating func add(_ shape: BoundShape, as name: String) {
        add(name, shape.outline.rawValue, .drawing)
        add("fill", shape.fill, .drawing)
        add("stroke", shape.stroke)
        add("shapeRadius", shape.cornerRadius.value, unless: 0, .drawing)
        if let tail = shape.tail { add("tail", .text(Self.words(tail)), .drawing) }
    }

    private static func words(_ anchor: Anchor) -> String {
        "\(anchor.horizontal.rawValue) \(anchor.vertical.rawValue)"
    }

    private mutating func addSizing(_ node: BoundNode) {
        let sizing = node.sizing
        add("padding", node.padding, .layout)
        add("margin", node.margin, .layout)
        for (name, gap) in zip(["spacing", "lineSpacing"], node.gaps) { add(name, gap, .layout) }
        if case .stack(let stack) = node.content, node.gaps.isEmpty {
            add("spacing", stack.spacing.value, unless: 0, .layout)
        }
        add("scalesWith", node.numberScale, unless: 1, .layout)
        add("width", sizing.width)
        add("height", sizing.height)
        add("minWidth", sizing.minWidth)
        add("maxWidth", sizing.maxWidth)
        add("idealWidth", sizing.idealWidth)
        add("minHeight", sizing.minHeight)
        add("maxHeight", sizing.maxHeight)
        add("idealHeight", sizing.idealHeight)
        if let aspect = sizing.aspect { add("aspect", .number(aspect.value), .layout, [aspect.token]) }
        if sizing.contentMode == .fill { add("contentMode", .text("fill"), .layout) }
        add("layoutPriority", sizing.layoutPriority, unless: 0, .layout)
        if node.anchor != .center { add("anchor", Self.words(node.anchor), .layout) }
    }
}

extension PropertyList {
    private mutating func addDecoration(_ decoration: BoundDecoration) {
        for layer in decoration.background {
            switch layer {
            case .color(let color): add("background", color, .drawing)
            case .gradient(let stops, let angle):
                let words = stops.map { "\(DecimalText.short($0.position)) \(Self.words($0.color.value))" }
                add(
                    "background", .text("gradient \(words.joined(separator: ", ")) angle \(DecimalText.short(angle))"),
                    .drawing, stops.map(\.color.token))
            case .material(let material): add("background", material.value.rawValue, .drawing)
            case .image(let image): add("background", image, .drawing)
            case .shape(let shape): add(shape, as: "background")
            }
        }
        add("border", decoration.border)
        if let corners = decoration.corners {
            add("radius", Self.words(corners), .group, [decoration.radius?.token])
            if decoration.cornerStyle != .continuous { add("corner", "circular", .group) }
        }
        if let tail = decoration.tail { add("tail", .text(Self.words(tail)), .group) }
        add("clip", decoration.clips, .group)
        for shadow in decoration.shadows {
            let words = "\(Self.words(shadow.color.value)) blur \(shadow.blur) spread \(shadow.spread)"
            add(
                "shadow", .text("\(words) by \(shadow.offset.x), \(shadow.offset.y)"), .drawing, [shadow.color.token])
        }
    }

    private mutating func addEffects(_ effects: BoundEffects) {
        if effects.offset != .zero { add("offset", "\(effects.offset.x), \(effects.offset.y)", .layout) }
        add("scale", effects.scale, unless: 1, .group)
        add("squeeze", effects.squeeze, unless: 1, .group)
        add("rotation", effects.rotation, unless: 0, .group)
        add("flip", effects.flip?.rawValue, .group)
        add("saturation", effects.saturation, unless: 1, .group)
        add("blur", effects.blur.value, unless: 0, .group)
        add("opacity", effects.opacity, unless: 1, .group)
    }

    private mutating func addVoice(_ voice: BoundVoice) {
        add("label", voice.label, .silent)
        add("value", voice.value, .silent)
        add("hint", voice.hint, .silent)
        add("traits", voice.traits.joined(separator: ", "), .silent)
        add("children", voice.children?.rawValue, .silent)
        add("hidden", voice.isHidden, .silent)
        add("decorative", voice.isDecorative, .silent)
        add("order", voice.order.joined(separator: ", "), .silent)
        add("actions", voice.actions.map(\.value).joined(separator: ", "), .silent)
    }

    private mutating func addInteraction(of frame: Frame, direction: LayoutDirection) {
        guard let interaction = frame.node.interaction else { return }
        add("role", interaction.role, .silent)
        add("action", interaction.action, .silent)
        add("prominence", interaction.isPrimary ? "primary" : nil, .silent)
        add("disabled", interaction.isDisabled, .silent)
        guard interaction.hitArea != nil || interaction.hitInsets != nil else { return }
        let least = interaction.hitArea.map { "at least \($0.value.width) × \($0.value.height)" }
        add("hitArea", least, .silent)
        add("hitInsets", interaction.hitInsets, .silent)
    }
}
