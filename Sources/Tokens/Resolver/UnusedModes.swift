import Source
import Values

/// A modifier with contexts for dark appearance or increased contrast under another name than `appearance` and
/// `contrast`. Only one of its contexts is used, so the others are lost.
enum UnusedModes {
    /// A warning about the contexts that are not used; nil if the modifier does not depend on the appearance.
    static func diagnostic(of modifier: ResolverDocument.Modifier, using context: String) -> Diagnostic? {
        guard let help = help(for: modifier) else { return nil }
        let used = modifier.context(named: context)?.name ?? context
        let others = modifier.contexts.map(\.name).filter { $0 != used }
        let names = others.map { "“\($0)”" }.joined(separator: ", ")
        return Diagnostic(
            .nonstandardToken, .warning,
            "the modifier “\(modifier.name)” uses its default context “\(used)”; \(names) "
                + "\(others.count == 1 ? "is" : "are") ignored",
            at: modifier.nameRange, help: help)
    }

    /// The instruction for a modifier of the appearance; nil if the modifier does not depend on the appearance.
    static func help(for modifier: ResolverDocument.Modifier) -> String? {
        let names = modifier.contexts.map(\.name)
        guard names.count > 1, names.contains(where: ModeSpelling.isOtherAppearance) else { return nil }
        let appearances = names.map { ModeSpelling.appearance(of: $0) }
        let input = "or choose one context in the manifest: inputs: { \(modifier.name): \(names.first ?? "…") }"
        if appearances.contains(where: { $0?.isIncreasedContrast ?? false }) {
            return "write the modifiers appearance (light, dark) and contrast (standard, increased), \(input)"
        }
        return "name the modifier appearance and its contexts light and dark, \(input)"
    }
}
