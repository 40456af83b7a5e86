import Tokens
import Values

/// A color inside a token's value, for all appearances where it differs.
struct SwiftShades {
    /// The color of light appearance.
    let light: RGBA
    /// The colors that differ, as written, from their fallbacks, by the index of their appearance.
    let others: [(index: Int, color: RGBA)]

    /// Returns the shades of all colors in a value, in order.
    ///
    /// - Parameters:
    ///   - base: the value in light appearance.
    ///   - values: the values in all appearances; empty if they are all the same.
    static func all(of base: TokenValue, in values: [TokenValue]) -> [SwiftShades] {
        (0..<base.colorCount).map { SwiftShades(base.color(at: $0) ?? .clear, at: $0, in: values) }
    }

    private init(_ light: RGBA, at place: Int, in values: [TokenValue]) {
        self.light = light
        let colors = values.map { $0.color(at: place) ?? light }
        others = colors.indices.dropFirst().compactMap { index in
            SwiftLiteral.areAlike(colors[index], colors[Self.substitute(for: index)]) ? nil : (index, colors[index])
        }
    }

    /// The appearance that an appearance falls back to: the base level, then standard contrast, then light.
    private static func substitute(for index: Int) -> Int {
        index >= 4 ? index - 4 : index >= 2 ? index - 2 : 0
    }

    /// Appends the colors as text, such as “light `#FFFFFF`, dark `#000000`”.
    func appendSummary(to text: inout [UInt8]) {
        if !others.isEmpty { text.append("light ") }
        light.appendQuoted(to: &text)
        for (index, color) in others {
            text.append(", ")
            text.append(Self.titles[index])
            text.append(UInt8(ascii: " "))
            color.appendQuoted(to: &text)
        }
    }

    private static let titles = [
        "light", "dark", "light increased", "dark increased", "light elevated", "dark elevated",
        "light increased elevated", "dark increased elevated",
    ]

    private static let labels = [
        "light", "dark", "lightIncreased", "darkIncreased", "lightElevated", "darkElevated", "lightIncreasedElevated",
        "darkIncreasedElevated",
    ]

    /// Writes the color as an expression.
    ///
    /// - Parameter system: the name of the color of the system that it is.
    func write(to layout: inout SwiftLayout, system: String? = nil) {
        layout.openCall("TokenColor")
        if let system { layout.argument("system", swift: ".\(system)") }
        write(light, index: 0, to: &layout)
        for (index, color) in others { write(color, index: index, to: &layout) }
        layout.closeCall()
    }

    private func write(_ color: RGBA, index: Int, to layout: inout SwiftLayout) {
        layout.startPiece(Self.labels[index])
        SwiftLiteral.append(color.inDisplayP3, to: &layout.line)
        if !others.isEmpty { layout.writeComment { color.appendNote(to: &$0) } }
        layout.endPiece()
    }
}

extension RGBA {
    fileprivate func appendQuoted(to text: inout [UInt8]) {
        text.append(UInt8(ascii: "`"))
        inSRGB.appendHexWithAlpha(to: &text)
        text.append(UInt8(ascii: "`"))
    }

    /// The color in hex, for a comment after its components.
    fileprivate func appendNote(to text: inout [UInt8]) {
        if !(Self.isNearlySRGB(red) && Self.isNearlySRGB(green) && Self.isNearlySRGB(blue)) {
            text.append("outside sRGB, approximately ")
        }
        inSRGB.appendHexWithAlpha(to: &text)
    }

    private static func isNearlySRGB(_ component: Double) -> Bool {
        (-0.0005...1.0005).contains(component)
    }
}

extension TokenValue {
    fileprivate var colorCount: Int {
        switch self {
        case .color, .border: 1
        case .shadow(let shadows): shadows.count
        case .gradient(let stops): stops.count
        default: 0
        }
    }

    fileprivate func color(at place: Int) -> RGBA? {
        switch self {
        case .color(let color): place == 0 ? color : nil
        case .shadow(let shadows): shadows.indices.contains(place) ? shadows[place].color : nil
        case .gradient(let stops): stops.indices.contains(place) ? stops[place].color : nil
        case .border(let border): place == 0 ? border.color : nil
        default: nil
        }
    }
}
