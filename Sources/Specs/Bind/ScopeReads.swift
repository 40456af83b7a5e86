/// A name in a scope that a bound value may depend on.
enum ScopeName: Equatable {
    case property(String)
    case item
    case index
    /// Whether a state is active.
    case state(String)
    /// The settings of states for the nodes with an id.
    case node(String)
    case slot(String)
}

/// Records the names that the current element depends on, including those of its descendants.
final class ScopeReads {
    /// An array, because a linear search through a few names is faster than hashing.
    private var names: [ScopeName] = []

    func note(_ name: ScopeName) {
        if !names.contains(name) { names.append(name) }
    }

    func note(_ others: [ScopeName]) {
        if names.isEmpty { names = others } else { for name in others { note(name) } }
    }

    /// Starts recording for another element.
    ///
    /// - Returns: The names recorded for the enclosing element so far.
    func begin() -> [ScopeName] {
        defer { names = [] }
        return names
    }

    /// Stops recording for the element and resumes with the enclosing element.
    ///
    /// - Returns: The names that the element depends on.
    func end(in outer: [ScopeName]) -> [ScopeName] {
        let own = names
        names = outer
        note(own)
        return own
    }
}
