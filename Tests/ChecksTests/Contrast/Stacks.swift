import Layout
import Platform
import Project
import Source
import Specs
import Tokens
import Values

@testable import Checks

/// Frames that are built by hand, so that the background of a text is known exactly.
enum Stacks {
    static let nowhere = SourceRange(file: FileID(rawValue: 0), start: 0, end: 0)
    static let box = Rect(x: 0, y: 0, width: 300, height: 40)
    /// The line of the measured text, inside ``box``.
    static let line = Rect(x: 50, y: 10, width: 200, height: 20)

    static func ink(_ color: RGBA) -> BoundColor { BoundColor(DynamicColor(color), range: nowhere) }

    static func node(_ path: String, _ content: BoundContent = .zstack(alignment: .center)) -> BoundNode {
        BoundNode(path: path, range: nowhere, content: content)
    }

    static let font = ResolvedFont(
        pointSize: 17, weight: .regular, isItalic: false, tracking: 0, ascender: 16, lineHeight: 20, capHeight: 12,
        leading: 22,
        textStyle: nil, baseSize: 17)

    /// The measured text.
    static func subject(opacity: Double = 1) -> Frame {
        var node = node("subject", .text(BoundText("Text", font: Bound(font, range: nowhere), color: ink(.black))))
        node.effects.opacity = opacity
        return Frame(node: node, rect: line, content: line)
    }

    /// A frame with backgrounds and children.
    static func frame(
        _ path: String, _ layers: [BackgroundLayer] = [], in rect: Rect = box, radius: CornerRadius? = nil,
        opacity: Double = 1, clips: Bool = false, holding children: [Frame] = []
    ) -> Frame {
        var node = node(path)
        node.decoration.background = layers
        node.decoration.radius = radius.map { Bound(CornerRadii($0), range: nowhere) }
        node.decoration.clips = clips
        node.effects.opacity = opacity
        return Frame(node: node, rect: rect, content: rect, children: children)
    }

    static func photo(_ path: String, in rect: Rect = box) -> Frame {
        guard let kind = PictureCatalog.standard.kind("photo") else { preconditionFailure("no photo") }
        let image = BoundImage(.placeholder(SamplePicture(kind, seed: path)), contentMode: .fill, naturalSize: nil)
        return Frame(node: node(path, .image(image)), rect: rect, content: rect)
    }

    static func laidOut(_ roots: [Frame], direction: LayoutDirection = .leftToRight) -> LaidOut? {
        guard let device = PlatformFacts.builtIn.devices.devices.first else { return nil }
        let metrics = MetricsContext(typeSize: .large, device: device, direction: direction)
        let tree = BoundTree(
            component: "Test", state: "default", metrics: metrics, arrangement: .component(node("body")),
            backdrops: [ink(.white)], previewWidth: nil)
        return LaidOut(tree: tree, size: box.size, roots: roots, safeArea: box)
    }

    /// The worst pair of a text in ``line``, or nil if none of it is visible.
    static func worst(
        of color: RGBA, on roots: [Frame], in rects: [Rect] = [line], over base: RGBA = .white,
        appearance: Appearance = .light, direction: LayoutDirection = .leftToRight
    ) -> Backdrop.Pair? {
        guard let laidOut = laidOut(roots, direction: direction),
            let subject = laidOut.allFrames().firstIndex(where: { $0.frame.node.path == "subject" }),
            let layers = LayerTree(
                of: laidOut, asking: .init(inks: [subject: rects]), materials: PlatformFacts.builtIn.materials
            )
            .below[subject]?.layers
        else { return nil }
        return Backdrop(layers, touching: rects, materials: PlatformFacts.builtIn.materials)
            .worst(color: color, in: rects, over: base, appearance: appearance)
    }
}
