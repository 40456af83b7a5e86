import Layout
import Project
import Specs
import Values

/// The layers of a mock-up up to one text: everything that is painted before it, in the order of drawing.
///
/// What is painted after the text does not stand behind it. Groups with an opacity that hold the text are kept as
/// groups, since they are composed before they are put over what is below.
struct LayerTree {
    let layers: [Layer]

    /// The layers below the frame with this path; nil where it is not among the frames, or wholly transparent.
    init?(of laidOut: LaidOut, below path: String) {
        var builder = Builder(path: path, direction: laidOut.tree.metrics.direction)
        for root in laidOut.roots where !builder.isFound {
            builder.layers += builder.layers(of: root, clip: nil)
        }
        guard builder.isFound, !builder.isTransparent else { return nil }
        layers = builder.layers
    }

    private struct Builder {
        let path: String
        let direction: LayoutDirection
        var layers: [Layer] = []
        var isFound = false
        /// Whether the subject, or something around it, has no opacity at all.
        var isTransparent = false

        /// What a frame paints, as far as the subject.
        mutating func layers(of frame: Frame, clip: Rect?) -> [Layer] {
            var result = backgrounds(of: frame, clip: clip)
            if frame.node.path == path {
                isFound = true
                isTransparent = frame.node.effects.opacity <= 0
                result.append(.subject)
                return Self.grouped(result, opacity: frame.node.effects.opacity)
            }
            result += Self.content(of: frame, clip: clip)
            let isScroll = if case .scroll = frame.node.content { true } else { false }
            let inner =
                frame.node.decoration.clips || isScroll
                ? clip.map { $0.intersection(frame.rect) ?? .zero } ?? frame.rect : clip
            for child in frame.children where !isFound { result += layers(of: child, clip: inner) }
            for child in frame.overlay where !isFound { result += layers(of: child, clip: inner) }
            if isFound, frame.node.effects.opacity <= 0 { isTransparent = true }
            return Self.grouped(result, opacity: frame.node.effects.opacity)
        }

        private static func grouped(_ layers: [Layer], opacity: Double) -> [Layer] {
            opacity < 1 ? [.group(layers, opacity: opacity)] : layers
        }

        /// Colors and materials reach beyond the safe area where they touch its edge; gradients and pictures do not.
        private func backgrounds(of frame: Frame, clip: Rect?) -> [Layer] {
            let bleeding = frame.rect.inset(
                by: EdgeInsets(
                    top: -frame.bleed.top, left: -frame.bleed.left, bottom: -frame.bleed.bottom,
                    right: -frame.bleed.right))
            let radius = frame.node.decoration.radius?.value.largest(in: frame.rect.size) ?? 0
            return frame.node.decoration.background.map { layer in
                let (paint, rect): (Layer.Paint, Rect) =
                    switch layer {
                    case .color(let color): (.color(color), bleeding)
                    case .gradient(let stops, let angle):
                        (.gradient(stops, angle: direction == .rightToLeft ? -angle : angle), frame.rect)
                    case .material(let material): (.material(material.value), bleeding)
                    case .image: (.unknown, frame.rect)
                    }
                return .fill(Layer.Fill(rect: rect, radius: radius, paint: paint, clip: clip))
            }
        }

        private static func content(of frame: Frame, clip: Rect?) -> [Layer] {
            let radius = frame.node.decoration.radius?.value.largest(in: frame.rect.size) ?? 0
            switch frame.node.content {
            case .image:
                return [.fill(Layer.Fill(rect: frame.content, radius: radius, paint: .unknown, clip: clip))]
            case .shape(let shape):
                guard let fill = shape.fill else { return [] }
                let rounded = shape.outline == .rectangle ? radius : frame.content.size.shorterSide / 2
                return [.fill(Layer.Fill(rect: frame.content, radius: rounded, paint: .color(fill), clip: clip))]
            default:
                return []
            }
        }
    }
}
