/// What a value can depend on in the scope that it is bound in.
enum ScopeName: Equatable {
    case property(String)
    case item
    case index
    /// Whether the component is in a state.
    case state(String)
    /// What states set on the nodes with an id.
    case node(String)
    case slot(String)
}

/// The names of a scope that were asked for since one element began to be bound; those of what it holds count as its own.
final class ScopeReads {
    /// A handful, which are looked through faster than hashed.
    private var names: [ScopeName] = []

    func note(_ name: ScopeName) {
        if !names.contains(name) { names.append(name) }
    }

    func note(_ others: [ScopeName]) {
        if names.isEmpty { names = others } else { for name in others { note(name) } }
    }

    /// Begins another element.
    ///
    /// - Returns: what was asked for before it.
    func begin() -> [ScopeName] {
        defer { names = [] }
        return names
    }

    /// Ends it, and goes on with what is around it.
    ///
    /// - Returns: what the element asked for.
    func end(in outer: [ScopeName]) -> [ScopeName] {
        let own = names
        names = outer
        note(own)
        return own
    }
}
