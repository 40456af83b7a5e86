import Tokens
import Values

/// Values that contain colors. Only colors may differ between appearances.
extension SwiftLayout {
    mutating func write(_ shadows: [Shadow], shades: [SwiftShades]) {
        if shadows.count == 1, let shadow = shadows.first, let color = shades.first {
            write(shadow, color: color)
            return
        }
        openArray()
        for (shadow, color) in zip(shadows, shades) {
            startPiece()
            write(shadow, color: color)
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

    mutating func write(_ stops: [GradientStop], shades: [SwiftShades]) {
        openCall("TokenGradient")
        startPiece("stops")
        openArray()
        for (stop, color) in zip(stops, shades) {
            startPiece()
            openCall("TokenGradientStop")
            argument("color", color)
            argument("location", stop.position)
            closeCall()
            endPiece()
        }
        closeArray()
        endPiece()
        closeCall()
    }

    mutating func write(_ border: Border, shades: [SwiftShades]) {
        openCall("TokenBorder")
        for color in shades { argument("color", color) }
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
