import Source

/// Checks that what only a screen's bar can say stands at one: at the screen's `bottom`, or at the root of a component,
/// which may be used there.
enum BarKeyCheck {
    static func diagnostics(of component: Component) -> [Diagnostic] {
        let bars =
            component.isScreen
            ? [component.screen?.bottom].compactMap { $0 } : [component.body] + component.states.compactMap(\.body)
        let places = Set(bars.map(\.range))
        var diagnostics: [Diagnostic] = []
        component.forEachElement { element in
            guard let written = element.modifiers[.keyboard], !places.contains(element.range) else { return }
            diagnostics.append(
                Diagnostic(
                    .unknownKey, "“keyboard” of a node belongs to the bar at the bottom of a screen",
                    at: written.keyRange,
                    help: "a screen or a state shows a keyboard; a bar says whether it covers the bar"))
        }
        return diagnostics
    }
}
