package import Project
import Source
import Tokens
import Values
import YAML

/// Binding of `expect:` for one state and one context.
extension Binder {
    mutating func expectations(of component: Component, in scope: Scope) -> [BoundExpectation] {
        component.expectations.filter { names($0, in: component) && applies($0, in: scope) }.flatMap { expectation in
            expectation.figures.compactMap { figure in
                requirement(figure, in: scope).map {
                    BoundExpectation(
                        node: expectation.node, motion: expectation.motion, figure: figure.name, requirement: $0,
                        range: SourceRange(
                            file: figure.nameRange.file, start: figure.nameRange.start, end: figure.value.range.end))
                }
            }
        }
    }

    /// Whether the node and the animation of an expectation exist. Unknown names are reported, and their expectation is
    /// skipped.
    private mutating func names(_ expectation: Expectation, in component: Component) -> Bool {
        if let written = expectation.nodeName, !checkNode(expectation.node, writtenAt: written, in: component) {
            return false
        }
        guard let motion = expectation.motion, let written = expectation.motionName else { return true }
        let motions = ([component.behavior] + component.states.map(\.behavior)).flatMap {
            $0[.motion]?.mapping?.map(\.key) ?? []
        }
        if motions.contains(motion) { return true }
        report(
            Diagnostic(
                .unknownAnimation, "“\(component.name)” has no animation “\(motion)”", at: written.range,
                help: Suggestion.hint(for: motion, among: motions),
                fixes: Spelling.fixes(of: motion, at: written.range, among: motions)))
        return false
    }

    /// Whether an expectation applies in at least one state of its component and one of the given contexts.
    ///
    /// An invalid condition counts as met, because it is reported when the component is bound.
    package mutating func isTested(
        _ expectation: Expectation, of component: Component, in contexts: [MetricsContext]
    ) -> Bool {
        if expectation.states.isEmpty, expectation.condition == nil { return true }
        let known = diagnostics.count
        for metrics in contexts {
            for state in component.stateNames {
                let observed = ObservedMetrics(metrics, noting: metricsReads)
                var scope = scope(for: component, state: state, metrics: observed)
                scope.properties = evaluatedProperties(of: component, in: scope)
                if applies(expectation, in: scope) || diagnostics.count > known { return true }
            }
        }
        return false
    }

    private mutating func applies(_ expectation: Expectation, in scope: Scope) -> Bool {
        for state in expectation.states where !(library[scope.component]?.hasState(named: state.name) ?? false) {
            let known = library[scope.component]?.stateNames ?? []
            report(
                Diagnostic(
                    .unknownState, "“\(scope.component)” has no state “\(state.name)”", at: state.range,
                    help: Suggestion.hint(for: state.name, among: known)))
        }
        guard expectation.states.isEmpty || expectation.states.contains(where: { scope.states.contains($0.name) })
        else { return false }
        return expectation.condition.map { isMet($0, in: scope) } ?? true
    }

    /// Binds a number, a token, `{ min, max }`, a color or a text.
    private mutating func requirement(_ figure: Expectation.Figure, in scope: Scope) -> BoundExpectation.Requirement? {
        guard let plain = evaluate(figure.value, in: scope), !plain.isNull else { return nil }
        if figure.name == "color" || figure.name == "background" {
            return color(plain, in: scope).map { .color($0.value) }
        }
        // A text figure stays a text even if it looks like a number, as “2” on a badge.
        if figure.name == "text" || figure.name == "label" {
            return text(figure.value, in: scope).map { .text($0.value) }
        }
        if plain.reference == nil, plain["min"] != nil || plain["max"] != nil {
            return .between(
                plain["min"].flatMap { quantity($0, in: scope) }, plain["max"].flatMap { quantity($0, in: scope) })
        }
        if let number = plain.number { return .exactly(number) }
        if plain.reference != nil { return quantity(plain, in: scope).map { .exactly($0) } }
        if let text = plain.string, text.contains("%") {
            let screen = scope.metrics.onScreen.screen
            let side = figure.name == "width" || figure.name == "x" ? screen.width : screen.height
            if let share = Share(text), share.whole == .screen { return .exactly(share.length(in: side).value) }
        }
        if let text = plain.string {
            var reader = tokens.reader(in: .light)
            if let seconds = reader.duration(plain) { return .exactly(seconds.value) }
            return .text(text)
        }
        report(.mismatchedType("a number or { min: …, max: … }", found: plain, of: figure.name))
        return nil
    }

    /// Returns a length in points, a duration in seconds, or a number, from a literal or a token.
    private mutating func quantity(_ node: Node, in scope: Scope) -> Double? {
        let type = node.reference.flatMap { tokens[TokenPath($0)]?.type }
        let isDuration = type == .duration || (type == nil && node.reference == nil && node.number == nil)
        switch value(node, as: isDuration ? .duration : type == .number ? .number : .dimension, in: scope)?.value {
        case .dimension(let points): return points.value
        case .duration(let seconds): return seconds.value
        case .number(let number): return number
        default: return nil
        }
    }
}
