package import Platform
package import Specs
package import Tokens
package import Values

extension TokenSample {
    /// Describes a token in light and dark.
    ///
    /// - Parameters:
    ///   - use: the purpose, shown if the value leaves a line free.
    ///   - fonts: the project's own fonts, in which type is shown.
    ///   - backgrounds: the backgrounds that translucent colors are composited over.
    package init(
        path: TokenPath, light: TokenValue, dark: TokenValue, use: String = "",
        backgrounds: (light: RGBA, dark: RGBA), type: DynamicType, fonts: OwnFonts = OwnFonts(),
        at typeSize: TypeSize = .large
    ) {
        func lines(_ value: String) -> [String] { use.isEmpty ? [value] : [value, use] }
        switch (light, dark) {
        case (.color(let day), .color(let night)):
            self.init(
                name: path.text,
                picture: .color(
                    light: day.composited(over: backgrounds.light), dark: night.composited(over: backgrounds.dark)),
                lines: [Self.name(of: day), Self.name(of: night)])
        case (.dimension(let length), _):
            self.init(
                name: path.text, picture: path.isRadius ? .radius(length) : .space(length), lines: lines("\(length) pt")
            )
        case (.typography(let font), _):
            let style = font.style ?? font.relativeTo
            let metrics = style.map { type.size(of: $0, at: typeSize) }
            let size = font.style == nil ? font.size ?? 17 : Points(metrics?.pointSize ?? 17)
            let weight = font.weight ?? style.map { type.weight(of: $0) } ?? .regular
            let leading = font.lineHeight.map { size * $0 } ?? metrics.map { Points($0.leading) }
            let words = leading.map { "\(size) / \($0)" } ?? "\(size) pt"
            self.init(
                name: path.text,
                picture: .type(size: size, weight: weight, families: fonts.families(among: font.family)),
                lines: lines(words + (weight == .regular ? "" : " \(weight.name)")))
        case (.shadow(let shadows), _):
            self.init(
                name: path.text, picture: .shadow(shadows),
                lines: (shadows.map(Self.words) + [use]).filter { !$0.isEmpty })
        case (.spring(let spring), _):
            self.init(
                name: path.text, picture: .spring(spring),
                lines: lines(
                    "spring \(DecimalText.short(spring.response.value)) s, "
                        + "damping \(DecimalText.short(spring.dampingFraction))"))
        case (.cubicBezier(let curve), _):
            let words =
                curve.name
                ?? [curve.x1, curve.y1, curve.x2, curve.y2].map { DecimalText.short($0) }
                .joined(separator: ", ")
            self.init(name: path.text, picture: .curve(curve), lines: lines(words))
        default:
            self.init(
                name: path.text, picture: .words(Self.words(for: light)),
                lines: [light.type.rawValue, use].filter { !$0.isEmpty })
        }
    }

    /// `#787880 16 %`, with the alpha unless it is opaque.
    private static func name(of color: RGBA) -> String {
        color.alpha >= 1 ? color.hex : "\(color.hex) \(DecimalText.short(color.alpha * 100, places: 0)) %"
    }

    /// `y 4, blur 12, #000000 8 %`.
    private static func words(_ shadow: Shadow) -> String {
        let lengths = [("x", shadow.offsetX), ("y", shadow.offsetY), ("blur", shadow.blur), ("spread", shadow.spread)]
        let words = lengths.filter { $0.1 != 0 }.map { "\($0.0) \($0.1)" }
        return (words + [name(of: shadow.color)]).joined(separator: ", ") + (shadow.isInset ? ", inset" : "")
    }

    private static func words(for value: TokenValue) -> String {
        switch value {
        case .number(let number): DecimalText.short(number)
        case .duration(let time): "\(DecimalText.short(time.value)) s"
        case .fontWeight(let weight): weight.name
        case .fontFamily(let names): names.first ?? ""
        case .haptic(let haptic): haptic.rawValue
        case .symbol(let name): name
        default: value.type.rawValue
        }
    }
}

extension TokenPath {
    /// Whether the name of a length shows that it is a distance.
    var isSpacing: Bool {
        let words = ["space", "spacing", "gap", "inset", "margin", "padding"]
        return segments.dropLast().contains { words.contains($0.lowercased()) }
    }

    /// Whether the name of a length shows that it is a radius, for which DTCG has no type.
    var isRadius: Bool {
        segments.contains { $0.lowercased().hasPrefix("radi") || $0.hasPrefix("corner") }
    }
}
