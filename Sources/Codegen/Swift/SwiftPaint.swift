import Tokens
import Values

/// Values with colors in them: alone these may differ between appearances.
struct SwiftPaint {
    private let token: ResolvedToken
    private let base: TokenValue

    init(_ token: ResolvedToken) {
        self.token = token
        base = token[.light]
    }

    /// Whether something differs between appearances that is no color, and so cannot be said.
    var differsBeyondColors: Bool {
        guard token.varies else { return false }
        let expected = base.withoutColors
        return Appearance.all.contains { token[$0].withoutColors != expected }
    }

    /// Nil for a value without colors.
    var expression: SwiftExpression? {
        switch base {
        case .color:
            return color(0)
        case .shadow(let shadows):
            let items = shadows.enumerated().map { shadow($1, color: color($0)) }
            return items.count == 1 ? items.first : .array(items)
        case .gradient(let stops):
            let items = stops.enumerated().map { index, stop -> SwiftExpression in
                .call(
                    "TokenGradientStop",
                    [.init("color", color(index)), .init("location", .number(stop.position))])
            }
            return .call("TokenGradient", [.init("stops", .array(items))])
        case .border(let border):
            return .call(
                "TokenBorder",
                [
                    .init("color", color(0)), .init("width", .number(border.width.value)),
                    .init("stroke", .stroke(border.style)),
                ])
        default:
            return nil
        }
    }

    /// A color in words, by appearance; nil for what is more than a color.
    var summary: String? {
        guard case .color = base else { return nil }
        let colors = appearances(of: 0)
        if colors.count == 1, let only = colors.first { return "`\(only.color.hexWithAlpha)`" }
        return colors.map { "\(Self.titles[$0.index]) `\($0.color.hexWithAlpha)`" }.joined(separator: ", ")
    }

    private static let titles = [
        "light", "dark", "light increased", "dark increased", "light elevated", "dark elevated",
        "light increased elevated", "dark increased elevated",
    ]

    private static let labels = [
        "light", "dark", "lightIncreased", "darkIncreased", "lightElevated", "darkElevated", "lightIncreasedElevated",
        "darkIncreasedElevated",
    ]

    private func shadow(_ shadow: Shadow, color: SwiftExpression) -> SwiftExpression {
        var arguments: [SwiftExpression.Argument] = [
            .init("color", color), .init("x", .number(shadow.offsetX.value)), .init("y", .number(shadow.offsetY.value)),
            .init("blur", .number(shadow.blur.value)),
        ]
        if shadow.spread != 0 { arguments.append(.init("spread", .number(shadow.spread.value))) }
        if shadow.isInset { arguments.append(.init("isInset", .literal("true"))) }
        return .call("TokenShadow", arguments)
    }

    /// The color at a place of the value, with the appearances that differ from the one they fall back to.
    private func color(_ place: Int) -> SwiftExpression {
        let colors = appearances(of: place)
        return .call(
            "TokenColor",
            colors.map { index, color in
                .init(Self.labels[index], .rgba(color), comment: colors.count > 1 ? color.note : nil)
            })
    }

    /// The colors at a place that must be told, by the index of their appearance, the light one first.
    private func appearances(of place: Int) -> [(index: Int, color: RGBA)] {
        let fallback = base.colors.indices.contains(place) ? base.colors[place] : .clear
        let all = Appearance.all.map { appearance -> RGBA in
            let colors = token[appearance].colors
            return colors.indices.contains(place) ? colors[place] : fallback
        }
        return all.enumerated().filter { index, color in
            index == 0 || SwiftLiteral.rgba(color) != SwiftLiteral.rgba(all[Self.substitute(for: index)])
        }.map { ($0, $1) }
    }

    /// The appearance whose color stands in: that at the base level, then that in standard contrast, then light.
    private static func substitute(for index: Int) -> Int {
        index >= 4 ? index - 4 : index >= 2 ? index - 2 : 0
    }
}

extension SwiftExpression {
    fileprivate static func rgba(_ color: RGBA) -> SwiftExpression { .literal(SwiftLiteral.rgba(color)) }
}

extension SwiftLiteral {
    fileprivate static func rgba(_ color: RGBA) -> String {
        let alpha = component(color.alpha)
        return
            "TokenRGBA(red: \(component(color.red)), green: \(component(color.green)), blue: \(component(color.blue))"
            + (alpha == "1" ? ")" : ", alpha: \(alpha))")
    }
}

extension RGBA {
    /// The color as people write it, for a comment behind its components.
    fileprivate var note: String {
        [red, green, blue].allSatisfy { (-0.0005...1.0005).contains($0) }
            ? hexWithAlpha : "beyond sRGB, nearly \(hexWithAlpha)"
    }
}

extension TokenValue {
    fileprivate var colors: [RGBA] {
        switch self {
        case .color(let color): [color]
        case .shadow(let shadows): shadows.map(\.color)
        case .gradient(let stops): stops.map(\.color)
        case .border(let border): [border.color]
        default: []
        }
    }

    fileprivate var withoutColors: TokenValue {
        switch self {
        case .color: .color(.clear)
        case .shadow(let shadows): .shadow(shadows.map { clearing(\.color, in: $0) })
        case .gradient(let stops): .gradient(stops.map { clearing(\.color, in: $0) })
        case .border(let border): .border(clearing(\.color, in: border))
        default: self
        }
    }

    private func clearing<Value>(_ path: WritableKeyPath<Value, RGBA>, in value: Value) -> Value {
        var result = value
        result[keyPath: path] = .clear
        return result
    }
}
