import Tokens
import Values

/// Values with colors in them: alone these may differ between appearances.
extension SwiftLayout {
    /// - Parameter base: the value in light appearance.
    mutating func writeShadows(_ shadows: [Shadow], of token: ResolvedToken, base: TokenValue) {
        if shadows.count == 1, let only = shadows.first {
            write(only, color: SwiftShades(of: token, at: 0, base: base))
            return
        }
        openArray()
        for (place, shadow) in shadows.enumerated() {
            startPiece()
            write(shadow, color: SwiftShades(of: token, at: place, base: base))
            endPiece()
        }
        closeArray()
    }

    private mutating func write(_ shadow: Shadow, color: SwiftShades) {
        openCall("TokenShadow")
        argument("color", color)
        argument("x", shadow.offsetX.value)
        argument("y", shadow.offsetY.value)
        argument("blur", shadow.blur.value)
        if shadow.spread != 0 { argument("spread", shadow.spread.value) }
        if shadow.isInset { argument("isInset", swift: "true") }
        closeCall()
    }

    mutating func writeGradient(_ stops: [GradientStop], of token: ResolvedToken, base: TokenValue) {
        openCall("TokenGradient")
        startPiece("stops")
        openArray()
        for (place, stop) in stops.enumerated() {
            startPiece()
            openCall("TokenGradientStop")
            argument("color", SwiftShades(of: token, at: place, base: base))
            argument("location", stop.position)
            closeCall()
            endPiece()
        }
        closeArray()
        endPiece()
        closeCall()
    }

    mutating func writeBorder(_ border: Border, of token: ResolvedToken, base: TokenValue) {
        openCall("TokenBorder")
        argument("color", SwiftShades(of: token, at: 0, base: base))
        argument("width", border.width.value)
        startPiece("stroke")
        write(border.style)
        endPiece()
        closeCall()
    }

    private mutating func argument(_ label: String, _ shades: SwiftShades) {
        startPiece(label)
        shades.write(to: &self)
        endPiece()
    }
}

extension TokenValue {
    /// Whether nothing but colors tells two values apart.
    func isEqualBesidesColors(_ other: TokenValue) -> Bool {
        switch (self, other) {
        case (.color, .color): true
        case (.shadow(let left), .shadow(let right)): left.map(\.withoutColor) == right.map(\.withoutColor)
        case (.gradient(let left), .gradient(let right)): left.map(\.position) == right.map(\.position)
        case (.border(let left), .border(let right)): left.width == right.width && left.style == right.style
        default: self == other
        }
    }
}

extension Shadow {
    fileprivate var withoutColor: Shadow {
        var result = self
        result.color = .clear
        return result
    }
}
