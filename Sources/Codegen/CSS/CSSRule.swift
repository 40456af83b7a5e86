/// The block of a style sheet for one of the appearances besides light. It has the properties that the blocks before it
/// leave with another value.
struct CSSRule {
    private var query: String?
    private var selector: String
    /// Returns the index of the appearance, or nil if the property is not in the block.
    private var place: (CSSProperty) -> Int?

    static func all(_ scheme: CSSOptions.Scheme) -> [CSSRule] {
        let more = "(prefers-contrast: more)"
        let increased = CSSRule(query: more, selector: ":root") { changes($0, 2, from: 0) ? 2 : nil }
        switch scheme {
        case .media:
            return [
                CSSRule(query: "(prefers-color-scheme: dark)", selector: ":root") { changes($0, 1, from: 0) ? 1 : nil },
                increased,
                // Both queries above also match; the later one wins.
                CSSRule(query: "(prefers-color-scheme: dark) and \(more)", selector: ":root") { property in
                    let before = changes(property, 2, from: 0) ? 2 : changes(property, 1, from: 0) ? 1 : 0
                    return changes(property, 3, from: before) ? 3 : nil
                },
            ]
        case .dark:
            return [
                increased,
                CSSRule(query: nil, selector: ".dark") { isDark($0) ? 1 : nil },
                CSSRule(query: more, selector: ".dark") { property in
                    let isChanged =
                        isDark(property)
                        ? changes(property, 3, from: 1) : property.resolved[3] != property.resolved[2]
                    return isChanged ? 3 : nil
                },
            ]
        }
    }

    private static func changes(_ property: CSSProperty, _ place: Int, from other: Int) -> Bool {
        property.values[place] != property.values[other]
    }

    /// Whether the class has its own declaration. A reference that is inherited keeps the value of the root, so it is
    /// repeated.
    private static func isDark(_ property: CSSProperty) -> Bool {
        changes(property, 1, from: 0) || property.resolved[1] != property.resolved[0]
    }

    func declaration(_ property: CSSProperty) -> String? {
        place(property).flatMap(property.declaration)
    }

    func text(_ lines: [String]) -> String {
        guard let query else { return Self.block(selector, lines, indent: "") }
        return "@media \(query) {\n\(Self.block(selector, lines, indent: "  "))\n}"
    }

    static func block(_ selector: String, _ lines: [String], indent: String) -> String {
        let body = lines.map { "\(indent)  \($0)\n" }.joined()
        return "\(indent)\(selector) {\n\(body)\(indent)}"
    }
}
