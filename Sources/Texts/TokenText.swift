package import Tokens
package import Values

/// Token values as text.
package enum TokenText {
    package static func text(_ value: TokenValue) -> String {
        switch value {
        case .color(let color): color.isInSRGB ? color.hexWithAlpha : color.css
        case .dimension(let length): number(length.value)
        case .number(let number): self.number(number)
        case .duration(let duration): time(duration)
        case .cubicBezier(let curve): self.curve(curve)
        case .fontFamily(let names): names.joined(separator: ", ")
        case .fontWeight(let weight): number(weight.value)
        case .typography(let font): self.font(font)
        case .shadow(let shadows): shadows.map(shadow).joined(separator: ", ")
        case .gradient(let stops):
            stops.map { "\(text(.color($0.color))) \(number($0.position * 100))%" }.joined(separator: ", ")
        case .strokeStyle(let style): stroke(style)
        case .border(let border):
            "\(number(border.width.value)) \(stroke(border.style)) \(text(.color(border.color)))"
        case .transition(let transition):
            "\(time(transition.duration)) \(curve(transition.timingFunction)) after \(time(transition.delay))"
        case .spring(let spring):
            "response \(time(spring.response)), damping \(number(spring.dampingFraction))"
        case .haptic(let haptic): haptic.rawValue
        case .symbol(let name): name
        }
    }

    /// Returns a token value for JSON: a number if possible, otherwise text.
    package static func json(_ value: TokenValue) -> JSONValue {
        switch value {
        case .dimension(let length): .exact(length.value)
        case .number(let number): .exact(number)
        case .fontWeight(let weight): .exact(weight.value)
        default: .text(text(value))
        }
    }

    private static func number(_ value: Double) -> String { DecimalText.short(value, places: 4) }

    private static func time(_ duration: Seconds) -> String { "\(number(duration.value * 1000))ms" }

    private static func curve(_ curve: CubicBezier) -> String {
        if let name = CubicBezier.named.first(where: { $0.curve == curve })?.name { return name }
        return "cubic-bezier(\([curve.x1, curve.y1, curve.x2, curve.y2].map(number).joined(separator: ", ")))"
    }

    private static func shadow(_ shadow: Shadow) -> String {
        let lengths = [shadow.offsetX, shadow.offsetY, shadow.blur, shadow.spread].map { number($0.value) }
        return (shadow.isInset ? "inset " : "") + lengths.joined(separator: " ") + " " + text(.color(shadow.color))
    }

    private static func stroke(_ style: StrokeStyle) -> String {
        switch style {
        case .named(let name): name
        case .dashes(let dashes, let cap):
            "dashes \(dashes.map { number($0.value) }.joined(separator: " ")), \(cap.rawValue) caps"
        }
    }

    private static func font(_ font: Typography) -> String {
        var parts = [font.style?.rawValue, font.size.map { number($0.value) }]
        parts.append(
            font.weight.map { weight in
                FontWeight.named.first { $0.weight == weight }?.name ?? number(weight.value)
            })
        if font.isItalic { parts.append("italic") }
        if !font.family.isEmpty { parts.append(font.family.joined(separator: ", ")) }
        if let lineHeight = font.lineHeight { parts.append("line height \(number(lineHeight))") }
        if let spacing = font.letterSpacing, spacing != 0 { parts.append("tracking \(number(spacing.value))") }
        if let style = font.relativeTo { parts.append("as \(style.rawValue)") }
        return parts.compactMap { $0 }.joined(separator: " ")
    }
}
