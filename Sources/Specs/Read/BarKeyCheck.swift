import Source

/// Checks that `keyboard` is set only on bottom bars: on a screen's `bottom`, or on the root of a component, which a
/// screen may use as its bar.
enum BarKeyCheck {
    static func diagnostics(of component: Component) -> [Diagnostic] {
        let bars =
            component.isScreen
            ? [component.screen?.bottom].compactMap { $0 } : [component.body] + component.states.compactMap(\.body)
        let barRanges = Set(bars.map(\.range))
        var diagnostics: [Diagnostic] = []
        component.forEachElement { element in
            guard let written = element.modifiers[.keyboard], !barRanges.contains(element.range) else { return }
            diagnostics.append(
                Diagnostic(
                    .unknownKey, "“keyboard” on a node applies only to the bottom bar of a screen",
                    at: written.keyRange,
                    help: "write keyboard: shown on the screen or on a state to show the keyboard"))
        }
        return diagnostics
    }
}
