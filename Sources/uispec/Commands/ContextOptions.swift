import ArgumentParser
import Loading
import Pipeline
import Project
import Values

/// Options that select contexts.
struct ContextOptions: ParsableArguments {
    @Option(
        help: "Appearance: light or dark. (default: as in the manifest)", completion: .list(["light", "dark"]))
    var appearance: String?
    @Option(
        help: "Contrast: standard or increased. (default: as in the manifest)",
        completion: .list(["standard", "increased"]))
    var contrast: String?
    @Option(
        name: .customLong("type-size"),
        help: "Type size: xSmall … xxxLarge, ax1 … ax5, or all. (default: as in the manifest)",
        completion: Completion.typeSizes)
    var typeSize: String?
    @Option(help: "Device, such as iphone-15. (default: as in the manifest)", completion: Completion.devices)
    var device: String?
    @Option(
        help: "Orientation: portrait or landscape. (default: as in the manifest)",
        completion: Completion.words(Orientation.self))
    var orientation: String?
    @Option(
        help: "Layout direction: ltr or rtl. (default: as in the manifest)",
        completion: Completion.words(LayoutDirection.self))
    var direction: String?
    @Option(help: "Language, such as ja. (default: as in the manifest)") var locale: String?

    /// Whether an option selects a context.
    var namesContexts: Bool {
        [appearance, contrast, typeSize, device, orientation, direction, locale].contains { $0 != nil }
    }

    /// The chosen values, without the axes that no option names.
    func matrix(for projects: [LoadedProject]) throws -> ContextMatrix {
        var names = ContextNames()
        (names.appearance, names.contrast, names.typeSize) = (appearance, contrast, typeSize)
        (names.device, names.orientation, names.direction) = (device, orientation, direction)
        names.locale = locale
        return try names.matrix(for: projects)
    }
}
