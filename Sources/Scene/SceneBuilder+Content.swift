import Layout
import Specs
import Values

/// The layers and the content of a frame.
extension SceneBuilder {
    /// Adds the background layers, back to front. A color or a material that touches the edge of the safe area extends
    /// beyond it.
    func addBackground(of frame: Frame, to items: inout [SceneItem]) {
        let (path, decoration) = (frame.node.path, frame.node.decoration)
        for layer in decoration.background {
            let drawn: [SceneItem]
            switch layer {
            case .color(let color): drawn = [SceneItem(.fill(frame.bleedingOutline, .color(color)), of: path)]
            case .gradient(let stops, let angle):
                drawn = [SceneItem(.fill(frame.outline, .gradient(stops, angle: angle, frame.rect)), of: path)]
            case .material(let material):
                drawn = [SceneItem(.fill(frame.bleedingOutline, .material(material.value)), of: path)]
            case .image(let image): drawn = [SceneItem(.image(image, frame.rect, clippedTo: frame.outline), of: path)]
            case .shape(let shape): drawn = Self.items(of: shape, Outline(shape, in: frame.rect, decoration), path)
            }
            if frame.node.isRedacted {
                items += redacted(layer, of: frame, otherwise: drawn)
            } else {
                items += drawn
            }
        }
    }

    /// A background in a strong color, such as that of a bubble, becomes a placeholder; near-white and near-black
    /// backgrounds, such as those of cards, are kept.
    private func redacted(_ layer: BackgroundLayer, of frame: Frame, otherwise drawn: [SceneItem]) -> [SceneItem] {
        switch layer {
        case .color(let color):
            [placeholder(.outline(frame.bleedingOutline), if: .colored([color], otherwise: drawn), of: frame)]
        case .gradient(let stops, _):
            [placeholder(.outline(frame.outline), if: .colored(stops.map(\.color), otherwise: drawn), of: frame)]
        case .image: [placeholder(.outline(frame.outline), of: frame)]
        case .shape(let shape):
            shape.fill.map { fill in
                let outline = Outline(shape, in: frame.rect, frame.node.decoration)
                return [placeholder(.outline(outline), if: .colored([fill], otherwise: drawn), of: frame)]
            } ?? drawn
        case .material: drawn
        }
    }

    func addContent(of frame: Frame, to items: inout [SceneItem]) {
        let (node, path) = (frame.node, frame.node.path)
        switch node.content {
        case .text(let text):
            guard let lines = frame.text else { return }
            items.append(
                node.isRedacted ? placeholder(.text(lines), of: frame) : SceneItem(.text(lines, text.color), of: path))
        case .symbol(let symbol):
            items.append(
                node.isRedacted
                    ? placeholder(.symbol(symbol, frame.content), of: frame)
                    : SceneItem(.symbol(symbol, frame.content), of: path))
        case .image(let image):
            items.append(
                node.isRedacted
                    ? placeholder(.outline(frame.contentOutline), of: frame)
                    : SceneItem(.image(image, frame.content, clippedTo: frame.contentOutline), of: path))
        case .shape(let shape):
            if node.isRedacted {
                // An invisible shape, such as one that enlarges a hit area, stays invisible.
                let colors = [shape.fill, shape.stroke?.color].compactMap { $0 }
                items.append(placeholder(.outline(frame.contentOutline), if: .visible(colors), of: frame))
            } else {
                items += Self.items(of: shape, frame.contentOutline, path)
            }
        case .divider(let color): items.append(SceneItem(.fill(.rectangle(frame.content), .color(color)), of: path))
        case .skeleton: items.append(placeholder(.outline(frame.contentOutline), of: frame))
        // Containers draw nothing themselves. The parts of a control are its children.
        case .stack, .zstack, .flow, .grid, .scroll, .fits, .spacer, .control, .use: break
        }
    }

    /// Adds the border inside the edge. The line above or below a bar extends to the sides of the screen, like the
    /// bar's background.
    func addBorder(of frame: Frame, to items: inout [SceneItem]) {
        guard let border = frame.node.decoration.border else { return }
        let line = SceneItem.Line(color: border.color, isRedacted: frame.node.isRedacted)
        guard border.edges != .all else {
            items.append(SceneItem(.stroke(frame.outline, border.width, line), of: frame.node.path))
            return
        }
        let reach = EdgeInsets(left: -frame.bleed.left, right: -frame.bleed.right)
        let isAcross = border.edges.isDisjoint(with: [.leading, .trailing])
        items.append(
            SceneItem(
                .edges(
                    border.edges, isAcross ? frame.rect.inset(by: reach) : frame.rect, border.width, line,
                    inside: frame.bleedingOutline), of: frame.node.path))
    }

    /// A shape's fill, then its stroke inside the edge.
    private static func items(of shape: BoundShape, _ outline: Outline, _ path: String) -> [SceneItem] {
        let fill = shape.fill.map { SceneItem(.fill(outline, .color($0)), of: path) }
        let stroke = shape.stroke.map { stroke in
            SceneItem(.stroke(outline, stroke.width, .init(color: stroke.color, isRedacted: false)), of: path)
        }
        return [fill, stroke].compactMap { $0 }
    }
}
