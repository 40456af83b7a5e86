package import Source
import Values
import YAML

/// Resolves every token of a set in every appearance, following references and finding cycles.
package struct TokenResolver {
    /// How long a chain of references may be.
    package static let longestChain = 1_000

    private enum Progress {
        case unknown
        case inProgress
        case done(TokenValue)
        case broken
    }

    private let set: TokenSet
    private let names: TokenNames
    /// By token, the type it was found to have.
    private var types: [TokenType?]
    private var typeIsKnown: [Bool]
    private var progress: [Progress] = []
    private var reported: Set<Diagnostic> = []
    private var diagnostics: [Diagnostic] = []
    /// The tokens being resolved, outermost first.
    private var stack: [Int] = []

    private init(_ set: TokenSet) {
        self.set = set
        names = TokenNames(set)
        types = Array(repeating: nil, count: set.tokens.count)
        typeIsKnown = Array(repeating: false, count: set.tokens.count)
    }

    /// The resolved tokens, and everything that is wrong with them.
    package static func resolve(_ set: TokenSet) -> (ResolvedTokens, [Diagnostic]) {
        var resolver = TokenResolver(set)
        return resolver.resolveAll()
    }

    private mutating func resolveAll() -> (ResolvedTokens, [Diagnostic]) {
        var columns: [[TokenValue?]] = []
        for appearance in Appearance.all {
            progress = Array(repeating: .unknown, count: set.tokens.count)
            columns.append(set.tokens.indices.map { value(at: $0, in: appearance) })
        }
        let resolved = set.tokens.indices.map { index -> ResolvedToken? in
            let values = columns.compactMap { $0[index] }
            guard values.count == columns.count, let type = types[index] else { return nil }
            let token = set.tokens[index]
            return ResolvedToken(path: token.path, type: type, values: values, chain: chain(of: token), token: token)
        }
        return (ResolvedTokens(tokens: set, resolved: resolved), diagnostics)
    }

    // MARK: Types

    /// DTCG 2025.10, *Type*: the token's own type, that of the token it refers to, that of the nearest group.
    private mutating func type(at index: Int) -> TokenType? {
        if typeIsKnown[index] { return types[index] }
        var chain: [Int] = []
        var current: Int? = index
        var found: TokenType?
        // Follow the references to the first token whose type is written; a cycle is told when its value is resolved.
        while let step = current, !chain.contains(step), chain.count < Self.longestChain {
            chain.append(step)
            let token = set.tokens[step]
            if typeIsKnown[step] {
                found = types[step]
                break
            }
            if let own = token.ownType {
                found = own
                break
            }
            current = token.value.reference.flatMap { set.index(of: TokenPath($0)) }
            if current == nil { found = token.inheritedType }
        }
        for step in chain {
            types[step] = set.tokens[step].ownType ?? found ?? set.tokens[step].inheritedType
            typeIsKnown[step] = true
        }
        return types[index]
    }

    // MARK: Values

    private mutating func value(at index: Int, in appearance: Appearance) -> TokenValue? {
        switch progress[index] {
        case .done(let value): return value
        case .broken: return nil
        case .inProgress:
            reportCycle(through: index)
            return nil
        case .unknown: break
        }
        let token = set.tokens[index]
        guard let type = type(at: index) else {
            report(
                Diagnostic(
                    .wrongType, "the token “\(token.path)” has no type", at: token.nameRange,
                    help: "write $type on it or on a group above it"))
            progress[index] = .broken
            return nil
        }
        guard stack.count < Self.longestChain else {
            report(
                Diagnostic(
                    .referenceCycle, "more than \(Self.longestChain) references follow one another here",
                    at: token.value.range))
            return nil
        }
        progress[index] = .inProgress
        stack.append(index)
        let value = read(token.value(in: appearance), as: type, in: appearance)
        stack.removeLast()
        // A cycle marks its members as broken while this token is still being read.
        if case .broken = progress[index] { return nil }
        progress[index] = value.map(Progress.done) ?? .broken
        return value
    }

    private mutating func read(_ node: Node, as type: TokenType, in appearance: Appearance) -> TokenValue? {
        // The reader looks references up through this resolver, which it must not hold while it runs: the look-ups are
        // done first, and handed over.
        var found: [TokenPath: ValueReader.Found] = [:]
        for path in Self.references(in: node) {
            if let index = set.index(of: path) {
                found[path] = value(at: index, in: appearance).map { .value($0) } ?? .broken
            }
        }
        var reader = ValueReader(appearance: appearance, names: names) { path, _, _ in found[path] ?? .missing }
        let value = reader.read(node, as: type)
        for diagnostic in reader.diagnostics { report(diagnostic) }
        return value
    }

    /// Every reference that stands in a value.
    private static func references(in node: Node) -> [TokenPath] {
        if let reference = node.reference { return [TokenPath(reference)] }
        switch node.content {
        case .scalar: return []
        case .sequence(let items): return items.flatMap(references(in:))
        case .mapping(let entries): return entries.flatMap { references(in: $0.value) }
        }
    }

    // MARK: Chains and cycles

    /// The tokens that a token's base value is an alias of, nearest first.
    private func chain(of token: Token) -> [TokenPath] {
        var chain: [TokenPath] = []
        var current = token
        while let reference = current.value.reference, chain.count < Self.longestChain,
            let next = set[TokenPath(reference)]
        {
            chain.append(next.path)
            current = next
        }
        return chain
    }

    private mutating func reportCycle(through index: Int) {
        guard let start = stack.firstIndex(of: index) else { return }
        let members = stack[start...]
        for member in members { progress[member] = .broken }
        // The cycle is told from its first member in the order of the files, so that it reads the same from wherever it
        // was entered.
        guard let first = members.min(), let place = members.firstIndex(of: first) else { return }
        let ordered = Array(members[place...]) + Array(members[..<place])
        let shown = ordered.prefix(12)
        var names = shown.map { "{\(set.tokens[$0].path)}" }
        if ordered.count > shown.count { names.append("… \(ordered.count - shown.count) more") }
        names.append("{\(set.tokens[first].path)}")
        report(
            Diagnostic(
                .referenceCycle, "these tokens refer to each other: \(names.joined(separator: " → "))",
                at: set.tokens[first].value.range,
                notes: shown.dropFirst().map { .init("{\(set.tokens[$0].path)} stands here", at: set.tokens[$0].nameRange) },
                help: "give one of them a value"))
    }

    /// Tells each problem once, although it shows in every appearance.
    private mutating func report(_ diagnostic: Diagnostic) {
        if reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
    }
}
