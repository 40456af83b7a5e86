package import Source
import Values
import YAML

/// Resolves every token of a set in every appearance, following references and finding cycles.
///
/// References are followed with a stack of its own, not by recursion: a chain may be as long as a file.
package struct TokenResolver {
    /// How many tokens of a chain of aliases are kept with the resolved token.
    package static let longestChain = 64
    /// How many tokens of a cycle its message names.
    package static let longestCycleShown = 50
    /// How many unknown references are told with the nearest name: looking for one costs a walk over all tokens.
    private static let mostSuggestions = 50

    private enum Progress {
        case unknown
        case inProgress
        case done(TokenValue)
        case broken
    }

    /// A token whose references are being resolved before it is.
    private struct Visit {
        var index: Int
        var node: Node
        var references: [TokenPath]
        /// How many of the references have been visited.
        var visited = 0
    }

    private let set: TokenSet
    private var names: TokenNames
    /// By token, the one that its base value is an alias of.
    private let aliases: [Int?]
    /// By token, the type it was found to have.
    private var types: [TokenType?]
    private var typeIsKnown: [Bool]
    private var progress: [Progress] = []
    /// By token, whether an appearance can change its value: it has modes, or refers to a token that varies.
    private var varies: [Bool]
    private var reported: Set<Diagnostic> = []
    private var diagnostics: [Diagnostic] = []

    private init(_ set: TokenSet) {
        self.set = set
        names = TokenNames(set)
        aliases = set.tokens.map { $0.value.reference.flatMap { set.index(of: TokenPath($0)) } }
        types = Array(repeating: nil, count: set.tokens.count)
        typeIsKnown = Array(repeating: false, count: set.tokens.count)
        varies = set.tokens.map { !$0.modes.isEmpty }
    }

    /// The resolved tokens, and everything that is wrong with them.
    package static func resolve(_ set: TokenSet) -> (ResolvedTokens, [Diagnostic]) {
        var resolver = TokenResolver(set)
        return resolver.resolveAll()
    }

    private mutating func resolveAll() -> (ResolvedTokens, [Diagnostic]) {
        for index in set.tokens.indices { findType(at: index) }
        var columns: [[TokenValue?]] = []
        for appearance in Appearance.all {
            // What no appearance changes is read in the first one only, whether it could be read or not.
            progress = set.tokens.indices.map { index in
                guard !varies[index], let first = columns.first else { return .unknown }
                return first[index].map(Progress.done) ?? .broken
            }
            for index in set.tokens.indices { resolve(index, in: appearance) }
            columns.append(
                progress.map { if case .done(let value) = $0 { value } else { nil } })
        }
        let resolved = set.tokens.indices.map { index -> ResolvedToken? in
            let values = columns.compactMap { $0[index] }
            guard values.count == columns.count, let type = types[index] else { return nil }
            let token = set.tokens[index]
            return ResolvedToken(path: token.path, type: type, values: values, chain: chain(of: index), token: token)
        }
        return (ResolvedTokens(tokens: set, resolved: resolved), diagnostics)
    }

    // MARK: Types

    /// DTCG 2025.10, *Type*: the token's own type, that of the token it refers to, that of the nearest group.
    private mutating func findType(at index: Int) {
        var chain: [Int] = []
        var seen: Set<Int> = []
        var current: Int? = index
        var found: TokenType?
        // Follow the references to the first token whose type is written; a cycle is told when its value is resolved.
        while let step = current, seen.insert(step).inserted {
            if typeIsKnown[step] {
                found = types[step]
                break
            }
            chain.append(step)
            let token = set.tokens[step]
            if let own = token.ownType {
                found = own
                break
            }
            current = aliases[step]
            if current == nil { found = token.inheritedType }
        }
        for step in chain {
            types[step] = set.tokens[step].ownType ?? found ?? set.tokens[step].inheritedType
            typeIsKnown[step] = true
        }
    }

    // MARK: Values

    /// Resolves a token after all that it refers to.
    private mutating func resolve(_ start: Int, in appearance: Appearance) {
        guard case .unknown = progress[start] else { return }
        var stack = [visit(start, in: appearance)]
        while var top = stack.popLast() {
            guard top.visited < top.references.count else {
                finish(top, in: appearance)
                continue
            }
            let target = set.index(of: top.references[top.visited])
            top.visited += 1
            stack.append(top)
            guard let target else { continue }
            switch progress[target] {
            case .unknown: stack.append(visit(target, in: appearance))
            case .inProgress: reportCycle(through: target, on: stack, in: appearance)
            case .done, .broken: break
            }
        }
    }

    private mutating func visit(_ index: Int, in appearance: Appearance) -> Visit {
        progress[index] = .inProgress
        let node = set.tokens[index].value(in: appearance)
        return Visit(index: index, node: node, references: Self.references(in: node))
    }

    private mutating func finish(_ visit: Visit, in appearance: Appearance) {
        // A cycle marks its members as broken while they are still being visited.
        guard case .inProgress = progress[visit.index] else { return }
        guard let type = types[visit.index] else {
            reportMissingType(of: set.tokens[visit.index])
            progress[visit.index] = .broken
            return
        }
        progress[visit.index] = read(visit, as: type, in: appearance).map(Progress.done) ?? .broken
        if visit.references.contains(where: { set.index(of: $0).map { varies[$0] } ?? false }) {
            varies[visit.index] = true
        }
    }

    private mutating func read(_ visit: Visit, as type: TokenType, in appearance: Appearance) -> TokenValue? {
        var found: [TokenPath: ValueReader.Found] = [:]
        for path in visit.references {
            guard let index = set.index(of: path) else { continue }
            if case .done(let value) = progress[index] { found[path] = .value(value) } else { found[path] = .broken }
        }
        var reader = ValueReader(appearance: appearance, names: names) { path, _, _ in found[path] ?? .missing }
        let value = reader.read(visit.node, as: type)
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

    /// The tokens that a token's base value is an alias of, nearest first.
    private func chain(of index: Int) -> [TokenPath] {
        var chain: [TokenPath] = []
        var current = index
        while let next = aliases[current], chain.count < Self.longestChain {
            chain.append(set.tokens[next].path)
            current = next
        }
        return chain
    }

    // MARK: Mistakes

    /// A token without a type, unless something is wrong that is told already: the type's name, or what it refers to.
    private mutating func reportMissingType(of token: Token) {
        if token.hasUnreadableType { return }
        guard let reference = token.value.reference.map({ TokenPath($0) }) else {
            report(
                Diagnostic(
                    .wrongType, "the token “\(token.path)” has no type", at: token.nameRange,
                    help: "write $type on it or on a group above it"))
            return
        }
        if set.index(of: reference) == nil { report(.unknownToken(reference, at: token.value.range, among: names)) }
    }

    private mutating func reportCycle(through index: Int, on stack: [Visit], in appearance: Appearance) {
        guard let start = stack.firstIndex(where: { $0.index == index }) else { return }
        let members = stack[start...].map(\.index)
        for member in members { progress[member] = .broken }
        // The cycle is told from its first member in the order of the files, so that it reads the same from wherever it
        // was entered.
        guard let first = members.min(), let place = members.firstIndex(of: first) else { return }
        let ordered = Array(members[place...]) + Array(members[..<place])
        let shown = ordered.prefix(Self.longestCycleShown)
        var names = shown.map { "{\(set.tokens[$0].path)}" }
        if ordered.count > shown.count { names.append("… \(ordered.count - shown.count) more …") }
        names.append("{\(set.tokens[first].path)}")
        report(
            Diagnostic(
                .referenceCycle,
                ordered.count == 1
                    ? "this token refers to itself: \(names.joined(separator: " → "))"
                    : "these tokens refer to each other: \(names.joined(separator: " → "))",
                at: set.tokens[first].value(in: appearance).range,
                notes: shown.dropFirst().map {
                    .init("{\(set.tokens[$0].path)} stands here", at: set.tokens[$0].nameRange)
                },
                help: "give one of them a value"))
    }

    /// Tells each problem once, although it shows in every appearance.
    private mutating func report(_ diagnostic: Diagnostic) {
        guard reported.insert(diagnostic).inserted else { return }
        diagnostics.append(diagnostic)
        if diagnostics.count >= Self.mostSuggestions { names.offersSuggestions = false }
    }
}
