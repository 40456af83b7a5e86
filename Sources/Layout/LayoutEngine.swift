import Project
package import Specs
import Values

/// Lays out a bound tree as SwiftUI does: the parent proposes a size, the child picks one, and the parent places it.
///
/// The algorithm assumes left-to-right layout; right-to-left layouts are mirrored at the end.
package enum LayoutEngine {
    /// Lays out a component or a screen.
    ///
    /// A component is proposed `proposal`. By default, that is the width of its preview, or of the screen, and the
    /// screen's height. A screen has the size of its device, whatever the proposal is. The recursion is safe, since
    /// readers limit the depth of trees.
    ///
    /// - Parameter known: the boxes of nodes that other trees share, measured by the same shaper.
    package static func layOut(
        _ tree: BoundTree, proposal: ProposedSize?, shaper: any TextShaper, known: KnownBoxes? = nil
    ) -> LaidOut {
        let builder = BoxBuilder(metrics: tree.metrics, shaper: shaper, known: known)
        var laidOut =
            switch tree.arrangement {
            case .component(let node): component(node, of: tree, proposal: proposal, builder: builder)
            case .screen(let screen): self.screen(screen, of: tree, builder: builder)
            }
        if tree.metrics.direction == .rightToLeft { laidOut.mirror() }
        return laidOut
    }

    private static func component(
        _ node: BoundNode, of tree: BoundTree, proposal: ProposedSize?, builder: BoxBuilder
    ) -> LaidOut {
        let screen = tree.metrics.screen
        let proposal = proposal ?? ProposedSize(width: tree.previewWidth ?? screen.width, height: screen.height)
        let box = builder.box(for: node)
        let size = box.size(for: proposal)
        let whole = Rect(origin: .zero, size: size)
        var laidOut = LaidOut(
            tree: tree, size: size, roots: box.frames(at: .zero, proposal: proposal), safeArea: whole)
        if let keyboard = tree.keyboard {
            laidOut.keyboard = builder.layer(for: keyboard).frames(in: whole, baselines: nil)
        }
        return laidOut
    }

    private static func screen(_ screen: BoundScreen, of tree: BoundTree, builder: BoxBuilder) -> LaidOut {
        let layout = ScreenLayout(metrics: tree.metrics, builder: builder)
        let (frames, covered, receding) = layout.frames(of: screen)
        var laidOut = LaidOut(tree: tree, size: layout.screen, roots: frames, safeArea: layout.safeArea)
        laidOut.coveredRoots = covered
        laidOut.receding = receding
        return laidOut
    }
}

extension LaidOut {
    fileprivate mutating func mirror() {
        roots = roots.mirrored(in: size.width)
        keyboard = keyboard.mirrored(in: size.width)
        safeArea = safeArea.mirrored(in: size.width)
    }
}
