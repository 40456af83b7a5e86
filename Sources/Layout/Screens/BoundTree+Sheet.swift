package import Platform
import Project
package import Specs
package import Values

/// A component that is presented as a sheet, in pictures without a screen: as high as its first detent.
extension BoundTree {
    /// Whether the component is a sheet, shown without the screen below it.
    package var isSheet: Bool {
        guard case .component = arrangement else { return false }
        return behavior.presentation?.value == .sheet
    }

    /// The height of a sheet below the laid-out area: the safe area at the bottom of the screen.
    package var heightBelow: Points {
        isSheet && metrics.orientation == .portrait ? metrics.safeArea.bottom : 0
    }

    /// The proposal for the component, or nil for the default. A sheet gets the height of its detent.
    package var openingProposal: ProposedSize? {
        guard let openingHeight = openingHeight?.value, openingHeight > 0, metrics.orientation == .portrait else {
            return nil
        }
        return ProposedSize(width: previewWidth ?? metrics.screen.width, height: openingHeight)
    }
}

extension MaterialTable {
    /// Returns the color that dims the screen below a presented component; nil for none.
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
    /// The sheet extended to the edge of the screen, with the keyboard above it. Its background and scrolled content
    /// continue below the safe area.
    package var reachingEdge: LaidOut {
        let height = tree.heightBelow
        guard height > 0 || !keyboard.isEmpty else { return self }
        var result = self
        result.roots += keyboard
        result.keyboard = []
        return result.extended(below: height)
    }

    /// The component with a part of the screen below it, into which its background and scrolled content continue.
    package func extended(below height: Points) -> LaidOut {
        var result = self
        result.roots = roots.map { root in
            guard root.rect.maxY >= size.height - 0.5 else { return root }
            var bleed = root.bleed
            bleed.bottom = height
            return root.bleeding(bleed)
        }
        result.size.height = size.height + height
        return result
    }
}
