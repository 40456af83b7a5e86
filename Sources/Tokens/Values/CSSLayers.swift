import Values

/// Shadows and borders as CSS writes them: `0 1px 2px rgba(0, 0, 0, 0.1)`, `1px solid #CCCCCC`. Lengths and colors are
/// texts, which may be references.
enum CSSLayers {
    struct Shadow {
        var lengths: [String] = []
        var color: String
        var isInset: Bool
    }

    struct Border {
        var width: String
        var style: String
        var color: String
    }

    /// The shadows in a text, separated by commas; nil if one of them is not a shadow.
    static func shadows(_ text: String) -> [Shadow]? {
        let parts = split(text, at: ",")
        let shadows = parts.compactMap(shadow)
        return shadows.count == parts.count ? shadows : nil
    }

    private static func shadow(_ text: String) -> Shadow? {
        var words = split(text, at: " ").filter { !$0.isEmpty }
        let isInset = words.contains("inset")
        words.removeAll { $0 == "inset" }
        guard let color = colorPlace(in: words) else { return nil }
        var shadow = Shadow(color: words.remove(at: color), isInset: isInset)
        shadow.lengths = words
        guard (2...4).contains(words.count), words.allSatisfy(isLength) else { return nil }
        return shadow
    }

    /// A width, a style and a color, in any order.
    static func border(_ text: String) -> Border? {
        var words = split(text, at: " ").filter { !$0.isEmpty }
        guard words.count == 3, let place = words.firstIndex(where: StrokeStyle.names.contains) else { return nil }
        let style = words.remove(at: place)
        guard let color = colorPlace(in: words) else { return nil }
        let name = words.remove(at: color)
        guard let width = words.first, isLength(width) else { return nil }
        return Border(width: width, style: style, color: name)
    }

    /// The place of the color: that of a color of CSS, or else of a reference or a function at the end or the start.
    private static func colorPlace(in words: [String]) -> Int? {
        if let place = words.firstIndex(where: { !isLength($0) && (try? Color(css: $0)) != nil }) { return place }
        if let last = words.last, last.contains("{") { return words.count - 1 }
        return words.first?.contains("{") ?? false ? 0 : nil
    }

    private static func isLength(_ word: String) -> Bool {
        word == "0" || WrittenQuantity(word, units: ["px", "rem"]) != nil
            || (word.hasPrefix("{") && word.hasSuffix("}"))
    }

    /// Splits a text, except in parentheses and braces.
    private static func split(_ text: String, at separator: Character) -> [String] {
        var parts = [""]
        var depth = 0
        for character in text {
            switch character {
            case "(", "{": depth += 1
            case ")", "}": depth -= 1
            default: break
            }
            if depth == 0, character == separator {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts
    }
}
