/// The names of types that drafts of the standard and older tools use, and what stands for them in DTCG 2025.10.
enum NonstandardType {
    /// By name, the type that has the same values; nil where no type of the standard does, and the token is left out.
    static let names: [String: TokenType?] = [
        "size": .dimension, "sizing": .dimension, "spacing": .dimension, "space": .dimension,
        "borderRadius": .dimension, "borderWidth": .dimension, "radius": .dimension, "fontSize": .dimension,
        "fontSizes": .dimension, "letterSpacing": .dimension, "paragraphSpacing": .dimension, "width": .dimension,
        "lineHeight": .number, "lineHeights": .number, "opacity": .number, "zIndex": .number,
        "fontFamilies": .fontFamily, "font": .fontFamily, "fontWeights": .fontWeight, "time": .duration,
        "easing": .cubicBezier, "boxShadow": .shadow,
        "string": nil, "boolean": nil, "percentage": nil, "fontStyle": nil, "textCase": nil, "textDecoration": nil,
        "other": nil, "asset": nil, "composition": nil, "content": nil, "icon": nil, "image": nil, "text": nil,
        "file": nil, "object": nil,
    ]

    /// What other tools add to composite values, and the standard does not know.
    static let members: Set<String> = [
        "fontStyle", "textTransform", "textCase", "textDecoration", "paragraphSpacing", "paragraphIndent",
        "fontVariationSettings", "fontFeatureSettings",
    ]

    /// What Style Dictionary's categories mean where a token has no type: the first name of its path.
    static let categories: [String: TokenType] = [
        "color": .color, "colors": .color, "size": .dimension, "spacing": .dimension, "space": .dimension,
        "radius": .dimension, "radii": .dimension, "time": .duration, "opacity": .number,
    ]
}
