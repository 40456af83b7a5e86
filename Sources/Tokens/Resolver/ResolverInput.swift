package import Source
package import Values

/// An input that the manifest sets for a resolver document: `inputs: { brand: a }`.
package struct ResolverInput: Sendable, Hashable {
    package var modifier: String
    package var modifierRange: SourceRange
    package var context: String
    package var contextRange: SourceRange

    /// Whether the input is for a modifier. The standard recommends that case is ignored.
    func names(_ modifier: ResolverDocument.Modifier) -> Bool {
        modifier.name.lowercased() == self.modifier.lowercased()
    }

    package init(modifier: String, modifierRange: SourceRange, context: String, contextRange: SourceRange) {
        self.modifier = modifier
        self.modifierRange = modifierRange
        self.context = context
        self.contextRange = contextRange
    }
}

/// The contexts that the manifest chooses for the modifiers of resolver documents.
package struct ResolverInputs: Sendable {
    /// The contexts of all appearances: `inputs: { brand: a }`.
    package var fixed: [ResolverInput] = []
    /// The contexts of single appearances: `modes: { dark: { theme: dark } }`.
    package var modes: [Appearance: [ResolverInput]] = [:]
    /// The ends of token names of single appearances: `modes: { dark: { suffix: _dark } }`.
    package var suffixes = ModeSuffixes()

    package init(fixed: [ResolverInput] = [], modes: [Appearance: [ResolverInput]] = [:]) {
        self.fixed = fixed
        self.modes = modes
    }

    /// All inputs, those of appearances in display order.
    package var all: [ResolverInput] { fixed + Appearance.base.flatMap { modes[$0] ?? [] } }

    /// Returns errors about modifiers and contexts that no document has.
    package func problems(in documents: [ResolverDocument]) -> [Diagnostic] {
        let modifiers = documents.flatMap(\.modifiers)
        return all.compactMap { input in
            let named = modifiers.filter(input.names)
            guard let first = named.first else {
                return Diagnostic(
                    .unknownModifier, "unknown modifier \"\(input.modifier)\"", at: input.modifierRange,
                    help: Suggestion.hint(for: input.modifier, among: modifiers.map(\.name)))
            }
            if named.contains(where: { $0.context(named: input.context) != nil }) { return nil }
            let contexts = named.flatMap { $0.contexts.map(\.name) }
            return Diagnostic(
                .unknownModifier, "invalid context \"\(input.context)\" for modifier \"\(first.name)\"",
                at: input.contextRange,
                help: Suggestion.nearest(to: input.context, among: contexts).map { "did you mean “\($0)”?" }
                    ?? "use one of \(contexts.joined(separator: ", "))")
        }
    }

    /// The context that a modifier has in all appearances; nil without an input that it knows.
    func context(of modifier: ResolverDocument.Modifier) -> String? {
        fixed.first { $0.names(modifier) }.flatMap { modifier.context(named: $0.context)?.name }
    }

    /// The contexts that `modes` gives a modifier, by appearance.
    func contexts(of modifier: ResolverDocument.Modifier) -> [Appearance: String] {
        modes.compactMapValues { inputs in
            inputs.first { $0.names(modifier) }.flatMap { modifier.context(named: $0.context)?.name }
        }
    }

    /// Whether `modes` names a modifier of a document. Its contexts are then not inferred from their names.
    func mapsModes(of document: ResolverDocument) -> Bool {
        document.modifiers.contains { modifier in
            modes.values.contains { inputs in inputs.contains { $0.names(modifier) } }
        }
    }
}

extension ResolverInputs {
    /// The names of the appearances in ``add(mode:)``.
    package static let modeNames = ["light"] + Appearance.base.compactMap(\.modeName)

    /// Adds the context of an appearance from a command line: `dark=theme:night`.
    ///
    /// - Returns: false if the text does not have this form.
    package mutating func add(mode text: String) -> Bool {
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2, let colon = parts[1].lastIndex(of: ":"), Self.modeNames.contains(parts[0]) else {
            return false
        }
        let (modifier, context) = (String(parts[1][..<colon]), String(parts[1][colon...].dropFirst()))
        guard !modifier.isEmpty, !context.isEmpty else { return false }
        // The command line is not a file.
        let range = SourceRange(file: FileID(rawValue: .max), start: 0, end: 0)
        modes[Appearance(modeName: parts[0]) ?? .light, default: []].append(
            ResolverInput(modifier: modifier, modifierRange: range, context: context, contextRange: range))
        return true
    }
}
