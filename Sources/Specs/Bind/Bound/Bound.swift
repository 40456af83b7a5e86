package import Source
package import Tokens
package import Values

/// A value with its source range and the token that it came from.
package struct Bound<Value: Sendable>: Sendable {
    package var value: Value
    /// The range of the value in the component, which a finding underlines.
    package var range: SourceRange
    private let source: BoundSource?

    /// Creates a value whose parts are written separately.
    init(_ value: Value, range: SourceRange, parts: [BoundPart]) {
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

    /// The token that the value refers to; nil for a literal.
    package var token: TokenPath? {
        if case .token(let path) = source { path } else { nil }
    }

    /// The tokens that the value or its parts refer to.
    package var tokens: [TokenPath] { token.map { [$0] } ?? parts.compactMap(\.token) }

    /// Each part, in the order of ``Insets`` and ``CornerRadii``; empty if the value is written as a whole.
    package var parts: [BoundPart] {
        if case .parts(let parts) = source { parts } else { [] }
    }

    /// The range of the literal: the default, the `with:` or the `set:` that a `$property` took it from. Equal to
    /// ``range`` for a value written in place.
    package var origin: SourceRange {
        if case .place(let origin) = source { origin } else { range }
    }
}

/// The source of a value that is not a plain literal. The three cases share storage because nodes have dozens of
/// values, and a value has at most one source.
private enum BoundSource: Sendable, Hashable {
    case token(TokenPath)
    case place(SourceRange)
    case parts([BoundPart])
}

/// Where a part of a value is written, and the token that it refers to.
package struct BoundPart: Sendable, Hashable {
    package let range: SourceRange
    package var token: TokenPath?
}

extension Bound: Equatable where Value: Equatable {}

/// A color in every appearance; no token lookup is needed after binding.
package struct DynamicColor: Sendable, Hashable {
    /// One color, or eight colors in the order of ``Appearance/all``.
    private var variants: [RGBA]

    /// Creates a color that is the same in every appearance.
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

    /// The lowest alpha of all appearances, at most 1.
    package var minimumAlpha: Double { variants.reduce(1) { min($0, $1.alpha) } }

    /// The highest alpha of all appearances.
    package var maximumAlpha: Double { variants.reduce(0) { max($0, $1.alpha) } }

    /// Returns the color with its alpha multiplied by a factor.
    package func opacity(_ factor: Double) -> DynamicColor {
        DynamicColor { self[$0].opacity(factor) }
    }
}

package typealias BoundColor = Bound<DynamicColor>
