import Layout
import Loading
import Platform
import Project
import Specs
import Values

/// The path of a mock-up's picture relative to the output folder:
/// `png/<Component>/<state>/<appearance>[+increased]-<typeSize>-<device>[-landscape][-rtl][-<locale>].png`, or
/// `pdf/….pdf`, or `qa/….png` with guides.
struct MockupPath {
    let laidOut: LaidOut
    let appearance: Appearance
    /// The contexts of the project. Direction and locale are named unless they are the only ones.
    let matrix: ContextMatrix
    var format = PictureFormat.png
    /// The folder instead of that of the format.
    var folder: String?

    /// The folder of pictures with guides.
    static let guided = "qa"

    var text: String {
        let folder = PicturePath.folder(laidOut.tree.component, laidOut.tree.state)
        return "\(self.folder ?? format.rawValue)/\(folder)/\(PicturePath.safe(context)).\(format.rawValue)"
    }

    /// The title of a PDF: `Chip, selected, light-large-iphone-15`.
    var title: String { [laidOut.tree.component, laidOut.tree.state, context].joined(separator: ", ") }

    private var context: String {
        let metrics = laidOut.tree.metrics
        var name = "\(appearance.isDark ? "dark" : "light")\(appearance.isIncreasedContrast ? "+increased" : "")"
        name += "-\(metrics.typeSize.rawValue)-\(metrics.device.id)"
        if metrics.orientation == .landscape { name += "-landscape" }
        if metrics.direction == .rightToLeft, matrix.directions != [.rightToLeft] { name += "-rtl" }
        if matrix.locales.isEmpty ? metrics.locale != ContextMatrix.defaultLocale : matrix.locales != [metrics.locale] {
            name += "-\(metrics.locale.replacing("/", with: "_"))"
        }
        return name
    }
}
