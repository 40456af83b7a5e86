import Platform
import Project
import Specs
import Values

/// A screen: bars at the edges of the safe area, the body between them, and presented components above.
///
/// Source: swiftui-layout.md, “Safe area”, and language.md, “Screens”. Bars have their ideal height, since they are
/// proposed only the width; this rule is specific to uispec.
struct ScreenLayout {
    let screen: Size
    let safeArea: Rect
    let builder: BoxBuilder
    let bleeding: Bleeding

    init(metrics: MetricsContext, builder: BoxBuilder) {
        screen = metrics.screen
        safeArea = Rect(origin: .zero, size: metrics.screen).inset(by: metrics.safeArea.resolved(.leftToRight))
        self.builder = builder
        bleeding = Bleeding(screen: metrics.screen, pixel: Points(1 / metrics.device.scale))
    }

    /// Returns the frames in drawing order (body, top bar, bottom bar, presented components), how many of them a modal
    /// covers, and how many recede.
    ///
    /// A keyboard takes its height from the bars and the body. A bar that stays below the keyboard is omitted if the
    /// keyboard covers it.
    func frames(of tree: BoundScreen) -> (frames: [Frame], covered: Int, receding: LaidOut.Receding?) {
        var rest = safeArea
        for presentation in tree.presented where presentation.style == .keyboard {
            let top = presented(presentation, above: [], between: safeArea).map(\.rect.minY).min() ?? rest.maxY
            rest = rest.inset(by: EdgeInsets(bottom: min(max(0, rest.maxY - top), rest.height)))
        }
        let top = tree.top.map { bar($0, takingFrom: &rest, atTop: true) } ?? []
        let bottom = tree.bottom.map { bottomBar($0, takingFrom: &rest) } ?? []
        var frames = body(tree.body, in: rest) + top + bottom
        var covered = 0
        var receding: LaidOut.Receding?
        for presentation in tree.presented {
            if presentation.style?.isModal ?? false { covered = frames.count }
            if receding == nil, let scaledBackdrop = presentation.scaledBackdrop {
                receding = LaidOut.Receding(roots: frames.count, scaledBackdrop: scaledBackdrop)
            }
            if let dimming = presentation.dimming {
                frames += builder.box(for: dimming).frames(at: .zero, proposal: ProposedSize(screen))
            }
            frames += presented(presentation, above: frames, between: rest)
        }
        return (frames, covered, receding)
    }

    /// - Parameter rest: the area without the bars. Popovers are placed in it, and toasts, as in a safe area inset.
    private func presented(_ presentation: BoundPresentation, above frames: [Frame], between rest: Rect) -> [Frame] {
        if let target = presentation.target, let anchor = frames.firstFrame(id: target.id) {
            return PopoverLayout(area: rest, builder: builder)
                .frames(of: presentation, at: anchor.rect, margin: target.margin)
        }
        let area = presentation.style == .toast ? rest : safeArea
        let frames = builder.layer(for: presentation.node).frames(in: area, baselines: nil)
        return bleeding.applied(to: frames, in: safeArea)
    }

    /// Proposes the area without the bars to the body, and centers it there if it is smaller, as for the root view of a
    /// SwiftUI scene.
    private func body(_ node: BoundNode, in rect: Rect) -> [Frame] {
        let box = builder.box(for: node)
        let proposal = ProposedSize(rect.size)
        let origin = Anchor.center.origin(of: box.size(for: proposal), baselines: nil, in: rect.size)
        return bleeding.applied(to: box.frames(at: rect.origin.moved(by: origin), proposal: proposal), in: rect)
    }

    /// Places the bottom bar on the keyboard or below it.
    private func bottomBar(_ node: BoundNode, takingFrom rest: inout Rect) -> [Frame] {
        guard node.staysBelowKeyboard, rest.maxY < safeArea.maxY else {
            return bar(node, takingFrom: &rest, atTop: false)
        }
        var whole = rest.inset(by: EdgeInsets(bottom: rest.maxY - safeArea.maxY))
        let frames = bar(node, takingFrom: &whole, atTop: false)
        guard whole.maxY < rest.maxY else { return [] }
        rest = rest.inset(by: EdgeInsets(bottom: rest.maxY - whole.maxY))
        return frames
    }

    /// Places a bar at one end of the rectangle and subtracts its height from it.
    private func bar(_ node: BoundNode, takingFrom rest: inout Rect, atTop: Bool) -> [Frame] {
        let box = builder.box(for: node)
        let proposal = ProposedSize(width: rest.width, height: nil)
        let size = box.size(for: proposal)
        let x = rest.minX + (rest.width - size.width) / 2
        let y = atTop ? rest.minY : rest.maxY - size.height
        let frames = box.frames(at: Point(x: x, y: y), proposal: proposal)
        rest = rest.inset(by: EdgeInsets(top: atTop ? size.height : 0, bottom: atTop ? 0 : size.height))
        return bleeding.applied(to: frames, in: safeArea)
    }
}
