import Source
import Tokens
import Values

/// The value of a token as Swift: what stands behind `=`, and what is said of it.
struct SwiftValue {
    let expression: SwiftExpression
    /// The type, where the expression does not tell it.
    var annotation: String?
    /// The value in words, for the documentation comment.
    var summary: String?
    let kind: SwiftSupport.Kind
    var diagnostics: [Diagnostic] = []

    init(_ token: ResolvedToken) {
        let base = token[.light]
        kind = SwiftSupport.Kind(base)
        let paint = SwiftPaint(token)
        if let painted = paint.expression {
            expression = painted
            summary = paint.summary
        } else {
            (expression, annotation) = Self.constant(base)
        }
        if paint.differsBeyondColors { diagnostics = [.varyingValue(token)] }
    }

    /// Values that are the same in every appearance, with the type that must be written.
    private static func constant(_ value: TokenValue) -> (SwiftExpression, String?) {
        switch value {
        case .dimension(let length): (.number(length.value), "CGFloat")
        case .number(let number): (.number(number), "Double")
        case .duration(let duration): (.number(duration.value), "TimeInterval")
        case .cubicBezier(let curve): (.curve(curve), nil)
        case .fontFamily(let names): (.array(names.map(SwiftExpression.string)), "[String]")
        case .fontWeight(let weight): (.literal("TokenFontWeight.\(weight.name)"), nil)
        case .typography(let font): (.font(font), nil)
        case .strokeStyle(let style): (.stroke(style), nil)
        case .transition(let transition):
            (
                .call(
                    "TokenTransition",
                    [
                        .init("duration", .number(transition.duration.value)),
                        .init("delay", .number(transition.delay.value)),
                        .init("curve", .curve(transition.timingFunction)),
                    ]), nil
            )
        case .spring(let spring):
            (
                .call(
                    "TokenSpring",
                    [
                        .init("response", .number(spring.response.value)),
                        .init("dampingFraction", .number(spring.dampingFraction)),
                    ]), nil
            )
        case .haptic(let haptic): (.literal("TokenHaptic.\(haptic.rawValue)"), nil)
        case .symbol(let name): (.call("TokenSymbol", [.init("name", .string(name))]), nil)
        // These are painted.
        case .color, .shadow, .gradient, .border: (.literal("()"), nil)
        }
    }
}

extension SwiftExpression {
    static func number(_ value: Double) -> SwiftExpression { .literal(SwiftLiteral.number(value)) }
    static func string(_ text: String) -> SwiftExpression { .literal(SwiftLiteral.string(text)) }

    fileprivate static func curve(_ curve: CubicBezier) -> SwiftExpression {
        .call(
            "TokenCurve",
            [
                .init("x1", .number(curve.x1)), .init("y1", .number(curve.y1)), .init("x2", .number(curve.x2)),
                .init("y2", .number(curve.y2)),
            ])
    }

    /// Only what is said is written; the rest has defaults.
    fileprivate static func font(_ font: Typography) -> SwiftExpression {
        var arguments: [Argument] = []
        if let style = font.style { arguments.append(.init("style", .literal(".\(style.rawValue)"))) }
        if !font.family.isEmpty { arguments.append(.init("family", .array(font.family.map(SwiftExpression.string)))) }
        if let size = font.size { arguments.append(.init("size", .number(size.value))) }
        if let weight = font.weight { arguments.append(.init("weight", .literal(".\(weight.name)"))) }
        if font.isItalic { arguments.append(.init("isItalic", .literal("true"))) }
        if let spacing = font.letterSpacing, spacing != 0 {
            arguments.append(.init("letterSpacing", .number(spacing.value)))
        }
        if let lineHeight = font.lineHeight { arguments.append(.init("lineHeight", .number(lineHeight))) }
        if let style = font.relativeTo { arguments.append(.init("relativeTo", .literal(".\(style.rawValue)"))) }
        return .call("TokenFont", arguments)
    }

    static func stroke(_ style: StrokeStyle) -> SwiftExpression {
        switch style {
        case .named(let name): .call("TokenStroke", [.init("name", .string(name))])
        case .dashes(let lengths, let cap):
            .call(
                "TokenStroke",
                [
                    .init("dashes", .array(lengths.map { .number($0.value) })),
                    .init("lineCap", .literal(".\(cap.rawValue)")),
                ])
        }
    }
}

extension Diagnostic {
    fileprivate static func varyingValue(_ token: ResolvedToken) -> Diagnostic {
        Diagnostic(
            .varyingValue, .warning, "only the colors of “\(token.path)” can differ between appearances in Swift",
            at: token.token.modes.first?.nameRange ?? token.token.nameRange,
            help: "the value for light appearance is used in all of them")
    }
}
