/// The keys of the spec language that set a compared property.
enum PropertyKeys {
    private static let keys: [String: Set<String>] = [
        NodeChange.node: ["when", "unless", "each", "", "order"],
        "order of nodes": ["order", ""],
        "kind": [""],
        "font": ["font", "weight", "scales", "largeContent"],
        "size": ["size", "font", "scales", "weight"],
        "color": ["color", "tint", "placeholderColor"],
        "symbol": ["symbol", "variant"],
        "image": ["image"], "imageMode": ["contentMode", "image"], "imageSeed": ["image"],
        "shape": ["shape", "radius"],
        "fill": ["fill", "background"], "stroke": ["stroke", "border", "background"],
        "radius": ["radius"], "state": ["state", "use"], "component": ["use"],
        "border": ["border"], "redacted": ["redacted"], "still": ["redacted"],
        "prominence": ["prominence"], "disabled": ["disabled"], "decorative": ["decorative"],
        "hidden": ["hidden", "decorative"], "minLength": ["spacer"], "role": ["role", "action"],
        "background": ["background", "preview"], "backdrop": ["preview", "backdrop"],
        "announcement": ["announce", "announcement"],
    ]

    /// The properties that a node takes from the nodes around it.
    private static let inherited: Set<String> = [
        "font", "weight", "color", "size", "tint", "lineLimit", "textAlign", "largeContent", "disabled", "redacted",
        "still", "fill",
    ]

    /// Whether a key sets a property.
    static func sets(_ key: String, _ property: String) -> Bool {
        key == property || keys[property]?.contains(key) ?? false
    }

    /// The keys that set a property.
    static func keys(of property: String) -> Set<String> { (keys[property] ?? []).union([property]) }

    static func isInherited(_ property: String) -> Bool { inherited.contains(property) }
}
