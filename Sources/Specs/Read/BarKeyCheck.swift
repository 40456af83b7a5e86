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
                    .unknownKey, "“keyboard” on a node applies only to the bottom bar of a screen",
                    at: written.keyRange,
                    help: "write keyboard: shown on the screen or on a state to show the keyboard"))
        }
        return diagnostics
    }
}
