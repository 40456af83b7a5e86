import Project
import Source
import Specs

/// The components that `sheets: { committed: … }` lists, with `tokens`, `storyboard` and `alerts` for the sheets of the
/// project, and the screens of `sheets: { storyboard: … }`.
enum CommittedSheets {
    /// Names that no component has; none while a spec cannot be read.
    static func unknown(in manifest: Manifest, _ library: SpecLibrary) -> [Diagnostic] {
        guard library.isComplete else { return [] }
        let screens = Dictionary(
            library.components.filter(\.isScreen).map { ($0.name, $0.stateNames) }, uniquingKeysWith: { one, _ in one })
        let annotated = library.components.flatMap { component in
            SheetKind.allCases.filter { $0 != .contact }.map { $0.name(of: component) }
        }
        let known = SheetName.ofProject.union(library.names).union(annotated)
        let sheets = (manifest.committedSheets ?? []).filter { !known.contains($0.text) }
        return sheets.map { diagnostic(of: $0, "component", among: library.names) }
            + (manifest.storyboard ?? []).compactMap { unknown($0, screens: screens) }
    }

    /// `Home`, or `Home:empty` for a screen in a state.
    private static func unknown(_ entry: Manifest.Path, screens: [String: [String]]) -> Diagnostic? {
        let place = StoryboardPlace(entry.text)
        guard let states = screens[place.screen] else {
            return diagnostic(of: entry, "screen", among: screens.keys.sorted())
        }
        guard let state = place.state, !states.contains(state) else { return nil }
        return diagnostic(of: entry, "state", among: states.map { "\(place.screen):\($0)" })
    }

    private static func diagnostic(
        of name: Manifest.Path, _ kind: String, among names: [String]
    ) -> Diagnostic {
        Diagnostic(
            .unknownComponent, "unknown \(kind) “\(name.text)”", at: name.range,
            help: Suggestion.hint(for: name.text, among: names),
            fixes: Spelling.fixes(of: name.text, at: name.range, among: names))
    }
}
