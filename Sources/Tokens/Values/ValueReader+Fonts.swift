import Source
package import Values
package import YAML

/// Font families and weights.
extension ValueReader {
    /// The maximum number of families in one value.
    private static let maximumFamilies = 64

    package mutating func fontFamily(_ node: Node) -> [String]? {
        // In JSON, a number is not a name. In YAML, the source text is used.
        if let scalar = node.scalar, !(scalar.isPlain && isStandard(node)), !scalar.text.isEmpty, !node.isNull {
            return families(in: scalar.text, at: node)
        }
        guard let list = node.sequence, !list.isEmpty else {
            return fail("a name or a list of names", node, type: .fontFamily)
        }
        var names: [String] = []
        for item in list {
            // A reference in a list resolves to one element; lists of names are not joined.
            guard case .fontFamily(let families)? = read(item, as: .fontFamily) else { return nil }
            guard families.count == 1 || item.tokenReference == nil && item.scalar != nil else {
                return fail(entry: item, of: .fontFamily, count: families.count)
            }
            names += families
            guard names.count <= Self.maximumFamilies else {
                return fail(
                    .exceededLimit, "a fontFamily must have at most \(Self.maximumFamilies) names", at: item.range)
            }
        }
        return names
    }

    /// Reads the text of a family. A CSS list of families in one text is understood, and so are the quotes of CSS.
    private mutating func families(in text: String, at node: Node) -> [String]? {
        if isTokenFile, text.utf8.contains(UInt8(ascii: "{")) {
            guard let expanded = withFamilies(text, at: node) else { return nil }
            return families(in: expanded, at: node)
        }
        let names = FontFamilyList.names(in: text)
        guard let names, names != [text] else { return [text] }
        let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
        let help = names.count == 1 ? "write \(list)" : "write [\(list)]"
        let message =
            names.count == 1
            ? "the name of a fontFamily must not contain its own quotes"
            : "a fontFamily must not list \(names.count) names in one text"
        guard tolerates(message, at: node.range, help: help) else {
            return fail(.unknownValue, message, at: node.range, help: help)
        }
        guard names.count <= Self.maximumFamilies else {
            return fail(.exceededLimit, "a fontFamily must have at most \(Self.maximumFamilies) names", at: node.range)
        }
        return names
    }

    /// A list in one text with the names of the families that it refers to: `{font.main}, sans-serif`.
    private mutating func withFamilies(_ text: String, at node: Node) -> String? {
        var expanded = text
        for path in EmbeddedReferences.paths(in: text) {
            guard case .value(.fontFamily(let names)) = lookup(path, appearance) else {
                return report(unusable: path, at: node.range) {
                    "{\(path)} is \($0.described), but a fontFamily is required here"
                }
            }
            expanded = expanded.replacing("{\(path)}", with: names.map { "\"\($0)\"" }.joined(separator: ", "))
        }
        guard !expanded.utf8.contains(UInt8(ascii: "{")) else {
            return fail("a name or a list of names", node, type: .fontFamily)
        }
        return expanded
    }

    /// The weight names of DTCG 2025.10, *Font weight*.
    private static let standardWeights: [String: Double] = [
        "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300, "normal": 400,
        "regular": 400, "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600, "bold": 700,
        "extra-bold": 800, "ultra-bold": 800, "black": 900, "heavy": 900, "extra-black": 950, "ultra-black": 950,
    ]

    /// The names of SwiftUI's `Font.Weight` that have another value or spelling than in the standard.
    private static let swiftUIWeights: [String: Double] = [
        "ultraLight": 100, "thin": 200, "semibold": 600, "heavy": 800,
    ]

    /// Reads a weight of a token or of a component.
    package mutating func fontWeight(_ node: Node) -> FontWeight? {
        if case .component = place { return fontWeight(node, prefersSwiftUI: true) }
        return fontWeight(node, prefersSwiftUI: false)
    }

    /// - Parameter prefersSwiftUI: whether `heavy` is 800, as in SwiftUI, rather than 900, as in the standard.
    mutating func fontWeight(_ node: Node, prefersSwiftUI: Bool) -> FontWeight? {
        if let number = node.number {
            return (1...1000).contains(number)
                ? FontWeight(number)
                : fail("between 1 and 1000", node, type: .fontWeight, rule: .outOfRangeValue)
        }
        let name = node.string ?? ""
        let swiftUI = Self.swiftUIWeights[name]
        if prefersSwiftUI, let value = swiftUI ?? Self.standardWeights[name] { return FontWeight(value) }
        if let value = Self.standardWeights[name] { return FontWeight(value) }
        // The standard requires that any other text is rejected.
        if let value = swiftUI, !isStandard(node) { return FontWeight(value) }
        if let value = CoreSchema.number(name), (1...1000).contains(value),
            tolerates("the number of a fontWeight must not be written as text", at: node.range)
        {
            return FontWeight(value)
        }
        if let value = otherWeight(name, among: Self.standardWeights),
            tolerates("a fontWeight must be a number or a name in lowercase, not “\(name)”", at: node.range)
        {
            return FontWeight(value)
        }
        let names = prefersSwiftUI ? Array(Self.swiftUIWeights.keys) : []
        return fail(
            "a number from 1 to 1000 or a name", node, type: .fontWeight, rule: Self.ruleForText(node),
            help: node.string.flatMap { Suggestion.hint(for: $0, among: names + Self.standardWeights.keys) }
                ?? "write a number such as 400, or a name such as regular, semibold or bold")
    }
}
