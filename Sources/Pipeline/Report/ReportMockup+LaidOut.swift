import Checks
import Comparison
import Drawing
import Layout
import Project
import Reports
import Sheets
import Specs
import Tokens
import Values

extension ReportMockup {
    /// Describes a mock-up that was drawn.
    ///
    /// - Parameters:
    ///   - pictures: one for each appearance.
    ///   - painter: the painter that drew them.
    init(
        _ laidOut: LaidOut, pictures: [MockupsJSON.Picture], appearances: [Appearance], painter: MockupPainter
    ) {
        let read = MockupReader.read(laidOut, scenes: [:], margin: MockupPainter.margin) { _ in [] }
        let bounds = Rect(origin: .zero, size: laidOut.size)
        var nodes: [Node] = []
        for (placed, compared) in zip(laidOut.allFrames(), read.nodes) {
            let frame = placed.frame
            guard frame.rect.intersection(bounds) != nil, frame.node.isShownInRedlines else { continue }
            nodes.append(
                Node(
                    name: frame.node.id ?? frame.node.path, kind: frame.node.content.kind, frame: frame.rect,
                    hit: HitArea.rect(of: frame, direction: laidOut.tree.metrics.direction),
                    facts: compared.properties.compactMap(Self.fact)))
        }
        let tokens = Set((read.properties + read.nodes.flatMap(\.properties)).flatMap(\.tokens).map(\.text))
        let mockup = Mockup(laidOut)
        self.init(
            component: laidOut.tree.component, state: laidOut.tree.state, metrics: laidOut.tree.metrics,
            size: MockupPainter.pictureSize(of: laidOut),
            origin: Point(x: read.margin, y: read.margin),
            pictures: zip(pictures, appearances).map { picture, appearance in
                var result = Picture(
                    appearance: appearance, path: picture.path, fingerprint: picture.fingerprint,
                    scene: picture.scene)
                let backdrop = painter.backdrop(of: laidOut, appearance: appearance)
                result.backdrop = backdrop.dropFirst().reduce(backdrop.first) { lower, layer in
                    lower.map { layer.composited(over: $0) }
                }
                return result
            },
            nodes: nodes,
            spoken: ReadingStop.all(in: mockup).map {
                Spoken(text: $0.spoken, hint: $0.hint, actions: $0.actions, area: $0.shown)
            },
            tokens: tokens.sorted())
    }

    /// The properties that redlines show.
    private static let shown: Set<String> = [
        "padding", "spacing", "radius", "font", "size", "weight", "color", "background", "border", "shadow", "shadows",
        "fill", "stroke", "opacity", "width", "height", "minWidth", "minHeight", "maxWidth", "symbol", "label", "hint",
        "role", "action", "traits",
    ]

    private static func fact(_ property: ComparedProperty) -> String? {
        guard shown.contains(property.name), !property.value.words.isEmpty else { return nil }
        let tokens = property.tokens.map { " {\($0.text)}" }.joined()
        return "\(property.name) \(property.value.words)\(tokens)"
    }
}

extension BoundNode {
    /// Whether redlines show the node: not one that only takes up space.
    fileprivate var isShownInRedlines: Bool {
        if case .spacer = content { return false }
        return true
    }
}
