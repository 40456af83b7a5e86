package import Layout
import Specs
import Values

/// Turns frames into items, back to front. A frame draws its shadows, backgrounds, content, children, border and
/// overlay in this order; its clip does not apply to its overlay.
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
        var items: [SceneItem] = []
        for frame in frames { add(frame, to: &items) }
        return items
    }

    private func add(_ frame: Frame, to items: inout [SceneItem]) {
        // Most frames have no effects and need no group.
        guard frame.node.hasEffects else { return addPlain(frame, to: &items) }
        var inner: [SceneItem] = []
        addPlain(frame, to: &inner)
        let effects = frame.node.effects
        let group = SceneItem.Group.effects(
            effects, box: frame.rect,
            extent: effects.blur > 0 || effects.saturation != 1 ? frame.transformedExtent : .zero,
            showsBackdrop: effects.opacity < 1 && subset.ink == nil && frame.showsMaterial)
        items.append(SceneItem(.group(group, inner), of: frame.node.path))
    }

    private func addPlain(_ frame: Frame, to items: inout [SceneItem]) {
        let node = frame.node
        if frame.isRedactedAsAWhole {
            items.append(placeholder(.outline(frame.outline), of: frame))
            return
        }
        if node.isBare, !node.clips {
            addChildren(of: frame, to: &items)
        } else if let ink = subset.ink {
            clipped(frame, to: &items) { items in
                if ink.contains(node.path) { addContent(of: frame, to: &items) }
                addChildren(of: frame, to: &items)
            }
        } else if !subset.hiddenBackgrounds.isEmpty, subset.hiddenBackgrounds.contains(node.path) {
            clipped(frame, to: &items) { items in
                addChildren(of: frame, to: &items)
                addBorder(of: frame, to: &items)
            }
        } else {
            addWithShadows(frame, to: &items)
        }
        for layer in frame.overlay { add(layer, to: &items) }
    }

    /// A shape, an image or a frame with a background casts the shadow of its outline. Any other frame casts the shadow
    /// of everything that it draws, as in SwiftUI.
    private func addWithShadows(_ frame: Frame, to items: inout [SceneItem]) {
        let (node, shadows) = (frame.node, frame.node.decoration.shadows)
        // A redacted shape is a flat placeholder. The card behind it keeps its shadow.
        if case .shape = node.content, node.isRedacted { return addBody(of: frame, to: &items) }
        guard !shadows.isEmpty else { return addBody(of: frame, to: &items) }
        guard let outline = frame.castingOutline else {
            var inner: [SceneItem] = []
            addBody(of: frame, to: &inner)
            items.append(SceneItem(.group(.shadows(shadows, extent: frame.extent), inner), of: node.path))
            return
        }
        // The first shadow is on top, as in CSS.
        for shadow in shadows.reversed() {
            items.append(SceneItem(.shadow(of: outline, shadow, opaqueIf: frame.opacity), of: node.path))
        }
        addBody(of: frame, to: &items)
    }

    private func addBody(of frame: Frame, to items: inout [SceneItem]) {
        clipped(frame, to: &items) { items in
            addBackground(of: frame, to: &items)
            addContent(of: frame, to: &items)
            addChildren(of: frame, to: &items)
            addBorder(of: frame, to: &items)
        }
    }

    private func clipped(_ frame: Frame, to items: inout [SceneItem], _ add: (inout [SceneItem]) -> Void) {
        guard frame.node.clips else { return add(&items) }
        var inner: [SceneItem] = []
        add(&inner)
        items.append(SceneItem(.group(.clip(frame.outline), inner), of: frame.node.path))
    }

    private func addChildren(of frame: Frame, to items: inout [SceneItem]) {
        if let disc = frame.redactedDisc { return add(disc, to: &items) }
        guard case .scroll(let scroll) = frame.node.content else {
            let omitted = subset.omitsCarets ? frame.caretPath : nil
            for child in frame.children where omitted == nil || child.node.path != omitted { add(child, to: &items) }
            return
        }
        var inner: [SceneItem] = []
        for child in frame.children { add(child, to: &inner) }
        let visible = scrollRegion.visiblePart(of: frame.rect, axis: scroll.axis)
        items.append(SceneItem(.group(.clip(.rectangle(visible)), inner), of: frame.node.path))
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
