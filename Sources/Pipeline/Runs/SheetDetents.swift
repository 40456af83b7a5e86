import Layout
import Platform
import Project
import Specs
import Tokens
import Values
import YAML

/// What a component that is presented as a sheet is given on the pages of sheets: the height that its screen gives it
/// when it opens, and not the whole screen's.
struct SheetDetents {
    let project: LoadedProject
    let component: Component
    let metrics: MetricsContext

    /// Nil for what is no sheet, and for what opens as high as the screen.
    func proposal(width: Points?) -> ProposedSize? {
        guard let height else { return nil }
        return ProposedSize(width: width ?? metrics.screen.width, height: height)
    }

    /// From the sheet's top to the bottom of the safe area.
    private var height: Points? {
        guard metrics.orientation == .portrait, let presentation = component.behavior[.presentation],
            presentation["as"]?.string == PresentationStyle.sheet.rawValue
        else { return nil }
        let sheet = project.facts.controls.sheet
        let (top, bottom) = (metrics.safeArea.top, metrics.safeArea.bottom)
        let large = metrics.screen.height - sheet.largeTop(safeAreaTop: top)
        let written = presentation["detents"].map { $0.sequence ?? [$0] } ?? []
        let heights = written.compactMap { detent -> Points? in
            if let height = points(detent) { return min(height, large - bottom) }
            switch detent.string {
            case "large": return large - bottom
            case "medium": return large * sheet.mediumRatio - bottom
            case let text? where text.hasSuffix("%"):
                return Double(text.dropLast()).map { large * ($0 / 100) - bottom }
            default: return nil
            }
        }
        let lowest = heights.filter { $0 > 0 }.min() ?? large - bottom
        return lowest > 0 ? lowest : nil
    }

    private func points(_ node: Node) -> Points? {
        if let number = node.number { return Points(number) }
        guard let name = node.reference, case .dimension(let length)? = project.tokens[TokenPath(name)]?[.light] else {
            return nil
        }
        return length
    }
}
