package import Source
import Values
import YAML

/// The tokens of a resolver document: the values in light appearance and standard contrast, with the changes by the
/// modifiers `appearance` and `contrast` as modes.
package struct ResolverTokens {
    package private(set) var tokens = TokenSet()
    package private(set) var diagnostics: [Diagnostic] = []

    private let document: ResolverDocument
    /// By name of a modifier, the context that is used.
    private var fixed: [String: String] = [:]

    /// The modifiers that become modes, with the names of their contexts in ``Appearance``.
    private static let modes = ["appearance": ["light", "dark"], "contrast": ["standard", "increased"]]
    /// Modifiers that no value of a token can depend on.
    private static let unsupported = ["typeSize", "device", "direction", "locale"]

    package init(_ document: ResolverDocument, inputs: [ResolverInput]) {
        self.document = document
        check(inputs)
        for modifier in document.modifiers { fix(modifier, inputs) }
        guard !diagnostics.contains(where: { $0.severity == .error }) else { return }
        tokens = flattened(.light, reportsAll: true)
        for appearance in Appearance.base.dropFirst() where isRead(appearance) { addModes(appearance) }
    }

    // MARK: Inputs

    private mutating func check(_ inputs: [ResolverInput]) {
        for input in inputs {
            guard let modifier = document.modifiers.first(where: { input.names($0) }) else {
                diagnostics.append(
                    Diagnostic(
                        .unknownModifier, "unknown modifier \"\(input.modifier)\"", at: input.modifierRange,
                        help: Suggestion.hint(for: input.modifier, among: document.modifiers.map(\.name))))
                continue
            }
            guard modifier.context(named: input.context) == nil else { continue }
            diagnostics.append(
                Diagnostic(
                    .unknownModifier, "invalid context \"\(input.context)\" for modifier \"\(modifier.name)\"",
                    at: input.contextRange,
                    help: "use one of \(modifier.contexts.map(\.name).joined(separator: ", "))"))
        }
    }

    private mutating func fix(_ modifier: ResolverDocument.Modifier, _ inputs: [ResolverInput]) {
        if let input = inputs.first(where: { $0.names(modifier) }) {
            fixed[modifier.name] = input.context
        } else if let names = Self.modes[modifier.name] {
            checkModes(modifier, names)
        } else if let context = modifier.defaultContext {
            fixed[modifier.name] = context
            if let unused = UnusedModes.diagnostic(of: modifier, using: context) { diagnostics.append(unused) }
            guard Self.unsupported.contains(modifier.name) else { return }
            diagnostics.append(
                Diagnostic(
                    .nonstandardToken, .warning,
                    "tokens cannot depend on \(modifier.name); the modifier uses its default context “\(context)”",
                    at: modifier.nameRange))
        } else {
            let input = "inputs: { \(modifier.name): \(modifier.contexts.first?.name ?? "…") }"
            diagnostics.append(
                Diagnostic(
                    .unknownModifier, "missing modifier \"\(modifier.name)\"", at: modifier.nameRange,
                    help: UnusedModes.help(for: modifier) ?? "set it in the manifest: \(input)"))
        }
    }

    /// Checks the contexts of a modifier that becomes modes. The first name is required.
    private mutating func checkModes(_ modifier: ResolverDocument.Modifier, _ names: [String]) {
        for context in modifier.contexts where !names.contains(context.name.lowercased()) {
            diagnostics.append(
                Diagnostic(
                    .unknownValue,
                    "a context of “\(modifier.name)” must be \(names.joined(separator: " or ")), not “\(context.name)”",
                    at: modifier.nameRange,
                    help: "rename it, or set the modifier in the manifest: inputs: { \(modifier.name): … }"))
        }
        if modifier.context(named: names[0]) == nil {
            diagnostics.append(
                Diagnostic(
                    .missingKey, "the modifier “\(modifier.name)” needs a context “\(names[0])”",
                    at: modifier.nameRange, help: "write \(names[0]): [] under contexts:"))
        }
    }

    // MARK: Flattening

    /// Whether a modifier defines values for an appearance.
    private func isRead(_ appearance: Appearance) -> Bool {
        func has(_ name: String, _ context: String) -> Bool {
            fixed[name] == nil
                && document.modifiers.contains { $0.name == name && $0.context(named: context) != nil }
        }
        return (!appearance.isDark || has("appearance", "dark"))
            && (!appearance.isIncreasedContrast || has("contrast", "increased"))
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
        let (tokens, problems) = GroupExtension.extend(reader.tokens)
        // The other appearances read mostly the same files, so only new problems are reported.
        for problem in reader.diagnostics + problems where reportsAll || !diagnostics.contains(problem) {
            diagnostics.append(problem)
        }
        return tokens
    }

    private func read(_ sources: [ResolverDocument.TokenSource], with reader: inout TokenReader) {
        for source in sources { reader.read(source.tokens, isStandard: source.isStandard) }
    }

    private func context(of modifier: ResolverDocument.Modifier, in appearance: Appearance) -> String {
        if let context = fixed[modifier.name] { return context }
        if modifier.name == "appearance" { return appearance.isDark ? "dark" : "light" }
        return appearance.isIncreasedContrast ? "increased" : "standard"
    }

    /// Adds every value that differs in an appearance as a mode of its token.
    private mutating func addModes(_ appearance: Appearance) {
        let other = flattened(appearance, reportsAll: false)
        for index in tokens.tokens.indices {
            let token = tokens.tokens[index]
            guard let changed = other[token.path] else { continue }
            let value = changed.value(in: appearance)
            guard value.range != token.value(in: appearance).range else { continue }
            tokens.update(token: index) {
                $0.modes.append(Token.Mode(appearance: appearance, nameRange: changed.nameRange, value: value))
            }
        }
        for token in other.tokens where tokens.member(at: token.path) == nil {
            diagnostics.append(
                Diagnostic(
                    .missingKey, "“\(token.path)” has a value in \(appearance.name) but none in light",
                    at: token.nameRange, help: "define it in a set or in the context “light”"))
        }
    }
}
