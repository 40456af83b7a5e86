package import Project
import YAML

/// Binding of a component over the screen that its `presentation` refers to.
extension Binder {
    /// Returns the screen that `presentation: { over: … }` refers to, in its state; nil if there is none.
    package mutating func screen(below component: Component, metrics: MetricsContext) -> BoundTree? {
        guard let name = component.behavior[.presentation]?["over"]?.string else { return nil }
        let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
        guard let screen = parts.first.flatMap({ library[$0] }), screen.screen != nil else { return nil }
        return bind(screen, state: parts.count == 2 ? parts[1] : screen.defaultState, metrics: metrics)
    }

    /// Returns a screen that presents a component. The component's tree is bound separately and may have been changed
    /// since.
    package mutating func present(_ tree: BoundTree, of component: Component, on screen: BoundTree) -> BoundTree? {
        guard case .component(let body) = tree.arrangement, case .screen(var bound) = screen.arrangement else {
            return nil
        }
        let observed = ObservedMetrics(tree.metrics, noting: metricsReads)
        var scope = scope(for: component, state: tree.state, metrics: observed)
        scope.properties = evaluatedProperties(of: component, in: scope)
        var node = BoundNode(
            path: "presents/\(bound.presented.count)", range: body.range,
            content: .use(component: component.name, state: tree.state))
        node.children = [body]
        bound.presented.append(presented(node, in: scope))
        var result = screen
        result.arrangement = .screen(bound)
        return result
    }
}
