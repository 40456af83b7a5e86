import Values
import YAML

/// The tokens that each value refers to, as indices. A token has one base value, and one more value for each mode.
///
/// The links are kept in three flat lists, so that a large file does not need one list per token.
struct TokenLinks: Sendable {
    /// By token, the index of its base value in `firstTarget`, followed by an end index.
    private var firstValue: [Int32] = [0]
    /// By value, the index of its first target, followed by an end index.
    private var firstTarget: [Int32] = [0]
    private var targets: [Int32] = []
    /// By token, the index of the token that its base value is an alias of; -1 if it is not an alias.
    private(set) var aliases: [Int32] = []
    /// The tokens with a pointer into the value of another token.
    private(set) var pointing: Set<Int> = []

    init(_ set: TokenSet) {
        firstValue.reserveCapacity(set.tokens.count + 1)
        firstTarget.reserveCapacity(set.tokens.count * 3 / 2)
        aliases.reserveCapacity(set.tokens.count)
        for index in set.tokens.indices { add(index, of: set) }
    }

    private mutating func add(_ index: Int, of set: TokenSet) {
        let before = targets.count
        let modification = set.tokens[index].modification
        collect(set.tokens[index].value, of: index, in: set)
        let isAlias =
            targets.count == before + 1 && modification == nil && set.tokens[index].value.tokenReference != nil
        if let modification { collect(modification, of: index, in: set) }
        aliases.append(isAlias ? targets[before] : -1)
        endValue()
        for mode in set.tokens[index].modes {
            collect(mode.value, of: index, in: set)
            if let modification = mode.change.map(\.modification) ?? modification {
                collect(modification, of: index, in: set)
            }
            endValue()
        }
        firstValue.append(Int32(truncatingIfNeeded: firstTarget.count - 1))
    }

    private mutating func endValue() {
        firstTarget.append(Int32(truncatingIfNeeded: targets.count))
    }

    private mutating func collect(_ modification: ColorModification, of index: Int, in set: TokenSet) {
        collect(modification.amount, of: index, in: set)
        if let color = modification.color { collect(color, of: index, in: set) }
    }

    private mutating func collect(_ node: Node, of index: Int, in set: TokenSet) {
        switch node.content {
        case .scalar(let scalar):
            guard scalar.text.utf8.contains(UInt8(ascii: "{")) else { return }
            if node.reference != nil { return addReference(node, in: set) }
            for path in EmbeddedReferences.paths(in: scalar.text) { add(path, in: set) }
        case .sequence(let items):
            for item in items { collect(item, of: index, in: set) }
        case .mapping(let entries):
            if let pointer = node.pointerNode {
                // Other keys beside a pointer are reported when the pointer is followed.
                if entries.count > 1 { pointing.insert(index) }
                addPointer(pointer, of: index, in: set)
            } else if entries.count == 1, node.reference != nil {
                addReference(node, in: set)
            } else {
                for entry in entries { collect(entry.value, of: index, in: set) }
            }
        }
    }

    /// Adds a reference. A reference to an unknown token is skipped; the reader of the value reports it.
    private mutating func addReference(_ node: Node, in set: TokenSet) {
        if let reference = node.reference { add(TokenPath(reference), in: set) }
    }

    private mutating func add(_ path: TokenPath, in set: TokenSet) {
        guard let target = set.index(of: path) else { return }
        targets.append(Int32(truncatingIfNeeded: target))
    }

    /// Adds a pointer. A token may point into its own value; `PointerExpansion` finds cycles of such pointers.
    private mutating func addPointer(_ node: Node, of index: Int, in set: TokenSet) {
        guard let pointer = node.string.flatMap(TokenPointer.init) else { return }
        if !pointer.isWholeValue { pointing.insert(index) }
        guard pointer.section == nil || pointer.section == TokenPointer.value else { return }
        guard let target = set.index(of: pointer.path), target != index || pointer.isWholeValue else { return }
        targets.append(Int32(truncatingIfNeeded: target))
    }

    // MARK: Reading

    /// The targets of a token's value in a mode, as indices of the list of targets; of its base value for nil.
    func range(of token: Int, mode: Int?) -> Range<Int> {
        let value = Int(firstValue[token]) + (mode.map { $0 + 1 } ?? 0)
        return Int(firstTarget[value])..<Int(firstTarget[value + 1])
    }

    /// The targets of all values of a token, as indices of the list of targets.
    func range(of token: Int) -> Range<Int> {
        Int(firstTarget[Int(firstValue[token])])..<Int(firstTarget[Int(firstValue[token + 1])])
    }

    /// The token at an index of the list of targets.
    func target(at place: Int) -> Int { Int(targets[place]) }

    /// The token that a base value is an alias of.
    func alias(of token: Int) -> Int? {
        aliases[token] >= 0 ? Int(aliases[token]) : nil
    }
}
