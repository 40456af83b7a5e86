import YAML

/// The shorthand of CSS for the lengths of edges, such as `8px 16px`, which uispec does not read.
enum EdgeShorthand {
    /// Returns the map to write for a shorthand of two to four lengths: a text, or a list.
    static func map(for node: Node) -> String? {
        let words: [String]
        if let items = node.sequence {
            words = items.compactMap { $0.number == nil ? nil : $0.string }
            guard words.count == items.count else { return nil }
        } else {
            words = (node.string ?? "").split { $0 == " " || $0 == "," }.map(String.init)
        }
        let lengths = words.compactMap(length)
        guard lengths.count == words.count else { return nil }
        switch lengths.count {
        case 2: return "{ vertical: \(lengths[0]), horizontal: \(lengths[1]) }"
        case 3: return "{ top: \(lengths[0]), horizontal: \(lengths[1]), bottom: \(lengths[2]) }"
        case 4:
            return "{ top: \(lengths[0]), trailing: \(lengths[1]), bottom: \(lengths[2]), leading: \(lengths[3]) }"
        default: return nil
        }
    }

    /// Returns the number of a length, which may be in pixels or points.
    private static func length(_ word: String) -> String? {
        let number = word.hasSuffix("px") || word.hasSuffix("pt") ? String(word.dropLast(2)) : word
        return CoreSchema.number(number) == nil ? nil : number
    }
}
