import Checks
import Layout
import Loading
import Project
import Sheets
import Specs
import Values

/// The screen that a toast appears on. It is drawn because the toast slides in from behind one of its edges.
struct PresentingScreen {
    private let component: Component
    private let screen: BoundTree
    private let binder: Binder
    /// The place of the component on the screen.
    private(set) var place: MotionSheetBuilder.ScreenPlace

    /// Returns nil if the component is not a toast or names no screen.
    init?(_ mockups: [Mockup], _ project: LoadedProject, shaper: any TextShaper) {
        guard let first = mockups.first, let component = project.library[first.component],
            first.laidOut.tree.behavior.presentation?.value == .toast,
            let root = first.laidOut.roots.first
        else { return nil }
        var binder = project.makeBinder()
        self.component = component
        guard let screen = binder.screen(below: component, metrics: first.metrics) else { return nil }
        self.screen = screen
        self.binder = binder
        place = MotionSheetBuilder.ScreenPlace(size: first.metrics.screen, origin: .zero)
        guard let shown = presenting(first.laidOut.tree, shaper: shaper)?.roots.lazy.compactMap(\.presentedBody).first
        else { return nil }
        place.origin = Point(x: shown.rect.minX - root.rect.minX, y: shown.rect.minY - root.rect.minY)
    }

    /// Lays out the screen with the component. The bars of the screen cover a component that slides in from behind
    /// them.
    func presenting(_ tree: BoundTree, shaper: any TextShaper) -> LaidOut? {
        var binder = binder
        guard let whole = binder.present(tree, of: component, on: screen) else { return nil }
        var laidOut = LayoutEngine.layOut(whole, proposal: nil, shaper: shaper)
        let bars = laidOut.roots.filter { ["top", "bottom"].contains($0.node.path) }
        laidOut.roots.removeAll { ["top", "bottom"].contains($0.node.path) }
        laidOut.roots += bars
        return laidOut
    }
}

extension Frame {
    /// The root of the presented component.
    fileprivate var presentedBody: Frame? {
        guard node.path.hasPrefix("presents/"), case .use = node.content else { return nil }
        return children.first
    }
}
