/// The modifiers of a node with their values, in the order in which they are written.
///
/// Stored in arrays, because a node has a few modifiers and is queried for dozens: a search through a few bytes is
/// faster than hashing.
package struct ModifierValues: Sendable, Equatable {
    private var modifiers: [Modifier] = []
    private var written: [Specs.Element.Value] = []
    private var present = ModifierSet()

    package subscript(modifier: Modifier) -> Specs.Element.Value? {
        get {
            guard present.contains(modifier) else { return nil }
            return modifiers.firstIndex { $0.rawValue == modifier.rawValue }.map { written[$0] }
        }
        set {
            let index = modifiers.firstIndex { $0.rawValue == modifier.rawValue }
            switch (index, newValue) {
            case (let index?, let value?): written[index] = value
            case (let index?, nil):
                modifiers.remove(at: index)
                written.remove(at: index)
                present.remove(modifier)
            case (nil, let value?):
                modifiers.append(modifier)
                written.append(value)
                present.insert(modifier)
            case (nil, nil): break
            }
        }
    }

    package var isEmpty: Bool { modifiers.isEmpty }

    /// Whether at least one of the given modifiers is set.
    func has(anyOf others: ModifierSet) -> Bool { present.shares(others) }

    package var values: [Specs.Element.Value] { written }

    /// Returns the modifiers with those of another one, which take precedence.
    func merging(_ other: ModifierValues) -> ModifierValues {
        var result = self
        for (modifier, value) in other { result[modifier] = value }
        return result
    }
}

extension ModifierValues: Sequence {
    package func makeIterator() -> Zip2Sequence<[Modifier], [Specs.Element.Value]>.Iterator {
        zip(modifiers, written).makeIterator()
    }
}
