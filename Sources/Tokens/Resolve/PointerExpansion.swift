import Source
import Values
import YAML

/// Replaces every JSON Pointer into a value by its target, in one appearance.
///
/// A pointer to a whole token stays and is followed like an alias.
struct PointerExpansion {
    /// The maximum number of values that the pointers of one token expand to. Nested pointers could expand without
    /// limit.
    private static let maximumValues = 10_000
    /// The maximum length of a chain of pointers.
    private static let longestChain = 64

    private let set: TokenSet
    private let names: TokenNames
    private let appearance: Appearance
    private var remaining = maximumValues
    /// The pointers that are being followed.
    private var active: [TokenPointer] = []
    private(set) var problems: [Diagnostic] = []

    init(_ set: TokenSet, names: TokenNames, in appearance: Appearance) {
        self.set = set
        self.names = names
        self.appearance = appearance
    }

    /// Returns the value with its pointers replaced, or nil with a problem if a pointer cannot be followed.
    mutating func expand(_ node: Node) -> Node? {
        if let pointerNode = node.pointerNode {
            if let entries = node.mapping, entries.count > 1 {
                problems.append(
                    Diagnostic(
                        .unknownKey, "unknown key “\(entries[1].key)” in a reference", at: entries[1].keyRange,
                        help: "remove all keys except $ref"))
            }
            guard let pointer = pointerNode.string.flatMap(TokenPointer.init), !pointer.isWholeValue else {
                return node
            }
            return follow(pointer, at: pointerNode)
        }
        remaining -= 1
        guard remaining > 0 else {
            return fail("the pointers of one token may expand to at most \(Self.maximumValues) values", at: node)
        }
        switch node.content {
        case .scalar: return node
        case .sequence(let items):
            var expanded: [Node] = []
            for item in items {
                guard let item = expand(item) else { return nil }
                expanded.append(item)
            }
            return Node(.sequence(expanded), range: node.range)
        case .mapping(let entries):
            var expanded: [Node.Entry] = []
            for entry in entries {
                guard let value = expand(entry.value) else { return nil }
                expanded.append(Node.Entry(key: entry.key, keyRange: entry.keyRange, value: value))
            }
            return Node(.mapping(expanded), range: node.range)
        }
    }

    private mutating func follow(_ pointer: TokenPointer, at node: Node) -> Node? {
        let help = "replace one of the pointers with a value"
        guard !active.contains(pointer) else {
            problems.append(
                Diagnostic(
                    .referenceCycle, "“\(node.string ?? "")” refers back to itself", at: node.range, help: help))
            return nil
        }
        guard active.count < Self.longestChain else {
            problems.append(
                Diagnostic(
                    .exceededLimit, "more than \(Self.longestChain) pointers refer to each other in a chain",
                    at: node.range, help: help))
            return nil
        }
        guard var target = target(of: pointer, at: node) else { return nil }
        active.append(pointer)
        defer { active.removeLast() }
        // An error in the target as a value is reported at the pointer.
        target.range = node.range
        return expand(target)
    }

    private mutating func target(of pointer: TokenPointer, at node: Node) -> Node? {
        let member = set.member(at: pointer.path)
        if let section = pointer.section, section != TokenPointer.value {
            let start = metadata(section, of: pointer.path, member, at: node.range)
            let end = pointer.steps.reduce(start) { node, step in node.flatMap { $0.part(step) } }
            return end ?? fail("“\(node.string ?? "")” refers to a value that does not exist", at: node)
        }
        guard case .token(let index)? = member else {
            if set.broken[pointer.path] == nil, !set.mayBeUnread(pointer.path) {
                problems.append(.unknownToken(pointer.path, at: node.range, among: names))
            }
            return nil
        }
        return walk(from: index, pointer.steps, at: node)
    }

    /// The value of a reserved member that is not `$value`, or of a definition such as `$defs`.
    private func metadata(
        _ section: String, of path: TokenPath, _ member: TokenSet.Member?, at range: SourceRange
    ) -> Node? {
        func text(_ text: String?) -> Node? {
            text.map { Node(.scalar(Scalar(text: $0, isPlain: false)), range: range) }
        }
        if path.text.isEmpty { return set.definitions[section] }
        switch (section, member) {
        case (TokenPointer.extensions, .token(let index)): return set.tokens[index].extensions
        case (TokenPointer.extensions, .group(let index)): return set.groups[index].extensions
        case ("$description", .token(let index)): return text(set.tokens[index].description)
        case ("$description", .group(let index)): return text(set.groups[index].description)
        case ("$type", .token(let index)): return text(set.tokens[index].ownType?.rawValue)
        case ("$type", .group(let index)): return text(set.groups[index].ownType?.rawValue)
        default: return nil
        }
    }

    /// Returns the part of a token's value at the end of the steps. Aliases on the way are followed.
    private mutating func walk(from index: Int, _ steps: [String], at node: Node) -> Node? {
        var owner = index
        var current = set.tokens[index].value(in: appearance)
        for step in steps {
            while let next = current.tokenReference {
                remaining -= 1
                guard remaining > 0, let target = set.index(of: next) else {
                    return fail(
                        "{\(set.tokens[owner].path)} refers to {\(next)}, which is not a token", at: node)
                }
                owner = target
                current = set.tokens[target].value(in: appearance)
            }
            guard let part = current.part(step) else {
                return fail(
                    "the value of {\(set.tokens[owner].path)} has no member “\(step)”", at: node,
                    help: Self.help(for: step, among: current))
            }
            current = part
        }
        return current
    }

    /// The members that a value has in place of one that it does not have.
    private static func help(for step: String, among value: Node) -> String {
        if let items = value.sequence, let last = items.indices.last {
            return "write an index from 0 to \(last)"
        }
        let names = (value.mapping ?? []).map(\.key)
        if let hint = Suggestion.hint(for: step, among: names) { return hint }
        return names.isEmpty
            ? "refer to the whole value, which has no members" : "write one of \(names.joined(separator: ", "))"
    }

    private mutating func fail(
        _ message: String, at node: Node, help: String = "refer to a token, or to a part of its value"
    ) -> Node? {
        problems.append(Diagnostic(.invalidPointer, message, at: node.range, help: help))
        return nil
    }
}
