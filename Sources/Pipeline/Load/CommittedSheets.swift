import Project
import Source
import Specs

/// The components that `sheets: { committed: … }` lists, and `tokens` for the token sheet.
enum CommittedSheets {
    /// Names that no component has; none while a spec cannot be read.
    static func unknown(in manifest: Manifest, _ library: SpecLibrary) -> [Diagnostic] {
        guard library.isComplete, let listed = manifest.committedSheets else { return [] }
        return listed.filter { $0.text != SheetName.tokens && !library.names.contains($0.text) }.map { name in
            Diagnostic(
                .unknownComponent, "unknown component “\(name.text)”", at: name.range,
                help: Suggestion.hint(for: name.text, among: library.names),
                fixes: Spelling.fixes(of: name.text, at: name.range, among: library.names))
        }
    }
}
