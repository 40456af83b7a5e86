package import Source
package import Tokens
package import Values

/// A value with the place it was written at and the token that it came from.
package struct Bound<Value: Sendable>: Sendable {
    package var value: Value
    /// Where the value is written in the component: what a finding underlines.
    package var range: SourceRange
    private let source: BoundSource?

    /// A value whose parts are written one by one.
    init(_ value: Value, range: SourceRange, parts: [SourceRange]) {
        self.value = value
        self.range = range
        source = .parts(parts)
    }

    package init(_ value: Value, range: SourceRange, token: TokenPath? = nil, origin: SourceRange? = nil) {
        self.value = value
        self.range = range
        if let token {
            source = .token(token)
        } else if let origin, origin != range {
            source = .place(origin)
        } else {
            source = nil
        }
    }

    /// The token that was named there; nil for a literal.
    package var token: TokenPath? {
        if case .token(let path) = source { path } else { nil }
    }

    /// Where each part of the value is written, as ``Insets`` and ``CornerRadii`` list theirs; empty where it is written as a
    /// whole.
    package var parts: [SourceRange] {
        if case .parts(let parts) = source { parts } else { [] }
    }

    /// Where a literal is written: the default, the `with:` or the `set:` that a `$property` took it from. The same as
    /// ``range`` where it is written in its place.
    package var origin: SourceRange {
        if case .place(let origin) = source { origin } else { range }
    }
}

/// Where a value has its words from, if from elsewhere than its place. Nodes have dozens of values, so both share their
/// bytes: what a token says is not written in a property.
private enum BoundSource: Sendable, Hashable {
    case token(TokenPath)
    case place(SourceRange)
    case parts([SourceRange])
}

extension Bound: Equatable where Value: Equatable {}

/// A color in every appearance, so that nothing after binding looks a token up.
package struct DynamicColor: Sendable, Hashable {
    /// One color, or eight in the order of ``Appearance/all``.
    private var variants: [RGBA]

    /// The same color in every appearance.
    package init(_ color: RGBA) {
        variants = [color]
    }

    package init(_ color: (Appearance) -> RGBA) {
        let all = Appearance.all.map(color)
        variants = all.allSatisfy { $0 == all[0] } ? Array(all.prefix(1)) : all
    }

    package subscript(appearance: Appearance) -> RGBA {
        variants.count == 1 ? variants[0] : variants[appearance.index]
    }

    /// Its alpha in the appearance in which that is least, at most 1.
    package var leastAlpha: Double { variants.reduce(1) { min($0, $1.alpha) } }

    /// The same in the appearance in which that is greatest.
    package var greatestAlpha: Double { variants.reduce(0) { max($0, $1.alpha) } }

    /// The same color with its alpha multiplied.
    package func opacity(_ factor: Double) -> DynamicColor {
        DynamicColor { self[$0].opacity(factor) }
    }
}

package typealias BoundColor = Bound<DynamicColor>
