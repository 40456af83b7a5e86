import Tokens
import Values

/// Values in CSS.
enum CSSValue {
    /// One custom property of a token. Most tokens have one, without an ending.
    struct Piece: Equatable {
        /// The text after the token's name, such as `-size`; empty for the token itself.
        var ending = ""
        var text: String
    }

    /// The properties of a value; none if the type does not exist in CSS.
    static func pieces(_ value: TokenValue, options: CSSOptions) -> [Piece] {
        if case .typography(let font) = value { return CSSFont.pieces(font, options: options) }
        return text(value).map { [Piece(text: $0)] } ?? []
    }

    private static func text(_ value: TokenValue) -> String? {
        switch value {
        case .color(let color): color.inDisplayP3.css
        // Without a unit, zero cannot be used in calc().
        case .dimension(let length): length == 0 ? "0px" : self.length(length)
        case .number(let number): DecimalText.exact(number)
        case .duration(let duration): time(duration)
        case .cubicBezier(let curve): self.curve(curve)
        case .fontFamily(let names): CSSFont.family(names)
        case .fontWeight(let weight): DecimalText.exact(weight.value)
        case .shadow(let shadows): shadows.map(shadow).joined(separator: ", ")
        case .gradient(let stops):
            stops.map { "\($0.color.inDisplayP3.css) \(DecimalText.short($0.position * 100))%" }.joined(separator: ", ")
        case .strokeStyle(let style): stroke(style)
        case .border(let border): "\(length(border.width)) \(stroke(border.style)) \(border.color.inDisplayP3.css)"
        case .transition(let transition):
            "\(time(transition.duration)) \(curve(transition.timingFunction)) \(time(transition.delay))"
        case .typography, .spring, .haptic, .symbol: nil
        }
    }

    /// A point is a CSS pixel.
    static func length(_ length: Points) -> String {
        length == 0 ? "0" : DecimalText.short(length.value, places: 4) + "px"
    }

    private static func time(_ duration: Seconds) -> String {
        DecimalText.short(duration.value * 1000) + "ms"
    }

    private static func curve(_ curve: CubicBezier) -> String {
        let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map { DecimalText.short($0, places: 4) }
        return "cubic-bezier(\(numbers.joined(separator: ", ")))"
    }

    private static func shadow(_ shadow: Shadow) -> String {
        let lengths = [shadow.offsetX, shadow.offsetY, shadow.blur, shadow.spread].map(length)
        return (shadow.isInset ? "inset " : "") + lengths.joined(separator: " ") + " " + shadow.color.inDisplayP3.css
    }

    /// CSS does not allow setting the lengths of dashes.
    private static func stroke(_ style: StrokeStyle) -> String {
        switch style {
        case .named(let name): name
        case .dashes: "dashed"
        }
    }
}

extension TokenValue {
    /// The part of the value that CSS cannot express; nil if there is none.
    var lossInCSS: String? {
        switch self {
        case .strokeStyle(.dashes): "its dash lengths"
        case .border(let border): if case .dashes = border.style { "its dash lengths" } else { nil }
        default: nil
        }
    }
}
