import YAML

/// Type names of older drafts and tools, with their equivalents in DTCG 2025.10.
enum NonstandardType {
    /// The name for the type of a line height that is that of the font.
    static let automatic = "automatic line height"

    /// Whether a line height is that of the font.
    static func isAutomatic(_ text: String) -> Bool {
        ["auto", "normal"].contains(text.lowercased())
    }

    /// By name, the standard type with the same values; nil if there is none, and tokens of the type are ignored.
    static let names: [String: TokenType?] = [
        "size": .dimension, "sizing": .dimension, "spacing": .dimension, "space": .dimension,
        "borderRadius": .dimension, "borderWidth": .dimension, "radius": .dimension, "fontSize": .dimension,
        "fontSizes": .dimension, "letterSpacing": .dimension, "paragraphSpacing": .dimension, "width": .dimension,
        "lineHeight": .number, "lineHeights": .number, "opacity": .number, "zIndex": .number,
        "fontFamilies": .fontFamily, "font": .fontFamily, "fontWeights": .fontWeight, "time": .duration,
        "easing": .cubicBezier, "boxShadow": .shadow,
        "linear-gradient": .gradient, "radial-gradient": .gradient, "conic-gradient": .gradient,
        "string": nil, "boolean": nil, "percentage": nil, "fontStyle": nil, "textCase": nil, "textDecoration": nil,
        "other": nil, "asset": nil, "composition": nil, "content": nil, "icon": nil, "image": nil, "text": nil,
        "file": nil, "object": nil, "custom-fontStyle": .typography, "custom-shadow": .shadow,
        "custom-gradient": .gradient, "custom-grid": nil, "custom-stroke": nil, "custom-radius": nil,
        "custom-spacing": nil, "custom-transition": nil, "custom-opacity": nil,
    ]

    /// The type of the standard that a name means in another spelling, such as `cubic-bezier`; nil if it has none.
    static func type(spelled name: String) -> TokenType? {
        guard names[name] == nil else { return nil }
        let standard = WrittenKey.camelCase(name)
        guard standard != name else { return nil }
        return TokenType(rawValue: standard) ?? names[standard].flatMap(\.self)
    }

    /// The type whose values have the notation of a text, such as `768px`, `200ms` or `cubic-bezier(…)`; nil if several
    /// have.
    static func type(writtenAs value: Node) -> TokenType? {
        guard let text = value.string, value.scalar?.isPlain == false else { return nil }
        if WrittenQuantity(text, units: ["px", "rem"]) != nil { return .dimension }
        if WrittenQuantity(text, units: ["ms", "s"]) != nil { return .duration }
        switch CSSFunction(text)?.name {
        case "cubic-bezier": return .cubicBezier
        case "linear-gradient", "radial-gradient", "conic-gradient": return .gradient
        default: return nil
        }
    }

    /// Members that other tools add to composite values and that the standard does not define.
    static let members: Set<String> = [
        "fontStyle", "textTransform", "textCase", "textDecoration", "paragraphSpacing", "paragraphIndent",
        "fontVariationSettings", "fontFeatureSettings", "fontVariant", "fontWidth", "fontStretch", "textColor",
        "textAlign",
    ]

    /// The types that Style Dictionary infers from the category, the first name of a path, for tokens without a type.
    static let categories: [String: TokenType] = [
        "color": .color, "colors": .color, "size": .dimension, "spacing": .dimension, "space": .dimension,
        "radius": .dimension, "radii": .dimension, "time": .duration, "opacity": .number,
    ]
}
