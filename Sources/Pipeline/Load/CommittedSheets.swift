import Project
import Source
import Specs

/// The components that `sheets: { committed: … }` lists, with `tokens` and `storyboard` for the sheets of the project,
/// and the screens of `sheets: { storyboard: … }`.
enum CommittedSheets {
    /// Names that no component has; none while a spec cannot be read.
    static func unknown(in manifest: Manifest, _ library: SpecLibrary) -> [Diagnostic] {
        guard library.isComplete else { return [] }
        let screens = Set(library.components.filter(\.isScreen).map(\.name))
        let sheets = (manifest.committedSheets ?? []).filter {
            !SheetName.ofProject.contains($0.text) && !library.names.contains($0.text)
        }
        return sheets.map { diagnostic(of: $0, "component", among: library.names) }
            + (manifest.storyboard ?? []).filter { !screens.contains($0.text) }.map {
                diagnostic(of: $0, "screen", among: screens.sorted())
            }
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
