import YAML

/// Access to parts of a value by a path of keys and indices: `items.1.title`.
extension Node {
    /// Whether the path refers to a part of this value.
    func holds(_ steps: ArraySlice<String>) -> Bool {
        guard let step = steps.first else { return true }
        let rest = steps.dropFirst()
        switch content {
        case .sequence(let items):
            guard let index = Int(step), items.indices.contains(index) else { return false }
            return items[index].holds(rest)
        case .mapping: return self[step]?.holds(rest) ?? false
        case .scalar: return false
        }
    }

    /// Returns this value with the part at the path replaced.
    func replacing(_ steps: ArraySlice<String>, with value: Node) -> Node {
        guard let step = steps.first else { return value }
        let rest = steps.dropFirst()
        switch content {
        case .sequence(var items):
            guard let index = Int(step), items.indices.contains(index) else { return self }
            items[index] = items[index].replacing(rest, with: value)
            return Node(.sequence(items), range: range)
        case .mapping(var entries):
            if let index = entries.firstIndex(where: { $0.key == step }) {
                entries[index].value = entries[index].value.replacing(rest, with: value)
            }
            return Node(.mapping(entries), range: range)
        case .scalar:
            return self
        }
    }
}
