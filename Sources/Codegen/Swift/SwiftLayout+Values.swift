import Tokens
import Values

/// Writes the value of a token as a Swift expression.
extension SwiftLayout {
    /// The type annotation, if the type cannot be inferred from the expression.
    static func annotation(of value: TokenValue) -> String? {
        switch value {
        case .dimension: "CGFloat"
        case .number: "Double"
        case .duration: "TimeInterval"
        case .fontFamily: "[String]"
        default: nil
        }
    }

    /// Writes the value of a token.
    ///
    /// - Parameters:
    ///   - value: the value in light appearance.
    ///   - shades: the colors in the value, in order.
    mutating func write(_ value: TokenValue, shades: [SwiftShades]) {
        switch value {
        case .color: for color in shades { color.write(to: &self) }
        case .shadow(let shadows): write(shadows, shades: shades)
        case .gradient(let stops): write(stops, shades: shades)
        case .border(let border): write(border, shades: shades)
        case .dimension(let length): SwiftLiteral.append(length.value, to: &line)
        case .number(let number): SwiftLiteral.append(number, to: &line)
        case .duration(let duration): SwiftLiteral.append(duration.value, to: &line)
        case .cubicBezier(let curve): write(curve)
        case .fontFamily(let names): writeArray(of: names)
        case .fontWeight(let weight): line.append("TokenFontWeight.\(weight.name)")
        case .typography(let font): write(font)
        case .strokeStyle(let style): write(style)
        case .transition(let transition): write(transition)
        case .spring(let spring): write(spring)
        case .haptic(let haptic): line.append("TokenHaptic.\(haptic.rawValue)")
        case .symbol(let name): writeCall("TokenSymbol", name: name)
        }
    }

    mutating func write(_ style: StrokeStyle) {
        switch style {
        case .named(let name): writeCall("TokenStroke", name: name)
        case .dashes(let lengths, let cap):
            openCall("TokenStroke")
            startPiece("dashes")
            openArray()
            for length in lengths {
                startPiece()
                SwiftLiteral.append(length.value, to: &line)
                endPiece()
            }
            closeArray()
            endPiece()
            argument("lineCap", swift: ".\(cap.rawValue)")
            closeCall()
        }
    }

    private mutating func write(_ curve: CubicBezier) {
        openCall("TokenCurve")
        argument("x1", curve.x1)
        argument("y1", curve.y1)
        argument("x2", curve.x2)
        argument("y2", curve.y2)
        closeCall()
    }

    private mutating func write(_ transition: Transition) {
        openCall("TokenTransition")
        argument("duration", transition.duration.value)
        argument("delay", transition.delay.value)
        startPiece("curve")
        write(transition.timingFunction)
        endPiece()
        closeCall()
    }

    private mutating func write(_ spring: Spring) {
        openCall("TokenSpring")
        argument("response", spring.response.value)
        argument("dampingFraction", spring.dampingFraction)
        closeCall()
    }

    /// Writes only the arguments that are set; the others have defaults.
    private mutating func write(_ font: Typography) {
        openCall("TokenFont")
        if let style = font.style { argument("style", swift: ".\(style.rawValue)") }
        if !font.family.isEmpty {
            startPiece("family")
            writeArray(of: font.family)
            endPiece()
        }
        if let size = font.size { argument("size", size.value) }
        if let weight = font.weight { argument("weight", swift: ".\(weight.name)") }
        if font.isItalic { argument("isItalic", swift: "true") }
        if let spacing = font.letterSpacing, spacing != 0 { argument("letterSpacing", spacing.value) }
        if let lineHeight = font.lineHeight { argument("lineHeight", lineHeight) }
        if let style = font.relativeTo { argument("relativeTo", swift: ".\(style.rawValue)") }
        closeCall()
    }

    private mutating func writeArray(of texts: [String]) {
        openArray()
        for text in texts {
            startPiece()
            SwiftLiteral.append(text, to: &line)
            endPiece()
        }
        closeArray()
    }

    private mutating func writeCall(_ function: String, name: String) {
        openCall(function)
        startPiece("name")
        SwiftLiteral.append(name, to: &line)
        endPiece()
        closeCall()
    }
}
