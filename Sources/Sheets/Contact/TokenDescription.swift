package import Platform
package import Tokens
package import Values

extension TokenSample {
    /// A token in light and dark.
    ///
    /// - Parameter use: what it is for; shown where the value leaves a line free.
    /// - Parameter grounds: what translucent colors are composed over.
    package init(
        path: TokenPath, light: TokenValue, dark: TokenValue, use: String = "",
        grounds: (light: RGBA, dark: RGBA), type: DynamicType, at typeSize: TypeSize = .large
    ) {
        func lines(_ value: String) -> [String] { use.isEmpty ? [value] : [value, use] }
        switch (light, dark) {
        case (.color(let day), .color(let night)):
            self.init(
                name: path.text,
                picture: .color(light: day.composited(over: grounds.light), dark: night.composited(over: grounds.dark)),
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
                name: path.text, picture: .type(size: size, weight: weight),
                lines: lines(words + (weight == .regular ? "" : " \(weight.name)")))
        default:
            self.init(
                name: path.text, picture: .words(Self.words(for: light)),
                lines: [Self.meaning(of: light), use].filter { !$0.isEmpty })
        }
    }

    /// `#787880 16 %`; the alpha only where it is not full.
    private static func name(of color: RGBA) -> String {
        color.alpha >= 1 ? color.hex : "\(color.hex) \(DecimalText.short(color.alpha * 100, places: 0)) %"
    }

    /// What the words of a value are, in one line.
    private static func meaning(of value: TokenValue) -> String {
        switch value {
        case .spring: "response, damping"
        case .shadow(let shadows):
            shadows.first.map { "blur \($0.blur) pt, \(DecimalText.short($0.color.alpha * 100, places: 0)) %" } ?? ""
        default: value.type.rawValue
        }
    }

    private static func words(for value: TokenValue) -> String {
        switch value {
        case .number(let number): DecimalText.short(number)
        case .duration(let time): "\(DecimalText.short(time.value)) s"
        case .spring(let spring):
            "\(DecimalText.short(spring.response.value)) s, \(DecimalText.short(spring.dampingFraction))"
        case .fontWeight(let weight): weight.name
        case .fontFamily(let names): names.first ?? ""
        case .haptic(let haptic): haptic.rawValue
        case .shadow(let shadows): shadows.first.map { "y \($0.offsetY)" } ?? "shadow"
        case .symbol(let name): name
        default: value.type.rawValue
        }
    }
}

extension TokenPath {
    /// Whether a length of this name is a radius, as its name says: DTCG has no type for it.
    var isRadius: Bool {
        segments.contains { $0.lowercased().hasPrefix("radi") || $0.hasPrefix("corner") }
    }
}
