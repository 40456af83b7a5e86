import Platform
import Project
import Source
import Tokens
import Values
import YAML

/// Binding of presented nodes: their size, position and dimming, as far as the screen does not set them.
///
/// A sheet is as wide as the screen and as high as its smallest detent. In landscape a phone has no medium detent, and
/// sheets cover the screen. The remaining positions are uispec's own rule: an alert is centered, a toast is at its edge
/// (by default the bottom), a keyboard is at the bottom, and a popover is at the node that it points at (by default
/// centered).
extension Binder {
    mutating func presented(_ node: BoundNode, in scope: Scope) -> BoundPresentation {
        guard case .use(let name, _) = node.content, let component = component(named: name),
            let presentation = presentation(of: component, in: scope)
        else { return BoundPresentation(node) }
        var result = BoundPresentation(node)
        result.style = presentation.style
        switch presentation.style {
        case .sheet:
            result.node.place(at: .bottom)
            let height = sheetHeight(presentation.detents, in: scope)
            if result.node.sizing.height == nil { result.scaledBackdrop = scaledBackdrop(ofSheet: height, in: scope) }
            result.node.fill(
                width: Bound(.fill, range: presentation.range),
                height: Bound(.points(height), range: presentation.range))
            result.dimming = dimming(node) { facts.materials.sheetDimming(isDark: $0) }
        case .toast, .keyboard: result.node.place(at: presentation.edge ?? .bottom)
        case .alert:
            if let edge = presentation.edge { result.node.place(at: edge) }
            result.dimming = dimming(node) { facts.materials.alertDimming(isDark: $0) }
        case .popover:
            if let edge = presentation.edge { result.node.place(at: edge) }
            let metrics = facts.controls.popover
            result.target = presentation.anchor.map {
                .init(id: $0.value, arrowHeight: metrics.arrowHeight, margin: metrics.margin)
            }
            result.target?.prefersAbove = presentation.edge == .top
        }
        return result
    }

    /// Returns a rectangle that dims the whole screen below a presented node.
    private func dimming(_ node: BoundNode, _ color: (_ isDark: Bool) -> RGBA) -> BoundNode {
        let fill = Bound(DynamicColor { color($0.isDark) }, range: node.range)
        var dimming = BoundNode(
            path: node.path + "/dimming", range: node.range, content: .shape(BoundShape(.rectangle, fill: fill)))
        dimming.voice.isHidden = true
        return dimming
    }

    /// Checks that each popover points at a node that the screen shows.
    mutating func checkTargets(of screen: BoundScreen, in scope: Scope) {
        let roots = [screen.body, screen.top, screen.bottom].compactMap { $0 } + screen.presented.map(\.node)
        for presentation in screen.presented {
            guard let target = presentation.target, !roots.contains(where: { $0.holds(id: target.id) }) else {
                continue
            }
            if isAnchorReported(target.id, of: presentation.node, in: scope) { continue }
            report(
                Diagnostic(
                    .unknownNode,
                    "the popover points at “\(target.id)”, which \(scope.component) does not show",
                    at: presentation.node.range, help: "write id: \(target.id) on the node that opens the popover"))
        }
    }

    /// Whether the popover's own `over:` refers to this screen, so the unknown anchor has already been reported there.
    private mutating func isAnchorReported(_ id: String, of node: BoundNode, in scope: Scope) -> Bool {
        guard case .use(let name, _) = node.content, let screen = library[scope.component],
            let over = component(named: name)?.behavior[.presentation]?["over"]?.string
        else { return false }
        return over.prefix { $0 != ":" } == screen.name && !mayHave(id, screen)
    }

    /// Adds the standard appearance of a sheet or a popover as far as the component does not set it: background,
    /// corners, a sheet's grabber, a popover's shadow.
    mutating func decorate(_ node: inout BoundNode, as presentation: Presentation, in scope: Scope) {
        switch presentation.style {
        case .sheet:
            reachBottom(&node, of: presentation, in: scope)
            let radius = CornerRadius.points(facts.controls.sheet.cornerRadius)
            let square = CornerRadius.points(0)
            addBackground(
                to: &node,
                CornerRadii(topLeading: radius, topTrailing: radius, bottomTrailing: square, bottomLeading: square))
            if presentation.hasGrabber { node.overlay.append(grabber(of: node)) }
        case .popover:
            let metrics = facts.controls.popover
            addBackground(to: &node, CornerRadii(.points(metrics.cornerRadius)))
            if node.decoration.shadows.isEmpty {
                node.decoration.shadows = metrics.shadows.bound(at: node.range)
            }
        case .alert, .toast, .keyboard: break
        }
    }

    /// Makes the body of a sheet as high as its detent if it hugs. The content starts at the top.
    private mutating func reachBottom(_ node: inout BoundNode, of presentation: Presentation, in scope: Scope) {
        guard case .hug = node.sizing.height?.value, node.sizing.minHeight == nil else { return }
        let height = sheetHeight(presentation.detents, in: scope)
        node.sizing.minHeight = Bound(.points(height), range: presentation.range)
        node.place(at: .top)
    }

    private mutating func addBackground(to node: inout BoundNode, _ radii: CornerRadii) {
        if node.decoration.background.isEmpty {
            node.decoration.background = [.color(systemBackground(at: node.range))]
        }
        if node.decoration.radius == nil { node.decoration.standardRadius = radii }
    }

    private mutating func grabber(of node: BoundNode) -> BoundNode {
        let metrics = facts.controls.grabber
        var grabber = BoundNode(
            path: node.path + "/grabber", range: node.range,
            content: .shape(BoundShape(.capsule, fill: paint(metrics.color, at: node.range))))
        grabber.sizing.width = Bound(.points(metrics.size.width), range: node.range)
        grabber.sizing.height = Bound(.points(metrics.size.height), range: node.range)
        grabber.margin = Bound(Insets(top: metrics.top), range: node.range)
        grabber.anchor = Anchor(.center, .top)
        grabber.voice.isHidden = true
        grabber.isSystemPart = true
        return grabber
    }

    /// Returns how the screen behind is scaled down: only for the large detent of a phone in portrait.
    private func scaledBackdrop(ofSheet height: Points, in scope: Scope) -> BoundPresentation.ScaledBackdrop? {
        let metrics = scope.metrics.onScreen
        let safeArea = metrics.safeArea.resolved(.leftToRight)
        let sheet = facts.controls.sheet
        let top = sheet.largeTop(safeAreaTop: safeArea.top)
        guard metrics.orientation == .portrait, height + safeArea.bottom >= metrics.screen.height - top else {
            return nil
        }
        return BoundPresentation.ScaledBackdrop(
            scale: sheet.behindScale, radius: sheet.behindRadius, top: top - sheet.topGap)
    }

    /// Returns the height of the smallest detent, from the sheet's top to the bottom of the safe area.
    mutating func sheetHeight(_ node: Node?, in scope: Scope) -> Points {
        let metrics = scope.metrics.onScreen
        let safeArea = metrics.safeArea.resolved(.leftToRight)
        let bottom = safeArea.bottom
        let sheet = facts.controls.sheet
        let large = metrics.screen.height - sheet.largeTop(safeAreaTop: safeArea.top)
        let detents = (node?.sequence ?? node.map { [$0] } ?? []).compactMap { detent -> Points? in
            if detent.number != nil || detent.reference != nil {
                // A custom height excludes the safe area, as in SwiftUI.
                guard let height = length(detent, in: scope) else { return nil }
                if height.value > 0 { return min(height.value, large - bottom) }
                reportNotPositive("the height of a detent", at: detent.range)
                return nil
            }
            switch detent.string {
            case "large": return large - bottom
            case "medium": return large * sheet.mediumRatio - bottom
            case let text?:
                if let share = Share(text), share.whole == .screen,
                    case let height = share.length(in: large), height > bottom, height <= large
                {
                    return height - bottom
                }
            case nil: break
            }
            report(
                Diagnostic(
                    .unknownValue, "a detent cannot be \(detent.kindName)", at: detent.range,
                    help: "write medium, large, 40% or a height"))
            return nil
        }
        // In landscape a phone has only the large detent, which covers the screen.
        guard metrics.orientation == .portrait else { return metrics.screen.height - safeArea.top - bottom }
        return max(0, detents.min() ?? large - bottom)
    }
}

extension BoundNode {
    /// Places the node at an edge unless its own `anchor` is set.
    fileprivate mutating func place(at edge: VerticalAlignment) {
        if anchor == .center { anchor = Anchor(.center, edge) }
    }

    /// Sets the node's size if it has none, and makes the component that it uses fill it.
    fileprivate mutating func fill(width: Bound<Extent>, height: Bound<Extent>) {
        if sizing.width == nil { sizing.width = width }
        if sizing.height == nil { sizing.height = height }
        guard case .use = content else { return }
        let all = Bound(Extent.fill, range: width.range)
        for index in children.indices { children[index].fill(width: all, height: all) }
    }

    fileprivate func holds(id: String) -> Bool {
        self.id == id || (children + overlay).contains { $0.holds(id: id) }
    }
}
