package import Platform
import Project
package import Specs
package import Values

/// A component that is presented as a sheet, as pictures show it by itself: as high as it opens.
extension BoundTree {
    /// Whether it is a sheet, without the screen below it.
    package var isSheet: Bool {
        guard case .component = arrangement else { return false }
        return behavior.presentation?.value == .sheet
    }

    /// How far a sheet goes on below what is laid out: through the safe area to the edge of the screen.
    package var heightBelow: Points {
        isSheet && metrics.orientation == .portrait ? metrics.safeArea.bottom : 0
    }

    /// What a component is given where it is shown; nil is the usual. A sheet gets the height of its detent.
    package var openingProposal: ProposedSize? {
        guard let openingHeight = openingHeight?.value, openingHeight > 0, metrics.orientation == .portrait else {
            return nil
        }
        return ProposedSize(width: previewWidth ?? metrics.screen.width, height: openingHeight)
    }
}

extension MaterialTable {
    /// What lies on the screen below a component that is presented; nil where nothing does.
    package func dimming(below tree: BoundTree, isDark: Bool) -> RGBA? {
        guard case .component = tree.arrangement else { return nil }
        return switch tree.behavior.presentation?.value {
        case .sheet: sheetDimming(isDark: isDark)
        case .alert: alertDimming(isDark: isDark)
        case .toast, .popover, .keyboard, nil: nil
        }
    }
}

extension LaidOut {
    /// A sheet with what it has below the safe area – its ground goes on there, and what scrolls shows through – and the
    /// keyboard over it.
    package var reachingEdge: LaidOut {
        let height = tree.heightBelow
        guard height > 0 || !keyboard.isEmpty else { return self }
        var result = self
        result.roots += keyboard
        result.keyboard = []
        result.roots = result.roots.map { root in
            guard root.rect.maxY >= size.height - 0.5 else { return root }
            var bleed = root.bleed
            bleed.bottom = height
            return root.bleeding(bleed)
        }
        result.size.height = size.height + height
        return result
    }
}
