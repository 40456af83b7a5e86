import Source
import Values

/// Contexts for dark appearance or increased contrast that are not used, because their names do not clearly say which
/// appearance they are for.
enum UnusedModes {
    /// A warning about the contexts that are not used; nil if none is about the appearance.
    static func diagnostic(of modifier: ResolverDocument.Modifier, using contexts: [String]) -> Diagnostic? {
        let others = modifier.contexts.map(\.name).filter { name in
            !contexts.contains { $0.lowercased() == name.lowercased() }
        }
        guard let help = help(for: modifier, among: others) else { return nil }
        let ignored = others.map { "“\($0)”" }.joined(separator: ", ") + (others.count == 1 ? " is" : " are")
        let used = contexts.map { "“\($0)”" }.joined(separator: " and ")
        let part = contexts.count == 1 ? "its default context \(used)" : "its contexts \(used)"
        return Diagnostic(
            .nonstandardToken, .warning,
            "the \(modifier.kind.rawValue) “\(modifier.name)” uses \(part); \(ignored) ignored", at: modifier.nameRange,
            help: help)
    }

    /// A warning about a context that is used because it is the first one.
    static func guessed(_ context: String, of modifier: ResolverDocument.Modifier) -> Diagnostic {
        let others = modifier.contexts.map(\.name).filter { $0 != context }
        let names = others.map { "“\($0)”" }.joined(separator: ", ")
        return Diagnostic(
            .nonstandardToken, .warning,
            "the \(modifier.kind.rawValue) “\(modifier.name)” uses “\(context)”, the first one; \(names) "
                + "\(others.count == 1 ? "is" : "are") ignored",
            at: modifier.nameRange,
            help: "choose one in the manifest: inputs: { \(modifier.name): \(context) }")
    }

    /// The number of names in a note.
    private static let mostNames = 8

    /// A note about a modifier that is not about the appearance and has its default.
    static func defaulted(_ context: String, of modifier: ResolverDocument.Modifier) -> Diagnostic {
        let others = modifier.contexts.map(\.name).filter { $0 != context }
        var names = others.prefix(mostNames).map { "“\($0)”" }.joined(separator: ", ")
        if others.count > mostNames { names += " and \(others.count - mostNames) more" }
        return Diagnostic(
            .nonstandardToken, .note,
            "the \(modifier.kind.rawValue) “\(modifier.name)” uses its default context “\(context)”; \(names) "
                + "\(others.count == 1 ? "is" : "are") ignored",
            at: modifier.nameRange,
            help: "choose one in the manifest: inputs: { \(modifier.name): \(others.first ?? context) }; "
                + "if they are appearances, write modes: { dark: { \(modifier.name): … } }")
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
        let map = modes.map { "\($0.mode): { \(modifier.name): \($0.context) }" }.joined(separator: ", ")
        let fixed = modifier.defaultContext ?? modifier.contexts.first?.name ?? "…"
        return "in the manifest, write modes: { \(map) }, or choose one context: "
            + "inputs: { \(modifier.name): \(fixed) }"
    }
}
