import Forms
import Platform
import Project
import Source
import Tokens
import Values
import YAML

/// Binding of sizes, insets and alignments.
extension Binder {
    /// Returns the factor by which `scalesWith` scales the numbers of a node; 1 without it.
    mutating func factor(of attributes: Attributes, in scope: Scope) -> Double {
        guard let node = attributes[.scalesWith] else { return 1 }
        guard let style = evaluate(node, in: scope)?.string.flatMap(TextStyle.init(name:)) else {
            let names = TextStyle.allCases.map(\.rawValue)
            report(
                Diagnostic(
                    .unknownValue, "“scalesWith” must be a text style", at: node.range,
                    help: node.string.flatMap { Suggestion.hint(for: $0, among: names) }
                        ?? "write one of \(names.joined(separator: ", "))"))
            return 1
        }
        return facts.dynamicType.scaled(1, relativeTo: style, at: scope.metrics.typeSize)
    }

    mutating func sizing(_ attributes: Attributes, in scope: Scope) -> BoundSizing {
        var sizing = BoundSizing()
        guard attributes.has(anyOf: .sizing) else { return sizing }
        let factor = factor(of: attributes, in: scope)
        sizing.width = attributes[.width].flatMap { extent($0, along: .horizontal, factor: factor, in: scope) }
        sizing.height = attributes[.height].flatMap { extent($0, along: .vertical, factor: factor, in: scope) }
        sizing.minWidth = limit(attributes[.minWidth], along: .horizontal, factor: factor, in: scope)
        sizing.maxWidth = limit(attributes[.maxWidth], along: .horizontal, factor: factor, in: scope)
        sizing.idealWidth = limit(attributes[.idealWidth], along: .horizontal, factor: factor, in: scope)
        sizing.minHeight = limit(attributes[.minHeight], along: .vertical, factor: factor, in: scope)
        sizing.maxHeight = limit(attributes[.maxHeight], along: .vertical, factor: factor, in: scope)
        sizing.idealHeight = limit(attributes[.idealHeight], along: .vertical, factor: factor, in: scope)
        checkOrder(sizing.minWidth, sizing.maxWidth, "Width")
        checkOrder(sizing.minHeight, sizing.maxHeight, "Height")
        if let written = attributes[.aspect] { bindAspect(written, to: &sizing, in: scope) }
        sizing.layoutPriority = attributes[.layoutPriority].flatMap { number($0, in: scope) } ?? 0
        return sizing
    }

    /// SwiftUI would use the minimum for both and log a warning. A share of the container has no length yet.
    private mutating func checkOrder(_ least: Bound<Extent>?, _ most: Bound<Extent>?, _ side: String) {
        guard case .points(let shortest)? = least?.value, case .points(let longest)? = most?.value,
            let least, let most, shortest > longest
        else { return }
        let (low, high) = (DecimalText.short(shortest.value), DecimalText.short(longest.value))
        report(
            Diagnostic(
                .conflictingKeys, "“min\(side)” \(low) is greater than “max\(side)” \(high)", at: most.range,
                notes: [.init("the minimum is set here", at: least.range)],
                help: "write max\(side): \(low) or more, or min\(side): \(high) or less"))
    }

    /// Binds a number, a token, `fill`, `hug`, or a percentage of the screen or of the container: `75%`,
    /// `100% - 32`, `50% of container`.
    mutating func extent(
        _ node: Node, along axis: Axis, factor: Double = 1, in scope: Scope
    ) -> Bound<Extent>? {
        guard let plain = evaluate(node, in: scope), !plain.isNull else { return nil }
        switch plain.string {
        case "fill": return Bound(.fill, range: plain.range)
        case "hug": return Bound(.hug, range: plain.range)
        case let text? where text.contains("%"):
            guard let share = Share(text) else {
                report(
                    Diagnostic(
                        .unknownValue, "“\(text)” is not a length", at: plain.range,
                        help: "write a percentage as 75%, 100% - 32 or 75% of container"))
                return nil
            }
            let points = share.length(in: Self.screenSide(along: axis, in: scope))
            guard points <= BindingLimits.length else {
                reportTooLarge("a length", BindingLimits.length.value, unit: " points", at: plain.range)
                return nil
            }
            return Bound(share.whole == .container ? .share(share) : .points(points), range: plain.range)
        default:
            guard let length = length(plain, in: scope) else { return nil }
            guard length.value >= 0 else {
                reportNegative("a length", at: plain.range)
                return nil
            }
            return Bound(.points(length.value * factor), range: length.range, token: length.token)
        }
    }

    private static func screenSide(along axis: Axis, in scope: Scope) -> Points {
        let screen = scope.metrics.onScreen.screen
        return axis == .horizontal ? screen.width : screen.height
    }

    private mutating func limit(
        _ node: Node?, along axis: Axis, factor: Double, in scope: Scope
    ) -> Bound<Extent>? {
        guard let node, let extent = extent(node, along: axis, factor: factor, in: scope) else { return nil }
        guard case .hug = extent.value else { return extent }
        report(
            Diagnostic(
                .unknownValue, "a minimum, maximum or ideal size must be a length or fill, not hug",
                at: extent.range, help: "write a length or fill, or remove the key"))
        return nil
    }

    /// Binds a ratio, or `{ ratio, contentMode }`.
    private mutating func bindAspect(_ node: Node, to sizing: inout BoundSizing, in scope: Scope) {
        guard let plain = evaluate(node, in: scope), let entries = plain.mapping, plain.reference == nil else {
            sizing.aspect = aspect(node, in: scope)
            return
        }
        for entry in entries where !SpecForms.aspect.has(entry.key) {
            report(.unknownKey(entry, known: SpecForms.aspect.names, in: "aspect"))
        }
        guard let ratio = plain["ratio"] else {
            report(
                Diagnostic(
                    .missingKey, "this “aspect” needs a key “ratio”", at: plain.range,
                    help: "write ratio: 16/9, the width divided by the height"))
            return
        }
        sizing.aspect = aspect(ratio, in: scope)
        sizing.contentMode =
            plain["contentMode"].flatMap { choice($0, of: "contentMode", among: ContentMode.self, in: scope) } ?? .fit
    }

    /// Binds a number or a ratio: `9/16`, `3:4`.
    private mutating func aspect(_ node: Node, in scope: Scope) -> Bound<Double>? {
        guard let plain = evaluate(node, in: scope) else { return nil }
        if let text = plain.string, let separator = text.firstIndex(where: { $0 == "/" || $0 == ":" }) {
            if let width = CoreSchema.number(text[..<separator].trimmed),
                let height = CoreSchema.number(text[text.index(after: separator)...].trimmed), width > 0, height > 0
            {
                return Bound(width / height, range: plain.range)
            }
        } else if let ratio = number(plain, in: scope), ratio > 0 {
            return Bound(ratio, range: plain.range)
        }
        report(
            Diagnostic(
                plain.number == nil ? .unknownValue : .outOfRangeValue,
                "“aspect” must be a positive ratio of width to height", at: plain.range, help: "write 9/16 or 1.5"))
        return nil
    }

    /// Binds one number for all edges, or a map of edges; `horizontal` and `vertical` set two edges each.
    mutating func insets(_ node: Node, factor: Double, in scope: Scope) -> Bound<Insets>? {
        guard let plain = evaluate(node, in: scope), !plain.isNull else { return nil }
        guard let entries = plain.mapping, plain.reference == nil else {
            if let map = EdgeShorthand.map(for: plain) {
                report(
                    Diagnostic(
                        .mismatchedType, "the lengths of several edges must be a map, not \(plain.kindName)",
                        at: plain.range, help: "write \(map)"))
                return nil
            }
            return length(plain, in: scope).map {
                Bound(Insets($0.value * factor), range: $0.range, token: $0.token)
            }
        }
        var lengths: [String: (length: Points, part: BoundPart)] = [:]
        for entry in entries {
            guard Self.insetKeys.contains(entry.key) else {
                report(.unknownKey(entry, known: Self.insetKeys, in: "a map of edges"))
                continue
            }
            lengths[entry.key] = length(entry.value, in: scope).map {
                ($0.value * factor, BoundPart(range: entry.value.range, token: $0.token))
            }
        }
        // A single edge overrides a pair, and a pair overrides `all`, in any order.
        let rest = lengths["all"] ?? (0, BoundPart(range: plain.range))
        let vertical = lengths["vertical"] ?? rest
        let horizontal = lengths["horizontal"] ?? rest
        let (top, leading) = (lengths["top"] ?? vertical, lengths["leading"] ?? horizontal)
        let (bottom, trailing) = (lengths["bottom"] ?? vertical, lengths["trailing"] ?? horizontal)
        return Bound(
            Insets(top: top.length, leading: leading.length, bottom: bottom.length, trailing: trailing.length),
            range: plain.range, parts: [top.part, leading.part, bottom.part, trailing.part])
    }

    private static let insetKeys = SpecForms.edges.names

    /// Binds an alignment: `leading`, `topTrailing`, `center`, `firstTextBaseline` …
    mutating func anchor(_ node: Node, in scope: Scope) -> Anchor? {
        guard let plain = evaluate(node, in: scope), !plain.isNull else { return nil }
        if let anchor = plain.string.flatMap(Anchor.init(name:)) { return anchor }
        report(
            Diagnostic(
                .unknownValue, "\(plain.kindName) is not an alignment", at: plain.range,
                help: plain.string.flatMap { Suggestion.hint(for: $0, among: Anchor.named.map(\.name)) }
                    ?? "write an alignment such as center, leading, topTrailing or firstTextBaseline"))
        return nil
    }
}

extension Anchor {
    static let named: [(name: String, anchor: Anchor)] = [
        ("center", .center), ("leading", Anchor(.leading, .center)), ("trailing", Anchor(.trailing, .center)),
        ("top", Anchor(.center, .top)), ("bottom", Anchor(.center, .bottom)),
        ("topLeading", Anchor(.leading, .top)), ("topTrailing", Anchor(.trailing, .top)),
        ("bottomLeading", Anchor(.leading, .bottom)), ("bottomTrailing", Anchor(.trailing, .bottom)),
        ("firstTextBaseline", Anchor(.center, .firstTextBaseline)),
        ("lastTextBaseline", Anchor(.center, .lastTextBaseline)),
    ]

    init?(name: String) {
        guard let match = Self.named.first(where: { $0.name == name }) else { return nil }
        self = match.anchor
    }
}
