import ArgumentParser
import Pipeline
import Platform
import Project
import Source
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
        var matrix = ContextMatrix()
        if let appearance { matrix.isDark = [try Self.pick(appearance, ["light": false, "dark": true])] }
        if let contrast {
            matrix.isIncreasedContrast = [try Self.pick(contrast, ["standard": false, "increased": true])]
        }
        if let typeSize { matrix.typeSizes = try Self.typeSizes(typeSize) }
        if let device {
            let devices = projects.first?.facts.devices
            guard let match = devices?.device(id: device) else {
                throw RunFailure.unknownDevice(
                    device, nearest: Suggestion.shortlist(for: device, among: devices?.ids ?? []))
            }
            matrix.devices = [match]
        }
        if let orientation { matrix.orientations = [try Self.pick(orientation, Orientation.allCases)] }
        if let direction { matrix.directions = [try Self.pick(direction, LayoutDirection.allCases)] }
        if let locale { matrix.locales = [try Self.language(locale)] }
        return matrix
    }

    private static func language(_ name: String) throws -> String {
        if LanguageCatalog.standard.isLocale(name) { return name }
        let hint = LanguageCatalog.standard.suggestion(for: name).map { "; did you mean “\($0)”?" } ?? ""
        throw ValidationError("unknown language “\(name)”\(hint)")
    }

    private static func typeSizes(_ name: String) throws -> [TypeSize] {
        if name == "all" { return TypeSize.allCases }
        guard let size = TypeSize(name: name) else {
            let names = TypeSize.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("unknown type size “\(name)”; the type sizes are \(names)")
        }
        return [size]
    }

    private static func pick<Value: RawRepresentable<String>>(_ name: String, _ values: [Value]) throws -> Value {
        try pick(name, Dictionary(values.map { ($0.rawValue, $0) }) { first, _ in first })
    }

    private static func pick<Value>(_ name: String, _ values: [String: Value]) throws -> Value {
        guard let value = values[name] else {
            throw ValidationError("“\(name)” is not one of \(values.keys.sorted().joined(separator: ", "))")
        }
        return value
    }
}
