import Layout
import Platform
import Project
import Specs
import Values

/// A screen of 400 × 800 points with 40 above and 30 below the safe area.
func metrics(scale: Double = 1, direction: LayoutDirection = .leftToRight) -> MetricsContext {
    let device = Device(
        id: "test", name: "Test", size: Size(width: 400, height: 800), scale: scale,
        safeArea: Device.SafeArea(
            portrait: EdgeInsets(top: 40, bottom: 30), landscape: EdgeInsets(left: 40, bottom: 20, right: 40)))
    return MetricsContext(typeSize: .large, device: device, direction: direction)
}

func layOut(
    _ node: BoundNode, in proposal: ProposedSize?, metrics: MetricsContext = metrics(), previewWidth: Points? = nil
) -> LaidOut {
    let tree = BoundTree(
        component: "Test", state: "default", metrics: metrics, arrangement: .component(node), backdrops: [],
        previewWidth: previewWidth)
    return LayoutEngine.layOut(tree, proposal: proposal, shaper: FixedShaper())
}

func layOut(_ screen: BoundScreen, metrics: MetricsContext = metrics()) -> LaidOut {
    let tree = BoundTree(
        component: "Test", state: "default", metrics: metrics, arrangement: .screen(screen), backdrops: [],
        previewWidth: nil)
    return LayoutEngine.layOut(tree, proposal: nil, shaper: FixedShaper())
}

func screen(
    top: BoundNode? = nil, body: BoundNode, bottom: BoundNode? = nil, presented: [BoundPresentation] = []
) -> BoundScreen {
    BoundScreen(background: black, top: top, body: body, bottom: bottom, presented: presented)
}

func presentation(_ node: BoundNode, _ style: PresentationStyle? = nil) -> BoundPresentation {
    var presentation = BoundPresentation(node)
    presentation.style = style
    return presentation
}

func proposing(_ width: Points?, _ height: Points?) -> ProposedSize {
    ProposedSize(width: width, height: height)
}

extension LaidOut {
    /// Returns a line for each frame: the depth as indentation, the kind, then x, y, width and height.
    var dump: String {
        allFrames().map { frame, depth in
            String(repeating: "  ", count: depth) + "\(frame.node.content.kind) \(frame.rect.short)"
        }.joined(separator: "\n")
    }

    var firstText: TextFrame? {
        allFrames().lazy.compactMap(\.frame.text).first
    }
}

extension Rect {
    var short: String { "\(minX) \(minY) \(width) \(height)" }
}

extension EdgeInsets {
    var short: String { "\(top) \(left) \(bottom) \(right)" }
}
