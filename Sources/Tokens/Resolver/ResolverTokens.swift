package import Source
import Values
import YAML

/// The tokens of a resolver document: the values in light appearance and standard contrast, and as modes the changes by
/// modifiers whose contexts are for other appearances.
package struct ResolverTokens {
    package private(set) var tokens = TokenSet()
    package private(set) var diagnostics: [Diagnostic] = []

    private let document: ResolverDocument
    /// By name of a modifier, its contexts by appearance.
    private var contexts: [String: ModeContexts] = [:]

    /// The names of modifiers for appearances that uispec's own documentation uses. They need no note.
    private static let plainNames = ["appearance", "contrast"]

    package init(_ document: ResolverDocument, inputs: ResolverInputs) {
        self.document = document
        let infers = !inputs.mapsModes(of: document)
        for modifier in document.modifiers { choose(of: modifier, inputs, infers: infers) }
        guard !diagnostics.contains(where: { $0.severity == .error }) else { return }
        tokens = flattened(.light, reportsAll: true)
        for appearance in Appearance.base.dropFirst() where hasValues(in: appearance) { addModes(appearance) }
    }

    // MARK: Contexts

    private mutating func choose(of modifier: ResolverDocument.Modifier, _ inputs: ResolverInputs, infers: Bool) {
        let written = inputs.contexts(of: modifier)
        if inputs.fixed.contains(where: { $0.names(modifier) }) {
            // An input of an unknown context is reported at its place.
            use(inputs.context(of: modifier) ?? modifier.defaultContext ?? modifier.contexts.first?.name, of: modifier)
        } else if !written.isEmpty {
            contexts[modifier.name] = ModeContexts(written, of: modifier)
            if contexts[modifier.name] == nil { reportMissing(modifier, mode: "light") }
        } else if infers, let inferred = ModeContexts(inferredFor: modifier) {
            contexts[modifier.name] = inferred
            reportInferred(inferred, of: modifier)
        } else if let context = modifier.defaultContext {
            use(context, of: modifier)
            if !modifier.hasInvalidDefault { report(context, of: modifier) }
        } else {
            reportMissing(modifier, mode: nil)
        }
    }

    /// Warns of the contexts besides the default one.
    private mutating func report(_ context: String, of modifier: ResolverDocument.Modifier) {
        let isAppearance = modifier.contexts.contains { $0.name != context && ModeSpelling.isOtherAppearance($0.name) }
        if !isAppearance, modifier.kind != .modifier, modifier.contexts.count > 1 {
            // These formats have no default, so the first one is a guess.
            diagnostics.append(UnusedModes.guessed(context, of: modifier))
        } else if !isAppearance, let axis = MetricsSpelling.axis(of: modifier.name) {
            let others = modifier.contexts.map(\.name).filter { $0 != context }.map { "“\($0)”" }
            diagnostics.append(
                Diagnostic(
                    .nonstandardToken, .warning,
                    "tokens cannot depend on the \(axis), so the modifier “\(modifier.name)” uses its default "
                        + "context “\(context)”; \(others.joined(separator: ", ")) "
                        + "\(others.count == 1 ? "is" : "are") ignored",
                    at: modifier.nameRange,
                    help: "choose a context in the manifest: \(UnusedModes.input(of: modifier, context))"))
        } else if let unused = UnusedModes.diagnostic(of: modifier, using: [.light: context]) {
            diagnostics.append(unused)
        }
    }

    private mutating func use(_ context: String?, of modifier: ResolverDocument.Modifier) {
        contexts[modifier.name] = context.flatMap { ModeContexts([.light: $0], of: modifier) }
    }

    private mutating func reportMissing(_ modifier: ResolverDocument.Modifier, mode: String?) {
        let input = "\(modifier.name): \(modifier.contexts.first?.name ?? "…")"
        let help = UnusedModes.help(for: modifier, among: modifier.contexts.map(\.name))
        diagnostics.append(
            Diagnostic(
                .unknownModifier, "missing modifier \"\(modifier.name)\"", at: modifier.nameRange,
                help: mode.map { "add a context for \($0) appearance: modes: { \($0): { \(input) } }" } ?? help
                    ?? "set it in the manifest: inputs: { \(input) }"))
    }

    /// Notes the contexts that are used because of their names, and warns of the others.
    private mutating func reportInferred(_ inferred: ModeContexts, of modifier: ResolverDocument.Modifier) {
        let used = Appearance.base.compactMap { inferred.names[$0] }
        let unused = UnusedModes.diagnostic(of: modifier, using: inferred.names)
        if let unused { diagnostics.append(unused) }
        guard unused == nil, modifier.kind != .modifier || !Self.plainNames.contains(modifier.name) else { return }
        diagnostics.append(
            Diagnostic(
                .nonstandardToken, .note,
                "the \(modifier.kind.rawValue) “\(modifier.name)” selects modes: \(inferred.text)",
                at: modifier.nameRange,
                help: "to choose other contexts, write modes: in the manifest, such as "
                    + "modes: { dark: { \(modifier.name): \(used.last ?? "dark") } }"))
    }

    // MARK: Flattening

    /// Whether an appearance has other contexts than the one that its tokens fall back to.
    private func hasValues(in appearance: Appearance) -> Bool {
        let fallback = appearance == .darkIncreased ? Appearance.dark : .light
        return contexts.values.contains { $0.name(in: appearance) != $0.name(in: fallback) }
    }

    /// Returns the tokens in one appearance. Later tokens replace earlier ones.
    private mutating func flattened(_ appearance: Appearance, reportsAll: Bool) -> TokenSet {
        var reader = TokenReader(overriding: true)
        for step in document.steps {
            switch step {
            case .set(let sources): read(sources, with: &reader)
            case .modifier(let modifier):
                read(modifier.context(named: context(of: modifier, in: appearance))?.sources ?? [], with: &reader)
            }
        }
        var read = reader.tokens
        GroupProperties.handDown(in: &read, isOneSource: true)
        let (extended, problems) = GroupExtension.extend(read)
        // A text in place of a token may differ between appearances.
        let (tokens, texts) = PlainValues.applied(extended)
        // The other appearances read mostly the same files, so only new problems are reported.
        for problem in reader.diagnostics + problems + texts where reportsAll || !diagnostics.contains(problem) {
            diagnostics.append(problem)
        }
        return tokens
    }

    private func read(_ sources: [ResolverDocument.TokenSource], with reader: inout TokenReader) {
        for source in sources { reader.read(source.tokens, isStandard: source.isStandard) }
    }

    private func context(of modifier: ResolverDocument.Modifier, in appearance: Appearance) -> String {
        contexts[modifier.name]?.name(in: appearance) ?? ""
    }

    /// Adds every value that differs in an appearance as a mode of its token.
    private mutating func addModes(_ appearance: Appearance) {
        let other = flattened(appearance, reportsAll: false)
        for index in tokens.tokens.indices {
            let token = tokens.tokens[index]
            guard let changed = other[token.path] else { continue }
            let value = changed.value(in: appearance)
            let old = token.value(in: appearance)
            let (change, oldChange) = (changed.modification, token.modification(in: appearance))
            let isSame = token.exists(in: appearance) && value.range == old.range && value.string == old.string
            if isSame, change?.range == oldChange?.range { continue }
            tokens.update(token: index) {
                var mode = Token.Mode(appearance: appearance, nameRange: changed.nameRange, value: value)
                if change?.range != token.modification?.range { mode.change = .init(modification: change) }
                $0.modes.append(mode)
            }
        }
        reportFallbacks(in: other, appearance)
        for token in other.tokens where tokens.member(at: token.path) == nil {
            addToken(token, of: other, in: appearance)
        }
    }

    /// Adds a token that no earlier appearance has.
    private mutating func addToken(_ token: Token, of other: TokenSet, in appearance: Appearance) {
        var token = token
        token.group = token.group.flatMap { group($0, of: other) }
        token.modes = [Token.Mode(appearance: appearance, nameRange: token.nameRange, value: token.value)]
        token.isOnlyInModes = true
        _ = tokens.add(token)
    }

    /// The index of the group that corresponds to one of another set, which is added if it is missing.
    private mutating func group(_ index: Int, of other: TokenSet) -> Int? {
        var missing: [TokenGroup] = []
        var parent: Int?
        var current: Int? = index
        while let place = current {
            let group = other.groups[place]
            if case .group(let known)? = tokens.member(at: group.path) {
                parent = known
                break
            }
            missing.append(group)
            current = group.parent
        }
        for group in missing.reversed() {
            var group = group
            group.parent = parent
            parent = tokens.add(group)
        }
        return parent
    }

    /// Warns of references to tokens that another appearance has not. Their values in light are used.
    private mutating func reportFallbacks(in other: TokenSet, _ appearance: Appearance) {
        let absent = Set(tokens.paths.filter { other.member(at: $0) == nil })
        if absent.isEmpty { return }
        for token in other.tokens {
            for (path, range) in token.value(in: appearance).references where absent.contains(path) {
                let known = tokens[path]
                let problem = Diagnostic(
                    .nonstandardToken, .warning,
                    "{\(path)} has no value in \(appearance.name); its value in light is used", at: range,
                    notes: known.map { [.init("the token is defined here", at: $0.nameRange)] } ?? [],
                    help: "define the token for \(appearance.name) too, or in a set")
                if !diagnostics.contains(problem) { diagnostics.append(problem) }
            }
        }
    }
}

extension Node {
    /// All references in a value, each with its range.
    fileprivate var references: [(path: TokenPath, range: SourceRange)] {
        if let path = tokenReference { return [(path, range)] }
        switch content {
        case .scalar(let scalar): return EmbeddedReferences.paths(in: scalar.text).map { ($0, range) }
        case .sequence(let items): return items.flatMap(\.references)
        case .mapping(let entries): return entries.flatMap(\.value.references)
        }
    }
}
