import Source
import Values

/// The contexts that a modifier has in the appearances, from `modes` in the manifest or from their names.
struct ModeContexts {
    /// At least the context of light appearance with standard contrast.
    private(set) var names: [Appearance: String]

    /// The contexts that `modes` names. In light appearance the default applies, or else the context named light.
    init?(_ written: [Appearance: String], of modifier: ResolverDocument.Modifier) {
        names = written
        guard names[.light] == nil else { return }
        let others = modifier.contexts.map(\.name).filter { !written.values.contains($0) }
        let light = others.first { ModeSpelling.certainAppearance(of: $0) == .light }
        guard let name = modifier.defaultContext ?? light ?? (others.count == 1 ? others.first : nil) else {
            return nil
        }
        names[.light] = name
    }

    /// The contexts whose names unmistakably mean appearances; nil if none means another appearance than light, if
    /// none means light, or if two mean the same one.
    init?(inferredFor modifier: ResolverDocument.Modifier) {
        names = [:]
        for context in modifier.contexts {
            guard let appearance = ModeSpelling.certainAppearance(of: context.name) else { continue }
            guard names.updateValue(context.name, forKey: appearance) == nil else { return nil }
        }
        if names[.light] == nil {
            let base = modifier.contexts.map(\.name).filter(ModeSpelling.meansStandard)
            names[.light] = base.count == 1 ? base.first : base.first { $0 == modifier.defaultContext }
        }
        guard names.count > 1, names[.light] != nil else { return nil }
    }

    /// The context in an appearance. Where both dark and increased contrast have one, dark is nearer.
    func name(in appearance: Appearance) -> String? {
        let nearest = [
            appearance, Appearance(isDark: appearance.isDark),
            Appearance(isDark: false, isIncreasedContrast: appearance.isIncreasedContrast), .light,
        ]
        return nearest.lazy.compactMap { names[$0] }.first
    }

    /// `dark: night, increased: light-hc`
    var text: String {
        Appearance.base.compactMap { appearance in
            names[appearance].map { "“\($0)” for \(appearance.modeName ?? "light")" }
        }.joined(separator: ", ")
    }
}
