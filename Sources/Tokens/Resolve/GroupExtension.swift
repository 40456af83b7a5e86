import Source
import YAML

/// Resolves `$extends` (DTCG 2025.10, *Extending groups*): a deep merge in which a group's own tokens win.
struct GroupExtension {
    /// The maximum number of tokens and groups that extensions add. Groups that extend each other twice double at each
    /// level.
    private static let maximumAdded = 50_000
    /// The maximum depth of nested groups and of chains of extensions.
    private static let greatestDepth = 256

    private enum Progress {
        case waiting
        case inProgress
        case done
    }

    private var set: TokenSet
    private var tree: GroupTree
    private var progress: [Progress]
    /// The groups that are being completed, each because the one before it depends on it.
    private var stack: [Int] = []
    private var added = 0
    /// The number of tokens in the files; tokens after these are copies.
    private let definedTokens: Int
    private var diagnostics: [Diagnostic] = []

    private init(_ set: TokenSet) {
        self.set = set
        tree = GroupTree(set)
        definedTokens = set.tokens.count
        progress = Array(repeating: .waiting, count: set.groups.count)
    }

    /// Returns the set with every group complete, and the errors of its extensions.
    static func extend(_ set: TokenSet) -> (TokenSet, [Diagnostic]) {
        let set = groupReferences(in: set)
        let extending = set.groups.indices.filter { set.groups[$0].base != nil }
        guard !extending.isEmpty else { return (set, []) }
        var pass = GroupExtension(set)
        for index in extending { pass.complete(index) }
        return (pass.set, pass.diagnostics)
    }

    /// Turns tokens into groups whose only member is `{ "$ref": "#/group" }`. They look like tokens until the target is
    /// known.
    private static func groupReferences(in set: TokenSet) -> TokenSet {
        var set = set
        for index in set.tokens.indices {
            // If a token has no $value, its value is the pointer itself, without the map around it.
            let value = set.tokens[index].value
            guard let node = value.pointerNode, node.range == value.range,
                let pointer = node.string.flatMap(TokenPointer.init), pointer.section == nil,
                case .group = set.member(at: pointer.path)
            else { continue }
            let token = set.tokens[index]
            set.update(token: index) { $0.isIgnored = true }
            set.release(token.path)
            var group = TokenGroup(path: token.path, parent: token.group, nameRange: token.nameRange)
            group.base = .init(path: pointer.path, range: node.range)
            _ = set.add(group)
        }
        return set
    }

    // MARK: Order

    /// Completes the base of a group, then the group.
    private mutating func complete(_ index: Int) {
        guard case .waiting = progress[index], let base = set.groups[index].base else { return }
        guard stack.count < Self.greatestDepth else { return reportDepth(at: base) }
        progress[index] = .inProgress
        stack.append(index)
        defer {
            stack.removeLast()
            progress[index] = .done
        }
        completeAbove(base.path)
        guard case .group(let target)? = set.member(at: base.path) else { return reportMissingBase(base) }
        let above = tree.chain(from: index, in: set)
        guard target != index, !above.contains(target) else { return reportCycle(from: index, at: base) }
        // The groups inside the base must be complete before the base is copied.
        for needed in tree.chain(from: target, in: set) + tree.groups(from: target)
        where set.groups[needed].base != nil && needed != index {
            if case .inProgress = progress[needed] { return reportCycle(from: needed, at: base) }
            complete(needed)
        }
        merge(target, into: index, depth: above.count, at: base)
        retype(index)
    }

    /// Completes the groups above the base, from which the base may be inherited.
    private mutating func completeAbove(_ path: TokenPath) {
        var above = TokenPath("")
        for segment in path.segments.dropLast() {
            above = above.appending(String(segment))
            if case .group(let index)? = set.member(at: above) { complete(index) }
        }
    }

    // MARK: Merging

    private mutating func merge(_ source: Int, into target: Int, depth: Int, at base: TokenGroup.Base) {
        guard depth < Self.greatestDepth else { return reportDepth(at: base) }
        let group = set.groups[source]
        set.update(group: target) {
            $0.ownType = $0.ownType ?? group.ownType
            $0.description = $0.description ?? group.description
            $0.deprecation = $0.deprecation ?? group.deprecation
            $0.extensions = $0.extensions ?? group.extensions
        }
        for index in tree.tokens(of: source) { copy(token: index, from: source, into: target, at: base) }
        for index in tree.subgroups(of: source) {
            guard let inner = subgroup(of: target, like: index, from: source, at: base) else { continue }
            merge(index, into: inner, depth: depth + 1, at: base)
        }
    }

    /// Copies a token unless the extending group defines it. An own token is not merged with the copy.
    private mutating func copy(token index: Int, from source: Int, into target: Int, at base: TokenGroup.Base) {
        var token = set.tokens[index]
        guard let path = token.path.moved(from: set.groups[source].path, to: set.groups[target].path),
            set.member(at: path) == nil, mayAdd(at: base)
        else { return }
        token.path = path
        token.group = target
        _ = set.add(token)
        tree.add(token: set.tokens.count - 1, to: target)
    }

    /// Finds or adds the group in `target` that corresponds to one in `source`; nil if a token has its path.
    private mutating func subgroup(
        of target: Int, like index: Int, from source: Int, at base: TokenGroup.Base
    ) -> Int? {
        var group = set.groups[index]
        guard let path = group.path.moved(from: set.groups[source].path, to: set.groups[target].path) else {
            return nil
        }
        switch set.member(at: path) {
        case .group(let existing): return existing
        case .token: return nil
        case nil: break
        }
        guard mayAdd(at: base) else { return nil }
        group.path = path
        group.parent = target
        group.base = nil
        guard let added = set.add(group) else { return nil }
        tree.add(group: added, to: target)
        progress.append(.done)
        return added
    }

    /// Applies the type of an extended group to the tokens that the extending group defines itself. A copy keeps the
    /// type that it has in the base.
    private mutating func retype(_ index: Int) {
        for group in tree.groups(from: index) {
            let types = tree.chain(from: group, in: set).map { set.groups[$0].ownType }
            guard let type = types.compactMap({ $0 }).first else { continue }
            for token in tree.tokens(of: group) where token < definedTokens || set.tokens[token].inheritedType == nil {
                set.update(token: token) { $0.inheritedType = type }
            }
        }
    }

    private mutating func mayAdd(at base: TokenGroup.Base) -> Bool {
        guard added <= Self.maximumAdded else { return false }
        added += 1
        if added > Self.maximumAdded {
            diagnostics.append(
                Diagnostic(
                    .exceededLimit, "extended groups may add at most \(Self.maximumAdded) tokens and groups",
                    at: base.range, help: "extend fewer groups"))
        }
        return added <= Self.maximumAdded
    }

    // MARK: Mistakes

    private mutating func reportDepth(at base: TokenGroup.Base) {
        diagnostics.append(
            Diagnostic(
                .exceededLimit, "at most \(Self.greatestDepth) levels of extended groups are supported",
                at: base.range, help: "extend fewer groups"))
    }

    private mutating func reportMissingBase(_ base: TokenGroup.Base) {
        let isToken = set.member(at: base.path) != nil
        let names = set.groups.lazy.map(\.path.text)
        diagnostics.append(
            Diagnostic(
                .unknownToken,
                isToken ? "{\(base.path)} is a token, not a group" : "unknown group {\(base.path)}", at: base.range,
                help: isToken
                    ? "extend a group, or make an alias of the token with $value: \"{\(base.path)}\""
                    : Suggestion.nearest(to: base.path.text, among: names).map { "did you mean {\($0)}?" }))
    }

    /// Reports a cycle with every group in it (DTCG 2025.10, *Circular reference prevention*).
    private mutating func reportCycle(from group: Int, at base: TokenGroup.Base) {
        let start = stack.lastIndex(of: group) ?? stack.index(before: stack.endIndex)
        let chain = stack[start...].map { set.groups[$0] }
        let names = chain.map { "{\($0.path)}" } + ["{\(base.path)}"]
        diagnostics.append(
            Diagnostic(
                .referenceCycle, "these groups extend each other: \(names.joined(separator: " → "))", at: base.range,
                notes: chain.compactMap { group in
                    group.base.map { .init("{\(group.path)} extends {\($0.path)} here", at: $0.range) }
                },
                help: "remove one of the $extends in the cycle"))
    }
}
