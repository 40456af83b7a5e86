import Layout
import Platform
import Project
import Specs
import Values

/// Where a mock-up's picture lies below the output folder:
/// `png/<Component>/<state>/<appearance>[+increased]-<typeSize>-<device>[-landscape][-rtl][-<locale>].png`, of a PDF
/// `pdf/….pdf`.
struct MockupPath {
    let laidOut: LaidOut
    let appearance: Appearance
    /// The project's matrix: direction and locale are told where they are not the only ones of it.
    let matrix: ContextMatrix
    var format = PictureFormat.png

    var text: String {
        let folders = [format.rawValue, Self.safe(laidOut.tree.component), Self.safe(laidOut.tree.state)]
        return (folders + [Self.safe(context)]).joined(separator: "/") + "." + format.rawValue
    }

    /// The mock-up in words, for readers that show a title: `Chip, selected, light-large-iphone-15`.
    var title: String { [laidOut.tree.component, laidOut.tree.state, context].joined(separator: ", ") }

    private var context: String {
        let metrics = laidOut.tree.metrics
        var name = "\(appearance.isDark ? "dark" : "light")\(appearance.isIncreasedContrast ? "+increased" : "")"
        name += "-\(metrics.typeSize.rawValue)-\(metrics.device.id)"
        if metrics.orientation == .landscape { name += "-landscape" }
        if metrics.direction == .rightToLeft, matrix.directions != [.rightToLeft] { name += "-rtl" }
        if matrix.locales.isEmpty ? metrics.locale != ContextMatrix.usualLocale : matrix.locales != [metrics.locale] {
            name += "-\(metrics.locale.replacing("/", with: "_"))"
        }
        return name
    }

    /// A component's name may hold slashes: they are its folders. What leads out of the folder is replaced.
    static func safe(_ name: String) -> String {
        let folders = name.split(separator: "/", omittingEmptySubsequences: true).map { part in
            let text = part.map { "\\:*?\"<>|".contains($0) || $0.isNewline || $0 == "\0" ? "_" : $0 }
            return text.allSatisfy { $0 == "." } ? "_" : String(text)
        }
        return folders.isEmpty ? "_" : folders.joined(separator: "/")
    }
}
