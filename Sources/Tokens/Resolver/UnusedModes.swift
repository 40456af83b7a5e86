import Source
import Values

/// Contexts that are not used, because their names do not clearly say which appearance they are for. The help has the
/// lines for the manifest.
enum UnusedModes {
    /// A warning about the contexts besides those that are used; nil if there are none.
    ///
    /// - Parameter contexts: the contexts in use: the default, or those whose names are certain.
    static func diagnostic(of modifier: ResolverDocument.Modifier, using contexts: [Appearance: String]) -> Diagnostic?
    {
        let used = Appearance.base.compactMap { contexts[$0] }
        let others = modifier.contexts.map(\.name).filter { name in
            !used.contains { $0.lowercased() == name.lowercased() }
        }
        if others.isEmpty { return nil }
        let names = used.map { "“\($0)”" }.joined(separator: " and ")
        let part = used.count == 1 ? "its default context \(names)" : "its contexts \(names)"
        return Diagnostic(
            .nonstandardToken, .warning,
            "the \(modifier.kind.rawValue) “\(modifier.name)” uses \(part); \(ignored(others))",
            at: modifier.nameRange,
            help: help(for: modifier, among: others) ?? help(for: modifier, keeping: contexts, others: others))
    }

    /// A warning about a context that is used because it is the first one.
    static func guessed(_ context: String, of modifier: ResolverDocument.Modifier) -> Diagnostic {
        let others = modifier.contexts.map(\.name).filter { $0 != context }
        return Diagnostic(
            .nonstandardToken, .warning,
            "the \(modifier.kind.rawValue) “\(modifier.name)” uses “\(context)”, the first one; \(ignored(others))",
            at: modifier.nameRange, help: help(for: modifier, keeping: [.light: context], others: others))
    }

    /// The number of names in a message.
    private static let mostNames = 8

    private static func ignored(_ others: [String]) -> String {
        var names = others.prefix(mostNames).map { "“\($0)”" }.joined(separator: ", ")
        if others.count > mostNames { names += " and \(others.count - mostNames) more" }
        return "\(names) \(others.count == 1 ? "is" : "are") ignored"
    }

    /// The instruction for a modifier of the appearance; nil if none of the contexts is about the appearance.
    static func help(for modifier: ResolverDocument.Modifier, among contexts: [String]) -> String? {
        guard contexts.contains(where: ModeSpelling.isOtherAppearance) else { return nil }
        var modes: [(mode: String, context: String)] = []
        for context in contexts {
            guard let mode = ModeSpelling.appearance(of: context)?.modeName, !modes.contains(where: { $0.mode == mode })
            else { continue }
            modes.append((mode, context))
        }
        let fixed = modifier.defaultContext ?? modifier.contexts.first?.name ?? "…"
        return "in the manifest, write modes: { \(Self.modes(modes, of: modifier)) }, or choose one context: "
            + input(of: modifier, fixed)
    }

    /// The instruction for contexts that may be about anything: the lines for what is used now, and for another
    /// appearance.
    private static func help(
        for modifier: ResolverDocument.Modifier, keeping contexts: [Appearance: String], others: [String]
    ) -> String {
        let kept = Appearance.base.compactMap { appearance in
            contexts[appearance].map { (mode: appearance.modeName ?? "light", context: $0) }
        }
        if kept.count > 1 {
            return "in the manifest, write modes: { \(modes(kept, of: modifier)) } to keep them, or name others there"
        }
        let other = others.first ?? "…"
        return "in the manifest, write \(input(of: modifier, kept.first?.context ?? "…")) to keep it, or "
            + "modes: { \(modes([("dark", other)], of: modifier)) } if “\(other)” has the values for dark appearance"
    }

    private static func modes(_ modes: [(mode: String, context: String)], of modifier: ResolverDocument.Modifier)
        -> String
    {
        modes.map { "\($0.mode): { \(written(modifier.name)): \(written($0.context)) }" }.joined(separator: ", ")
    }

    static func input(of modifier: ResolverDocument.Modifier, _ context: String) -> String {
        "inputs: { \(written(modifier.name)): \(written(context)) }"
    }

    /// A name in YAML, in quotes where it needs them.
    private static func written(_ name: String) -> String {
        let isWord = name.allSatisfy { $0.isLetter || $0.isNumber || " _-/+".contains($0) }
        let isPlain = isWord && name.first?.isLetter ?? false && name.last != " "
        let isReserved = ["true", "false", "null"].contains(name.lowercased())
        if name == "…" || isPlain && !isReserved { return name }
        return "\"\(name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
}
