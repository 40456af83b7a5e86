package import Loading
import Platform
package import Project
import Source
import Values

/// The names that select contexts on the command line or in a call; nil for the contexts of the manifest.
package struct ContextNames: Sendable, Hashable {
    package var appearance: String?
    package var contrast: String?
    package var typeSize: String?
    package var device: String?
    package var orientation: String?
    package var direction: String?
    package var locale: String?

    package init() {}

    /// The chosen values, without the axes that have no name.
    ///
    /// - Parameter projects: the projects that know the devices.
    package func matrix(for projects: [LoadedProject]) throws(RunFailure) -> ContextMatrix {
        var matrix = ContextMatrix()
        if let appearance { matrix.isDark = [try Self.pick(appearance, ["light": false, "dark": true])] }
        if let contrast {
            matrix.isIncreasedContrast = [try Self.pick(contrast, ["standard": false, "increased": true])]
        }
        if let typeSize { matrix.typeSizes = try Self.typeSizes(typeSize) }
        if let device {
            let devices = projects.first?.facts.devices
            guard let match = devices?.device(id: device) else {
                throw .unknownDevice(device, nearest: Suggestion.shortlist(for: device, among: devices?.ids ?? []))
            }
            matrix.devices = [match]
        }
        if let orientation { matrix.orientations = [try Self.pick(orientation, Orientation.allCases)] }
        if let direction { matrix.directions = [try Self.pick(direction, LayoutDirection.allCases)] }
        if let locale { matrix.locales = [try Self.language(locale)] }
        return matrix
    }

    private static func language(_ name: String) throws(RunFailure) -> String {
        if LanguageCatalog.standard.isLocale(name) { return name }
        let hint = LanguageCatalog.standard.suggestion(for: name).map { "; did you mean “\($0)”?" } ?? ""
        throw .unknownChoice("unknown language “\(name)”\(hint)")
    }

    private static func typeSizes(_ name: String) throws(RunFailure) -> [TypeSize] {
        if name == "all" { return TypeSize.allCases }
        guard let size = TypeSize(name: name) else {
            let names = TypeSize.allCases.map(\.rawValue).joined(separator: ", ")
            let hint = Suggestion.hint(for: name, in: names).map { "; \($0)" } ?? "; the type sizes are \(names)"
            throw .unknownChoice("unknown type size “\(name)”\(hint)")
        }
        return [size]
    }

    private static func pick<Value: RawRepresentable<String>>(
        _ name: String, _ values: [Value]
    ) throws(RunFailure) -> Value {
        try pick(name, Dictionary(values.map { ($0.rawValue, $0) }) { first, _ in first })
    }

    private static func pick<Value>(_ name: String, _ values: [String: Value]) throws(RunFailure) -> Value {
        guard let value = values[name] else {
            throw .unknownChoice("“\(name)” is not one of \(values.keys.sorted().joined(separator: ", "))")
        }
        return value
    }
}
