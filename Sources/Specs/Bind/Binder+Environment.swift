import Forms
import Source
import Tokens
import Values
import YAML

/// Binding of the modifiers that a node's descendants inherit.
extension Binder {
    mutating func inherited(
        by attributes: inout Attributes, from outer: Environment, in scope: Scope
    ) -> Environment {
        guard attributes.has(anyOf: .inherited) else { return outer }
        var environment = outer
        if let font = attributes[.font], let typography = typography(font, in: scope) {
            environment.typography = typography
        }
        if let weight = attributes[.weight], let value = fontWeight(weight, in: scope) {
            environment.typography.value.weight = value
        }
        // The color of a divider applies to its line; on other nodes it is the inherited text color.
        if attributes.element.kind != .divider, let node = attributes[.color] {
            if let color = color(node, in: scope) {
                environment.color = color
                environment.isStandardColor = false
            } else if let mistake = evaluate(node, in: scope), !mistake.isNull {
                // The color could not be read. Findings about the fallback color are attached to the invalid value.
                environment.color = Bound(environment.color.value, range: mistake.range)
                environment.isStandardColor = false
            }
        }
        if let node = attributes[.tint], let color = color(node, in: scope) { environment.tint = color }
        if let node = attributes[.lineLimit], let limit = number(node, in: scope) {
            if let lines = Int(exactly: limit), lines >= 1 {
                environment.lineLimit = lines
            } else {
                report(
                    Diagnostic(
                        .outOfRangeValue, "“lineLimit” must be a whole number of at least 1", at: node.range,
                        help: "write a number such as 1, or remove lineLimit: for any number of lines"))
            }
        }
        if let node = attributes[.textAlign],
            let alignment = choice(node, of: "textAlign", among: TextAlignment.self, in: scope)
        {
            environment.textAlign = alignment.horizontal
        }
        let largeContent = attributes[.largeContent].flatMap { flag($0, in: scope) }
        if let largeContent { environment.hasLargeContent = largeContent }
        if let node = attributes[.scales] {
            environment.scaling = scaling(node, in: scope) ?? environment.scaling
            environment.scalingRange = node.range
        } else if largeContent ?? false {
            // The Large Content Viewer shows the text instead of scaling it.
            environment.scaling = .fixed
            environment.scalingRange = attributes[.largeContent]?.range
        }
        if let disabled = attributes[.disabled].flatMap({ flag($0, in: scope) }) {
            environment.isDisabled = environment.isDisabled || disabled
        }
        if let node = attributes[.redacted] { redact(&environment, node, in: scope) }
        return environment
    }

    /// Binds `redacted: true`, `false` or `still`; `still` shows skeletons without shimmer, because nothing is loading.
    /// As in SwiftUI, `false` does not undo the redaction of an ancestor.
    private mutating func redact(_ environment: inout Environment, _ node: Node, in scope: Scope) {
        if evaluate(node, in: scope)?.string == Self.still {
            (environment.isRedacted, environment.isStill) = (true, true)
        } else if let redacted = flag(node, in: scope), redacted {
            (environment.isRedacted, environment.isStill) = (true, false)
        }
    }

    static var still: String { "still" }

    private mutating func typography(_ node: Node, in scope: Scope) -> Bound<Typography>? {
        guard let bound = value(node, as: .typography, in: scope), case .typography(let typography) = bound.value else {
            return nil
        }
        guard typography.size.map({ $0 <= BindingLimits.fontSize }) ?? true else {
            reportTooLarge("a font size", BindingLimits.fontSize.value, unit: " points", at: bound.range)
            return nil
        }
        return Bound(typography, range: bound.range, token: bound.token)
    }

    /// Binds `scales: false`, `true` or `{ max: xxxLarge }`.
    private mutating func scaling(_ node: Node, in scope: Scope) -> TypeScaling? {
        guard let plain = evaluate(node, in: scope) else { return nil }
        if let flag = plain.bool { return flag ? .unlimited : .fixed }
        for entry in plain.mapping ?? [] where !SpecForms.scales.has(entry.key) {
            report(.unknownKey(entry, known: SpecForms.scales.names, in: "scales"))
        }
        if let limit = plain["max"]?.string.flatMap(TypeSize.init(name:)) { return .upTo(limit) }
        report(
            Diagnostic(
                .unknownValue, "“scales” must be true, false or { max: … }", at: plain.range,
                help: "write max: with one of \(TypeSize.allCases.map(\.rawValue).joined(separator: ", "))"))
        return nil
    }
}

enum TextAlignment: String, CaseIterable {
    case leading
    case center
    case trailing

    var horizontal: HorizontalAlignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}
