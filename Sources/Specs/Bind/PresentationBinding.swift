import Platform
import Project
import Source
import Tokens
import Values
import YAML

/// `presentation` of a component that a screen presents: how large it is and where it stands, where the screen does not
/// say so itself.
///
/// A sheet is as wide as the screen and as high as its smallest detent; held sideways, a phone has no medium detent and
/// sheets cover the screen. Our own rule for the rest: an alert is in the middle, a toast at its edge – the bottom where
/// none is written – and a keyboard at the bottom.
extension Binder {
    mutating func presented(_ node: BoundNode, in scope: Scope) -> BoundNode {
        guard case .use(let name, _) = node.content, let written = library[name]?.behavior[.presentation],
            let presentation = evaluate(written, in: scope), presentation.mapping != nil,
            let style = presentation["as"].flatMap({
                choice($0, of: "as", among: PresentationStyle.self, in: scope)
            })
        else { return node }
        var node = node
        let edge = presentation["edge"].flatMap { choice($0, of: "edge", among: PresentationEdge.self, in: scope) }
        switch style {
        case .sheet:
            node.stand(at: .bottom)
            let height = sheetHeight(presentation["detents"], in: scope)
            node.fill(width: Bound(.fill, range: written.range), height: Bound(.points(height), range: written.range))
        case .toast, .keyboard: node.stand(at: edge?.alignment ?? .bottom)
        case .alert, .popover: edge.map { node.stand(at: $0.alignment) }
        }
        return node
    }

    /// The height of the smallest detent, from the sheet's top to the bottom of the safe area.
    private mutating func sheetHeight(_ node: Node?, in scope: Scope) -> Points {
        let metrics = scope.metrics
        let safeArea = metrics.safeArea.resolved(.leftToRight)
        let bottom = safeArea.bottom
        guard metrics.orientation == .portrait else { return metrics.screen.height - safeArea.top - bottom }
        let sheet = facts.controls.sheet
        let large = metrics.screen.height - sheet.largeTop(safeAreaTop: safeArea.top)
        let detents = (node?.sequence ?? node.map { [$0] } ?? []).compactMap { detent -> Points? in
            if detent.number != nil || detent.reference != nil {
                // A height of its own does not count the safe area, as in SwiftUI.
                return length(detent, in: scope).map { min($0.value, large - bottom) }
            }
            switch detent.string {
            case "large": return large - bottom
            case "medium": return large * sheet.mediumRatio - bottom
            case let text?:
                if let share = Self.percentage(text, of: large), text.contains("%") { return share - bottom }
            case nil: break
            }
            report(
                Diagnostic(
                    .wrongType, "\(detent.kindName) is no detent", at: detent.range,
                    help: "write medium, large, 40% or a height"))
            return nil
        }
        return max(0, detents.min() ?? large - bottom)
    }
}

private enum PresentationStyle: String, CaseIterable {
    case sheet
    case alert
    case toast
    case popover
    case keyboard
}

private enum PresentationEdge: String, CaseIterable {
    case top
    case bottom

    var alignment: VerticalAlignment { self == .top ? .top : .bottom }
}

extension BoundNode {
    /// An anchor that is written comes first.
    fileprivate mutating func stand(at edge: VerticalAlignment) {
        if anchor == .center { anchor = Anchor(.center, edge) }
    }

    /// Gives the node this size where it has none, and lets the component that it uses fill it.
    fileprivate mutating func fill(width: Bound<Extent>, height: Bound<Extent>) {
        if sizing.width == nil { sizing.width = width }
        if sizing.height == nil { sizing.height = height }
        guard case .use = content else { return }
        let all = Bound(Extent.fill, range: width.range)
        for index in children.indices { children[index].fill(width: all, height: all) }
    }
}
