import Values

/// The values of all tokens during resolution: one cell for each value of each token.
///
/// This is a class because the value reader looks up other values in it while it is filled.
final class ResolvedCells {
    enum State {
        case unknown
        case inProgress
        case done(TokenValue)
        case broken
        /// The token does not exist in the appearance.
        case absent
    }

    let set: TokenSet
    let axes: AppearanceAxes
    /// By token, the index of its first cell.
    private let first: [Int32]
    private var cells: [State]

    init(_ set: TokenSet, _ axes: AppearanceAxes) {
        self.set = set
        self.axes = axes
        var first: [Int32] = []
        first.reserveCapacity(set.tokens.count)
        var count: Int32 = 0
        for mask in axes.masks {
            first.append(count)
            count += Int32(truncatingIfNeeded: AppearanceAxes.count(of: mask))
        }
        self.first = first
        cells = Array(repeating: .unknown, count: Int(count))
    }

    /// The state of a token in an appearance.
    subscript(token: Int, appearance: Appearance) -> State {
        get { cells[cell(token, appearance)] }
        set { cells[cell(token, appearance)] = newValue }
    }

    private func cell(_ token: Int, _ appearance: Appearance) -> Int {
        Int(first[token]) + AppearanceAxes.place(of: appearance, mask: axes.masks[token])
    }

    /// Returns the value of a token in an appearance.
    func lookUp(_ path: TokenPath, in appearance: Appearance) -> ValueReader.Found {
        guard let index = set.index(of: path) else { return set.broken[path] != nil ? .broken : .missing }
        switch self[index, appearance] {
        case .done(let value): return .value(value)
        case .absent: return .absent(set.tokens[index])
        default: break
        }
        return set.tokens[index].ignoredType == nil ? .broken : .ignored(set.tokens[index])
    }

    /// Gives tokens a value in the appearances in which they do not exist: that of their first mode. Files that are
    /// generated need one.
    func fillAbsent() {
        for index in set.tokens.indices where set.tokens[index].isOnlyInModes {
            guard let first = set.tokens[index].modes.first?.appearance else { continue }
            let value = self[index, first]
            for appearance in Appearance.all {
                if case .absent = self[index, appearance] { self[index, appearance] = value }
            }
        }
    }

    /// All values of a token; nil if one of them is broken.
    func values(of token: Int) -> ResolvedToken.Values? {
        let start = Int(first[token])
        let count = AppearanceAxes.count(of: axes.masks[token])
        guard case .done(let base) = cells[start] else { return nil }
        if count == 1 { return .one(base) }
        var values: [TokenValue] = []
        values.reserveCapacity(count)
        for cell in cells[start..<start + count] {
            guard case .done(let value) = cell else { return nil }
            values.append(value)
        }
        return values.allSatisfy { $0 == base } ? .one(base) : .several(values, mask: axes.masks[token])
    }
}
