import Comparison
import Sheets
import Values

/// A sheet with a finished layout.
struct LaidOutSheet: Sendable {
    /// The file name without its ending: `Chip-redline`.
    var name: String
    /// `contact`, `redline`, `tokens` …
    var kind: String
    /// Nil for a sheet of the project.
    var component: String?
    /// The title of a PDF.
    var title: String
    var page: Page

    /// The description of the sheet in a folder of the output.
    func compared(in folder: String) -> ComparedSheet {
        let content = page.content
        return ComparedSheet(
            name: "\(folder)/\(name)", kind: kind, component: component, scene: content.fingerprint.description,
            pictures: content.pictures.map { ComparedSheet.Picture(name: $0.name, scene: $0.scene) },
            texts: content.texts)
    }
}
