extension Node {
    /// The list or map with its items or values changed; nil for a scalar, and if nothing changes.
    ///
    /// - Parameter change: Returns the new part, or nil to keep a part as it is.
    package func changingParts(_ change: (Node) -> Node?) -> Node? {
        switch content {
        case .scalar: return nil
        case .sequence(let items):
            let changed = items.map(change)
            guard changed.contains(where: { $0 != nil }) else { return nil }
            return Node(.sequence(zip(items, changed).map { $1 ?? $0 }), range: range)
        case .mapping(let entries):
            let changed = entries.map { change($0.value) }
            guard changed.contains(where: { $0 != nil }) else { return nil }
            let members = zip(entries, changed).map { entry, value in
                Node.Entry(key: entry.key, keyRange: entry.keyRange, value: value ?? entry.value)
            }
            return Node(.mapping(members), range: range)
        }
    }
}
