package import Source
import Values
import YAML

/// Resolves every token of a set in every appearance, following references and finding cycles.
///
/// References are followed with an explicit stack instead of recursion, because a chain can be as long as a file.
package struct TokenResolver {
    /// The maximum number of diagnostics with suggestions. A suggestion requires a search through all tokens.
    private static let maximumSuggestions = 50

    /// A token whose references are being resolved.
    private struct Visit {
        var index: Int
        /// The targets that are not visited yet.
        var targets: Range<Int>
    }

    private let set: TokenSet
    private let links: TokenLinks
    private let types: [TokenType?]
    private let cells: ResolvedCells
    private var reader: ValueReader
    private let place: ValueReader.Place
    private var reported: Set<Diagnostic> = []
    private var diagnostics: [Diagnostic]

    private init(_ set: TokenSet, _ diagnostics: [Diagnostic]) {
        self.set = set
        self.diagnostics = diagnostics
        links = TokenLinks(set)
        types = TokenTypes(set, links).types
        let cells = ResolvedCells(set, AppearanceAxes(set, links))
        self.cells = cells
        place = .tokenFile(standard: set.standardFiles, older: set.olderFiles)
        reader = ValueReader(appearance: .light, names: TokenNames(set), place: place) { path, appearance in
            cells.lookUp(path, in: appearance)
        }
    }

    /// Returns the resolved tokens and all their errors.
    package static func resolve(_ set: TokenSet) -> (ResolvedTokens, [Diagnostic]) {
        let (extended, problems) = GroupExtension.extend(set)
        let (plain, texts) = PlainValues.applied(extended)
        let (standard, departures) = ReferenceForms.standardized(GradientAliases.applied(plain))
        let (lengths, shares) = FontShares.applied(standard)
        var resolver = TokenResolver(
            lengths, problems + texts + departures + shares + IncompleteToken.diagnostics(in: extended))
        return resolver.resolveAll()
    }

    /// Returns the tokens with the references of the standard in place of those of other tools, for files that are
    /// written by uispec. Resolving reports the replaced ones.
    package static func standardized(_ set: TokenSet) -> TokenSet {
        ReferenceForms.standardized(GradientAliases.applied(PlainValues.applied(set).0)).0
    }

    private mutating func resolveAll() -> (ResolvedTokens, [Diagnostic]) {
        for appearance in Appearance.all {
            reader.appearance = appearance
            for index in set.tokens.indices where cells.axes.isRead(appearance, for: index) {
                resolve(index, in: appearance)
            }
        }
        cells.fillAbsent()
        let storage = ResolvedTokenStorage(tokens: set.tokens, aliases: links.aliases)
        let resolved = set.tokens.indices.map { index -> ResolvedToken? in
            guard let type = types[index], let values = cells.values(of: index) else { return nil }
            return ResolvedToken(type: type, values: values, index: index, storage: storage)
        }
        return (ResolvedTokens(tokens: set, resolved: resolved, links: links), diagnostics)
    }

    // MARK: Values

    /// Resolves a token after all tokens that it refers to.
    private mutating func resolve(_ start: Int, in appearance: Appearance) {
        guard case .unknown = cells[start, appearance] else { return }
        if !set.tokens[start].exists(in: appearance) {
            cells[start, appearance] = .absent
            return
        }
        let first = visit(start, in: appearance)
        guard !first.targets.isEmpty else { return finish(first.index, in: appearance) }
        var stack = [first]
        while var top = stack.popLast() {
            guard let place = top.targets.popFirst() else {
                finish(top.index, in: appearance)
                continue
            }
            stack.append(top)
            let target = links.target(at: place)
            switch cells[target, appearance] {
            case .unknown where !set.tokens[target].exists(in: appearance): cells[target, appearance] = .absent
            case .unknown: stack.append(visit(target, in: appearance))
            case .inProgress: reportCycle(through: target, on: stack, in: appearance)
            case .done, .broken, .absent: break
            }
        }
    }

    private func visit(_ index: Int, in appearance: Appearance) -> Visit {
        cells[index, appearance] = .inProgress
        return Visit(
            index: index, targets: links.range(of: index, mode: set.tokens[index].modes.place(in: appearance)))
    }

    private mutating func finish(_ index: Int, in appearance: Appearance) {
        // A cycle marks its members as broken while they are still being visited.
        guard case .inProgress = cells[index, appearance] else { return }
        guard !set.tokens[index].isIgnored, let type = types[index] else {
            if !set.tokens[index].isIgnored { reportMissingType(of: set.tokens[index]) }
            cells[index, appearance] = .broken
            return
        }
        cells[index, appearance] = value(of: index, as: type, in: appearance).map(ResolvedCells.State.done) ?? .broken
    }

    private mutating func value(of index: Int, as type: TokenType, in appearance: Appearance) -> TokenValue? {
        let mode = set.tokens[index].modes.place(in: appearance)
        // An alias with the type of its target has the same value and need not be read.
        let isPointing = links.pointing.contains(index)
        if mode == nil, !isPointing, let target = links.alias(of: index),
            case .done(let value) = cells[target, appearance],
            value.type == type
        {
            return value
        }
        var node = mode.map { set.tokens[index].modes[$0].value } ?? set.tokens[index].value
        if isPointing {
            var expansion = PointerExpansion(set, names: reader.names, in: appearance)
            let result = expansion.expand(node)
            for problem in expansion.problems { report(problem) }
            guard let expanded = result else { return nil }
            node = expanded
        }
        if set.tokens[index].hasOwnForms {
            // uispec's own extension data is never reported as a departure.
            reader.place = .tokenFile(standard: [], older: [node.range.file])
        }
        var value = reader.read(node, as: type)
        if let modification = set.tokens[index].modification(in: appearance), let old = value {
            value = reader.changed(old, by: modification)
        }
        if set.tokens[index].hasOwnForms { reader.place = place }
        if !reader.diagnostics.isEmpty {
            for diagnostic in reader.diagnostics { report(diagnostic) }
            reader.diagnostics = []
        }
        return value
    }

    // MARK: Mistakes

    /// Reports a token without a type, unless its reference is already reported as invalid.
    private mutating func reportMissingType(of token: Token) {
        if let node = token.value.pointerNode, node.string.flatMap(TokenPointer.init) == nil {
            return report(.badPointer(node))
        }
        guard let reference = token.value.tokenReference else {
            report(
                Diagnostic(
                    .untypedToken, "the token “\(token.path)” has no type", at: token.nameRange,
                    help: "add $type to the token or to a group that contains it"))
            return
        }
        if let target = set[reference] {
            guard target.ignoredType != nil else { return }
            report(.ignoredToken(target, at: token.value.range, expected: nil))
        } else if !set.mayBeUnread(reference) {
            report(.unknownToken(reference, at: token.value.range, among: reader.names))
        }
    }

    private mutating func reportCycle(through index: Int, on stack: [Visit], in appearance: Appearance) {
        guard let start = stack.lastIndex(where: { $0.index == index }) else { return }
        let members = stack[start...].map(\.index)
        for member in members { cells[member, appearance] = .broken }
        report(TokenCycle.diagnostic(members.map { set.tokens[$0] }, order: members, in: appearance))
    }

    /// Reports each problem once, although it can occur in several appearances.
    private mutating func report(_ diagnostic: Diagnostic) {
        guard reported.insert(diagnostic).inserted else { return }
        diagnostics.append(diagnostic)
        if diagnostics.count >= Self.maximumSuggestions { reader.names.offersSuggestions = false }
    }
}
