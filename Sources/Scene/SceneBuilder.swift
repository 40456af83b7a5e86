package import Layout
import Specs
import Values

/// Turns frames into items, in the order of ``PaintReader``.
package struct SceneBuilder {
    /// A choice of frames and items, as needed to measure ink.
    package struct Subset: Sendable {
        /// The paths of frames of which only the children, the border and the overlay are drawn.
        package var hiddenBackgrounds: Set<String> = []
        /// The paths of the texts and symbols that are drawn, and nothing else; nil for everything.
        package var ink: Set<String>?
        /// Whether the carets of fields are left out. They blink beside the letters, and are not behind them.
        package var omitsCarets = false

        package init() {}
    }

    private let scrollRegion: ScrollRegion
    private let subset: Subset

    package init(scrollRegion: ScrollRegion, subset: Subset = Subset()) {
        self.scrollRegion = scrollRegion
        self.subset = subset
    }

    package func items(of frames: [Frame]) -> [SceneItem] {
        var reader = Reader(builder: self)
        for frame in frames { reader.walk(frame) }
        return reader.items
    }

    /// Collects the items; a group is collected on its own until it ends.
    private struct Reader: PaintReader {
        let builder: SceneBuilder
        var items: [SceneItem] = []
        /// The items around the open groups, outermost first.
        private var outer: [[SceneItem]] = []
        private var omitted: [String] = []

        init(builder: SceneBuilder) {
            self.builder = builder
        }

        private mutating func open() {
            outer.append(items)
            items = []
        }

        private mutating func close(_ group: SceneItem.Group, of frame: Frame) {
            let inner = items
            items = outer.popLast() ?? []
            items.append(SceneItem(.group(group, inner), of: frame.node.path))
        }

        mutating func enter(_ frame: Frame) -> Bool {
            if !omitted.isEmpty, omitted.contains(frame.node.path) { return false }
            if builder.subset.omitsCarets, let caret = frame.caretPath { omitted.append(caret) }
            // Most frames have no effects and need no group.
            if frame.node.hasEffects { open() }
            return true
        }

        mutating func leave(_ frame: Frame) {
            guard frame.node.hasEffects else { return }
            let effects = frame.node.effects
            let isFiltered = effects.blur > 0 || effects.saturation != 1
            close(
                .effects(
                    effects, box: frame.rect, extent: isFiltered ? frame.transformedExtent : .zero,
                    showsBackdrop: effects.opacity < 1 && builder.subset.ink == nil && frame.showsMaterial), of: frame)
        }

        mutating func enterBody(of frame: Frame) {
            if castsByInk(frame) { open() }
            if frame.node.clips { open() }
        }

        mutating func leaveBody(of frame: Frame) {
            if frame.node.clips { close(.clip(frame.outline), of: frame) }
            guard castsByInk(frame) else { return }
            close(.shadows(frame.node.decoration.shadows, extent: frame.extent), of: frame)
        }

        /// Whether everything that the frame draws casts its shadows, because it has no outline to cast them.
        private func castsByInk(_ frame: Frame) -> Bool {
            frame.node.hasShadows && showsOwn(of: frame) && !frame.isFlat && frame.castingOutline == nil
        }

        /// Whether more than the children, the border and the overlay of a frame is drawn.
        private func showsOwn(of frame: Frame) -> Bool {
            let subset = builder.subset
            return subset.ink == nil
                && (subset.hiddenBackgrounds.isEmpty || !subset.hiddenBackgrounds.contains(frame.node.path))
        }

        mutating func paint(_ step: PaintStep, of frame: Frame) {
            switch step {
            case .placeholder: items.append(builder.placeholder(.outline(frame.outline), of: frame))
            case .shadows where showsOwn(of: frame): addShadows(of: frame)
            case .background where showsOwn(of: frame): builder.addBackground(of: frame, to: &items)
            case .content where showsOwn(of: frame) || builder.subset.ink?.contains(frame.node.path) ?? false:
                builder.addContent(of: frame, to: &items)
            case .border where builder.subset.ink == nil: builder.addBorder(of: frame, to: &items)
            case .shadows, .background, .content, .border: break
            }
        }

        /// A shape, an image or a frame with a background casts the shadow of its outline.
        private mutating func addShadows(of frame: Frame) {
            guard frame.node.hasShadows, !frame.isFlat, let outline = frame.castingOutline else { return }
            // The first shadow is on top, as in CSS.
            for shadow in frame.node.decoration.shadows.reversed() {
                items.append(SceneItem(.shadow(of: outline, shadow, opaqueIf: frame.opacity), of: frame.node.path))
            }
        }

        mutating func enterScroll(_ frame: Frame) { open() }
        mutating func leaveScroll(_ frame: Frame) {
            guard case .scroll(let scroll) = frame.node.content else { return }
            close(.scroll(builder.scrollRegion.visiblePart(of: frame.rect, axis: scroll.axis)), of: frame)
        }
    }

    /// The gray form that replaces something of a frame.
    func placeholder(
        _ form: SceneItem.Placeholder.Form, if condition: SceneItem.Placeholder.Condition = .always, of frame: Frame
    ) -> SceneItem {
        SceneItem(
            .placeholder(.init(form: form, condition: condition, isStill: frame.node.isStill)), of: frame.node.path)
    }
}

extension Frame {
    /// Whether it is a redacted shape: a flat placeholder. The card behind it keeps its shadow.
    fileprivate var isFlat: Bool {
        if case .shape = node.content { node.isRedacted } else { false }
    }

    /// The path of a field's caret, if it is shown.
    fileprivate var caretPath: String? {
        guard case .control(let control) = node.content, case .field(let field) = control.arrangement,
            let index = field.caretIndex, children.indices.contains(index)
        else { return nil }
        return children[index].node.path
    }

    /// Whether this frame or a frame inside it has a material, which shows what is drawn behind it.
    fileprivate var showsMaterial: Bool {
        let isMaterial = node.decoration.background.contains { if case .material = $0 { true } else { false } }
        return isMaterial || children.contains(where: \.showsMaterial) || overlay.contains(where: \.showsMaterial)
    }

    /// When the frame hides everything behind its outline.
    fileprivate var opacity: SceneItem.Opacity {
        var opacity = SceneItem.Opacity(isAlways: false, layers: [])
        switch node.content {
        case .shape(let shape): opacity.layers += shape.fill.map { [[$0]] } ?? []
        case .image: opacity.isAlways = true
        default: break
        }
        for layer in node.decoration.background {
            switch layer {
            case .color(let color): opacity.layers.append([color])
            case .gradient(let stops, _): opacity.layers.append(stops.map(\.color))
            case .image: opacity.isAlways = true
            case .shape(let shape): opacity.layers += shape.fill.map { [[$0]] } ?? []
            case .material: break
            }
        }
        return opacity
    }
}
