import Project
package import Specs
import Values

/// Lays a bound tree out as SwiftUI would: the parent proposes a size, the child picks one, the parent places it.
///
/// The whole algorithm works as if reading went from left to right; what reads from right to left is mirrored at the end.
package enum LayoutEngine {
    /// Lays out a component or a screen.
    ///
    /// A component is proposed `proposal`, or else its preview's width – the screen's where it has none – and the
    /// screen's height. A screen is as large as its device, whatever is proposed. The depth of the tree is bounded by
    /// the reader, so this recurses.
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
