import Tokens
import Values

/// Fonts in CSS: the `font` shorthand, and a property for each part of it.
enum CSSFont {
    /// The font families that select San Francisco.
    private static let systemFamily = "system-ui, -apple-system, sans-serif"

    /// Keywords that must not be quoted (CSS Fonts 4, section 2.1.3).
    private static let genericFamilies: Set<String> = [
        "serif", "sans-serif", "cursive", "fantasy", "monospace", "system-ui", "math", "ui-serif", "ui-sans-serif",
        "ui-monospace", "ui-rounded", "-apple-system",
    ]

    /// The properties of a font. The shorthand requires a size.
    static func pieces(_ font: Typography, options: CSSOptions) -> [CSSValue.Piece] {
        let style = font.style.flatMap { options.styles[$0] }
        let size = font.size ?? style?.size
        let weight = DecimalText.exact((font.weight ?? style?.weight ?? .regular).value)
        let family = font.family.isEmpty ? systemFamily : self.family(font.family)
        let leading =
            font.lineHeight.map { DecimalText.short($0, places: 4) } ?? style.map { CSSValue.length($0.leading) }
        let spacing = font.letterSpacing ?? style?.letterSpacing
        var pieces: [CSSValue.Piece] = []
        if let size {
            let sizeText = CSSValue.length(size) + (leading.map { "/\($0)" } ?? "")
            pieces.append(.init(text: "\(font.isItalic ? "italic " : "")\(weight) \(sizeText) \(family)"))
            pieces.append(.init(ending: "-size", text: CSSValue.length(size)))
        }
        pieces.append(.init(ending: "-weight", text: weight))
        pieces.append(.init(ending: "-family", text: family))
        if font.isItalic { pieces.append(.init(ending: "-style", text: "italic")) }
        if let leading { pieces.append(.init(ending: "-line-height", text: leading)) }
        if let spacing {
            pieces.append(.init(ending: "-letter-spacing", text: spacing == 0 ? "0px" : CSSValue.length(spacing)))
        }
        return pieces
    }

    static func family(_ names: [String]) -> String {
        names.map { genericFamilies.contains($0) ? $0 : string($0) }.joined(separator: ", ")
    }

    /// Serializes a string (CSS Object Model, “serialize a string”).
    private static func string(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\" + String(scalar)
            case "\u{0}": result += "\u{FFFD}"
            case _ where scalar.value < 0x20 || scalar.isInvisible:
                result += "\\" + String(scalar.value, radix: 16) + " "
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
